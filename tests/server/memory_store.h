// A store that keeps everything in memory: for tests of what stands above it, and the measure that
// the conformance suite is tried on.
#pragma once

#include <algorithm>
#include <map>
#include <set>

#include "store/store.h"
#include "store/tickets.h"

namespace hastilude::tests {

// What is kept; several stores may be doors to it, one for each node.
struct MemoryShelves {
  struct Shelf {
    std::vector<store::Row> rows;
    store::End end;
    store::Summary summary;
    std::optional<store::Time> due = 0;  // 0: awake, 1: interrupted
    std::string keeper;
    std::vector<std::string> asked;
    std::string wrong;
  };

  std::map<std::string, Shelf> tables;
  std::map<std::string, store::Person> people;
  std::vector<store::Login> logins;
  store::Tickets tickets;
  std::map<std::string, std::map<std::string, store::Time>> admitted;  // by person, by table
  std::map<std::string, std::map<std::int64_t, store::Remark>> talk;
  std::map<std::string, std::string> invitations;  // by table
  std::map<std::string, store::Time> nodes;        // until when they stay
  // What time it is for those who share it; none: one node at a time, which stays until another one
  // begins.
  std::function<store::Time()> clock;
};

class MemoryStore final : public store::Store {
 public:
  // What can go wrong with them: it is lost, or stored but nobody can say so.
  enum class Mishap : std::uint8_t { none, lost, unsaid };

  explicit MemoryStore(store::Bring bring,
                       std::shared_ptr<MemoryShelves> shelves = std::make_shared<MemoryShelves>())
      : bring_(std::move(bring)), kept_(std::move(shelves)) {}

  // The disk is full: nothing is kept until this is empty again.
  std::string full;
  // The disk is away: nothing is kept or read.
  std::string away;
  // So many are still read.
  int reads_left = 0;
  // Tables whose part of the disk is damaged: they can neither be read nor added to.
  std::set<std::string> damaged;
  // So is what tells which tables were interrupted.
  bool stays_damaged = false;
  // What is stored of a table, for tests that damage it.
  std::vector<store::Row>& rows_of(const std::string& table) { return kept_->tables[table].rows; }
  store::End& end_of(const std::string& table) { return kept_->tables[table].end; }
  // What was noted to be wrong with it; empty: nothing.
  const std::string& wrong_with(const std::string& table) { return kept_->tables[table].wrong; }
  // Nobody has noted that anything is wrong with it, or that it is over.
  void heal(const std::string& table) {
    kept_->tables[table].wrong.clear();
    kept_->tables[table].summary.standing = store::Standing::playing;
  }
  // Appends that did not follow.
  long conflicts = 0;
  // Asked before each append, each remark and each claim.
  std::function<Mishap()> mishap = [] { return Mishap::none; };
  // Those who waited for an answer are gone.
  void forget_under_way() { under_way_.clear(); }

