// Makes the named players of a game from its sense: a policy of common sense (page), and how far
// and with what evaluation a search looks ahead (squire, knight).
#pragma once

#include <algorithm>
#include <utility>

#include "bots/question.h"
#include "search/parallel.h"

namespace hastilude {

// What a game gives to its players. `Sense` is a Policy and decides from what its seat sees in a
// world; `Evaluation` ends simulations early.
template <Game G_, class Sense_, class Evaluation_>
struct Kit {
  using G = G_;
  using Sense = Sense_;
  using Evaluation = Evaluation_;

  SearchSettings settings;
  std::uint32_t squire_simulations;  // about 50 ms a decision on the machine of docs/strength.md
  int threads = 1;
};

// A knight thinks this many times as long as a squire.
inline constexpr std::uint32_t knight_factor = 16;

// A few nodes for each simulation, up to so many; what does not fit is simply not remembered.
inline constexpr std::size_t most_nodes = 1'000'000;

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

// Sense decides in a world that fits what the seat knows; it looks at nothing in it that the seat
// could not know. It never acts out of turn.
template <Game G, class Sense>
std::optional<AnyMove> choose_by_sense(const Question& question, Random& random) {
  if (question.need == Need::may) return {};
  const View<typename G::State>& view = view_of<G>(question);
  const typename G::State world = G::fill(view, question.memory.as<typename G::Memory>(), random);
  return out<G>(Sense{}(world, view.observer().seat(), random));
}

template <class Kit>
std::vector<Thought> think(const Kit& kit, std::uint32_t simulations, const Question& question,
                           Random& random) {
  using G = typename Kit::G;
  const auto share = simulations / static_cast<std::uint32_t>(kit.threads);
  const auto search = [&](std::size_t, Random& own) {
    NodePool<G> pool(std::min<std::size_t>(std::size_t{share} * 8 + 1024, most_nodes));
    Ismcts<G, typename Kit::Sense, typename Kit::Evaluation> searcher(pool, kit.settings);
    return searcher.run(view_of<G>(question), question.memory.as<typename G::Memory>(),
                        question.need, own, [&](std::uint32_t done) { return done >= share; });
  };
  std::vector<Thought> thoughts;
  for (const Candidate<G>& candidate : search_in_parallel<G>(kit.threads, random, search)) {
    thoughts.push_back({out<G>(candidate.move), candidate.tries, candidate.mean()});
  }
  std::stable_sort(thoughts.begin(), thoughts.end(),
                   [](const Thought& a, const Thought& b) { return a.tries > b.tries; });
  return thoughts;
}

// The only decision that the seat can take, if there is just one: nothing to think about.
template <Game G>
std::optional<AnyMove> forced(const Question& question) {
  if (question.need == Need::may) return {};
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
Bot searcher(std::string name, const Kit& kit, std::uint32_t simulations) {
  const Think think_so = [kit, simulations](const Question& question, Random& random) {
    return think(kit, simulations, question, random);
  };
  const Choose choose = [think_so](const Question& question, Random& random) {
    if (const std::optional<AnyMove> only = forced<typename Kit::G>(question)) return only;
    return think_so(question, random).front().move;
  };
  return {std::move(name), choose, think_so};
}

}  // namespace detail

template <class Kit>
std::vector<Bot> make_bots(const Kit& kit) {
  using G = typename Kit::G;
  return {{"random", choose_at_random, {}},
          {"page", detail::choose_by_sense<G, typename Kit::Sense>, {}},
          detail::searcher("squire", kit, kit.squire_simulations),
          detail::searcher("knight", kit, kit.squire_simulations * knight_factor)};
}

}  // namespace hastilude
