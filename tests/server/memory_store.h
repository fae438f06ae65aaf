// A store that keeps everything in memory: for tests of what stands above it, and the measure that
// the conformance suite is tried on.
#pragma once

#include <map>
#include <set>

#include "server/store/store.h"

namespace hastilude::tests {

class MemoryStore final : public store::Store {
 public:
  // What can go wrong with an append: it is lost, or stored but nobody can say so.
  enum class Mishap : std::uint8_t { none, lost, unsaid };

  explicit MemoryStore(store::Bring bring) : bring_(std::move(bring)) {}

  // Asked before each append.
  std::function<Mishap()> mishap = [] { return Mishap::none; };
  // Those who waited for an answer are gone.
  void forget_under_way() { under_way_.clear(); }

  void append(store::Batch batch, store::Then<store::Appended> then) override;
  void rows(std::string table, std::int64_t after,
            store::Then<store::Outcome<std::vector<store::Row>>> then) override;
  void tables(store::Standing standing,
              store::Then<store::Outcome<std::vector<std::string>>> then) override;
  void keep_person(store::Person person, store::Then<store::Outcome<store::Kept>> then) override;
  void person(std::string id,
              store::Then<store::Outcome<std::optional<store::Person>>> then) override;
  void person_with(store::Hash token,
                   store::Then<store::Outcome<std::optional<store::Person>>> then) override;
  void erase_person(std::string id, store::Then<store::Outcome<store::Kept>> then) override;
  void admit(std::string table, std::string person, store::Time now,
             store::Then<store::Outcome<store::Kept>> then) override;
  void admitted(std::string table,
                store::Then<store::Outcome<std::vector<std::string>>> then) override;
  void tables_of(std::string person, int most,
                 store::Then<store::Outcome<std::vector<std::string>>> then) override;
  void invite(std::string table, std::string invitation,
              store::Then<store::Outcome<store::Kept>> then) override;
  void invitation_to(std::string table,
                     store::Then<store::Outcome<std::optional<std::string>>> then) override;
  void invited_to(std::string invitation,
                  store::Then<store::Outcome<std::optional<std::string>>> then) override;
  void say(store::Remark remark, store::Then<store::Outcome<store::Kept>> then) override;
  void talk(std::string table, int most,
            store::Then<store::Outcome<std::vector<store::Remark>>> then) override;

 private:
  struct Shelf {
    std::vector<store::Row> rows;
    store::End end;
    store::Standing standing = store::Standing::going_on;
  };

  store::Appended keep(const store::Batch& batch);
  template <class Value>
  void answer(store::Then<store::Outcome<Value>> then, Value value) {
    bring_([then = std::move(then), value = std::move(value)] { then(value); });
  }

  store::Bring bring_;
  std::map<std::string, Shelf> shelves_;
  std::map<std::string, store::Person> people_;
  std::map<std::string, std::map<std::string, store::Time>> admitted_;  // by person, by table
  std::map<std::string, std::map<std::int64_t, store::Remark>> talk_;
  std::map<std::string, std::string> invitations_;  // by table
  std::set<std::string> under_way_;
};

}  // namespace hastilude::tests
