#include "match/question.h"

#include <algorithm>

namespace hastilude::match {
namespace {

// The state in which a seat that is asked is the next to answer; `skipped` is called with each
// silence before it and the state just before that.
AnyState skip_to(const GameApi& game, const AnyState& state, Seat seat, TellMove skipped) {
  AnyState now = state;
  for (const Seat other : game.asked(state)) {
    const std::optional<AnyMove> silent = game.silence(now, other);
    if (other == seat || !silent) break;
    skipped(now, *silent);
    game.play(now, *silent, [](const AnyState&, const AnyMove&) {});
  }
  return now;
}

}  // namespace

bool is_asked(const GameApi& game, const AnyState& state, Seat seat) {
  const SeatList asked = game.asked(state);
  return std::find(asked.begin(), asked.end(), seat) != asked.end();
}

AnyState as_asked(const GameApi& game, const AnyState& state, Seat seat) {
  if (!is_asked(game, state, seat)) return state;
  return skip_to(game, state, seat, [](const AnyState&, const AnyMove&) {});
}

Question question_of(const GameApi& game, const AnyState& now, Seat seat, const AnyMemory& memory) {
  const Observer observer = Observer::of(seat);
  const bool asked = is_asked(game, now, seat);
  AnyMemory so_far = memory;
  AnyState then = now;
  if (asked) {
    then = skip_to(game, now, seat, [&](const AnyState& before, const AnyMove& silent) {
      game.remember(so_far, game.view(before, observer), game.seen(before, silent, observer));
    });
  }
  return {.game = &game,
          .need = asked ? Need::must : Need::may,
          .view = game.view(then, observer),
          .memory = so_far};
}

}  // namespace hastilude::match
