#include "bots/arena/league.h"

#include <algorithm>
#include <cmath>
#include <sstream>

#include "bots/arena/arena.h"
#include "bots/bots.h"
#include "record/options.h"
#include "record/print.h"

namespace hastilude::arena {
namespace {

constexpr std::string_view title = "hastilude league 1\n";
constexpr std::string_view remark = "; ";

bool is_slow(const League& league, std::size_t bot) {
  const bots::Bot* const found = bots::find_bot(*league.game, league.bots[bot]);
  return found != nullptr && found->cost == bots::Cost::searching;
}

bool is_played(const League& league, std::size_t one, std::size_t other) {
  if (one == other) return false;
  if (!is_slow(league, one) && !is_slow(league, other)) return true;
  const bool neighbours = one + 1 == other || other + 1 == one;
  const std::size_t anchor = anchor_of(league);
  return league.slow_deals > 0 && (neighbours || one == anchor || other == anchor);
}

std::string preface(const League& league) {
  return std::string(title) + record::print_head({.game = league.game, .setup = league.setup}) +
         "seed " + std::to_string(league.seed) + "\n\n";
}

// What the one has won in the games of a deal.
int won_by_first(const Plan& plan, const DealGroup& group) {
  double won = 0;
  for (std::size_t rotation = 0; rotation < group.games.size(); ++rotation) {
    const SeatSet winners = group.games[rotation].winners;
    for (const Seat seat : winners) {
      if (plan.bot_at(seat, static_cast<int>(rotation)) == 0) won += 1.0 / winners.size();
    }
  }
  return static_cast<int>(std::lround(won * whole_win));
}

}  // namespace

std::size_t anchor_of(const League& league) {
  const auto page = std::find(league.bots.begin(), league.bots.end(), "page");
  return page == league.bots.end() ? 0 : static_cast<std::size_t>(page - league.bots.begin());
}

bool searches(const League& league, const Contest& contest) {
  return is_slow(league, contest.one) || is_slow(league, contest.other);
}

int deals_of(const League& league, const Contest& contest) {
  return searches(league, contest) ? league.slow_deals : league.deals;
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

Plan plan_of(const League& league, const Contest& contest) {
  Plan plan{.game = league.game,
            .setup = league.setup,
            .bots = {league.bots[contest.one]},
            .seed = league.seed,
            .deals = deals_of(league, contest)};
  plan.bots.resize(league.setup.players, league.bots[contest.other]);
  return plan;
}

void play_on(const League& league, Contest& contest, int deals, int threads,
             const std::function<bool()>& stop) {
  const Plan plan = plan_of(league, contest);
  const auto first = static_cast<int>(contest.won.size());
  std::vector<int> wanted;
  for (int deal = first; deal < std::min(first + deals, plan.deals); ++deal) wanted.push_back(deal);
  std::vector<std::optional<int>> won(wanted.size());
  play_deals(plan, wanted, threads, stop,
             {.game_finished = [] {},
              .group_finished =
                  [&](const DealGroup& group) {
                    won[static_cast<std::size_t>(group.deal - first)] = won_by_first(plan, group);
                  },
              .failed = [](const FailureReport&) {}});
  // Up to the first that was not finished, so that a run that was stopped changes nothing.
  for (const std::optional<int>& each : won) {
    if (!each) return;
    contest.won.push_back(*each);
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
  text += " --bots ";
  for (std::size_t i = 0; i < league.bots.size(); ++i) text += (i == 0 ? "" : ",") + league.bots[i];
  text += " --deals " + std::to_string(league.deals);
  if (league.slow_deals > 0) text += " --slow-deals " + std::to_string(league.slow_deals);
  return text + " --seed " + std::to_string(league.seed);
}

std::string league_text(const League& league) {
  std::string text = preface(league);
  text += std::string(remark) + "made by: " + command_of(league) + "\n" + std::string(remark) +
          "rules " + std::to_string(league.game->rules_version) + "\n";
  for (const Contest& contest : league.contests) {
    text += league.bots[contest.one] + " " + league.bots[contest.other];
    for (const int won : contest.won) text += " " + std::to_string(won);
    text += "\n";
  }
  return text;
}

std::optional<std::string> take_up(League& league, std::string_view text) {
  league.contests = contests_of(league);
  if (text.empty()) return {};
  const std::string wanted = preface(league);
  if (!text.starts_with(wanted))
    return "results of another league; expected the same game, players, options and seed, or "
           "another file";
  std::istringstream lines{std::string(text.substr(wanted.size()))};
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with(remark)) continue;
    std::istringstream words(line);
    std::string one;
    std::string other;
    words >> one >> other;
    const auto known =
        std::find_if(league.contests.begin(), league.contests.end(), [&](const Contest& contest) {
          return league.bots[contest.one] == one && league.bots[contest.other] == other;
        });
    if (known == league.contests.end()) continue;  // somebody who is not asked for now
    for (int won = 0; words >> won;) known->won.push_back(won);
  }
  return {};
}

}  // namespace hastilude::arena
