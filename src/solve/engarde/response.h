// The best that can be done against a table by one who remembers everything, worked out over all
// that can happen: for small games. It is written apart from the sweeps, and so checks them.
#pragma once

#include "solve/engarde/sweep.h"

namespace hastilude::solve {

class Response {
 public:
  // Against what the sweeps have chosen last.
  Response(const Tree& tree, const Sweeps& sweeps) : tree_(tree), sweeps_(sweeps) {}

  // The payoff of this side, from -1 to 1.
  double best(Side side) const;

 private:
  // How likely the other holds each hand of a size, by the place of the hand among them.
  using Belief = std::vector<double>;

  double mine(std::uint32_t node, Code own, const Belief& his) const;
  double theirs(std::uint32_t node, Code own, const Belief& his) const;
  double after_mine(std::uint32_t after, Code own, const Belief& his) const;
  double after_theirs(std::uint32_t after, Code own, const Belief& his) const;
  double i_draw(const After& after, Code own, const Belief& his) const;
  double i_have_drawn(const After& after, Code own, const Belief& his) const;
  double they_have_drawn(const After& after, Code own, const Belief& his) const;
  Code pile(Code discards, Code own, Code his) const {
    return static_cast<Code>(tree_.hands().deck() - discards - own - his);
  }

  const Tree& tree_;
  const Sweeps& sweeps_;
};

}  // namespace hastilude::solve
