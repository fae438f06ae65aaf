// The bots that can be seated at tables. A table knows them by name alone; who runs it lists them.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "core/api.h"
#include "games/find.h"

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

// The roster of all games, from the names of each one's bots, weakest first.
template <class NamesOf>
Roster roster_of(NamesOf names_of) {
  Roster roster;
  for (const GameApi& game : games::all_games()) {
    GameBots bots{std::string(game.name), names_of(game), "random"};
    if (std::find(bots.names.begin(), bots.names.end(), "page") != bots.names.end())
      bots.substitute = "page";
    roster.games.push_back(std::move(bots));
  }
  return roster;
}

}  // namespace hastilude::tables
