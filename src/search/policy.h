// How a seat decides inside a simulation, and what a simulated game was worth.
#pragma once

#include <array>
#include <concepts>
#include <type_traits>

#include "core/game.h"

namespace hastilude::search {

// What each seat got: 1 to the winner, shared if there are several; or an estimate of it.
using Rewards = std::array<float, max_seats>;

inline Rewards rewards_of(SeatSet winners) {
  Rewards rewards{};
  for (const Seat seat : winners) rewards[seat.index] = 1.0F / static_cast<float>(winners.size());
  return rewards;
}

// A policy decides for a seat in a world of a simulation. It must look only at what the seat sees.
// It is an object that may hold weights and tables, however large: searches refer to it.
template <class P, class G>
concept Policy = requires(const P policy, const typename G::State world, Seat seat, Random random) {
  { policy(world, seat, random) } -> std::same_as<typename G::Move>;
};

template <Game G>
struct UniformPolicy {
  typename G::Move operator()(const typename G::State& world, Seat seat, Random& random) const {
    return G::sample_move(world, seat, random);
  }
};

// What a search plays by where nothing else is handed to it; there is nothing in it.
template <class T>
  requires std::is_empty_v<T>
inline constexpr T plain{};

// Who decides next in a simulation. Where several may act, the one who is asked nearly always does:
// who may act out of turn does so now and then.
template <Game G>
Seat next_to_act(const typename G::State& world, Random& random) {
  constexpr int patience = 8;
  SeatSet actors = G::actors(world);
  if (actors.single()) return actors.first();
  const Seat asked = *G::asked(world).begin();
  if (random.below(patience) != 0) return asked;
  actors.erase(asked);
  int skip = random.below(actors.size());
  for (const Seat seat : actors) {
    if (skip-- == 0) return seat;
  }
  return asked;
}

// An evaluation ends simulations early and tells what they are worth. It is an object, as a policy
// is.
template <class E, class G>
concept Evaluation = requires(const E evaluate, const typename G::State world, int decisions) {
  { evaluate.stops(world, decisions) } -> std::same_as<bool>;
  { evaluate.value(world) } -> std::same_as<Rewards>;
};

// This one has no opinion: simulations are played to the end.
struct ToTheEnd {
  template <class State>
  bool stops(const State&, int /*decisions*/) const {
    return false;
  }
  template <class State>
  Rewards value(const State&) const {
    return {};
  }
};

// Plays a world on by a policy until the game is over or the evaluation has seen enough.
template <Game G, Policy<G> P, Evaluation<G> Evaluate>
Rewards roll_out(typename G::State& world, const P& policy, const Evaluate& evaluate,
                 Random& random) {
  for (int decisions = 0;;) {
    const Due due = G::due(world);
    if (due == Due::over) return rewards_of(G::winners(world));
    if (evaluate.stops(world, decisions)) return evaluate.value(world);
    if (due == Due::chance) {
      G::play(world, G::sample(world, random), Unheard{});
    } else {
      ++decisions;
      G::play(world, policy(world, next_to_act<G>(world, random), random), Unheard{});
    }
  }
}

}  // namespace hastilude::search
