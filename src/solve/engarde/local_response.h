// What one who remembers everything wins against a table by looking one step ahead: what the other
// holds is known as exactly as it can be (by all he has done and all cards that were seen), and
// every action is worth what it is worth if both then play by the table (Lisy and Bowling 2017).
// Played out by chance, in the whole game: a lower bound of what can be won.
#pragma once

#include <vector>

#include "core/random.h"
#include "solve/engarde/sweep.h"

namespace hastilude::solve {

class LocalResponse {
 public:
  // Against what the sweeps have chosen last, whose values were worked out (value_of_average or
  // value_of_play).
  LocalResponse(const Tree& tree, const Sweeps& sweeps) : tree_(tree), sweeps_(sweeps) {}

  // A round in which this side responds: what it wins, from -1 to 1.
  double play(Side side, Random& random) const;

 private:
  // How likely the other holds each hand of a size, by the place of the hand among them.
  using Belief = std::vector<double>;
  struct Round;

  const Tree& tree_;
  const Sweeps& sweeps_;
};

}  // namespace hastilude::solve
