// The named players of every game.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "bots/bot.h"

namespace hastilude::bots {

// Makes those of one game.
std::vector<Bot> castles_bots();
std::vector<Bot> engarde_bots();
std::vector<Bot> ivanhoe_bots();

// All players of a game, weakest first. A game without sense of its own has only `random`. They are
// made when they are first asked for, and stay.
std::span<const Bot> bots_of(const GameApi& game);

// The player of this name, or nullptr.
const Bot* find_bot(const GameApi& game, std::string_view name);

}  // namespace hastilude::bots
