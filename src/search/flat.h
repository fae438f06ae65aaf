// Flat Monte Carlo: every alternative is tried in the same worlds, equally often, without a tree.
#pragma once

#include "search/candidates.h"
#include "search/policy.h"
#include "search/worlds.h"

namespace hastilude::search {

// At most this many alternatives are looked at; of longer lists, a random part.
inline constexpr int most_flat_candidates = 64;

template <Game G, Policy<G> P>
Candidates<G> flat_candidates(const View<typename G::State>& view, match::Need need,
                              const P& policy, Random& random) {
  Candidates<G> list;
  if (need == match::Need::may) list.push_back({});
  const Seat seat = view.observer().seat();
  int legal = 0;
  G::moves(view.seen(), seat, [&](const typename G::Move& move) {
    list.push_back({move});
    return ++legal <= most_flat_candidates ? Visit::more : Visit::stop;
  });
  if (legal <= most_flat_candidates) return list;
  list.resize(need == match::Need::may ? 1 : 0);
  for (int i = 0; i < most_flat_candidates; ++i) {
    const typename G::Move move = policy(view.seen(), seat, random);
    const bool known = std::any_of(list.begin(), list.end(),
                                   [&](const Candidate<G>& c) { return c.move == move; });
    if (!known) list.push_back({move});
  }
  return list;
}

template <Game G, Policy<G> P, Evaluation<G> Evaluate, class Stop>
Candidates<G> flat_search(const View<typename G::State>& view, const typename G::Memory& memory,
                          match::Need need, const P& policy, const Evaluate& evaluate,
                          Random& random, Stop&& stop) {
  Candidates<G> list = flat_candidates<G>(view, need, policy, random);
  const Seat seat = view.observer().seat();
  Worlds<G> worlds(view, memory);
  for (std::uint32_t simulations = 0; !stop(simulations);) {
    const typename G::State world = worlds.deal(random);
    for (Candidate<G>& candidate : list) {
      typename G::State tried = world;
      if (candidate.move) G::play(tried, *candidate.move, Unheard{});
      candidate.total += roll_out<G>(tried, policy, evaluate, random)[seat.index];
      ++candidate.tries;
      ++simulations;
    }
  }
  return list;
}

}  // namespace hastilude::search
