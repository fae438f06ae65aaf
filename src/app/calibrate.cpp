// hastilude calibrate: whether a bot wins as often as it thinks.
#include <iostream>
#include <memory>

#include "app/choose_game.h"
#include "app/commands.h"
#include "app/files.h"
#include "app/notes.h"
#include "app/progress.h"
#include "bots/arena/calibration.h"
#include "bots/bots.h"
#include "record/options.h"

namespace hastilude::app {
namespace {

struct CalibrateOptions {
  GameOptions game;
  std::string bot;
  int games = 1000;
  std::uint64_t seed = 1;
  std::string out;
  std::string picture;
};

std::string command_of(const CalibrateOptions& options, const ChosenGame& chosen,
                       const bots::Bot& bot) {
  const GameApi& game = *chosen.game;
  std::string text = "hastilude calibrate " + std::string(game.name) + " --players " +
                     std::to_string(chosen.setup.players);
  for (std::size_t i = 0; i < game.options.size(); ++i) {
    if (chosen.setup.values[i] == game.options[i].usual) continue;
    text += " --option " + std::string(game.options[i].key) + "=" +
            record::option_text(game.options[i], chosen.setup.values[i]);
  }
  return text + " --bot " + bot.name + " --games " + std::to_string(options.games) + " --seed " +
         std::to_string(options.seed);
}

Exit calibrate_bot(const CalibrateOptions& options) {
  const std::optional<ChosenGame> chosen = choose_game(options.game);
  if (!chosen) return Exit::usage;
  const bots::Bot* const bot = options.bot.empty() ? &bots::adviser_of(*chosen->game)
                                                   : bots::find_bot(*chosen->game, options.bot);
  if (bot == nullptr || !bot->think)
    return usage_error("'" + options.bot + "' is no bot that says what it thinks",
                       "expected one that weighs alternatives, as " +
                           std::string(bots::adviser_of(*chosen->game).name));
  arena::Calibration calibration;
  {
    Progress progress(options.games, "games");
    calibration = arena::calibrate(*chosen->game, chosen->setup, *bot, options.games, options.seed,
                                   [&] { progress.step(); });
  }
  calibration.command = command_of(options, *chosen, *bot);
  arena::add_build(calibration.builds, build());
  std::cout << arena::calibration_table(calibration) << std::flush;
  std::optional<std::string> trouble;
  if (!options.out.empty()) trouble = write_file(options.out, calibration_text(calibration));
  if (!trouble && !options.picture.empty())
    trouble = write_file(options.picture, calibration_picture(calibration));
  if (!trouble) return Exit::success;
  std::cerr << *trouble << "\n";
  return Exit::failure;
}

}  // namespace

Run calibrate_command(Flags& flags) {
  const auto options = std::make_shared<CalibrateOptions>();
  add_game(flags, options->game, "The game", Wanted::always);
  flags.text({"--bot", "NAME", "Who plays in every seat (default: who gives hints)"}, options->bot);
  flags.number({"--games", "N", "Games (default 1000)"}, options->games, {1, 100'000'000});
  flags.number({"--seed", "S", "Seed of the random numbers (default 1)"}, options->seed);
  flags.text({"--out", "FILE", "Write the figures here"}, options->out);
  flags.text({"--picture", "FILE", "Draw them into this file (SVG)"}, options->picture);
  flags.footer(games_footer() +
               "\nAt each decision the bot says how likely it will win; of all decisions at which\n"
               "it said about the same, that share should be won.");
  return [options] { return calibrate_bot(*options); };
}

}  // namespace hastilude::app
