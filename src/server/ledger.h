// A table and its rows in the store. Wishes are put to the table one after the other; what one
// comes to is stored, then taken in, and only then is anyone told.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "server/health.h"
#include "server/loop.h"
#include "server/node.h"
#include "store/store.h"
#include "table/table.h"

namespace hastilude::server {

// What a wish came to; nothing: the table cannot take it now.
using Answered = Later<std::optional<tables::Answer>>;

// Draws a chance move that is due in a game, from this seed where the deal was sealed.
using Draw =
    std::function<AnyMove(const GameApi&, const AnyState&, std::optional<std::uint64_t> sealed)>;
// What deals are sealed with, each time another; none: they are not.
using Secrets = std::function<fair::Bytes32()>;

// Where the cards and the bots' random numbers come from.
struct Chance {
  Draw draw;
  std::function<std::uint64_t()> seeds;  // of bots
  Secrets secrets{};
};

// What is wrong with a table where the store itself meets damage.
std::string damage_text(const store::Trouble& trouble);

class Ledger {
 public:
  // `changed` is called when rows were taken in, before the wish that made them is answered, and
  // when the table turned out to be broken; `waits_anew` when nothing could be stored for a while,
  // so that whoever is waited for has all their time again.
  Ledger(std::string id, Loop& loop, store::Store& store, Health& health, Node& node, Chance chance,
         Task changed, Task waits_anew);
  Ledger(const Ledger&) = delete;
  Ledger& operator=(const Ledger&) = delete;

  const std::string& id() const { return id_; }
  const tables::Table& table() const { return table_; }
  // Nothing is under way and nobody waits.
  bool idle() const { return !busy_ && queue_.empty() && !outage_; }
  // What is wrong with the rows in the store; empty: nothing.
  const std::string& wrong() const { return wrong_; }
  // Time as the table knows it: it does not go back. The clocks of nodes differ a little; what is
  // dated much later was stored before somebody set the clock back, and an outage lets time begin
  // anew.
  Time now() const { return ahead() ? loop_.now() : std::max(loop_.now(), mark_.latest); }
  bool ahead() const { return mark_.latest > loop_.now() + (node_.shares() ? most_apart : 0); }
  // Whether nothing could be stored for a while since its last row. Who shares the store is told
  // of that by its stay.
  bool missed_outage() const { return !node_.shares() && mark_.latest < health_.works_since(); }
  const store::End& end() const { return mark_.end; }
  const store::Summary& summary() const { return mark_.summary; }

  // Takes in what the store has after the rows that are here; what is wrong with it, if anything
  // is.
  std::optional<std::string> take_in(const store::Stored& stored);
  // The same in parts: rows that follow, and at last whether all are here.
  std::optional<std::string> take_in(std::span<const store::Row> rows);
  std::optional<std::string> ends_otherwise(const store::End& stored) const;
  // The rows of a new table here.
  tables::Decision first_rows(const tables::Settings& settings, const tables::Places& places) const;
  // Stores the first rows of a new table, unless its host has as many already. If others were
  // first, theirs count.
  void open(const tables::Settings& settings, tables::Decision decision,
            std::optional<std::int64_t> most_hosted,
            store::Then<store::Outcome<store::Appended>> then);
  void put(tables::Wish wish, Answered answered);
  // Nobody was there, or nothing could be stored: before anything else, time begins anew.
  void note_outage();
  // Nothing is decided until it is released: it is being found out whether there was an outage.
  void hold() { ++held_; }
  void release();
  // What is stored of it turned out to be damaged.
  void set_aside(const store::Trouble& trouble);
  // The store has rows up to this number, as another node says.
  void hear(std::int64_t last);
  // Once all that the store has by now is here; or nothing can be read.
  void catch_up(Later<> then);
  // Whatever is to be done here now: the store works again.
  void go_on();
  // Who is here; that is not stored.
  void tell_here(SeatSet here) { table_.tell_here(here, now()); }

 private:
  struct Waiting {
    tables::Wish wish;
    Answered answered;
  };
  static constexpr Time most_apart = 2000;

  // Whether reading must explain why rows could not be appended.
  enum class Reading : std::uint8_t { after_trouble, after_conflict, of_news };

  // What is known of the rows up to one of them.
  struct Mark {
    store::End end;
    store::Summary summary;
    Time latest = 0;  // the time of that row
  };
  // Rows for the store, and what is known once they are there.
  struct Written {
    store::Batch batch;
    Mark after;
  };

  // What is being stored.
  struct UnderWay {
    tables::Decision decision;
    Mark after;
  };

  std::optional<tables::Seal> seal() const;
  void begin_anew();
  bool is_old_news(const tables::Decision& decision) const;
  void store_rows(tables::Decision decision);
  void append(tables::Decision decision, Written written,
              store::Then<store::Outcome<store::Appended>> then);
  tables::Answer take_in_decided();
  void stored();
  void wait_or_break(const store::Trouble& trouble);
  void wait();
  void read_again(Reading why);
  void caught_up();
  void take_again(Reading why, const store::Stored& stored);
  void break_off(const std::string& what);
  void answer_first(const std::optional<tables::Answer>& answer);
  Written write(const std::vector<tables::Row>& rows, const store::Summary& before) const;

  const std::string id_;
  Loop& loop_;
  store::Store& store_;
  Health& health_;
  Node& node_;
  const Chance chance_;
  const Task changed_;
  const Task waits_anew_;
  tables::Table table_;
  Mark mark_;  // of the last row
  std::deque<Waiting> queue_;
  bool busy_ = false;  // rows are being stored or read, or cannot be
  int held_ = 0;
  bool outage_ = false;          // is to be written
  bool looked_ = false;          // for the first wish, whether another node was there before
  std::int64_t heard_ = 0;       // rows that there are
  std::vector<Later<>> behind_;  // who wait until all that there is was read
  Time works_since_;             // the store, as far as it is known here
  std::unique_ptr<UnderWay> under_way_;  // a match is large: no longer than it is needed
  std::string wrong_;
  const Lifetime life_;
};

}  // namespace hastilude::server
