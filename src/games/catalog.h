// The games there are: a plain list of their types. It takes long to compile; who needs only their
// doors includes games/find.h.
#pragma once

#include "games/castles/castles.h"
#include "games/engarde/engarde.h"
#include "games/ivanhoe/ivanhoe.h"

namespace hastilude::games {

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

}  // namespace hastilude::games
