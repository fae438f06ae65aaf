// A table and its rows in the store. Wishes are put to the table one after the other; what one
// comes to is stored, then taken in, and only then is anyone told.
#pragma once

#include <deque>
#include <functional>
#include <optional>
#include <span>
#include <string>

#include "server/loop.h"
#include "server/store/store.h"
#include "table/table.h"

namespace hastilude::server {

// What a wish came to; nothing: the table cannot take it now.
using Answered = Later<std::optional<tables::Answer>>;

// Draws a chance move that is due in a game.
using Draw = std::function<AnyMove(const GameApi&, const AnyState&)>;

class Ledger {
 public:
  // `changed` is called when rows were taken in, before the wish that made them is answered.
  Ledger(std::string id, Loop& loop, store::Store& store, Draw chance, Task changed);
  Ledger(const Ledger&) = delete;
  Ledger& operator=(const Ledger&) = delete;

  const std::string& id() const { return id_; }
  const tables::Table& table() const { return table_; }
  // Nothing is under way and nobody waits.
  bool idle() const { return !busy_ && queue_.empty(); }
  // Time as the table knows it: it does not go back while the server runs. What was stored by an
  // earlier run may be dated later; an outage lets time begin anew.
  Time now() const { return loop_.now(); }

  // Takes in rows from the store; what is wrong with them, if anything is.
  std::optional<std::string> take_in(std::span<const store::Row> rows);
  // Stores the first rows of a new table. If others were first, theirs count.
  void open(const tables::Decision& decision, store::Then<store::Appended> then);
  void put(tables::Wish wish, Answered answered);
  // Who is here; that is not stored.
  void tell_here(SeatSet here) { table_.tell_here(here, now()); }

 private:
  struct Waiting {
    tables::Wish wish;
    Answered answered;
  };

  void go_on();
  void store_rows(const tables::Decision& decision);
  void take_in(const tables::Decision& decision, const store::Batch& batch);
  void stored(const tables::Decision& decision, const store::Batch& batch);
  void read_again();
  void answer_first(const std::optional<tables::Answer>& answer);
  store::Batch batch_of(const std::vector<tables::Row>& rows) const;

  const std::string id_;
  Loop& loop_;
  store::Store& store_;
  const Draw chance_;
  const Task changed_;
  tables::Table table_;
  store::End end_;
  std::deque<Waiting> queue_;
  bool busy_ = false;    // rows are being stored or read
  bool broken_ = false;  // the rows in the store make no sense
  const Lifetime life_;
};

}  // namespace hastilude::server
