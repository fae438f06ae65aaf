// The chance of a deal, as equal as can be in all its games although the players decide
// differently: each chance move has a seed of its own, which follows from the deal, its kind, its
// seat and how many of these came before. So the third draw of a seat uses the same numbers
// whatever the others drew meanwhile, and, drawn from equal cards, it is the same draw. Where
// chance of an earlier kind comes again (a new deal), the kinds that came after it are counted
// anew: the rounds of a match keep together even if an earlier one was longer.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/api.h"

namespace hastilude::arena {

class DealChance {
 public:
  explicit DealChance(std::uint64_t seed) : seed_(seed) {}

  AnyMove draw(const GameApi& game, const AnyState& state);

 private:
  struct Kind {
    int kind;
    std::uint64_t count = 0;
    std::array<std::uint64_t, max_seats + 1> by_seat{};
  };
  std::size_t place_of(int kind);

  std::uint64_t seed_;
  std::vector<Kind> kinds_;  // in the order in which they first came
};

}  // namespace hastilude::arena
