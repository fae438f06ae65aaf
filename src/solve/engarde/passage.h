// From an action to the next decision: the hand is refilled card by card, then the other has to
// act. It depends on the discards alone, so that it is worked out once for all places of the
// fencers.
#pragma once

#include "solve/engarde/tree.h"

namespace hastilude::solve {

// One card is drawn: for each pair of hands the pairs that it can lead to, one for each card, with
// their odds.
struct Draw {
  std::size_t ways;  // for each pair: as many as there are cards
  std::vector<std::uint32_t> to;
  std::vector<float> odds;

  Draw(const Tree& tree, Code discards, int held);

  void back(const float* drawn, float* before) const;   // values, from after to before
  void forth(const float* before, float* drawn) const;  // reaches, added to what is there
};

// The same for one's own hand alone, the cards drawn being any that one has not seen.
struct BlindDraw {
  std::vector<std::uint32_t> to;
  std::vector<float> odds;
  std::size_t ways;

  BlindDraw(const Hands& hands, Code discards, int held);

  void forth(const float* before, float* drawn) const;
};

// The one who has refilled his hand waits, the other decides: pairs of hands change sides. After an
// attack the other has parried, and so holds fewer cards; `nowhere` where he cannot.
std::vector<std::uint32_t> change_sides(const Tree& tree, Code discards, Code parry);

}  // namespace hastilude::solve
