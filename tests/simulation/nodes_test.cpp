// Games on several nodes in bad weather. HASTILUDE_GAMES says how many of each kind, HASTILUDE_SEED
// where to begin; scripts/simulate does it by command.
#include "simulation/nodes.h"

#include <iostream>

#include <gtest/gtest.h>

#include "games/find.h"
#include "simulation/nodes_scenarios.h"
#include "support/seed.h"

namespace hastilude::tests {
namespace {

TEST(Nodes, EachAcknowledgedActionStandsOnceInOneOrderAndGamesEnd) {
  const std::uint64_t seed = announced_seed("nodes");
  const int games = static_cast<int>(number_from_environment("HASTILUDE_GAMES", 8));
  NodesTally all;
  for (const GameApi& game : games::all_games()) {
    for (int i = 0; i < games; ++i) {
      const NodesRun run = simulate_nodes(game, seed, i);
      ASSERT_EQ(run.wrong, "");
      all += run.tally;
    }
  }
  std::cout << 3 * games << " games, " << all.steps << " steps, " << all.acknowledged
            << " wishes acknowledged, " << all.kills << " kills, " << all.stops << " stops, "
            << all.partitions << " partitions, " << all.hidings << " hidings, " << all.drains
            << " drains, " << all.restarts << " restarts of the database, " << all.mishaps
            << " mishaps, " << all.moves << " moves of pages, " << all.lost_news << " news lost, "
            << all.conflicts << " conflicts, " << all.outages << " outages, " << all.compared
            << " tables compared\n";
  for (const long count :
       {all.kills, all.stops, all.partitions, all.hidings, all.drains, all.restarts, all.mishaps,
        all.moves, all.lost_news, all.conflicts, all.outages})
    EXPECT_GT(count, games / 4);
  EXPECT_GT(all.compared, all.checks);
  EXPECT_GT(all.acknowledged, 10 * games);
}

TEST(Nodes, AreTheSameByteForByteFromTheSameSeed) {
  for (const GameApi& game : games::all_games()) {
    const NodesRun once = simulate_nodes(game, 17, 0);
    EXPECT_EQ(once.tally, simulate_nodes(game, 17, 0).tally) << game.name;
  }
}

}  // namespace
}  // namespace hastilude::tests
