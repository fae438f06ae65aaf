// A round of En Garde, or of a smaller game of the same rules: what the solver is asked for.
#pragma once

#include "games/engarde/board.h"

namespace hastilude::solve {

struct Shape {
  engarde::Level level = engarde::Level::basic;
  int strip = engarde::strip_length;
  int highest = engarde::highest_card;  // the cards are 1 to this
  int copies = engarde::copies;
  int hand = engarde::full_hand;

  constexpr int deck() const { return highest * copies; }

  friend constexpr bool operator==(const Shape&, const Shape&) = default;
};

}  // namespace hastilude::solve
