// Makes the named players of a game from its sense: a policy of common sense (page), and how far
// and with what evaluation a search looks ahead (squire, knight).
#pragma once

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

#include "bots/bot.h"
#include "search/parallel.h"

namespace hastilude::bots {

// What a game gives to its players: objects, which may hold weights and tables. `sense` is a Policy
// and decides from what its seat sees in a world; `evaluation` ends simulations early. All bots of
// a kit and all their threads share them.
template <Game G_, search::Policy<G_> Sense, search::Evaluation<G_> Evaluate>
struct Kit {
  using G = G_;

  Sense sense;
  Evaluate evaluation;
  search::Settings settings;
  std::uint32_t squire_simulations;  // about 50 ms a decision on the machine of docs/strength.md
  int threads = 1;

  using Search = search::Ismcts<G, Sense, Evaluate>;
};

// A knight thinks this many times as long as a squire.
inline constexpr std::uint32_t knight_factor = 16;

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
  std::vector<Thought> thoughts;
  for (const search::Candidate<G>& candidate :
       search::search_in_parallel<G>(kit.threads, random, search)) {
    thoughts.push_back({out<G>(candidate.move), candidate.tries, candidate.mean()});
  }
  std::stable_sort(thoughts.begin(), thoughts.end(),
                   [](const Thought& a, const Thought& b) { return a.tries > b.tries; });
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

template <class Kit>
Bot searcher(std::string name, std::shared_ptr<const Kit> kit, std::uint32_t simulations) {
  const Think think_so = [kit, simulations](const Question& question, Random& random,
                                            const Patience& patience) {
    return think(*kit, simulations, question, random, patience);
  };
  const Choose choose = [kit, think_so](const Question& question, Random& random,
                                        const Patience& patience) {
    if (const std::optional<AnyMove> only = forced<typename Kit::G>(question)) return only;
    const std::vector<Thought> thoughts = think_so(question, random, patience);
    if (is_hasty(thoughts)) return choose_by<typename Kit::G>(kit->sense, question, random);
    return thoughts.front().move;
  };
  return {std::move(name), Cost::searching, choose, think_so};
}

template <class Kit>
Bot by_sense(std::string name, std::shared_ptr<const Kit> kit) {
  return {.name = std::move(name),
          .choose = [kit](const Question& question, Random& random, const Patience&) {
            return choose_by<typename Kit::G>(kit->sense, question, random);
          }};
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

// The ladder of a game, weakest first: those who are weaker than a page, the page and those who
// search, and the champion. Whoever plays at random stands before all of them.
inline std::vector<Bot> ladder(std::vector<Bot> searching, std::vector<Bot> weaker, Bot champion) {
  searching.insert(searching.begin() + 1, std::make_move_iterator(weaker.begin()),
                   std::make_move_iterator(weaker.end()));
  searching.push_back(std::move(champion));
  return searching;
}

template <class Kit>
std::vector<Bot> make_bots(Kit of_game) {
  const auto kit = std::make_shared<const Kit>(std::move(of_game));
  return {random_bot(), detail::by_sense("page", kit),
          detail::searcher("squire", kit, kit->squire_simulations),
          detail::searcher("knight", kit, kit->squire_simulations * knight_factor)};
}

}  // namespace hastilude::bots
