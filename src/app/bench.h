// What the parts of `bench` share.
#pragma once

#include <string>

#include "app/choose_game.h"
#include "app/commands.h"

namespace hastilude::app {

struct BenchOptions {
  GameOptions game;  // no name: every game
  int games = 0;     // 0: as many as take about a second
  std::uint64_t seed = 1;
  bool signature = false;
  bool bots = false;  // the signatures of their choices
  bool search = false;
};

// Above the longest list of moves there is, castles' armies.
inline constexpr int list_room = 100'000;

// The game, its players and the options that have not their default.
std::string title(const ChosenGame& chosen);

// Simulations of a search from the start, beside plain random games in the same time.
Exit bench_search(const ChosenGame& chosen, const BenchOptions& options);

// A line for each bot of the game: a hash of what it chooses in random games.
void print_choices(const ChosenGame& chosen, std::uint64_t seed);

}  // namespace hastilude::app
