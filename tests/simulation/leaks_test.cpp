// Every planted leak is found by a pair of worlds.
#include <gtest/gtest.h>

#include "games/find.h"
#include "simulation/pair.h"
#include "simulation/planted.h"
#include "simulation/scenarios.h"

namespace hastilude::tests {
namespace {

// The first difference that pairs of any game come to, or nothing.
std::string found() {
  constexpr int pairs = 200;
  for (int i = 0; i < pairs; ++i) {
    for (const GameApi& game : all_games()) {
      // Among several people, all but those that concern who is alone with bots.
      const bool alone =
          planted_leak == Leak::waits_for_bots || planted_leak == Leak::bot_time;
      const Verdict verdict =
          Pair(alone ? alone_scenario(game, 1, i) : pair_scenario(game, 1, i)).run(120);
      if (!verdict.leak.empty()) return verdict.leak;
    }
  }
  return {};
}

TEST(Leaks, AreAllFound) {
  for (int leak = 1; leak < static_cast<int>(Leak::count); ++leak) {
    planted_leak = static_cast<Leak>(leak);
    EXPECT_NE(found(), "") << name_of(planted_leak);
  }
  planted_leak = Leak::none;
}

}  // namespace
}  // namespace hastilude::tests
