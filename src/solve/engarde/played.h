// Rounds that both play by a table, in the rules library: what the sweeps say it is worth must come
// out there.
#pragma once

#include <map>
#include <tuple>

#include "core/random.h"
#include "solve/engarde/small_round.h"
#include "solve/engarde/sweep.h"

namespace hastilude::solve {

class Played {
 public:
  // By what the sweeps have chosen last.
  Played(const Tree& tree, const Sweeps& sweeps);

  // What the starter gets of a round.
  double round(Random& random) const;

 private:
  // `last`: what the other did last, as a node tells it.
  engarde::Move choose(const SmallRound& round, std::uint8_t last,
                       const std::vector<engarde::Move>& moves, Random& random) const;
  Code code(const engarde::Cards& cards) const;

  const Tree& tree_;
  const Sweeps& sweeps_;
  std::map<std::tuple<Code, int, int, int, int, int>, std::uint32_t> places_;
};

}  // namespace hastilude::solve
