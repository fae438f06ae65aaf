#include "app/bench.h"

#include <array>
#include <chrono>
#include <cstdio>
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

// For bench_search.cpp too.
template hastilude::search::Playout hastilude::search::play_out<hastilude::engarde::EnGarde>(
    hastilude::engarde::State&, hastilude::Random&, std::span<hastilude::engarde::Decision>);
template hastilude::search::Playout hastilude::search::play_out<hastilude::ivanhoe::Ivanhoe>(
    hastilude::ivanhoe::State&, hastilude::Random&, std::span<hastilude::ivanhoe::Decision>);
template hastilude::search::Playout hastilude::search::play_out<hastilude::castles::Castles>(
    hastilude::castles::State&, hastilude::Random&, std::span<hastilude::castles::Move>);

namespace hastilude::app {
namespace {

struct Measured {
  search::Playout total;
  int games = 0;
  double seconds = 0;
};

// Games one after the other, each played to the end by `play_out`.
template <class PlayOut>
Measured measure(const BenchOptions& options, PlayOut&& play_out) {
  using Clock = std::chrono::steady_clock;
  Random random(options.seed);
  Measured measured;
  const Clock::time_point start = Clock::now();
  do {
    const search::Playout playout = play_out(random);
    measured.total.decisions += playout.decisions;
    measured.total.choices += playout.choices;
    ++measured.games;
    measured.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  } while (options.games > 0 ? measured.games < options.games : measured.seconds < 1);
  return measured;
}

template <Game G>
Measured measure_game(const Setup& setup, const BenchOptions& options) {
  const auto room = std::make_unique<typename G::Decision[]>(search::list_room);
  return measure(options, [&](Random& random) {
    typename G::State state = G::start(setup);
    return search::play_out<G>(state, random, {room.get(), search::list_room});
  });
}

Measured measure_door(const GameApi& game, const Setup& setup, const BenchOptions& options) {
  const auto room = std::make_unique<std::byte[]>(search::list_room * game.decision_size);
  return measure(options, [&](Random& random) {
    AnyState state = game.start(setup);
    return search::play_out(game, state, random, room.get());
  });
}

Measured measure_chosen(const ChosenGame& chosen, const BenchOptions& options) {
  if (options.door) return measure_door(*chosen.game, chosen.setup, options);
  Measured measured;
  games::for_each_game([&]<Game G>(G) {
    if (G::name == chosen.game->name) measured = measure_game<G>(chosen.setup, options);
  });
  return measured;
}

void print(const ChosenGame& chosen, const Measured& measured) {
  const auto games = static_cast<double>(measured.games);
  const auto decisions = static_cast<double>(measured.total.decisions);
  std::cout << title(chosen) << "\n"
            << std::fixed << std::setprecision(2) << "  games              " << measured.games
            << "\n"
            << "  decisions          " << measured.total.decisions << "\n"
            << "  decisions a game   " << decisions / games << "\n"
            << "  legal actions      " << static_cast<double>(measured.total.choices) / decisions
            << " at each\n"
            << "  seconds            " << measured.seconds << "\n"
            << "  decisions a second " << std::setprecision(0) << decisions / measured.seconds
            << "\n";
}

std::string speed_json(const ChosenGame& chosen, const BenchOptions& options,
                       const Measured& measured) {
  const auto decisions = static_cast<double>(measured.total.decisions);
  return bench_json("speed", chosen, options, [&](wire::JsonWriter& json) {
    json.member("games", measured.games);
    json.member("decisions", measured.total.decisions);
    json.member("decisions_a_game", decisions / measured.games);
    json.member("legal_actions", static_cast<double>(measured.total.choices) / decisions);
    json.member("seconds", measured.seconds);
    json.member("decisions_a_second", decisions / measured.seconds);
  });
}

void tell_signature(const ChosenGame& chosen, const BenchOptions& options) {
  const std::string text =
      signature_text(record::signature(*chosen.game, chosen.setup, options.seed));
  if (!options.json) {
    std::cout << title(chosen) << " " << text << "\n";
    return;
  }
  std::cout << bench_json("signature", chosen, options,
                          [&](wire::JsonWriter& json) { json.member("signature", text); });
}

Exit bench_one(const ChosenGame& chosen, const BenchOptions& options) {
  if (options.search) return bench_search(chosen, options);
  if (options.bots) {
    print_choices(chosen, options);
    return Exit::success;
  }
  if (options.signature) {
    tell_signature(chosen, options);
    return Exit::success;
  }
  const Measured measured = measure_chosen(chosen, options);
  if (options.json) {
    std::cout << speed_json(chosen, options, measured);
  } else {
    print(chosen, measured);
  }
  std::cout << std::flush;  // each as it is measured
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

std::string signature_text(std::uint64_t signature) {
  std::array<char, 17> text{};
  std::snprintf(text.data(), text.size(), "%016llx", static_cast<unsigned long long>(signature));
  return text.data();
}

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
  flags.yes({"--signature", "", "Only the signatures, one line per game, as in tests/bench.txt"},
            options->signature);
  flags.yes({"--bots", "", "Only the signatures of the bots' choices, as in tests/bots.txt"},
            options->bots);
  flags.yes(
      {"--search", "", "Simulations of the tree search at the start, beside plain random games"},
      options->search);
  flags.yes({"--door", "", "Play through the run-time door, as records, tables and servers do"},
            options->door);
  flags.yes({"--json", "", "Print one line of JSON for each (docs/json.md)"}, options->json);
  // What these three print is always of the same games.
  for (const char* fixed : {"--signature", "--bots", "--search"}) flags.either("--games", fixed);
  for (const char* other : {"--signature", "--bots", "--search"}) flags.either("--door", other);
  flags.either("--signature", "--bots");
  flags.either("--signature", "--search");
  flags.either("--bots", "--search");
  flags.footer(games_footer());
  return [options] { return bench(*options); };
}

}  // namespace hastilude::app
