// Where tables are kept: the one door to it, for SQLite and for PostgreSQL. Everything is
// asynchronous; an answer comes from wherever the store was told to bring its answers.
//
// Several servers may share a store; each is a node of it, by a name of its own. Any of them
// appends to any table: the sequence of its rows decides. One of them keeps a table: lets time pass
// there and asks its bots. It keeps it until it lays the table to rest, or its stay ends.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "later/later.h"
#include "store/row.h"

namespace hastilude::store {

// The numbers are stored.
enum class Standing : std::uint8_t { playing = 0, over = 1, waiting = 2 };

// What can be known of a table without reading its rows.
struct Summary {
  Standing standing = Standing::playing;
  bool open = false;  // anybody may come
  std::string host;   // a person
  Time touched = 0;   // when something happened that everybody was told of

  friend bool operator==(const Summary&, const Summary&) = default;
};

// Rows to append together or not at all: of one table, one after the other, at least one. The table
// is awake from then on: see rest(); one that was interrupted stays so until it is claimed.
struct Batch {
  std::vector<Row> rows;
  Summary summary;     // of the table, once they are appended
  std::string node{};  // who appends, and keeps the table if nobody else does
  // Of a table that begins: how many its host may have then that are not over; nothing: any number.
  std::optional<std::int64_t> most_hosted{};
};

// What became of a batch.
// done: it is durable. conflict: nothing was stored, the table's rows end elsewhere than the batch
// supposed. busy: nothing was stored, another batch of this table is under way. full: nothing was
// stored, the host has as many tables as the batch allows, whoever counts at the same moment. If
// there was trouble, only reading the table again tells whether it is stored.
enum class Appended : std::uint8_t { done, conflict, busy, full };

// How a table lies that is in nobody's memory.
struct Rest {
  std::optional<Time> due{};         // when something happens there by itself
  std::vector<std::string> asked{};  // people who have to decide
  Summary summary{};
  std::string node{};  // who lays it to rest; nothing changes if another one keeps it

  friend bool operator==(const Rest&, const Rest&) = default;
};

// What is kept of a table: the rows asked for, and where all its rows must end.
struct Stored {
  std::vector<Row> rows;
  End end;

  friend bool operator==(const Stored&, const Stored&) = default;
};

// A node is there.
struct Stay {
  enum class Since : std::uint8_t { before, now };
  // now: it has just begun, or its stay had ended: it keeps nothing.
  Since since = Since::now;
  // There are tables whose keeper went away.
  bool interrupted = false;
  // What time it is for all who share the store; nothing: one has it for itself.
  std::optional<Time> clock{};

  friend bool operator==(const Stay&, const Stay&) = default;
};
// Who keeps a table from now on. interrupted: who asked, and whoever kept it before went away
// without a word.
enum class Claimed : std::uint8_t { ours, interrupted, others };

// How far a table has come, by the numbers of its last row and remark.
struct Reached {
  std::string table;
  std::int64_t row = 0;
  std::int64_t remark = 0;

  friend bool operator==(const Reached&, const Reached&) = default;
};

// A table in somebody's list.
struct Entry {
  std::string table;
  Standing standing = Standing::playing;
  Time touched = 0;
  bool asked = false;  // when it was laid to rest: whether this person had to decide

  friend bool operator==(const Entry&, const Entry&) = default;
};

struct Broken {
  std::string table;
  std::string what;

  friend bool operator==(const Broken&, const Broken&) = default;
};

// What nobody has touched since these times goes; nothing: it stays. Tables that wait and that a
// node of a shared store keeps stay too: somebody may be there.
struct Prune {
  std::optional<Time> guests{};    // who are at no table
  std::optional<Time> logins{};    // tokens that nobody has used
  std::optional<Time> waiting{};   // tables that have not begun
  std::optional<Time> talk{};      // remarks
  std::optional<Time> finished{};  // games that are over
};
struct Pruned {
  std::int64_t guests = 0;
  std::int64_t logins = 0;
  std::int64_t waiting = 0;
  std::int64_t talk = 0;
  std::int64_t finished = 0;

  friend bool operator==(const Pruned&, const Pruned&) = default;
};

// A person as the store knows him.
struct Person {
  std::string id;
  std::string name;
  Time since = 0;
  Time seen = 0;  // about when he last came

  friend bool operator==(const Person&, const Person&) = default;
};

// A token by which a browser is known to be somebody's; it is not kept itself, only its hash. A
// token that follows another one in the same browser has the same id.
struct Login {
  std::string id;
  std::string person;
  Hash token;
  Time since = 0;  // when the token was made
  Time seen = 0;   // about when it was last used; 0: never

  friend bool operator==(const Login&, const Login&) = default;
};

struct Known {
  Person person;
  Login login;

  friend bool operator==(const Known&, const Known&) = default;
};

// What a page shows when it comes to the socket, once, at whatever node; only its hash is kept.
struct Ticket {
  Hash ticket;
  std::string person;
  std::string login;
  Time token_since = 0;
  Time until = 0;

  friend bool operator==(const Ticket&, const Ticket&) = default;
};

// How long a token goes on that is followed by one in use: two pages of a browser may have asked
// for one at once, and either may be the one that it keeps.
inline constexpr Time login_overlap = 60'000;

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

// What went wrong, for the log, and how far it reaches.
// store: nothing may be kept or read for a while. asked: what was asked for is damaged and stays
// so, however often it is asked for; nothing is said of anything else.
struct Trouble {
  enum class Extent : std::uint8_t { store, asked };
  std::string what;
  Extent extent = Extent::store;
};
struct Kept {};

template <class Value>
using Outcome = Result<Value, Trouble>;
template <class Value>
using Then = later::Later<Value>;

// Used from one thread, to which the answers are brought too. Answers come in no particular order,
// but what was asked for after an answer came sees all that the answer told of.
class Store {
 public:
  virtual ~Store() = default;

