#include "wasm/work.h"

#include <algorithm>
#include <memory>

#include "games/catalog.h"
#include "games/find.h"
#include "record/options.h"
#include "search/ismcts.h"
#include "search/random_play.h"

namespace hastilude::tests {
namespace {

template <Game G>
std::uint64_t play(const Setup& setup, int games) {
  const auto room = std::make_unique<typename G::Decision[]>(search::list_room);
  Random random(1);
  std::uint64_t decisions = 0;
  for (int game = 0; game < games; ++game) {
    typename G::State state = G::start(setup);
    decisions += search::play_out<G>(state, random, {room.get(), search::list_room}).decisions;
  }
  return decisions;
}

template <Game G>
std::uint64_t search(const Setup& setup, std::uint32_t simulations) {
  Random random(1);
  typename G::State state = G::start(setup);
  while (G::due(state) == Due::chance) G::play(state, G::sample(state, random), Unheard{});
  const View<typename G::State> seen = view<G>(state, Observer::of(*G::asked(state).begin()));
  search::NodePool<G> pool(std::size_t{simulations} * 8 + 1024);
  search::Ismcts<G> search(pool);
  std::uint64_t most = 0;
  for (const search::Candidate<G>& candidate :
       search.run(seen, G::memory(seen), match::Need::must, random,
                  [&](std::uint32_t done) { return done >= simulations; }))
    most = std::max<std::uint64_t>(most, candidate.tries);
  return most;
}

// Calls `work` with the type of the game at this place, and its setup.
template <class Work>
std::uint64_t with_game(int place, int players, Work work) {
  std::uint64_t result = 0;
  int at = 0;
  games::for_each_game([&]<Game G>(G game) {
    if (at == place)
      result =
          work(game, usual_setup(games::all_games()[static_cast<std::size_t>(place)], players));
    ++at;
  });
  return result;
}

}  // namespace

std::uint64_t play_random_games(int game, int players, int games) {
  return with_game(game, players,
                   [&]<Game G>(G, const Setup& setup) { return play<G>(setup, games); });
}

std::uint64_t search_first_decision(int game, int players, int simulations) {
  return with_game(game, players, [&]<Game G>(G, const Setup& setup) {
    return search<G>(setup, static_cast<std::uint32_t>(simulations));
  });
}

}  // namespace hastilude::tests