  void append(store::Batch batch, store::Then<store::Outcome<store::Appended>> then) override;
  void rows(std::string table, std::int64_t after,
            store::Then<store::Outcome<store::Stored>> then) override;
  void tables(store::Standing standing,
              store::Then<store::Outcome<std::vector<std::string>>> then) override;
  void reached(std::vector<std::string> tables,
               store::Then<store::Outcome<std::vector<store::Reached>>> then) override;
  void stay(std::string node, store::Time length,
            store::Then<store::Outcome<store::Stay>> then) override;
  void part(std::string node, store::Then<store::Outcome<store::Kept>> then) override;
  void claim(std::string table, std::string node,
             store::Then<store::Outcome<store::Claimed>> then) override;
  void rest(std::string table, store::End end, store::Rest rest,
            store::Then<store::Outcome<store::Kept>> then) override;
  void due(store::Time before, int most,
           store::Then<store::Outcome<std::vector<std::string>>> then) override;
  void waiting(store::Time since, int most,
               store::Then<store::Outcome<std::vector<std::string>>> then) override;
  void hosted(std::string person, store::Then<store::Outcome<std::int64_t>> then) override;
  void stale(store::Time since, int most,
             store::Then<store::Outcome<std::vector<std::string>>> then) override;
  void set_aside(std::string table, std::string what,
                 store::Then<store::Outcome<store::Kept>> then) override;
  void broken(store::Then<store::Outcome<std::vector<store::Broken>>> then) override;
  void prune(store::Prune prune, store::Then<store::Outcome<store::Pruned>> then) override;
  void probe(store::Time now, store::Then<store::Outcome<store::Kept>> then) override;
  void keep_person(store::Person person, store::Then<store::Outcome<store::Kept>> then) override;
  void people(std::vector<std::string> ids,
              store::Then<store::Outcome<std::vector<store::Person>>> then) override;
  void welcome(store::Person person, store::Login login,
               store::Then<store::Outcome<store::Kept>> then) override;
  void keep_login(store::Login login, store::Then<store::Outcome<store::Kept>> then) override;
  void known_by(store::Hash token,
                store::Then<store::Outcome<std::optional<store::Known>>> then) override;
  void end_logins(std::string person, std::optional<std::string> login,
                  store::Then<store::Outcome<store::Kept>> then) override;
  void ended_logins(std::vector<std::string> ids,
                    store::Then<store::Outcome<std::vector<std::string>>> then) override;
  void keep_ticket(store::Ticket ticket, store::Then<store::Outcome<store::Kept>> then) override;
  void take_ticket(store::Hash ticket, store::Time now,
                   store::Then<store::Outcome<std::optional<store::Ticket>>> then) override;
  void erase_person(std::string id, store::Then<store::Outcome<store::Kept>> then) override;
  void admit(std::string table, std::string person, store::Time now,
             store::Then<store::Outcome<store::Kept>> then) override;
  void admitted(std::string table,
                store::Then<store::Outcome<std::vector<std::string>>> then) override;
  void tables_of(std::string person, int most,
                 store::Then<store::Outcome<std::vector<store::Entry>>> then) override;
  void invite(std::string table, std::string invitation,
              store::Then<store::Outcome<std::string>> then) override;
  void invitation_to(std::string table,
                     store::Then<store::Outcome<std::optional<std::string>>> then) override;
  void invited_to(std::string invitation,
                  store::Then<store::Outcome<std::optional<std::string>>> then) override;
  void say(store::Remark remark, store::Then<store::Outcome<store::Appended>> then) override;
  void talk(std::string table, int most,
            store::Then<store::Outcome<std::vector<store::Remark>>> then) override;

 private:
  using Shelf = MemoryShelves::Shelf;

  store::Appended keep(const store::Batch& batch);
  std::int64_t count_hosted(const std::string& person) const;
  // Tables are interrupted of whose keepers this holds.
  template <class Holds>
  void interrupt(Holds holds);
  void keep(store::Person person);
  void keep(const store::Login& login);
  // Those of the tables for which this holds, in the order of a key, at most so many.
  template <class Holds, class Key>
  std::vector<std::string> select(Holds holds, Key key, int most) const;
  template <class Value>
  bool refused(const store::Then<store::Outcome<Value>>& then) {
    const std::string& what = away.empty() ? full : away;
    if (what.empty()) return false;
    bring_([then, what] { then(store::Trouble{what}); });
    return true;
  }
  template <class Value>
  bool is_damaged(const std::string& table, const store::Then<store::Outcome<Value>>& then) {
    if (!damaged.contains(table)) return false;
    bring_([then] { then(store::Trouble{"malformed", store::Trouble::Extent::asked}); });
    return true;
  }
  template <class Value>
  void answer(store::Then<store::Outcome<Value>> then, Value value) {
    if (!away.empty() && --reads_left < 0)
      return bring_([then = std::move(then), what = away] { then(store::Trouble{what}); });
    bring_([then = std::move(then), value = std::move(value)] { then(value); });
  }

  store::Bring bring_;
  const std::shared_ptr<MemoryShelves> kept_;
  std::set<std::string> under_way_;
};

}  // namespace hastilude::tests
