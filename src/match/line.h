// A line of a match: a move of any role, or what no game knows of.
#pragma once

#include <variant>

#include "core/api.h"

namespace hastilude::match {

struct Resigned {
  Seat seat;
};

using Line = std::variant<AnyMove, Resigned>;

inline bool same_line(const GameApi& game, const Line& a, const Line& b) {
  if (a.index() != b.index()) return false;
  if (const auto* const move = std::get_if<AnyMove>(&a))
    return game.same_move(*move, *std::get_if<AnyMove>(&b));
  return std::get_if<Resigned>(&a)->seat == std::get_if<Resigned>(&b)->seat;
}

// The line in someone's eyes; `before` is the state as it lies just before it.
inline Line seen(const GameApi& game, const AnyState& before, const Line& line, Observer observer) {
  if (const auto* const move = std::get_if<AnyMove>(&line))
    return game.seen(before, *move, observer);
  return line;
}

// Who wants to know of each line as it happens, with the state as it lies just before it.
using Told = FunctionRef<void(const AnyState& before, const Line& line)>;

inline constexpr auto unheard = [](const AnyState&, const Line&) {};

}  // namespace hastilude::match
