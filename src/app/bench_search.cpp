#include <chrono>
#include <iomanip>
#include <iostream>
#include <memory>

#include "app/bench.h"
#include "games/catalog.h"
#include "search/ismcts.h"
#include "search/random_play.h"

// Compiled in bench.cpp: in one piece it takes the compiler long.
extern template hastilude::search::Playout hastilude::search::play_out<hastilude::engarde::EnGarde>(
    hastilude::engarde::State&, hastilude::Random&, std::span<hastilude::engarde::Decision>);
extern template hastilude::search::Playout hastilude::search::play_out<hastilude::ivanhoe::Ivanhoe>(
    hastilude::ivanhoe::State&, hastilude::Random&, std::span<hastilude::ivanhoe::Decision>);
extern template hastilude::search::Playout hastilude::search::play_out<hastilude::castles::Castles>(
    hastilude::castles::State&, hastilude::Random&, std::span<hastilude::castles::Move>);

namespace hastilude::app {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// The first decision after the deal.
template <Game G>
typename G::State first_decision(const Setup& setup, Random& random) {
  typename G::State state = G::start(setup);
  while (G::due(state) == Due::chance) G::play(state, G::sample(state, random), Unheard{});
  return state;
}

struct Speeds {
  double simulations = 0;  // a second
  double games = 0;
};

// Both by turns in short slices, so that other load on the machine meets both alike.
template <Game G>
Speeds measure(const Setup& setup, const BenchOptions& options) {
  constexpr int slices = 10;
  constexpr std::uint32_t slice = 2000;
  Random random(options.seed);
  const typename G::State state = first_decision<G>(setup, random);
  const Seat seat = *G::asked(state).begin();
  const View<typename G::State> seen = view<G>(state, Observer::of(seat));
  const typename G::Memory memory = G::memory(seen);
  search::NodePool<G> pool(slice * 8 + 1024);
  search::Ismcts<G> search(pool);
  const auto room = std::make_unique<typename G::Decision[]>(search::list_room);
  double searching = 0;
  double playing = 0;
  for (int i = 0; i < slices; ++i) {
    const Clock::time_point start = Clock::now();
    search.run(seen, memory, match::Need::must, random,
               [](std::uint32_t done) { return done >= slice; });
    searching += seconds_since(start);
    const Clock::time_point middle = Clock::now();
    for (std::uint32_t game = 0; game < slice; ++game) {
      typename G::State copy = state;
      search::play_out<G>(copy, random, {room.get(), search::list_room});
    }
    playing += seconds_since(middle);
  }
  constexpr double count = slices * slice;
  return {count / searching, count / playing};
}

void print(const ChosenGame& chosen, const Speeds& speeds) {
  std::cout << title(chosen) << "\n"
            << std::fixed << std::setprecision(0) << "  simulations a second  "
            << speeds.simulations << "\n  random games a second " << speeds.games << "\n"
            << std::setprecision(2) << "  simulations a game    "
            << speeds.simulations / speeds.games << "\n";
}

}  // namespace

Exit bench_search(const ChosenGame& chosen, const BenchOptions& options) {
  games::for_each_game([&]<Game G>(G) {
    if (G::name != chosen.game->name) return;
    const Speeds speeds = measure<G>(chosen.setup, options);
    if (!options.json) return print(chosen, speeds);
    std::cout << bench_json("search", chosen, options, [&](wire::JsonWriter& json) {
      json.member("simulations_a_second", speeds.simulations);
      json.member("random_games_a_second", speeds.games);
      json.member("simulations_a_game", speeds.simulations / speeds.games);
    });
  });
  std::cout << std::flush;
  return Exit::success;
}

}  // namespace hastilude::app
