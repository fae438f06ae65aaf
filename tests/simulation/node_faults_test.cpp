// Every planted fault of a node is found by the simulator of several nodes.
#include <gtest/gtest.h>

#include "games/find.h"
#include "simulation/nodes_scenarios.h"
#include "simulation/planted.h"

namespace hastilude::tests {
namespace {

// What is wrong with the first game that does not go well, or nothing.
std::string found() {
  constexpr int games = 40;
  for (int i = 0; i < games; ++i) {
    for (const GameApi& game : games::all_games()) {
      const NodesRun run = simulate_nodes(game, 1, i);
      if (!run.wrong.empty()) return run.wrong;
    }
  }
  return {};
}

TEST(NodeFaults, AreAllFound) {
  for (int fault = 1; fault < static_cast<int>(Leak::count); ++fault) {
    planted_leak = static_cast<Leak>(fault);
    const std::string wrong = found();
    EXPECT_NE(wrong, "") << name_of(planted_leak);
    std::cout << name_of(planted_leak) << ": " << wrong << '\n';
  }
  planted_leak = Leak::none;
}

}  // namespace
}  // namespace hastilude::tests
