// Makes the named players of a game from its sense: a policy of common sense, and with what
// evaluation a search looks ahead.
#pragma once

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

#include "bots/bot.h"
#include "search/halving.h"
#include "search/parallel.h"

namespace hastilude::bots {

// What a game gives to its players: objects, which may hold weights and tables. `sense` is a Policy
// and decides from what its seat sees in a world; `evaluation` ends simulations early. All bots of
// a kit and all their threads share them.
template <Game G_, search::Policy<G_> Sense_, search::Evaluation<G_> Evaluate_>
struct Kit {
  using G = G_;
  using Sense = Sense_;
  using Evaluate = Evaluate_;

  Sense sense;
  Evaluate evaluation;
  search::Settings settings;
  int threads = 1;

  using Search = search::Ismcts<G, Sense, Evaluate>;
};

// A few nodes for each simulation, up to so many; what does not fit is simply not remembered.
inline constexpr std::size_t most_nodes = 1'000'000;

// Whether thinking is over is asked once in so many simulations: within a few milliseconds.
inline constexpr std::uint32_t simulations_between_looks = 32;

// A search that was cut off before it has tried so much knows less than sense.
inline constexpr std::uint64_t fewest_simulations = 64;

namespace detail {

template <Game G>
const View<typename G::State>& view_of(const Question& question) {
  return question.view.as<View<typename G::State>>();
}

template <Game G>
std::optional<AnyMove> out(const std::optional<typename G::Move>& move) {
  if (!move) return {};
  return AnyMove{AnyMove::of(*move)};
}

// A policy decides in a world that fits what the seat knows; it looks at nothing in it that the
// seat could not know. It never acts out of turn.
template <Game G, search::Policy<G> Policy>
std::optional<AnyMove> choose_by(const Policy& policy, const Question& question, Random& random) {
  if (question.need == match::Need::may) return {};
  const View<typename G::State>& view = view_of<G>(question);
  const typename G::State world = G::fill(view, question.memory.as<typename G::Memory>(), random);
  return out<G>(policy(world, view.observer().seat(), random));
}

// How many simulations each thread makes at most.
template <class Kit>
std::uint32_t share_of_thread(const Kit& kit, std::uint32_t simulations, const Patience& patience) {
  const double wanted = simulations * patience.effort / kit.threads;
  return std::max<std::uint32_t>(1, static_cast<std::uint32_t>(wanted));
}

// What was tried most comes first.
template <Game G>
std::vector<Thought> told(const search::Candidates<G>& candidates) {
  std::vector<Thought> thoughts;
  for (const search::Candidate<G>& candidate : candidates)
    thoughts.push_back({out<G>(candidate.move), candidate.tries, candidate.mean()});
  std::stable_sort(thoughts.begin(), thoughts.end(),
                   [](const Thought& a, const Thought& b) { return a.tries > b.tries; });
  return thoughts;
}

template <class Kit>
std::vector<Thought> think(const Kit& kit, std::uint32_t simulations, const Question& question,
                           Random& random, const Patience& patience) {
  using G = typename Kit::G;
  const std::uint32_t share = share_of_thread(kit, simulations, patience);
  const auto enough = [&](std::uint32_t done) {
    return done >= share || (done % simulations_between_looks == 0 && patience.is_over());
  };
  const auto search = [&](std::size_t, Random& own) {
    search::NodePool<G> pool(std::min<std::size_t>(std::size_t{share} * 8 + 1024, most_nodes));
    typename Kit::Search searcher(pool, kit.settings, kit.sense, kit.evaluation);
    return searcher.run(view_of<G>(question), question.memory.as<typename G::Memory>(),
                        question.need, own, enough);
  };
  return told<G>(search::search_in_parallel<G>(kit.threads, random, search));
}

template <class Kit>
std::vector<Thought> think_by_halving(const Kit& kit, std::uint32_t simulations,
                                      const Question& question, Random& random,
                                      const Patience& patience) {
  using G = typename Kit::G;
  const search::Halving<G, typename Kit::Sense, typename Kit::Evaluate> halving(
      kit.sense, kit.evaluation, static_cast<std::uint32_t>(simulations * patience.effort));
  std::uint32_t next_look = 0;
  const auto over = [&](std::uint32_t done) {
    if (done < next_look) return false;
    next_look = done + simulations_between_looks;
    return patience.is_over();
  };
  std::vector<Thought> thoughts = told<G>(halving.run(
      view_of<G>(question), question.memory.as<typename G::Memory>(), question.need, random, over));
  // Cut off before the first world, it has nothing to say.
  std::erase_if(thoughts, [](const Thought& thought) { return thought.tries == 0; });
  return thoughts;
}

inline bool is_hasty(const std::vector<Thought>& thoughts) {
  std::uint64_t tries = 0;
  for (const Thought& thought : thoughts) tries += thought.tries;
  return tries < fewest_simulations;
}

// The only decision that the seat can take, if there is just one: nothing to think about.
template <Game G>
std::optional<AnyMove> forced(const Question& question) {
  if (question.need == match::Need::may) return {};
  const View<typename G::State>& view = view_of<G>(question);
  int count = 0;
  std::optional<typename G::Move> only;
  G::moves(view.seen(), view.observer().seat(), [&](const typename G::Move& move) {
    only = move;
    return ++count > 1 ? Visit::stop : Visit::more;
  });
  return count == 1 ? out<G>(only) : std::nullopt;
}

// Plays what it thinks best; by the sense of its kit where it has thought too little.
template <class Kit>
Bot thinker(std::string name, std::shared_ptr<const Kit> kit, const Think& think_so) {
  const Choose choose = [kit, think_so](const Question& question, Random& random,
                                        const Patience& patience) {
    if (const std::optional<AnyMove> only = forced<typename Kit::G>(question)) return only;
    const std::vector<Thought> thoughts = think_so(question, random, patience);
    if (is_hasty(thoughts)) return choose_by<typename Kit::G>(kit->sense, question, random);
    return thoughts.front().move;
  };
  return {std::move(name), Cost::searching, choose, think_so};
}

}  // namespace detail

// A player who decides by a policy alone, at once.
template <Game G, search::Policy<G> Policy>
Bot by_policy(std::string name, Policy of_bot) {
  const auto policy = std::make_shared<const Policy>(std::move(of_bot));
  return {.name = std::move(name),
          .choose = [policy](const Question& question, Random& random, const Patience&) {
            if (const std::optional<AnyMove> only = detail::forced<G>(question)) return only;
            return detail::choose_by<G>(*policy, question, random);
          }};
}

template <class Kit>
Bot by_sense(std::string name, std::shared_ptr<const Kit> kit) {
  return {.name = std::move(name),
          .choose = [kit](const Question& question, Random& random, const Patience&) {
            return detail::choose_by<typename Kit::G>(kit->sense, question, random);
          }};
}

// A player who searches a tree, with so many simulations a decision.
template <class Kit>
Bot by_tree(std::string name, std::shared_ptr<const Kit> kit, std::uint32_t simulations) {
  return detail::thinker(
      std::move(name), kit,
      [kit, simulations](const Question& question, Random& random, const Patience& patience) {
        return detail::think(*kit, simulations, question, random, patience);
      });
}

// A player who tries all alternatives and drops the worse half again and again.
template <class Kit>
Bot by_halving(std::string name, std::shared_ptr<const Kit> kit, std::uint32_t simulations) {
  return detail::thinker(
      std::move(name), kit,
      [kit, simulations](const Question& question, Random& random, const Patience& patience) {
        return detail::think_by_halving(*kit, simulations, question, random, patience);
      });
}

// A search of a tree that knows nothing of the game but its rules: a yardstick for others.
template <Game G>
Bot plain_tree(std::uint32_t simulations) {
  using Plain = Kit<G, search::UniformPolicy<G>, search::ToTheEnd>;
  return by_tree("tree-" + std::to_string(simulations), std::make_shared<const Plain>(),
                 simulations);
}

}  // namespace hastilude::bots
