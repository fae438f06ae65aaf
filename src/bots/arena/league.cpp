#include "bots/arena/league.h"

#include <algorithm>
#include <cmath>
#include <sstream>

#include "bots/arena/arena.h"
#include "bots/bots.h"
#include "games/find.h"
#include "record/options.h"
#include "record/print.h"

namespace hastilude::arena {
namespace {

constexpr std::string_view league_title = "hastilude league 1\n";
constexpr std::string_view remark = "; ";
constexpr std::string_view with_bots = " --bots ";
constexpr std::string_view with_quick = " --quick ";

bots::Cost cost_of(const League& league, std::size_t bot) {
  const std::string& name = league.bots[bot];
  const bots::Bot* const found = bots::find_bot(*league.game, name);
  const bots::Cost cost = found == nullptr ? bots::Cost::cheap : found->cost;
  const bool is_quick =
      std::find(league.quick.begin(), league.quick.end(), name) != league.quick.end();
  return is_quick && cost == bots::Cost::searching ? bots::Cost::quick : cost;
}

bool is_slow(const League& league, std::size_t bot) {
  return cost_of(league, bot) == bots::Cost::searching;
}

// Those who search play fewer deals, if that is wanted.
int deals_for(const League& league, bots::Cost cost) {
  return cost == bots::Cost::cheap || league.slow_deals == 0 ? league.deals : league.slow_deals;
}

bool is_played(const League& league, std::size_t one, std::size_t other) {
  if (one == other) return false;
  if (!is_slow(league, one) && !is_slow(league, other)) return true;
  const bool neighbours = one + 1 == other || other + 1 == one;
  const std::size_t anchor = anchor_of(league);
  return league.slow_deals > 0 && (neighbours || one == anchor || other == anchor);
}

std::string preface(const League& league) {
  return std::string(league_title) +
         record::print_head({.game = league.game, .setup = league.setup}) + "seed " +
         std::to_string(league.seed) + "\n\n";
}

constexpr std::string_view of_pace = "@time";
constexpr std::string_view of_seats = "@seats";

int sixtieths(double won) { return static_cast<int>(std::lround(won * whole_win)); }

// What the one has won in the games of a deal.
int won_by_first(const Plan& plan, const DealGroup& group) {
  double won = 0;
  for (std::size_t rotation = 0; rotation < group.games.size(); ++rotation) {
    const SeatSet winners = group.games[rotation].winners;
    for (const Seat seat : winners) {
      if (plan.bot_at(seat, static_cast<int>(rotation)) == 0) won += 1.0 / winners.size();
    }
  }
  return sixtieths(won);
}

// What the starter and those behind it have won in the games of a deal.
std::vector<int> won_by_order(const Plan& plan, const DealGroup& group) {
  const int players = plan.setup.players;
  std::vector<double> won(static_cast<std::size_t>(players));
  for (const PlayedGame& game : group.games) {
    for (const Seat seat : game.winners) {
      const int behind = (seat.index - game.starter.index + players) % players;
      won[static_cast<std::size_t>(behind)] += 1.0 / game.winners.size();
    }
  }
  std::vector<int> all;
  for (const double each : won) all.push_back(sixtieths(each));
  return all;
}

void add_pace(Pace& pace, const Times& times) {
  pace.nanoseconds += times.nanoseconds;
  pace.decisions += times.count;
}

// The deals that follow on the first so many, up to the first that was not finished, so that a run
// that was stopped changes nothing.
std::vector<DealGroup> groups_played(const Plan& plan, std::size_t first, int deals, int threads,
                                     const std::function<bool()>& stop) {
  std::vector<int> wanted;
  for (auto deal = static_cast<int>(first);
       deal < std::min(static_cast<int>(first) + deals, plan.deals); ++deal)
    wanted.push_back(deal);
  std::vector<std::optional<DealGroup>> played(wanted.size());
  play_deals(plan, wanted, threads, stop,
             {.game_finished = [] {},
              .group_finished =
                  [&](const DealGroup& group) {
                    played[static_cast<std::size_t>(group.deal) - first] = group;
                  },
              .failed = [](const FailureReport&) {}});
  std::vector<DealGroup> groups;
  for (std::optional<DealGroup>& group : played) {
    if (!group) break;
    groups.push_back(std::move(*group));
  }
  return groups;
}

Plan plan_among(const League& league, std::size_t one, std::size_t other, int deals) {
  Plan plan{.game = league.game,
            .setup = league.setup,
            .bots = {league.bots[one]},
            .seed = league.seed,
            .deals = deals};
  plan.bots.resize(league.setup.players, league.bots[other]);
  return plan;
}

std::optional<std::size_t> place_of(const League& league, const std::string& bot) {
  const auto found = std::find(league.bots.begin(), league.bots.end(), bot);
  if (found == league.bots.end()) return {};
  return static_cast<std::size_t>(found - league.bots.begin());
}

std::vector<int> numbers_in(std::istringstream& words) {
  std::vector<int> numbers;
  for (int number = 0; words >> number;) numbers.push_back(number);
  return numbers;
}

std::string numbers_text(const std::vector<int>& numbers) {
  std::string text;
  for (const int number : numbers) text += " " + std::to_string(number);
  return text + "\n";
}

std::string names_text(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : ",") + name;
  return text;
}

// Those who are named behind a word of a command; nobody where it is not in the line.
std::vector<std::string> names_behind(std::string_view word, const std::string& line) {
  const std::size_t at = line.find(word);
  if (at == std::string::npos) return {};
  const std::size_t begin = at + word.size();
  return bots::names_in(line.substr(begin, line.find(' ', begin) - begin));
}

// Lines of somebody who is not asked for now are passed over.
void take_line(League& league, const std::string& line) {
  std::istringstream words(line);
  std::string one;
  std::string other;
  words >> one >> other;
  if (one == of_pace) {
    Pace pace;
    if (const auto place = place_of(league, other);
        place && words >> pace.nanoseconds >> pace.decisions)
      league.paces[*place] = pace;
    return;
  }
  const auto is_of = [&](std::size_t bot, const std::string& name) {
    return league.bots[bot] == name;
  };
  if (one == of_seats || one == other) {
    for (Mirror& mirror : league.mirrors) {
      if (!is_of(mirror.bot, other)) continue;
      (one == of_seats ? mirror.by_order : mirror.won) = numbers_in(words);
    }
    return;
  }
  for (Contest& contest : league.contests) {
    if (is_of(contest.one, one) && is_of(contest.other, other)) contest.won = numbers_in(words);
  }
}

}  // namespace

