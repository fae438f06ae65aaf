// The games there are: a plain list.
#pragma once

#include <span>
#include <string_view>

#include "core/api.h"
#include "games/castles/castles.h"
#include "games/engarde/engarde.h"
#include "games/ivanhoe/ivanhoe.h"

namespace hastilude {

template <Game... Games>
struct GameList {};

using Catalog = GameList<engarde::EnGarde, ivanhoe::Ivanhoe, castles::Castles>;

// Calls `visit` with a value of each game's type, for code that is compiled for every game.
template <class Visit, Game... Games>
void for_each_game(Visit&& visit, GameList<Games...>) {
  (visit(Games{}), ...);
}
template <class Visit>
void for_each_game(Visit&& visit) {
  for_each_game(visit, Catalog{});
}

std::span<const GameApi> all_games();

// The game of this name, or nothing.
const GameApi* find_game(std::string_view name);

}  // namespace hastilude
