// Which pairs of worlds are tried: every number of players, every viewer; people or bots.
#pragma once

#include "core/api.h"
#include "simulation/pair.h"

namespace hastilude::tests {

inline PairScenario pair_scenario(const GameApi& game, std::uint64_t seed, int index) {
  const int choices = game.most_players - game.least_players + 1;
  const int players = game.least_players + index % choices;
  return {.game = std::string(game.name),
          .players = players,
          .viewer = (index / choices) % (players + 1),
          .seed = seed + static_cast<std::uint64_t>(index)};
}

// The same with bots beside one person; the viewer is he, or only looks on.
inline PairScenario alone_scenario(const GameApi& game, std::uint64_t seed, int index) {
  PairScenario scenario = pair_scenario(game, seed, index);
  scenario.viewer = index % 4 == 3 ? scenario.players : 0;
  scenario.beside = Beside::bots;
  return scenario;
}

}  // namespace hastilude::tests
