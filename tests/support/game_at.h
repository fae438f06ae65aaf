// The game of the catalog at a place, for sources that are compiled once for each game: what is
// heavy to compile is then compiled side by side.
#pragma once

#include <tuple>

#include <gtest/gtest.h>

#include "games/catalog.h"

namespace hastilude::tests {

template <std::size_t Place, class List>
struct TypesAt;
template <std::size_t Place, class... Games>
struct TypesAt<Place, games::GameList<Games...>> {
  using Type = testing::Types<std::tuple_element_t<Place, std::tuple<Games...>>>;
};
// tests/CMakeLists.txt counts the games in the text of the catalog.
static_assert([]<class... Games>(games::GameList<Games...>) {
  return sizeof...(Games);
}(games::Catalog{}) == HASTILUDE_GAME_PLACES);
using TypesHere = TypesAt<HASTILUDE_GAME_PLACE, games::Catalog>::Type;

}  // namespace hastilude::tests
