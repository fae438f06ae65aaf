// Random play at full speed, for any game: what a rollout costs, and what `bench` measures.
#pragma once

#include <cassert>
#include <cstdint>
#include <span>

#include "core/game.h"

// All in one piece where speed counts; with assertions and sanitizers that would take the compiler
// minutes.
#ifdef NDEBUG
#define HASTILUDE_FLATTEN [[gnu::flatten]]
#else
#define HASTILUDE_FLATTEN
#endif

namespace hastilude::search {

// What a random game was like.
struct Playout {
  std::uint64_t decisions = 0;
  std::uint64_t choices = 0;  // legal actions over all decisions
};

// Plays on from `state` to the end. At each decision all moves are listed, one of them is chosen.
// `room` is where lists are kept, and must be long enough for any list of the game.
template <Game G>
HASTILUDE_FLATTEN Playout play_out(typename G::State& state, Random& random,
                                   std::span<typename G::Move> room) {
  typename G::Move* const first = room.data();
  std::uint64_t decisions = 0;
  std::uint64_t choices = 0;
  for (;;) {
    const Due due = G::due(state);
    if (due == Due::chance) {
      G::play(state, G::sample(state, random), Unheard{});
      continue;
    }
    if (due == Due::over) return {decisions, choices};
    typename G::Move* next = first;
    for (const Seat seat : G::actors(state)) {
      G::moves(state, seat, [&](const typename G::Move& move) {
        *next++ = move;
        return Visit::more;
      });
    }
    const auto count = static_cast<std::uint64_t>(next - first);
    assert(count > 0 && count <= room.size());
    ++decisions;
    choices += count;
    G::play(state, first[random.below(count)], Unheard{});
  }
}

}  // namespace hastilude::search
