// The Castles: armies that are worth a thought.
#pragma once

#include <limits>

#include "bots/castles/sight.h"

namespace hastilude::bots::castles {

using namespace hastilude::castles;

struct Plan {
  Move move;
  double value;
};

// The army of this size whose absence hurts least, and what the hand is worth after it, with the
// old garrison.
inline Plan cheapest_army(const Sight& sight, const Armies& armies, std::size_t castle, int size,
                          const Groups& gained) {
  Plan best{onslaught(sight.seat, static_cast<int>(castle)),
            -std::numeric_limits<double>::infinity()};
  for (std::size_t group = 0; group < groups; ++group) {
    if (armies.largest(group) < size) continue;
    const Army& army = armies.of_size(group, size);
    Groups then = army.left;
    then += gained;
    const double gain = sight.gain(then);
    if (gain <= best.value) continue;
    best.value = gain;
    best.move.cards = army.cards;
  }
  return best;
}

// Calls `visit(plan, size)` for the cheapest army of each size that can take a castle.
template <class Visitor>
inline void for_each_plan(const Sight& sight, const Armies& armies, std::size_t castle,
                          Visitor&& visit) {
  const int garrison = sight.board.garrison[castle].total();
  const int largest = sight.sorted.largest_army();
  const Groups gained(sight.board.garrison[castle]);
  for (int size = garrison + 1; size <= largest; ++size)
    visit(cheapest_army(sight, armies, castle, size, gained), size);
}

}  // namespace hastilude::bots::castles
