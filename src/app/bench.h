// What the parts of `bench` share.
#pragma once

#include <string>

#include "app/choose_game.h"
#include "app/commands.h"
#include "app/json.h"

namespace hastilude::app {

struct BenchOptions {
  GameOptions game;  // no name: every game
  int games = 0;     // 0: as many as take about a second
  std::uint64_t seed = 1;
  bool signature = false;
  bool bots = false;  // the signatures of their choices
  bool search = false;
  bool door = false;  // play through the run-time door
  bool json = false;
};

// The game, its players and the options that have not their default.
std::string title(const ChosenGame& chosen);

// Simulations of a search from the start, beside plain random games in the same time.
Exit bench_search(const ChosenGame& chosen, const BenchOptions& options);

// A line for each bot of the game: a hash of what it chooses in random games.
void print_choices(const ChosenGame& chosen, const BenchOptions& options);

// A signature as it is written: 16 digits.
std::string signature_text(std::uint64_t signature);

// The line of JSON of something that was measured or found in a game.
template <class Fill>
std::string bench_json(std::string_view type, const ChosenGame& chosen, const BenchOptions& options,
                       Fill&& fill) {
  return json_line(type, [&](wire::JsonWriter& json) {
    setup_members(json, *chosen.game, chosen.setup);
    json.member("seed", std::to_string(options.seed));
    fill(json);
  });
}

}  // namespace hastilude::app