std::size_t anchor_of(const League& league) {
  const auto page = std::find(league.bots.begin(), league.bots.end(), "page");
  return page == league.bots.end() ? 0 : static_cast<std::size_t>(page - league.bots.begin());
}

int deals_of(const League& league, const Contest& contest) {
  return deals_for(league, std::max(cost_of(league, contest.one), cost_of(league, contest.other)));
}

std::vector<Contest> contests_of(const League& league) {
  std::vector<Contest> contests;
  for (std::size_t one = 0; one < league.bots.size(); ++one) {
    for (std::size_t other = 0; other < league.bots.size(); ++other) {
      if (!is_played(league, one, other) || (league.setup.players == 2 && one < other)) continue;
      contests.push_back({one, other, league.setup.players - 1, {}});
    }
  }
  return contests;
}

std::vector<Mirror> mirrors_of(const League& league) {
  std::vector<Mirror> mirrors;
  for (std::size_t bot = anchor_of(league); bot < league.bots.size(); ++bot) {
    if (!is_slow(league, bot) || league.slow_deals > 0) mirrors.push_back({bot, {}, {}});
  }
  return mirrors;
}

int deals_of(const League& league, const Mirror& mirror) {
  return deals_for(league, cost_of(league, mirror.bot));
}

Plan plan_of(const League& league, const Contest& contest) {
  return plan_among(league, contest.one, contest.other, deals_of(league, contest));
}

void play_on(League& league, Contest& contest, int deals, int threads,
             const std::function<bool()>& stop) {
  const Plan plan = plan_of(league, contest);
  for (const DealGroup& group : groups_played(plan, contest.won.size(), deals, threads, stop)) {
    contest.won.push_back(won_by_first(plan, group));
    add_pace(league.paces[contest.one], group.bots[0].times);
    add_pace(league.paces[contest.other], group.bots[1].times);
  }
}

void play_on(League& league, Mirror& mirror, int deals, int threads,
             const std::function<bool()>& stop) {
  const Plan plan = plan_among(league, mirror.bot, mirror.bot, deals_of(league, mirror));
  mirror.by_order.resize(league.setup.players);
  for (const DealGroup& group : groups_played(plan, mirror.won.size(), deals, threads, stop)) {
    const std::vector<int> won = won_by_order(plan, group);
    mirror.won.push_back(won.front());
    for (std::size_t i = 0; i < won.size(); ++i) mirror.by_order[i] += won[i];
    add_pace(league.paces[mirror.bot], group.bots[0].times);
  }
}

