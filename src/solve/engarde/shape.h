// A round of En Garde, or of a smaller game of the same rules: what the solver is asked for.
#pragma once

#include "games/engarde/board.h"

namespace hastilude::solve {

// What a player knows besides the places of both, the cards played so far and their own hand:
// nothing more, or what the other did last.
enum class Remembered : std::uint8_t { discards, last_action };
// Whether both sides play alike, by one table, or each by its own.
enum class Sides : std::uint8_t { alike, apart };

struct Shape {
  engarde::Level level = engarde::Level::basic;
  int strip = engarde::strip_length;
  int highest = engarde::highest_card;  // the cards are 1 to this
  int copies = engarde::copies;
  int hand = engarde::full_hand;
  Remembered remembered = Remembered::discards;
  Sides sides = Sides::alike;

  constexpr int deck() const { return highest * copies; }

  friend constexpr bool operator==(const Shape&, const Shape&) = default;
};

}  // namespace hastilude::solve
