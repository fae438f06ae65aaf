// Typed tests over the games of the catalog.
#pragma once

#include <string>

#include <gtest/gtest.h>

#include "games/catalog.h"

namespace hastilude::tests {

template <class List>
struct TypesOf;
template <class... Games>
struct TypesOf<games::GameList<Games...>> {
  using Type = testing::Types<Games...>;
};
using CatalogTypes = TypesOf<games::Catalog>::Type;

struct GameName {
  template <class G>
  static std::string GetName(int) {
    return std::string(G::name);
  }
};

}  // namespace hastilude::tests
