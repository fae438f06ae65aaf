// People at a table, without a server: wishes are decided, rows applied, time passes.
#pragma once

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/random.h"
#include "table/table.h"

namespace hastilude::tests {

class Club {
 public:
  Club(const tables::Settings& settings, const tables::Places& places, std::uint64_t seed,
       const std::optional<fair::Bytes32>& secret = {})
      : random_(seed), secret_(secret) {
    const auto secret_of_club = [this] { return *secret_; };
    add(tables::Table::open(settings, places, now_, chance(), seal(secret_of_club)));
  }

  const tables::Table& table() const { return table_; }
  const std::vector<tables::Row>& rows() const { return rows_; }
  tables::Time time() const { return now_; }
  Random& random() { return random_; }

  tables::Answer wish(const std::string& person, const std::string& id, auto what) {
    return carry_out({person, id, std::move(what)});
  }
  // A decision of a seat, in answer to all that it was told.
  tables::Answer act(Seat seat, const std::string& move) {
    const std::string person = table_.places()[seat.index].person;
    const int number = table_.number(Observer::of(seat));
    return wish(person, "id" + std::to_string(++ids_), tables::Act{number, move});
  }
  // Time passes, and what is due happens.
  void wait(tables::Time time) {
    const tables::Time end = now_ + time;
    while (table_.next_tick() && *table_.next_tick() <= end) {
      now_ = std::max(now_, *table_.next_tick());
      carry_out({"", "", tables::Tick{}});
    }
    now_ = end;
  }

  // Who is here from now on.
  void here(SeatSet seats) { table_.tell_here(seats, now_); }

  tables::Now now(Seat seat) const { return table_.now({"", Observer::of(seat)}, now_); }
  tables::Now now() const { return table_.now({"", Observer::spectator()}, now_); }

 private:
  // Draws chance moves from this club's random numbers.
  struct Draw {
    Random& random;
    AnyMove operator()(const GameApi& game, const AnyState& state,
                       std::optional<std::uint64_t> sealed) const {
      if (!sealed) return game.sample(state, random);
      Random own(*sealed);
      return game.sample(state, own);
    }
  };
  Draw chance() { return {random_}; }
  // Deals are sealed where there is a secret for it.
  std::optional<tables::Seal> seal(FunctionRef<fair::Bytes32()> secret) const {
    if (!secret_) return {};
    return tables::Seal{"club", secret};
  }
  static const tables::Roster& roster() {
    static const tables::Roster all{{{"engarde", {"random", "page"}, "page"},
                                     {"ivanhoe", {"random", "page"}, "page"},
                                     {"castles", {"random"}, "random"}}};
    return all;
  }

  tables::Answer carry_out(const tables::Wish& wish) {
    const auto secret_of_club = [this] { return *secret_; };
    const tables::Decision decision =
        table_.decide(wish, now_, {chance(), roster(), seal(secret_of_club)});
    add(decision);
    return decision.answer;
  }
  void add(const tables::Decision& decision) {
    const std::optional<Complaint> wrong = table_.apply(decision);
    EXPECT_FALSE(wrong) << wrong->what.view();
    for (const tables::Row& row : decision.rows) rows_.push_back(row);
  }
  Random random_;
  std::optional<fair::Bytes32> secret_;
  tables::Time now_ = 1'000'000;
  tables::Table table_;
  std::vector<tables::Row> rows_;
  int ids_ = 0;
};

// Four friends, one a seat.
inline tables::Places people(int players) {
  tables::Places places;
  for (int seat = 0; seat < players; ++seat)
    places[static_cast<std::size_t>(seat)].person = "p" + std::to_string(seat + 1);
  return places;
}

}  // namespace hastilude::tests
