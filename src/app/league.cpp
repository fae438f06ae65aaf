// hastilude league: everybody against everybody, and how strong each is by it.
#include "bots/arena/league.h"

#include <algorithm>
#include <fstream>
#include <iostream>
#include <memory>
#include <sstream>

#include "app/choose_game.h"
#include "app/commands.h"
#include "app/files.h"
#include "app/notes.h"
#include "app/progress.h"
#include "app/signals.h"
#include "bots/bots.h"

namespace hastilude::app {
namespace {

struct LeagueOptions {
  GameOptions game;
  std::string bots;
  std::string quick;
  int deals = 100;
  int slow_deals = 0;
  std::uint64_t seed = 1;
  int threads = 1;
  std::string keep;
  std::string picture;
};

// All whose answers take less than 20 ms: first those by whom the ladder is measured, then the
// ladder, with the slow ones if they shall play.
std::vector<std::string> usual_players(const GameApi& game, const LeagueOptions& options) {
  std::vector<std::string> names;
  for (const bots::Bot& bot : bots::references_of(game)) {
    if (bot.cost == bots::Cost::quick) names.push_back(bot.name);
  }
  for (const bots::Bot& bot : bots::bots_of(game)) {
    if (bot.cost != bots::Cost::searching || options.slow_deals > 0) names.push_back(bot.name);
  }
  return names;
}

Result<arena::League, Exit> league_of(const LeagueOptions& options) {
  const std::optional<ChosenGame> chosen = choose_game(options.game);
  if (!chosen) return Exit::usage;
  arena::League league{.game = chosen->game,
                       .setup = chosen->setup,
                       .bots = {},
                       .seed = options.seed,
                       .deals = options.deals,
                       .slow_deals = options.slow_deals};
  league.bots =
      options.bots.empty() ? usual_players(*chosen->game, options) : bots::names_in(options.bots);
  for (const std::string& name : league.bots) {
    if (const std::optional<std::string> wrong = bots::wrong_name(*chosen->game, name)) {
      std::cerr << "hastilude: " << *wrong << "\n";
      return Exit::usage;
    }
  }
  if (!options.quick.empty()) league.quick = bots::names_in(options.quick);
  for (const std::string& name : league.quick) {
    if (std::find(league.bots.begin(), league.bots.end(), name) == league.bots.end())
      return usage_error("'" + name + "' of --quick does not play",
                         "expected some of --bots A,B,...");
  }
  if (league.bots.size() < 2)
    return usage_error("nobody to play against", "expected --bots A,B,...");
  return league;
}

std::optional<std::string> take_up(arena::League& league, const std::string& file) {
  std::ostringstream text;
  if (!file.empty()) text << std::ifstream(file, std::ios::binary).rdbuf();
  const std::optional<std::string> wrong = arena::take_up(league, text.str());
  return wrong ? std::optional("hastilude: " + file + ": " + *wrong) : std::nullopt;
}

// A few deals of each contest after the other, so that there is something to say early.
std::optional<std::string> play(arena::League& league, const LeagueOptions& options) {
  constexpr int at_once = 20;
  int left = 0;
  const auto missing = [&](const auto& some) {
    return std::max(0, arena::deals_of(league, some) - static_cast<int>(some.won.size()));
  };
  for (const arena::Contest& contest : league.contests) left += missing(contest);
  for (const arena::Mirror& mirror : league.mirrors) left += missing(mirror);
  Progress progress(left, "deals");
  bool more = true;
  const auto go_on = [&](auto& all) {
    for (auto& some : all) {
      if (caught() != 0 || missing(some) == 0) continue;
      more = true;
      arena::go_on_by(league, build());
      const std::size_t before = some.won.size();
      arena::play_on(league, some, at_once, options.threads, [] { return caught() != 0; });
      for (std::size_t deal = before; deal < some.won.size(); ++deal) progress.step();
    }
  };
  while (more && caught() == 0) {
    more = false;
    go_on(league.contests);
    go_on(league.mirrors);
    if (options.keep.empty()) continue;
    if (const auto wrong = write_file(options.keep, arena::league_text(league))) return wrong;
  }
  return {};
}

Exit play_league(const LeagueOptions& options) {
  Result<arena::League, Exit> league = league_of(options);
  if (!league) return league.error();
  std::optional<std::string> trouble = take_up(*league, options.keep);
  catch_signals();
  if (!trouble) trouble = play(*league, options);
  if (!trouble) {
    const arena::Standing standing =
        arena::standing_of(league->bots.size(), league->contests, arena::anchor_of(*league));
    const std::string company = arena::company_table(*league);
    for (const std::string& table : {arena::standing_table(*league, standing), company,
                                     arena::seat_table(*league), arena::pace_table(*league)})
      std::cout << table << (table.empty() ? "" : "\n");
    std::cout << std::flush;
    if (!options.picture.empty())
      trouble = write_file(options.picture, arena::standing_picture(*league, standing));
  }
  if (trouble) {
    std::cerr << *trouble << "\n";
    return Exit::failure;
  }
  return exit_after_signals();
}

}  // namespace

Run league_command(Flags& flags) {
  const auto options = std::make_shared<LeagueOptions>();
  add_game(flags, options->game, "The game", Wanted::always);
  flags.text({"--bots", "A,B,...",
              "Who plays, weakest first (default: all who answer within 20 ms, with the "
              "yardsticks among them)"},
             options->bots);
  flags.text({"--quick", "A,B,...", "Those of them who search longer, but play against everybody"},
             options->quick);
  flags.number({"--deals", "K", "Deals of each contest (default 100)"}, options->deals,
               {1, 999'999});
  flags.number({"--slow-deals", "K",
                "Deals of those who search; the slow ones play against neighbours and page "
                "(default 0: as many as of others, without the slow ones)"},
               options->slow_deals, {0, 999'999});
  flags.number({"--seed", "S", "Seed of the random numbers (default 1)"}, options->seed);
  flags.number({"--threads", "N", "Threads (default 1)"}, options->threads, {1, 256});
  flags.text({"--keep", "FILE", "Keep the results in this file, and go on from those it has"},
             options->keep);
  flags.text({"--picture", "FILE", "Draw the ladder into this file (SVG)"}, options->picture);
  flags.footer(
      games_footer() +
      "\nPrints a table with Elo ratings and intervals. Where more than two play, each\n"
      "plays alone among copies of each other one, and ratings are Luce's: a seat wins in\n"
      "proportion to its strength.");
  return [options] { return play_league(*options); };
}

}  // namespace hastilude::app
