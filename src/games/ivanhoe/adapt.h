// Ivanhoe: Adapt (I23). Every player keeps one card of each printed value and settles his values
// from low to high.
#pragma once

#include <algorithm>

#include "games/ivanhoe/losses.h"

namespace hastilude::ivanhoe {

// Whether it matters which card of a value is kept: not if they are alike and lie side by side.
inline bool has_choice(std::span<const Card> display, int value) {
  const auto of_this = [value](Card card) { return values[card] == value; };
  const auto first = std::find_if(display.begin(), display.end(), of_this);
  const auto last = std::find_if(display.rbegin(), display.rend(), of_this).base();
  return std::any_of(first, last, [first](Card card) { return card != *first; });
}

inline bool someone_adapts(const Board& board, Seat seat) {
  for (const Seat owner : affected_by(board, seat)) {
    if (board.displays.tally(owner).lowest_double() > 0) return true;
  }
  return false;
}

// Whether the player who is asked may keep this card: any of the value that is being settled.
inline Verdict check_keep(const Board& board, Seat seat, Spot own) {
  if (own >= board.displays.size(seat))
    return refuse(Reason::no_such_card, 23, about_number(own + 1), about(seat));
  const int value = board.displays.tally(seat).lowest_double();
  if (values[board.displays.at(seat, own)] != value)
    return refuse(Reason::wrong_value, 23, about_number(own + 1), about_number(value));
  return {};
}

}  // namespace hastilude::ivanhoe
