// Nothing that a viewer may not know reaches him by the server: see pair.h.
#include <gtest/gtest.h>

#include "games/find.h"
#include "simulation/pair.h"
#include "simulation/scenarios.h"
#include "support/seed.h"

namespace hastilude::tests {
namespace {

void look_the_same(PairScenario (*scenario_of)(const GameApi&, std::uint64_t, int), int pairs) {
  const std::uint64_t seed = announced_seed("two-worlds");
  for (const GameApi& game : games::all_games()) {
    int steps = 0;
    for (int i = 0; i < pairs; ++i) {
      const PairScenario scenario = scenario_of(game, seed, i);
      const Verdict verdict = Pair(scenario).run(120);
      steps += verdict.steps;
      ASSERT_EQ(verdict.leak, "") << scenario.game << ", " << scenario.players
                                  << " players, viewer " << scenario.viewer << ", seed "
                                  << scenario.seed;
    }
    std::cout << game.name << ": " << pairs << " pairs, " << steps << " steps\n";
    EXPECT_GT(steps, pairs * 3) << "the worlds part too soon to show anything";
  }
}

TEST(TwoWorlds, LookTheSameToWhoMayNotKnowTheDifference) {
  look_the_same(pair_scenario, scaled(120));
}

// The bots' hands differ, and how long they think.
TEST(TwoWorlds, LookTheSameToWhoIsAloneWithBots) { look_the_same(alone_scenario, scaled(60)); }

}  // namespace
}  // namespace hastilude::tests
