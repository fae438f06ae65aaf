// Rounds that one who responds plays by chance, in the whole game. One who remembers everything
// and looks one step ahead knows as exactly as can be what the other holds (by all he has done and
// all cards that were seen), and every action is worth what it is worth if both then play by the
// table (Lisy and Bowling 2017). What is won is a lower bound of what can be won.
#pragma once

#include <vector>

#include "core/random.h"
#include "solve/engarde/sweep.h"

namespace hastilude::solve {

// How the one who responds decides: one step ahead with full memory, or by what the sweeps have
// chosen for his side.
enum class Responding : std::uint8_t { one_step_ahead, as_chosen };

class LocalResponse {
 public:
  // By what the sweeps have chosen last, whose values were worked out (value_of_average or
  // value_of_play). `other` says how the other decides in truth; without it, as the sweeps say.
  LocalResponse(const Tree& tree, const Sweeps& sweeps, const Sweeps::OddsOf* other = nullptr)
      : tree_(tree), sweeps_(sweeps), other_(other) {}

  // A round in which this side responds: what it wins, from -1 to 1.
  double play(Side side, Responding responding, Random& random) const;

 private:
  // How likely the other holds each hand of a size, by the place of the hand among them.
  using Belief = std::vector<double>;
  struct Round;

  const Tree& tree_;
  const Sweeps& sweeps_;
  const Sweeps::OddsOf* other_;
};

}  // namespace hastilude::solve
