// hastilude learn: a player of a game teaches itself by playing.
#include <iostream>
#include <memory>
#include <sstream>

#include "app/commands.h"
#include "app/files.h"
#include "app/progress.h"
#include "bots/arena/numbers.h"
#include "games/find.h"
#include "learn/training.h"

namespace hastilude::app {
namespace {

struct LearnOptions {
  std::string game;
  learn::Training training;
  bool without_page = false;
  std::string out;
};

std::string command_of(const LearnOptions& options) {
  std::ostringstream text;
  text << "hastilude learn " << options.game << " --games " << options.training.games << " --seed "
       << options.training.seed << " --rate " << options.training.rate
       << (options.training.players == 0 ? ""
                                         : " --players " + std::to_string(options.training.players))
       << (options.without_page ? " --without-page" : "");
  return text.str();
}

// What it won against sense when it was last judged, by the number of players.
class Report {
 public:
  void add(const learn::Judgement& judgement) {
    if (judgement.games != games_) lines_.clear();
    games_ = judgement.games;
    lines_ += judgement.table + ", alone among pages: " + arena::percent(judgement.share) + " %\n";
  }
  std::string about(const LearnOptions& options) const {
    return "made by: " + command_of(options) + "\ngames played: " + std::to_string(games_) + "\n" +
           lines_;
  }

 private:
  int games_ = 0;
  std::string lines_;
};

Exit learn_game(LearnOptions& options) {
  const GameApi* const game = games::find_game(options.game);
  if (game == nullptr)
    return usage_error("there is no game '" + options.game + "'",
                       "expected engarde, ivanhoe or castles");
  const int players = options.training.players;
  if (players != 0 && (players < game->least_players || players > game->most_players))
    return usage_error("nobody plays " + options.game + " with " + std::to_string(players),
                       "expected --players " + std::to_string(game->least_players) + " to " +
                           std::to_string(game->most_players));
  if (options.without_page)
    options.training.sense = options.training.watching = options.training.doubt = 0;
  if (const auto wrong = cannot_write(options.out)) {
    std::cerr << *wrong << "\n";
    return Exit::failure;
  }
  std::optional<std::string> trouble;
  Report report;
  Progress progress(options.training.games, "games");
  learn::teach(options.game, options.training,
               {.game_played = [&] { progress.step(); },
                .reached =
                    [&](const bots::Net& net) {
                      if (!trouble)
                        trouble = write_file(options.out, net.written(report.about(options)));
                    },
                .judged =
                    [&](const learn::Judgement& judgement) {
                      report.add(judgement);
                      progress.note(std::to_string(judgement.games) + " games, " + judgement.table +
                                    ": " + arena::percent(judgement.share) + " %");
                    }});
  if (!trouble) return Exit::success;
  std::cerr << *trouble << "\n";
  return Exit::failure;
}

}  // namespace

Run learn_command(Flags& flags) {
  const auto options = std::make_shared<LearnOptions>();
  flags.word({"GAME", "", "The game: engarde, ivanhoe or castles", Wanted::always}, options->game);
  flags.text({"--out", "FILE", "Write the net here, ten times on the way", Wanted::always},
             options->out);
  flags.number({"--games", "N", "Games to learn from (default 20000)"}, options->training.games,
               {10, 100'000'000});
  flags.number({"--seed", "S", "Seed of the random numbers (default 1)"}, options->training.seed);
  flags.number({"--rate", "R", "How far a step goes at the beginning (default 0.001)"},
               options->training.rate, {1e-6, 1.0});
  flags.number({"--trials", "N", "Games for each judgement (default 400)"},
               options->training.trials, {1, 1'000'000});
  flags.number({"--players", "N", "At tables of so many only (default: of every number)"},
               options->training.players, {2, max_seats});
  flags.yes({"--without-page", "", "It only ever plays against itself"}, options->without_page);
  flags.footer(
      "It plays against itself, at first and now and then against pages, with every number of\n"
      "players (En Garde: single rounds of every level), and learns what positions are worth.\n"
      "Ten times on the way it is judged alone among pages.");
  return [options] { return learn_game(*options); };
}

}  // namespace hastilude::app
