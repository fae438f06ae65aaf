// Random play at full speed, for any game: what a rollout costs, and what `bench` measures.
#pragma once

#include <cassert>
#include <cstdint>
#include <span>

#include "core/api.h"

namespace hastilude::search {

// Above the longest list of decisions there is, castles' armies.
inline constexpr std::size_t list_room = 100'000;

// What a random game was like.
struct Playout {
  std::uint64_t decisions = 0;
  std::uint64_t choices = 0;  // legal actions over all decisions
};

// Plays on from `played` to the end. At each decision all moves are listed, one of them is chosen.
// `room` is where lists are kept, and must be long enough for any list of the game.
template <Game G>
HASTILUDE_FLATTEN Playout play_out(typename G::State& played, Random& random,
                                   std::span<typename G::Decision> room) {
  typename G::Decision* const first = room.data();
  typename G::State state = played;  // where it lies in this function's own memory, it is quicker
  std::uint64_t decisions = 0;
  std::uint64_t choices = 0;
  for (;;) {
    const Due due = G::due(state);
    if (due == Due::chance) {
      G::play(state, G::sample(state, random), Unheard{});
      continue;
    }
    if (due == Due::over) {
      played = state;
      return {decisions, choices};
    }
    const auto count = static_cast<Random::Count>(G::list(state, first) - first);
    assert(count > 0 && count <= room.size());
    ++decisions;
    choices += count;
    G::play(state, G::move(state, first[random.below(count)]), Unheard{});
  }
}

// The same through the run-time door; `room` is for `list_room` decisions of the game.
inline Playout play_out(const GameApi& game, AnyState& state, Random& random, std::byte* room) {
  Playout playout;
  for (Due due = game.due(state);;) {
    while (due == Due::chance) due = game.draw(state, random);
    if (due == Due::over) return playout;
    const std::size_t count = game.list(state, room);
    ++playout.decisions;
    playout.choices += count;
    due = game.decide(state, room, random.below(count));
  }
}

}  // namespace hastilude::search
