#include <iostream>

#include "app/commands.h"
#include "app/files.h"
#include "record/random_game.h"

namespace hastilude::app {

Exit trace(const TraceOptions& options) {
  const std::optional<ChosenGame> chosen = choose_game(options.game);
  if (!chosen) return Exit::usage;
  Random random(options.seed);
  for (int played = 0; played < options.games; ++played) {
    if (played > 0) std::cout << "\n";
    const Record record = random_game(*chosen->game, chosen->setup, random);
    std::cout << print_record(record, Observer::all(), Legal::all);
  }
  return Exit::success;
}

}  // namespace hastilude::app
