#include <iomanip>
#include <iostream>
#include <memory>

#include "app/commands.h"
#include "app/fairness/plot.h"
#include "app/fairness/tally.h"
#include "app/files.h"
#include "app/keeping.h"
#include "server/upkeep.h"

namespace hastilude::app {
namespace {

struct FairnessOptions {
  server::Keeping keeping;
  std::string plot;
};

std::string_view word_for(Occasion occasion) {
  switch (occasion) {
    case Occasion::starter: return "who starts";
    case Occasion::first_hand: return "first hands";
    default: return "draws";
  }
}

void print(const std::string& name, const Figure& figure) {
  std::cout << "  " << std::left << std::setw(16) << name << std::right << std::fixed
            << std::setprecision(1) << std::setw(12) << figure.found << std::setw(12)
            << figure.expected << std::setw(12) << figure.least() << " to " << std::setw(10)
            << figure.most() << (figure.fits() ? "" : "  outside") << '\n';
}

// How many figures there are, and how many lie in their intervals.
struct Fitting {
  int all = 0;
  int within = 0;
};

Fitting print(const GameApi& game, const GameTally& tally) {
  Fitting fitting;
  std::cout << game.name << ": games " << tally.games << ", of these sealed " << tally.sealed
            << ", of these as promised " << tally.holding << "; of " << tally.people << " people "
            << tally.contributed << " contributed\n";
  for (const auto& [occasion, figures] : tally.figures) {
    std::cout << "  " << std::left << std::setw(16) << word_for(occasion) << std::right
              << std::setw(12) << "found" << std::setw(12) << "expected" << std::setw(12)
              << "95 in 100" << '\n';
    for (std::size_t i = 0; i < figures.size(); ++i) {
      if (figures[i].expected == 0) continue;
      print(name_of_item(game, occasion, i), figures[i]);
      ++fitting.all;
      if (figures[i].fits()) ++fitting.within;
    }
  }
  std::cout << '\n';
  return fitting;
}

Exit hold_against_odds(const FairnessOptions& options) {
  Tally tally;
  const auto add = [&](const tables::Table& table) { tally.add(table); };
  if (const std::optional<std::string> wrong = server::look_at_games(options.keeping, add)) {
    std::cerr << "hastilude: " << *wrong << '\n';
    return Exit::failure;
  }
  Fitting all;
  Exit exit = Exit::success;
  for (const auto& [game, of_game] : tally.games()) {
    const Fitting fitting = print(*game, of_game);
    all.all += fitting.all;
    all.within += fitting.within;
    if (of_game.holding < of_game.sealed) exit = Exit::failure;
  }
  std::cout << all.within << " of " << all.all
            << " figures lie where 95 in 100 should; a few outside are no sign of anything.\n";
  if (options.plot.empty()) return exit;
  if (const auto wrong = write_file(options.plot, plot(tally))) {
    std::cerr << "hastilude: " << *wrong << '\n';
    return Exit::failure;
  }
  return exit;
}

}  // namespace

Run fairness_command(Flags& flags) {
  const auto options = std::make_shared<FairnessOptions>();
  add_keeping(flags, options->keeping);
  flags.text({"--plot", "FILE", "Draw the figures into this file, as SVG"}, options->plot);
  flags.footer(
      "Counts over all finished games who started, what the first hands were and what was drawn,\n"
      "beside what the exact odds of each draw add up to. Says nothing of any person. May run\n"
      "beside a server. Ends with 1 if a deal that was sealed does not hold.\n\n"
      "Example:\n  hastilude fairness --data /var/lib/hastilude --plot fairness.svg");
  return [options] { return hold_against_odds(*options); };
}

}  // namespace hastilude::app
