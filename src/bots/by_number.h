// A mistake that costs a duel little can cost a place at a larger table everything, or nothing.
#pragma once

#include "core/random.h"
#include "core/seats.h"

namespace hastilude::bots {

// Decides by one policy in duels and by another at larger tables.
template <class Policy>
struct ByNumber {
  Policy duel;
  Policy table;

  template <class World>
  auto operator()(const World& world, Seat seat, Random& random) const {
    return (world.board.rules.players == 2 ? duel : table)(world, seat, random);
  }
};

}  // namespace hastilude::bots
