// The bots that can be seated at tables. A table knows them by name alone; who runs it lists them.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "core/api.h"

namespace hastilude::tables {

// The bots of one game, weakest first.
struct GameBots {
  std::string game;
  std::vector<std::string> names;
  std::string substitute;  // plays for a person who left
};

struct Roster {
  std::vector<GameBots> games;

  const GameBots& of(const GameApi& game) const {
    static const GameBots none;
    const auto found = std::find_if(games.begin(), games.end(),
                                    [&](const GameBots& bots) { return bots.game == game.name; });
    return found == games.end() ? none : *found;
  }
  bool has(const GameApi& game, std::string_view bot) const {
    const std::vector<std::string>& names = of(game).names;
    return std::find(names.begin(), names.end(), bot) != names.end();
  }
};

}  // namespace hastilude::tables
