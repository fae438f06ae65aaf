// Ivanhoe: what Break Lance, Outmaneuver, Charge, Countercharge and Disgrace take from displays.
#pragma once

#include "games/ivanhoe/refuse.h"

namespace hastilude::ivanhoe {

// I18: of `struck` cards of a display, how many go; if these are all, the first stays.
constexpr int cards_lost(int struck, int size) {
  return struck == size && struck > 0 ? struck - 1 : struck;
}

// Which cards Charge, Countercharge or Disgrace takes from displays.
struct Struck {
  int value = 0;  // a printed value; 0: supporters

  constexpr int count(Tally tally) const { return tally.of_value(value); }
  constexpr bool operator()(Card card) const {
    return value == 0 ? is_supporter(card) : values[card] == value;
  }
};

// Charge and Countercharge: the lowest and highest printed value in all displays, those behind a
// Shield too (I20), in every colour (I12).
inline Struck struck_by(const Board& board, Kind kind) {
  if (kind == Kind::disgrace) return {};
  Tally all;
  for (const Seat seat : board.in) {
    if (planted(Fault::I20_shielded_values_ignored) && board.shield == seat) continue;
    all += board.displays.tally(seat);
  }
  if (all.empty()) return {};
  return {kind == Kind::charge ? all.lowest_value() : all.highest_value()};
}

inline bool someone_loses(const Board& board, Seat seat, Struck struck) {
  for (const Seat owner : affected_by(board, seat)) {
    const int count = struck.count(board.displays.tally(owner));
    if (cards_lost(count, board.displays.size(owner)) > 0) return true;
  }
  return false;
}

// Outmaneuver: opponents who lose their last card (I18: with two or more).
inline SeatSet outmaneuvered(const Board& board, Seat seat) {
  SeatSet losers;
  for (const Seat owner : affected_by(board, seat)) {
    if (owner != seat && board.displays.size(owner) >= 2) losers.insert(owner);
  }
  return losers;
}

}  // namespace hastilude::ivanhoe
