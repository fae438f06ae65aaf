#include "app/bench.h"

#include <chrono>
#include <iomanip>
#include <iostream>
#include <limits>
#include <memory>

#include "games/catalog.h"
#include "games/find.h"
#include "record/options.h"
#include "record/print.h"
#include "record/random_game.h"
#include "search/random_play.h"

namespace hastilude::app {
namespace {

struct Measured {
  search::Playout total;
  int games = 0;
  double seconds = 0;
};

template <Game G>
Measured measure(const Setup& setup, const BenchOptions& options) {
  using Clock = std::chrono::steady_clock;
  const auto room = std::make_unique<typename G::Move[]>(list_room);
  Random random(options.seed);
  Measured measured;
  const Clock::time_point start = Clock::now();
  do {
    typename G::State state = G::start(setup);
    const search::Playout playout = search::play_out<G>(state, random, {room.get(), list_room});
    measured.total.decisions += playout.decisions;
    measured.total.choices += playout.choices;
    ++measured.games;
    measured.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  } while (options.games > 0 ? measured.games < options.games : measured.seconds < 1);
  return measured;
}

void print(const Measured& measured) {
  const auto games = static_cast<double>(measured.games);
  const auto decisions = static_cast<double>(measured.total.decisions);
  std::cout << std::fixed << std::setprecision(2) << "  games              " << measured.games
            << "\n"
            << "  decisions          " << measured.total.decisions << "\n"
            << "  decisions a game   " << decisions / games << "\n"
            << "  legal actions      " << static_cast<double>(measured.total.choices) / decisions
            << " at each\n"
            << "  seconds            " << measured.seconds << "\n"
            << "  decisions a second " << std::setprecision(0) << decisions / measured.seconds
            << "\n";
}

Exit bench_one(const ChosenGame& chosen, const BenchOptions& options) {
  if (options.search) return bench_search(chosen, options);
  if (options.bots) {
    print_choices(chosen, options.seed);
    return Exit::success;
  }
  if (options.signature) {
    std::cout << title(chosen) << " " << std::hex << std::setw(16) << std::setfill('0')
              << record::signature(*chosen.game, chosen.setup, options.seed) << std::dec << "\n";
    return Exit::success;
  }
  std::cout << title(chosen) << "\n" << std::flush;
  games::for_each_game([&]<Game G>(G) {
    if (G::name == chosen.game->name) print(measure<G>(chosen.setup, options));
  });
  return Exit::success;
}

Exit bench(const BenchOptions& options) {
  if (!options.game.game.empty()) {
    const std::optional<ChosenGame> chosen = choose_game(options.game);
    return chosen ? bench_one(*chosen, options) : Exit::usage;
  }
  for (const GameApi& game : games::all_games()) {
    for (int players = game.least_players; players <= game.most_players; ++players) {
      bench_one({&game, usual_setup(game, players)}, options);
    }
  }
  return Exit::success;
}

}  // namespace

std::string title(const ChosenGame& chosen) {
  std::string text =
      std::string(chosen.game->name) + " players " + std::to_string(chosen.setup.players);
  for (std::size_t i = 0; i < chosen.game->options.size(); ++i) {
    const Option& option = chosen.game->options[i];
    if (chosen.setup.values[i] == option.usual) continue;
    text +=
        " " + std::string(option.key) + " " + record::option_text(option, chosen.setup.values[i]);
  }
  return text;
}

Run bench_command(Flags& flags) {
  const auto options = std::make_shared<BenchOptions>();
  add_game(flags, options->game, "The game (default: every game, with every number of players)",
           Wanted::maybe);
  flags.number({"--games", "N", "How many games to measure (default: about a second)"},
               options->games, {1, std::numeric_limits<int>::max()});
  flags.number({"--seed", "S", "Seed of the random numbers (default 1)"}, options->seed);
  flags.yes({"--signature", "", "Only the signatures, one line a game, as in tests/bench.txt"},
            options->signature);
  flags.yes({"--bots", "", "Only the signatures of the bots' choices, as in tests/bots.txt"},
            options->bots);
  flags.yes(
      {"--search", "", "Simulations of the tree search at the start, beside plain random games"},
      options->search);
  // What these three print is always of the same games.
  for (const char* fixed : {"--signature", "--bots", "--search"}) flags.either("--games", fixed);
  flags.footer(games_footer());
  return [options] { return bench(*options); };
}

}  // namespace hastilude::app
