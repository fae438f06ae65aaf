#include "games/catalog.h"

#include <array>

#include "games/find.h"

namespace hastilude::games {
namespace {

template <Game... Games>
constexpr std::array<GameApi, sizeof...(Games)> doors(GameList<Games...>) {
  return {api_of<Games>()...};
}

constexpr auto games = doors(Catalog{});

}  // namespace

std::span<const GameApi> all_games() { return games; }

const GameApi* find_game(std::string_view name) {
  for (const GameApi& game : all_games()) {
    if (game.name == name) return &game;
  }
  return nullptr;
}

}  // namespace hastilude::games
