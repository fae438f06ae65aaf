#include <iostream>
#include <limits>
#include <memory>

#include "app/choose_game.h"
#include "app/commands.h"
#include "app/json.h"
#include "record/print.h"
#include "record/random_game.h"

namespace hastilude::app {
namespace {

struct TraceOptions {
  GameOptions game;
  int games = 1;
  std::uint64_t seed = 1;
  bool json = false;
};

Exit trace(const TraceOptions& options) {
  const std::optional<ChosenGame> chosen = choose_game(options.game);
  if (!chosen) return Exit::usage;
  Random random(options.seed);
  for (int played = 0; played < options.games && std::cout; ++played) {
    const record::Record record = record::random_game(*chosen->game, chosen->setup, random);
    if (options.json) {
      std::cout << game_json(record, Observer::all());
      continue;
    }
    if (played > 0) std::cout << "\n";
    std::cout << record::print_record(record, Observer::all(), record::Legal::all);
  }
  return Exit::success;
}

}  // namespace

Run trace_command(Flags& flags) {
  const auto options = std::make_shared<TraceOptions>();
  add_game(flags, options->game, "The game", Wanted::always);
  flags.number({"--games", "N", "How many games (default 1)"}, options->games,
               {1, std::numeric_limits<int>::max()});
  flags.number({"--seed", "S", "Seed of the random numbers (default 1)"}, options->seed);
  flags.yes({"--json", "", "Print each game as one line of JSON, as replay does (docs/json.md)"},
            options->json);
  flags.footer(games_footer() +
               "\nExample:\n  hastilude trace engarde --games 3 --seed 7 --option level=advanced");
  return [options] { return trace(*options); };
}

}  // namespace hastilude::app
