// The named players of every game.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.h"

namespace hastilude::bots {

// The players of a game: those whom people meet, weakest first; others, by whom they are measured;
// who of the ladder sits opposite where nobody was asked for; and who of them all gives hints.
struct Company {
  std::vector<Bot> ladder;
  std::vector<Bot> references;
  std::string opponent = "champion";
  std::string adviser = "champion";
};

// Makes those of one game.
Company castles_bots();
Company engarde_bots();
Company ivanhoe_bots();

// The ladder of a game. A game without sense of its own has only `random`. They are made when they
// are first asked for, and stay.
std::span<const Bot> bots_of(const GameApi& game);
// Those by whom they are measured: what they were before, and searches that know no game.
std::span<const Bot> references_of(const GameApi& game);

// The player of this name, on the ladder or beside it, or nullptr.
const Bot* find_bot(const GameApi& game, std::string_view name);

// Who sits opposite where nobody was asked for: the strongest who has learnt the game and answers
// within a few milliseconds.
const Bot& usual_opponent(const GameApi& game);

// Who gives hints: one who says what it thinks of the alternatives, where a game has such players.
const Bot& adviser_of(const GameApi& game);

}  // namespace hastilude::bots
