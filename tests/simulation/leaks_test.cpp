// Every planted leak is found by a pair of worlds.
#include <gtest/gtest.h>

#include "games/find.h"
#include "simulation/pair.h"
#include "simulation/planted.h"
#include "simulation/scenarios.h"

namespace hastilude::tests {
namespace {

// The first difference that pairs of any game come to, or nothing.
std::string found(PairScenario (*scenario_of)(const GameApi&, std::uint64_t, int)) {
  constexpr int pairs = 200;
  for (int i = 0; i < pairs; ++i) {
    for (const GameApi& game : games::all_games()) {
      const Verdict verdict = Pair(scenario_of(game, 1, i)).run(120);
      if (!verdict.leak.empty()) return verdict.leak;
    }
  }
  return {};
}

TEST(Leaks, AreAllFoundAmongPeople) {
  for (int leak = 1; leak < static_cast<int>(Leak::count); ++leak) {
    planted_leak = static_cast<Leak>(leak);
    // Among people there is no bot to think.
    if (planted_leak == Leak::bot_time) continue;
    EXPECT_NE(found(pair_scenario), "") << name_of(planted_leak);
  }
  planted_leak = Leak::none;
}

TEST(Leaks, OfHandsAndTimesAreFoundByWhoIsAloneWithBots) {
  for (const Leak leak :
       {Leak::position, Leak::line, Leak::snapshot_line, Leak::held_answer, Leak::bot_time}) {
    planted_leak = leak;
    EXPECT_NE(found(alone_scenario), "") << name_of(leak);
  }
  planted_leak = Leak::none;
}

}  // namespace
}  // namespace hastilude::tests
