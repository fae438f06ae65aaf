// Where tables are kept: the one door to it, for SQLite now and other databases later. Everything
// is asynchronous; an answer comes from wherever the store was told to bring its answers.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "server/later.h"
#include "server/store/row.h"

namespace hastilude::store {

enum class Standing : std::uint8_t { going_on, over };

// Rows to append together or not at all: of one table, one after the other, at least one.
struct Batch {
  std::vector<Row> rows;
  Standing standing = Standing::going_on;  // of the table, once they are appended
};

// What became of a batch.
// done: it is durable. conflict: nothing was stored, the table's rows end elsewhere than the batch
// supposed. busy: nothing was stored, another batch of this table is under way. unknown: something
// went wrong; only reading the table again tells whether it is stored.
enum class Appended : std::uint8_t { done, conflict, busy, unknown };

// A person as the store knows him. The token itself is not kept, only its hash.
struct Person {
  std::string id;
  Hash token;
  std::string name;
  Time since = 0;

  friend bool operator==(const Person&, const Person&) = default;
};

// A line of the talk at a table.
struct Remark {
  std::string table;
  std::int64_t id = 0;  // unique at its table
  Time time = 0;
  std::string person;
  std::optional<int> seat;  // nothing: a spectator's
  std::string wish;         // the id that the person gave it
  std::string text;

  friend bool operator==(const Remark&, const Remark&) = default;
};

// What went wrong, for the log.
struct Trouble {
  std::string what;
};
struct Kept {};

template <class Value>
using Outcome = Result<Value, Trouble>;
template <class Value>
using Then = Later<Value>;

// Used from one thread, to which the answers are brought too. Answers come in no particular order,
// but what was asked for after an answer came sees all that the answer told of.
class Store {
 public:
  virtual ~Store() = default;

  virtual void append(Batch batch, Then<Appended> then) = 0;
  // The rows of a table after this sequence number, in order; none if there is no such table.
  virtual void rows(std::string table, std::int64_t after,
                    Then<Outcome<std::vector<Row>>> then) = 0;
  // The tables of this standing, in the order of their names.
  virtual void tables(Standing standing, Then<Outcome<std::vector<std::string>>> then) = 0;

  // Names, talk and who was where are kept apart from the rows, and can be erased.

  // A new person, or a new name or token for one.
  virtual void keep_person(Person person, Then<Outcome<Kept>> then) = 0;
  virtual void person(std::string id, Then<Outcome<std::optional<Person>>> then) = 0;
  virtual void person_with(Hash token, Then<Outcome<std::optional<Person>>> then) = 0;
  // Name, token, all that he said and where he was.
  virtual void erase_person(std::string id, Then<Outcome<Kept>> then) = 0;

  // This person may come to this table from now on.
  virtual void admit(std::string table, std::string person, Time now, Then<Outcome<Kept>> then) = 0;
  virtual void admitted(std::string table, Then<Outcome<std::vector<std::string>>> then) = 0;
  // The tables that a person was admitted to, the latest first, at most so many.
  virtual void tables_of(std::string person, int most,
                         Then<Outcome<std::vector<std::string>>> then) = 0;

  // The invitation to a table, which has one at most.
  virtual void invite(std::string table, std::string invitation, Then<Outcome<Kept>> then) = 0;
  virtual void invitation_to(std::string table, Then<Outcome<std::optional<std::string>>> then) = 0;
  virtual void invited_to(std::string invitation,
                          Then<Outcome<std::optional<std::string>>> then) = 0;

  // A remark whose id is taken at its table is not kept, and that is trouble.
  virtual void say(Remark remark, Then<Outcome<Kept>> then) = 0;
  // The latest remarks at a table, in order, at most so many.
  virtual void talk(std::string table, int most, Then<Outcome<std::vector<Remark>>> then) = 0;
};

// Brings an answer to where it is wanted: a loop, a queue.
using Bring = std::function<void(std::function<void()>)>;

}  // namespace hastilude::store
