// How a player of a game is taught, and what came of it.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "bots/net.h"

namespace hastilude::learn {

struct Training {
  int games = 20'000;
  std::uint64_t seed = 1;
  // The share of seats that play by sense while the others learn.
  double sense = 0.2;
  // The first games are all played by sense, so that it begins with knowing what they come to.
  double watching = 0.1;
  double rate = 0.001;      // how far a step goes at the beginning; a sixth of it at the end
  double doubt = 0.1;       // what a move must promise more than that of sense, in odds
  double memory = 0.8;      // how far a result reaches back to what led to it (lambda)
  double adventure = 0.03;  // moves at random
  int trials = 400;         // games for each judgement, at each kind of table
  int players = 0;          // at tables of so many; 0: of every number
};

// What it wins alone among players by sense, so far.
struct Judgement {
  int games = 0;
  std::string table;  // "4 players", "level basic"
  double share = 0;
};

struct Listener {
  std::function<void()> game_played;
  // Now and then, and at the end.
  std::function<void(const bots::Net& net)> reached;
  std::function<void(const Judgement& judgement)> judged;
};

// Teaches a player of the game; nothing if nobody knows how.
std::optional<bots::Net> teach(std::string_view game, const Training& training,
                               const Listener& listener);

// What somebody who has learnt to beat a bot, and nobody else, wins against copies of it at this
// table: the results of `trials` games in each seat. Empty if nobody knows how to learn the game.
std::vector<std::vector<double>> exploit(const GameApi& game, const bots::Bot& bot,
                                         const Setup& setup, const Training& training,
                                         const Listener& listener);

}  // namespace hastilude::learn
