// hastilude learn: a player of a game teaches itself by playing.
#include <iomanip>
#include <iostream>
#include <memory>
#include <sstream>

#include "app/commands.h"
#include "app/files.h"
#include "app/progress.h"
#include "games/find.h"
#include "learn/lesson.h"

namespace hastilude::app {
namespace {

struct LearnOptions {
  std::string game;
  learn::Lesson lesson;
  bool without_page = false;
  std::string out;
};

std::string percent(double share) {
  std::ostringstream text;
  text << std::fixed << std::setprecision(1) << 100 * share << " %";
  return text.str();
}

std::string command_of(const LearnOptions& options) {
  std::ostringstream text;
  text << "hastilude learn " << options.game << " --games " << options.lesson.games << " --seed "
       << options.lesson.seed << " --rate " << options.lesson.rate
       << (options.without_page ? " --without-page" : "");
  return text.str();
}

// What it won against sense when it was last judged, by the number of players.
class Report {
 public:
  void add(const learn::Judgement& judgement) {
    if (judgement.games != games_) lines_.clear();
    games_ = judgement.games;
    lines_ += judgement.table + ", alone among pages: " + percent(judgement.share) + "\n";
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
  if (!games::find_game(options.game))
    return usage_error("there is no game '" + options.game + "'", "engarde, ivanhoe or castles");
  if (options.without_page) options.lesson.sense = options.lesson.watching = 0;
  if (const auto wrong = cannot_write(options.out)) {
    std::cerr << *wrong << "\n";
    return Exit::failure;
  }
  std::optional<std::string> trouble;
  Report report;
  Progress progress(options.lesson.games, "games");
  learn::teach(options.game, options.lesson,
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
                                    ": " + percent(judgement.share));
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
  flags.number({"--games", "N", "Games to learn from (default 20000)"}, options->lesson.games,
               {10, 100'000'000});
  flags.number({"--seed", "S", "Seed of the random numbers (default 1)"}, options->lesson.seed);
  flags.number({"--rate", "R", "How far a step goes at the beginning (default 0.003)"},
               options->lesson.rate, {1e-6, 1.0});
  flags.number({"--trials", "N", "Games for each judgement (default 400)"}, options->lesson.trials,
               {1, 1'000'000});
  flags.yes({"--without-page", "", "It only ever plays against itself"}, options->without_page);
  flags.footer(
      "It plays against itself, at first and now and then against pages, with every number of\n"
      "players (En Garde: single rounds of every level), and learns what positions are worth. Ten "
      "times on the way it is judged alone\n"
      "among pages.");
  return [options] { return learn_game(*options); };
}

}  // namespace hastilude::app
