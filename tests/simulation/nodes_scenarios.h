// Which games are played on several nodes.
#pragma once

#include "core/api.h"
#include "server/words.h"
#include "simulation/nodes.h"
#include "simulation/pair.h"

namespace hastilude::tests {

struct NodesRun {
  std::string wrong;
  NodesTally tally;
};

// Tokens and ids from a seed too, so that a run is the same byte for byte.
inline NodesRun simulate_nodes(const GameApi& game, std::uint64_t seed, int index) {
  const int choices = game.most_players - game.least_players + 1;
  const Scenario scenario{.game = std::string(game.name),
                          .players = game.least_players + index % choices,
                          .bots = index % 3 == 0 ? 1 : 0,
                          .seed = seed + static_cast<std::uint64_t>(index)};
  Random words(scenario.seed);
  use_words(&words);
  Nodes nodes(scenario);
  const std::string wrong = nodes.run();
  use_words(nullptr);
  return {wrong, nodes.tally()};
}

}  // namespace hastilude::tests
