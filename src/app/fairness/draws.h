// What a chance move took from what, for any game: who starts, and cards of a pile.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/api.h"
#include "core/named_enum.h"

namespace hastilude::app {

HASTILUDE_NAMED_ENUM(Occasion, starter, first_hand, draw)

struct Drawn {
  Occasion occasion = Occasion::draw;
  // How many there were of each, and how many were taken: seats of which one starts, kinds of card.
  std::vector<int> there;
  std::vector<int> taken;
};

// Nothing where nothing was left to chance.
std::optional<Drawn> drawn(const GameApi& game, const AnyState& before, const AnyMove& move);

// What they are called: "@1", or a card.
std::string name_of_item(const GameApi& game, Occasion occasion, std::size_t item);

}  // namespace hastilude::app
