// All tables of a server: those in memory, those that wait in the store, and the lists of them.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "server/marshal.h"

namespace hastilude::server {

class Hall {
 public:
  // Nothing: there is no such table. The pointer is good until the function returns.
  using Found = Later<Marshal*>;
  struct Opened {
    std::string table;
    std::string invitation;  // empty: anybody may come
  };
  using Opening = Later<std::optional<Opened>>;
  using Named = Later<std::optional<std::string>>;

  explicit Hall(Means& means);
  ~Hall();

  // Takes up every table whose game is not over, after the server was away.
  void restore(Later<> then);

  void find(const std::string& table, Found found);
  // The table, if it is in memory.
  Marshal* here(const std::string& table) const;
  // The same, for a person: a table that he may not come to is not there.
  void visit(const std::string& table, const std::string& person, Found found);
  void open(const tables::Settings& settings, const tables::Places& places, Opening opening);
  // Goes on with the same people and bots at a table that is over; its number is told on the old
  // one.
  void rematch(Marshal& marshal, SocketId socket, const std::string& person,
               const wire::Wished& wished);
  // The table that an invitation leads to; who shows it may come from now on.
  void accept(const std::string& invitation, const std::string& person, Named then);

  // Open tables that wait for somebody, then those that can be watched.
  std::vector<Marshal*> lobby() const;
  void mine(const std::string& person, Later<std::vector<Marshal*>> then);
  // Tables of this marshal that are not over.
  int hosted_by(const std::string& person) const;

  bool idle() const;
  std::size_t size() const { return marshals_.size(); }

 private:
  struct Arrival;
  struct Search;

  void load(const std::string& table);
  void learn_people(std::shared_ptr<Arrival> arrival, std::vector<std::string> people);
  void learn_company(std::shared_ptr<Arrival> arrival);
  void arrive(const std::string& table, std::unique_ptr<Marshal> marshal);
  void restore_next(std::shared_ptr<std::vector<std::string>> left, Later<> then);
  void invite(const std::string& table, Named then);
  void open_as(const std::string& table, const tables::Settings& settings,
               const tables::Places& places, Opening opening);
  void lay_out(const std::string& table, const tables::Decision& rows, Opening opening);
  void opened(const std::string& table, store::Appended appended, const Opening& opening);
  void go_on(std::shared_ptr<Search> search);
  void rematch(const std::string& old);
  void forget_old();

  Means& means_;
  std::map<std::string, std::unique_ptr<Marshal>> marshals_;
  std::map<std::string, std::unique_ptr<Marshal>> opening_;
  std::map<std::string, std::vector<Found>> loading_;
  std::vector<std::unique_ptr<Marshal>> retired_;
  TimerId cleaning_ = 0;
  const Lifetime life_;
};

}  // namespace hastilude::server
