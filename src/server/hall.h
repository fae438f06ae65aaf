// All tables of a server: those in memory, those that wait in the store, and the lists of them. A
// table comes to memory when somebody asks for it or something is due at it, and leaves it again.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "server/marshal.h"
#include "server/settings.h"

namespace hastilude::server {

class Hall {
 public:
  // Nothing: there is no such table. The pointer is good until the function returns.
  using Found = Later<Marshal*>;
  struct Opened {
    std::string table;
    std::string invitation;  // empty: anybody may come
  };
  // Or why not: too_many_tables, try_again.
  using Opening = Later<Result<Opened, std::string_view>>;
  using Named = Later<std::optional<std::string>>;
  struct Order {
    tables::Settings settings;
    tables::Places places;
    std::string address;  // of who orders
    // How many tables the host may have with it; nothing: any number.
    std::optional<std::int64_t> most_hosted{};
  };

  Hall(Means& means, const Settings& settings);
  ~Hall();

  // After the server was away: tables where something was under way are taken up, one after the
  // other, beside whatever else happens from now on.
  void restore(Later<> then);
  // The server goes: all tables are laid to rest, and other nodes may keep them.
  void part(Later<> then);

  void find(const std::string& table, Found found);
  // The same, for a person: a table that he may not come to is not there.
  void visit(const std::string& table, const std::string& person, Found found);
  // The table, if it is in memory.
  Marshal* here(const std::string& table) const;
  // Whether its rows make no sense, or cannot be read.
  bool is_broken(const std::string& table) const { return broken_.contains(table); }

  void open(Order order, Opening opening);
  // The table that an invitation leads to; who shows it may come from now on.
  void accept(const std::string& invitation, const std::string& person, Named then);

  // Open tables that wait for somebody, then those that can be watched; few of one host, and not
  // many from one address.
  std::vector<Marshal*> lobby() const;
  // Some of the tables of a person at a time: what needs him first. From part 0.
  void mine(const std::string& person, int part, Later<std::vector<Marshal*>> then);
  // The broken tables of a person.
  std::vector<std::string> broken_of(const std::string& person) const;
  // Tables that wait and were not touched since this time are about to go, but for those at which
  // somebody is.
  void forget_waiting(std::optional<Time> before);
  // Games of one person against bots that he has not touched since this time are over.
  void close_solo(Time before);

  // Told what other nodes say of people.
  void on_people(Later<news::News> people) { people_ = std::move(people); }

  bool idle() const;
  std::size_t size() const { return marshals_.size(); }
  std::size_t broken() const { return broken_.size(); }

 private:
  struct Arrival;
  // A table that is set aside.
  struct Broken {
    std::string what;
    std::vector<std::string> people{};
  };
  using Names = std::shared_ptr<std::vector<std::string>>;

  void load(const std::string& table);
  void take_in(std::shared_ptr<Arrival> arrival);
  void not_loaded(const std::string& table, const store::Trouble& trouble);
  void learn_people(std::shared_ptr<Arrival> arrival, std::vector<std::string> people);
  void learn_company(std::shared_ptr<Arrival> arrival);
  void arrive(std::shared_ptr<Arrival> arrival);
  void tell_waiting(const std::string& table);
  void store_recovered();
  void set_aside(const std::string& table, const std::string& what);

  void look_at_broken();
  // This node's stay has begun: it keeps nothing yet, or any more.
  void begun();
  // Open tables that wait come to memory, for the list of them.
  void offer();
  void hear(const news::News& news);
  void hear_open(const std::string& table);
  // From time to time, where several nodes share the store: how far the tables here have come, and
  // who is at them.
  void look_around();
  void look_again(const std::vector<store::Reached>& reached);
  void visit_anew(const std::string& table, const std::string& person, Found found);
  // From time to time: tables where something is due soon.
  void wake();
  // Finds these tables one after the other, from the last, so that whoever asks for something
  // meanwhile is not kept waiting.
  void find_each(Names left, Found each, Later<> then);
  // From time to time: tables that nobody needs any more.
  void clean();
  void lay_to_rest(const Marshal& marshal);
  bool is_offered(const Marshal& marshal) const;

  void open_as(const std::string& table, const Order& order, Opening opening);
  void make_invitation(const std::string& table, const Order& order, Opening opening);
  void fail(const std::string& table, std::string_view code, const Opening& opening);
  void lay_out(const std::string& table, const Order& order, Opening opening);
  void opened(const std::string& table, const store::Outcome<store::Appended>& appended,
              const Opening& opening);
  void rematch(const std::string& old);
  void gather(const std::string& person, Names tables, Later<std::vector<Marshal*>> then);

  Means& means_;
  const Settings& settings_;
  std::map<std::string, std::unique_ptr<Marshal>> marshals_;
  std::map<std::string, std::unique_ptr<Marshal>> opening_;
  std::map<std::string, std::vector<Found>> loading_;
  std::vector<std::unique_ptr<Marshal>> retired_;
  std::map<std::string, Broken> broken_;
  Later<news::News> people_;
  TimerId cleaning_ = 0;
  TimerId waking_ = 0;
  Timer looking_;
  bool first_ = true;  // its stay has not begun before
  bool wakes_ = false;
  int looks_ = 0;
  const Lifetime life_;
};

}  // namespace hastilude::server
