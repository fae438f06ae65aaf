// A search that is guided by a net: only the moves that the net thinks best are tried, what it
// thinks of them counts like so many simulations, and then the worse half is dropped again and
// again, all being tried in the same worlds and with the same chance (see search/halving.h).
#pragma once

#include <algorithm>
#include <bit>
#include <span>

#include "bots/kit.h"
#include "bots/learned.h"
#include "search/candidates.h"
#include "search/worlds.h"

namespace hastilude::bots {

struct Guidance {
  std::size_t tried = 8;     // moves at most, by the net's judgement
  std::uint64_t trust = 40;  // simulations that the net's judgement counts like
  double favour = 0;         // of the move of sense, in shares of the game
};

template <class Judge, search::Policy<typename Judge::G> Sense,
          search::Evaluation<typename Judge::G> Evaluate>
class Guided {
 public:
  using G = typename Judge::G;
  using State = typename G::State;
  using Move = typename G::Move;

  // Whatever is handed over must outlive the search.
  Guided(const Net& net, const Sense& sense, const Evaluate& evaluate, const Guidance& guidance)
      : net_(net), sense_(sense), evaluate_(evaluate), guidance_(guidance) {}

  // The alternatives, those that were kept longest first; `stop(simulations)` ends it early.
  template <class Stop>
  search::Candidates<G> run(const View<State>& view, const typename G::Memory& memory,
                            std::uint32_t simulations, Random& random, Stop&& stop) const {
    const Seat seat = view.observer().seat();
    search::Worlds<G> worlds(view, memory);
    search::Candidates<G> list = begun(worlds.deal(random), seat, random);
    const int rounds = std::max(1, static_cast<int>(std::bit_width(list.size() - 1)));
    std::uint32_t done = 0;
    std::size_t kept = list.size();
    for (int round = 0; round < rounds; ++round, kept = (kept + 1) / 2) {
      const std::uint32_t share =
          simulations / static_cast<std::uint32_t>(static_cast<std::size_t>(rounds) * kept);
      for (std::uint32_t world = 0; world < std::max(share, 1U); ++world) {
        if (stop(done)) return list;
        try_all({list.data(), kept}, worlds.deal(random), seat, random.next());
        done += static_cast<std::uint32_t>(kept);
      }
      sort(list, kept);
    }
    return list;
  }

 private:
  using Candidate = search::Candidate<G>;

  static bool is_better(const Candidate& a, const Candidate& b) { return a.mean() > b.mean(); }

  // Stable, so that every library sorts alike.
  static void sort(search::Candidates<G>& list, std::size_t kept) {
    std::stable_sort(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(kept), is_better);
  }

  // What the net thinks of the moves, the best first.
  search::Candidates<G> begun(const State& world, Seat seat, Random& random) const {
    search::Candidates<G> list = guessed<Judge>(net_, world, seat, random);
    const Move sensible = sense_(world, seat, random);
    for (Candidate& candidate : list) {
      if (*candidate.move == sensible) candidate.total += guidance_.favour;
      candidate.tries = guidance_.trust;
      candidate.total *= static_cast<double>(guidance_.trust);
    }
    sort(list, list.size());
    list.resize(std::min(list.size(), guidance_.tried));
    return list;
  }

  void try_all(std::span<Candidate> tried, const State& world, Seat seat,
               std::uint64_t seed) const {
    for (Candidate& candidate : tried) {
      State then = world;
      Random chance(seed);
      G::play(then, *candidate.move, Unheard{});
      candidate.total +=
          static_cast<double>(search::roll_out<G>(then, sense_, evaluate_, chance)[seat.index]);
      ++candidate.tries;
    }
  }

  const Net& net_;
  const Sense& sense_;
  const Evaluate& evaluate_;
  Guidance guidance_;
};

// What a game gives to players who have learnt it.
template <class Judge_, search::Policy<typename Judge_::G> Sense_, class Nets,
          search::Evaluation<typename Judge_::G> Evaluate_>
struct GuidedKit {
  using Judge = Judge_;
  using G = typename Judge::G;
  using Sense = Sense_;
  using Evaluate = Evaluate_;

  std::shared_ptr<const Nets> nets;
  Sense sense;
  Evaluate evaluation;
  Temper temper;
  Guidance guidance;
};

using Files = std::function<std::vector<std::string>(const Question&)>;

// A player who takes the move after which a net sees the best position, at once.
template <class Kit>
Bot by_net(std::string name, std::shared_ptr<const Kit> kit, Files files) {
  using G = typename Kit::G;
  using Player = ByNet<typename Kit::Judge, typename Kit::Sense,
                       std::remove_const_t<typename decltype(kit->nets)::element_type>>;
  const auto player = std::make_shared<const Player>(kit->nets, kit->sense, kit->temper);
  Bot bot = by_policy<G>(std::move(name), *player);
  bot.think = [player](const Question& question, Random& random, const Patience&) {
    const auto& view = detail::view_of<G>(question);
    const typename G::State world = G::fill(view, question.memory.as<typename G::Memory>(), random);
    if (question.need == match::Need::may) return std::vector<Thought>{};
    return detail::told<G>(player->candidates(world, view.observer().seat(), random));
  };
  bot.policies = std::move(files);
  return bot;
}

// A player who tries what a net thinks best, with so many simulations a decision; without a net, or
// without any time, it has thought of nothing, and goes by sense.
template <class Kit>
Bot by_guided_search(std::string name, std::shared_ptr<const Kit> kit, std::uint32_t simulations,
                     Files files) {
  using G = typename Kit::G;
  const Think think = [kit, simulations](const Question& question, Random& random,
                                         const Patience& patience) {
    const auto& view = detail::view_of<G>(question);
    const Net* const net = kit->nets->find(view.seen());
    if (net == nullptr || question.need == match::Need::may) return std::vector<Thought>{};
    const Guided<typename Kit::Judge, typename Kit::Sense, typename Kit::Evaluate> guided(
        *net, kit->sense, kit->evaluation, kit->guidance);
    std::uint32_t next_look = 0;
    const auto stop = [&](std::uint32_t done) {
      if (done < next_look) return false;
      next_look = done + simulations_between_looks;
      return patience.is_over();
    };
    std::vector<Thought> thoughts = detail::told<G>(
        guided.run(view, question.memory.as<typename G::Memory>(),
                   static_cast<std::uint32_t>(simulations * patience.effort), random, stop));
    // What the net's judgement counts like was not tried.
    for (Thought& thought : thoughts) thought.tries -= kit->guidance.trust;
    if (thoughts.front().tries == 0) thoughts.clear();
    return thoughts;
  };
  // However few the simulations were, the net's judgement is in them.
  const Choose choose = [kit, think](const Question& question, Random& random,
                                     const Patience& patience) {
    if (const std::optional<AnyMove> only = detail::forced<G>(question)) return only;
    const std::vector<Thought> thoughts = think(question, random, patience);
    if (thoughts.empty()) return detail::choose_by<G>(kit->sense, question, random);
    return thoughts.front().move;
  };
  Bot bot{std::move(name), Cost::searching, choose, think};
  bot.policies = std::move(files);
  return bot;
}

}  // namespace hastilude::bots
