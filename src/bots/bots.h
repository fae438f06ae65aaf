// The named players of every game.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "bots/question.h"

namespace hastilude {

std::vector<Bot> castles_bots();
std::vector<Bot> engarde_bots();
std::vector<Bot> ivanhoe_bots();

// All players of a game, weakest first. A game without sense of its own has only `random`.
std::vector<Bot> bots_of(const GameApi& game);

// The player of this name, or nothing.
std::optional<Bot> find_bot(const GameApi& game, std::string_view name);

}  // namespace hastilude