std::string command_of(const League& league) {
  const GameApi& game = *league.game;
  std::string text = "hastilude league " + std::string(game.name);
  if (league.setup.players != game.least_players)
    text += " --players " + std::to_string(league.setup.players);
  for (std::size_t i = 0; i < game.options.size(); ++i) {
    const int value = league.setup.values[i];
    if (value == game.options[i].usual) continue;
    text += " --option " + std::string(game.options[i].key) + "=" +
            record::option_text(game.options[i], value);
  }
  text += std::string(with_bots) + names_text(league.bots);
  if (!league.quick.empty()) text += std::string(with_quick) + names_text(league.quick);
  text += " --deals " + std::to_string(league.deals);
  if (league.slow_deals > 0) text += " --slow-deals " + std::to_string(league.slow_deals);
  return text + " --seed " + std::to_string(league.seed);
}

std::string league_text(const League& league) {
  std::string text = preface(league);
  text += std::string(remark) + "made by: " + command_of(league) + "\n" + std::string(remark) +
          "rules " + std::to_string(league.game->rules_version) + "\n" + builds_text(league.builds);
  for (const Contest& contest : league.contests) {
    text += league.bots[contest.one] + " " + league.bots[contest.other];
    text += numbers_text(contest.won);
  }
  for (const Mirror& mirror : league.mirrors) {
    const std::string& name = league.bots[mirror.bot];
    if (mirror.won.empty()) continue;
    text += name + " " + name + numbers_text(mirror.won);
    text += std::string(of_seats) + " " + name + numbers_text(mirror.by_order);
  }
  for (std::size_t bot = 0; bot < league.paces.size(); ++bot) {
    const Pace& pace = league.paces[bot];
    if (pace.decisions == 0) continue;
    text += std::string(of_pace) + " " + league.bots[bot] + " " + std::to_string(pace.nanoseconds) +
            " " + std::to_string(pace.decisions) + "\n";
  }
  return text;
}

std::optional<std::string> take_up(League& league, std::string_view text) {
  league.contests = contests_of(league);
  league.mirrors = mirrors_of(league);
  league.paces.assign(league.bots.size(), {});
  league.builds.clear();
  if (text.empty()) return {};
  const std::string wanted = preface(league);
  if (!text.starts_with(wanted))
    return "results of another league; expected the same game, players, options and seed, or "
           "another file";
  std::istringstream lines{std::string(text.substr(wanted.size()))};
  for (std::string line; std::getline(lines, line);) {
    take_build(league.builds, line);
    if (!line.starts_with(remark)) take_line(league, line);
  }
  return {};
}

void go_on_by(League& league, const std::string& build) {
  const bool has_results = std::any_of(league.contests.begin(), league.contests.end(),
                                       [](const Contest& contest) { return !contest.won.empty(); });
  if (has_results && league.builds.empty()) add_build(league.builds, std::string(unknown_build));
  add_build(league.builds, build);
}

Result<League, std::string> league_in(std::string_view text) {
  if (!text.starts_with(league_title))
    return std::string("this is no league: it does not begin with '") +
           std::string(league_title.substr(0, league_title.size() - 1)) + "'";
  League league;
  std::istringstream lines{std::string(text.substr(league_title.size()))};
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    std::string word;
    std::string key;
    std::string value;
    words >> word >> key >> value;
    if (word == "game") {
      league.game = games::find_game(key);
      if (league.game == nullptr) return "there is no game '" + key + "'";
      league.setup =
          sound({}, {league.game->least_players, league.game->most_players}, league.game->options);
    } else if (league.game == nullptr) {
      return std::string("it does not say which game was played");
    } else if (word == "players") {
      league.setup.players = static_cast<std::uint8_t>(std::stoi(key));
    } else if (word == "option") {
      if (record::set_option(*league.game, league.setup, key, value))
        return "the game has no option " + line;
    } else if (word == "seed") {
      league.seed = std::stoull(key);
    } else if (line.find(with_bots) != std::string::npos) {
      league.bots = names_behind(with_bots, line);
      league.quick = names_behind(with_quick, line);
      league.slow_deals = line.find(" --slow-deals ") == std::string::npos ? 0 : 1;
    }
  }
  if (league.bots.size() < 2) return std::string("it does not say who played");
  if (const std::optional<std::string> wrong = take_up(league, text)) return *wrong;
  return league;
}

}  // namespace hastilude::arena
