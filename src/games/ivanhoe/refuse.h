// Ivanhoe: refusals, and what many of them ask.
#pragma once

#include <optional>

#include "games/ivanhoe/board.h"

namespace hastilude::ivanhoe {

// Nothing, or why not.
using Verdict = std::optional<Refusal>;

// Red, blue or yellow: the colours that Unhorse, Change Weapon and Drop Weapon know.
constexpr bool is_weapon(Color color) { return color >= Color::red && color <= Color::yellow; }

// I19: someone else who is still in.
inline Verdict check_opponent(const Board& board, Seat seat, Seat target) {
  if (target == seat) return refuse(Reason::oneself, 16, about(seat));
  if (!board.in.contains(target)) return refuse(Reason::not_in, 19, about(target));
  return {};
}

// I19, I20: whose displays an action card of this player can change; a Shield guards against
// opponents only.
inline SeatSet affected_by(const Board& board, Seat seat) {
  SeatSet seats = board.in;
  const bool guarded = board.shield != nobody &&
                       (board.shield != seat || planted(Fault::I20_shield_against_oneself));
  if (guarded && !planted(Fault::I20_shield_ignored)) seats.erase(board.shield);
  return seats;
}

}  // namespace hastilude::ivanhoe