  virtual void append(Batch batch, Then<Outcome<Appended>> then) = 0;
  // The rows of a table after this sequence number, in order; none if there is no such table.
  virtual void rows(std::string table, std::int64_t after, Then<Outcome<Stored>> then) = 0;
  // The tables of this standing, in the order of their names.
  virtual void tables(Standing standing, Then<Outcome<std::vector<std::string>>> then) = 0;

  // How far these tables have come; nothing of one that is not there.
  virtual void reached(std::vector<std::string> tables,
                       Then<Outcome<std::vector<Reached>>> then) = 0;

  // A node begins, or goes on, for so many milliseconds; then others may take over what it keeps.
  // Where nobody was there, tables that were awake or had something due were interrupted.
  virtual void stay(std::string node, Time length, Then<Outcome<Stay>> then) = 0;
  // A node goes, and keeps nothing any more. What it has not laid to rest is interrupted.
  virtual void part(std::string node, Then<Outcome<Kept>> then) = 0;
  // A node that stays wants to keep a table, which is awake from then on.
  virtual void claim(std::string table, std::string node, Then<Outcome<Claimed>> then) = 0;

  // A table leaves memory: all is well with it. If its rows do not end here any more, nothing
  // changes.
  virtual void rest(std::string table, End end, Rest rest, Then<Outcome<Kept>> then) = 0;
  // Tables at rest where something is due before this time, and interrupted ones, which come first;
  // at most so many.
  virtual void due(Time before, int most, Then<Outcome<std::vector<std::string>>> then) = 0;
  // Open tables that wait for players, touched since this time, the latest first.
  virtual void waiting(Time since, int most, Then<Outcome<std::vector<std::string>>> then) = 0;
  // How many tables this person is host of that are not over.
  virtual void hosted(std::string person, Then<Outcome<std::int64_t>> then) = 0;
  // Tables that wait or are played at which nothing has happened since this time.
  virtual void stale(Time since, int most, Then<Outcome<std::vector<std::string>>> then) = 0;

  // Its rows make no sense: it is left alone until it comes to rest again, or rows follow.
  virtual void set_aside(std::string table, std::string what, Then<Outcome<Kept>> then) = 0;
  virtual void broken(Then<Outcome<std::vector<Broken>>> then) = 0;

  virtual void prune(Prune prune, Then<Outcome<Pruned>> then) = 0;
  // Whether anything can be kept: something is, and is durable.
  virtual void probe(Time now, Then<Outcome<Kept>> then) = 0;

  // Names, talk and who was where are kept apart from the rows, and can be erased.

  // A new person, or a new name for one.
  virtual void keep_person(Person person, Then<Outcome<Kept>> then) = 0;
  // A new person in a browser.
  virtual void welcome(Person person, Login login, Then<Outcome<Kept>> then) = 0;
  // A new token, or that one was used: those of its login that were made before it end.
  virtual void keep_login(Login login, Then<Outcome<Kept>> then) = 0;
  virtual void known_by(Hash token, Then<Outcome<std::optional<Known>>> then) = 0;
  // This login of a person, or all of them.
  virtual void end_logins(std::string person, std::optional<std::string> login,
                          Then<Outcome<Kept>> then) = 0;
  // Those of these logins that have ended, in no particular order.
  virtual void ended_logins(std::vector<std::string> ids,
                            Then<Outcome<std::vector<std::string>>> then) = 0;
  // Those of these who are known, in no particular order.
  virtual void people(std::vector<std::string> ids, Then<Outcome<std::vector<Person>>> then) = 0;
  // Tickets end with the login that they are of.
  virtual void keep_ticket(Ticket ticket, Then<Outcome<Kept>> then) = 0;
  // It is gone then; nothing: there is none that still counts.
  virtual void take_ticket(Hash ticket, Time now, Then<Outcome<std::optional<Ticket>>> then) = 0;
  // Name, tokens, all that he said and where he was.
  virtual void erase_person(std::string id, Then<Outcome<Kept>> then) = 0;

  // This person may come to this table from now on.
  virtual void admit(std::string table, std::string person, Time now, Then<Outcome<Kept>> then) = 0;
  virtual void admitted(std::string table, Then<Outcome<std::vector<std::string>>> then) = 0;
  // The tables that a person was admitted to: where he has to decide, then those that are not over,
  // then the rest, each the latest first; at most so many.
  virtual void tables_of(std::string person, int most, Then<Outcome<std::vector<Entry>>> then) = 0;

  // The invitation to a table, which has one at most: this one, unless there was one before, which
  // then counts and is given. Two nodes may open the same table.
  virtual void invite(std::string table, std::string invitation,
                      Then<Outcome<std::string>> then) = 0;
  virtual void invitation_to(std::string table, Then<Outcome<std::optional<std::string>>> then) = 0;
  virtual void invited_to(std::string invitation,
                          Then<Outcome<std::optional<std::string>>> then) = 0;

  // A remark whose id is taken at its table, or that the person has said there lately by the same
  // wish, is not kept: a conflict.
  virtual void say(Remark remark, Then<Outcome<Appended>> then) = 0;
  // The latest remarks at a table, in order, at most so many.
  virtual void talk(std::string table, int most, Then<Outcome<std::vector<Remark>>> then) = 0;
};

// Among so many remarks of a table the same wish is said once.
inline constexpr int lately = 200;

// Brings an answer to where it is wanted: a loop, a queue.
using Bring = std::function<void(std::function<void()>)>;

}  // namespace hastilude::store
