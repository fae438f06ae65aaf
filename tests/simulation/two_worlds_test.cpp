// Nothing that a viewer may not know reaches him by the server: see pair.h.
#include <gtest/gtest.h>

#include "games/find.h"
#include "simulation/pair.h"
#include "simulation/scenarios.h"
#include "support/seed.h"

namespace hastilude::tests {
namespace {

TEST(TwoWorlds, LookTheSameToWhoMayNotKnowTheDifference) {
  const std::uint64_t seed = announced_seed("two-worlds");
  for (const GameApi& game : all_games()) {
    int steps = 0;
    const int pairs = scaled(120);
    for (int i = 0; i < pairs; ++i) {
      const PairScenario scenario = pair_scenario(game, seed, i);
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

}  // namespace
}  // namespace hastilude::tests
