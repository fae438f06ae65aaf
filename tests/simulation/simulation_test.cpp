// Games in bad weather. HASTILUDE_GAMES says how many of each kind, HASTILUDE_SEED where to begin;
// scripts/simulate does it by command.
#include "simulation/simulation.h"

#include <gtest/gtest.h>

#include "games/find.h"
#include "server/words.h"
#include "simulation/pair.h"
#include "support/seed.h"

namespace hastilude::tests {
namespace {

// Tokens and ids from a seed too, so that a run is the same byte for byte.
Tally simulate(const Scenario& scenario) {
  Random words(scenario.seed);
  use_words(&words);
  const Tally tally = Simulation(scenario).run();
  use_words(nullptr);
  return tally;
}

// All of it follows from the seed, so that a game which fails can be played again by itself. Of two
// seeds one is sealed, so each number of players comes both ways.
Scenario scenario_of(const GameApi& game, std::uint64_t seed) {
  const auto choices = static_cast<std::uint64_t>(game.most_players - game.least_players + 1);
  return {.game = std::string(game.name),
          .players = game.least_players + static_cast<int>(seed / 2 % choices),
          .bots = seed % 3 == 0 ? 1 : 0,
          .seed = seed};
}

// In so many games everything happens that can; in a few of them it may be fine.
constexpr int enough_games = 100;

void expect_bad_weather(const Tally& all, int games) {
  EXPECT_GT(all.sealed, games / 3);
  EXPECT_GT(all.silent, 0);
  EXPECT_GT(all.compared, all.checks / 2);
  EXPECT_GT(all.kills, games / 10);
  EXPECT_GT(all.cuts, games / 10);
  EXPECT_GT(all.mishaps, games / 10);
  EXPECT_GT(all.damaged, games / 20);
  EXPECT_GT(all.acknowledged, games);
}

TEST(Simulation, EverythingAcknowledgedStandsAndGamesEnd) {
  const std::uint64_t seed = announced_seed("simulation");
  const int games = static_cast<int>(number_from_environment("HASTILUDE_GAMES", 300));
  for (const GameApi& game : games::all_games()) {
    Tally all;
    for (int i = 0; i < games; ++i) {
      const Scenario scenario = scenario_of(game, seed + static_cast<std::uint64_t>(i));
      SCOPED_TRACE(scenario.game + ", seed " + std::to_string(scenario.seed));
      all += simulate(scenario);
      if (HasFailure()) return;
    }
    std::cout << game.name << ": " << games << " games, " << all.steps << " steps, "
              << all.acknowledged << " wishes acknowledged, " << all.kills << " kills, " << all.cuts
              << " cuts, " << all.mishaps << " mishaps of the store, " << all.damaged
              << " tables damaged, " << all.checks << " checks, " << all.sealed
              << " deals sealed in " << all.sealing << " steps, " << all.silent
              << " people silent\n";
    if (games >= enough_games) expect_bad_weather(all, games);
  }
}

TEST(Simulation, IsTheSameByteForByteFromTheSameSeed) {
  for (const GameApi& game : games::all_games()) {
    const Scenario scenario = scenario_of(game, 17);
    EXPECT_EQ(simulate(scenario), simulate(scenario)) << game.name;
  }
}

}  // namespace
}  // namespace hastilude::tests
