// Random play at full speed, for any game: what a rollout costs, and what `bench` measures.
#pragma once

#include <array>
#include <cstdint>

#include "core/game.h"

namespace hastilude {

// What a random game was like.
struct Playout {
  std::uint64_t decisions = 0;
  std::uint64_t choices = 0;  // legal actions over all decisions
};

// Plays on from `state` to the end. At each decision all moves are listed, one of them is chosen.
// `room` is where lists are kept; a list that does not fit is drawn from by sample_move.
template <Game G>
Playout play_out(typename G::State& state, Random& random, std::span<typename G::Move> room) {
  Playout playout;
  for (;;) {
    const Due due = G::due(state);
    if (due == Due::over) return playout;
    if (due == Due::chance) {
      G::play(state, G::sample(state, random), Unheard{});
      continue;
    }
    std::size_t count = 0;
    for (const Seat seat : G::actors(state)) {
      G::moves(state, seat, [&](const typename G::Move& move) {
        room[count++] = move;
        return count < room.size() ? Visit::more : Visit::stop;
      });
    }
    ++playout.decisions;
    playout.choices += count;
    G::play(state, room[random.below(static_cast<std::uint32_t>(count))], Unheard{});
  }
}

}  // namespace hastilude
