// How a game begins: seats are taken, the deal is sealed, the first cards are drawn.
#pragma once

#include <optional>
#include <vector>

#include "table/play.h"
#include "table/sealing.h"
#include "table/seating.h"
#include "table/wish.h"

namespace hastilude::tables {

// Hands each chance move the seed that is due to it, by its number.
class Drawing {
 public:
  Drawing(Draw draw, const std::optional<fair::Key>& key, int chances)
      : draw_(draw), key_(key), number_(chances) {}

  AnyMove operator()(const GameApi& game, const AnyState& state) {
    ++number_;
    return draw_(game, state, key_ ? std::optional(key_->seed(number_)) : std::nullopt);
  }
  // A chance move that is not drawn has a number too.
  void skip() { ++number_; }

 private:
  Draw draw_;
  const std::optional<fair::Key>& key_;
  int number_;
};

// The lines up to the first decision.
Outcome beginning(const Settings& settings, Drawing drawing);

// The rows of a game that has begun so, behind those that are there.
void begin(Decision& decision, Time now, const Outcome& outcome);

// All seats are taken: the deal is sealed. The game begins at once where nobody has to be asked.
void seal_or_begin(Decision& decision, Time now, const Settings& settings, const Seating& seating,
                   Draw chance, const std::optional<Seal>& seal);

struct NewPlace {
  Seat seat;
  Place place;
};

// The rows of people and bots who change seats, and what follows when the last one is taken.
Decision seat_them(Seating seating, const std::vector<NewPlace>& changes, Row first,
                   FunctionRef<void(Decision&, const Seating&)> all_seated);

}  // namespace hastilude::tables
