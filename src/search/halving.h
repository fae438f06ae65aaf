// Sequential halving (Karnin, Koren and Somekh 2013) without a tree: the alternatives are tried in
// the same worlds and with the same chance, so that luck is the same for all of them; then the
// worse half is dropped, again and again.
#pragma once

#include <bit>
#include <span>

#include "search/flat.h"
#include "search/worlds.h"

namespace hastilude::search {

template <Game G, Policy<G> P, Evaluation<G> Evaluate>
class Halving {
 public:
  // Whatever is handed over must outlive the search.
  Halving(const P& policy, const Evaluate& evaluate, std::uint32_t simulations)
      : policy_(policy), evaluate_(evaluate), simulations_(simulations) {}

  // The alternatives, those that were kept longest first. `stop(simulations)` ends it early.
  template <class Stop>
  Candidates<G> run(const View<typename G::State>& view, const typename G::Memory& memory,
                    match::Need need, Random& random, Stop&& stop) const {
    Candidates<G> list = flat_candidates<G>(view, need, policy_, random);
    Worlds<G> worlds(view, memory);
    // A single one is tried, too: to know what it is worth.
    const int rounds = std::max(1, static_cast<int>(std::bit_width(list.size() - 1)));
    std::uint32_t done = 0;
    std::size_t kept = list.size();
    for (int round = 0; round < rounds; ++round, kept = (kept + 1) / 2) {
      const std::uint32_t share =
          simulations_ / static_cast<std::uint32_t>(static_cast<std::size_t>(rounds) * kept);
      const std::span<Candidate<G>> tried(list.data(), kept);
      for (std::uint32_t world = 0; world < std::max(share, 1U); ++world) {
        if (stop(done)) return sorted(std::move(list), kept);
        try_all(tried, worlds.deal(random), view.observer().seat(), random.next());
        done += static_cast<std::uint32_t>(kept);
      }
      list = sorted(std::move(list), kept);
    }
    return list;
  }

 private:
  void try_all(std::span<Candidate<G>> tried, const typename G::State& world, Seat seat,
               std::uint64_t seed) const {
    for (Candidate<G>& candidate : tried) {
      typename G::State then = world;
      Random chance(seed);
      if (candidate.move) G::play(then, *candidate.move, Unheard{});
      candidate.total += roll_out<G>(then, policy_, evaluate_, chance)[seat.index];
      ++candidate.tries;
    }
  }

  // The first so many by what they are worth; those that are worth the same stay in their order, so
  // that every library sorts alike.
  static Candidates<G> sorted(Candidates<G> list, std::size_t kept) {
    const auto better = [](const Candidate<G>& a, const Candidate<G>& b) {
      return a.mean() > b.mean();
    };
    const auto end = list.begin() + static_cast<std::ptrdiff_t>(kept);
    for (auto next = list.begin(); next != end; ++next)
      std::rotate(std::upper_bound(list.begin(), next, *next, better), next, next + 1);
    return list;
  }

  const P& policy_;
  const Evaluate& evaluate_;
  std::uint32_t simulations_;
};

}  // namespace hastilude::search
