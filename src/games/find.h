// The games there are, behind their run-time doors; for all that need not know their types.
#pragma once

#include <span>
#include <string_view>

#include "core/api.h"

namespace hastilude::games {

std::span<const GameApi> all_games();

// The game of this name, or nothing.
const GameApi* find_game(std::string_view name);

}  // namespace hastilude::games
