#include "bots/arena/ratings.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/random.h"

namespace hastilude::arena {
namespace {

constexpr int drawn_again = 400;

// A contest as its sums.
struct ContestSums {
  std::size_t one;
  std::size_t other;
  int others;
  double games;
  double won;
};

ContestSums sums_of(const Contest& contest, const std::vector<int>& won) {
  const double games = static_cast<double>(won.size()) * (contest.others + 1);
  const double wins = std::accumulate(won.begin(), won.end(), 0.0) / whole_win;
  return {contest.one, contest.other, contest.others, games, wins};
}

// The strengths that make the results most likely, found by turns (Hunter 2004). Half a game shared
// by all is added to each contest, so that nobody who has won everything is beyond all measure.
std::vector<double> strengths_of(std::size_t players, std::vector<ContestSums> contests) {
  constexpr double added = 0.5;
  std::vector<double> wins(players);
  for (ContestSums& sums : contests) {
    sums.games += added;
    sums.won += added / (sums.others + 1);
    wins[sums.one] += sums.won;
    wins[sums.other] += sums.games - sums.won;
  }
  std::vector<double> strengths(players, 1);
  constexpr int most_turns = 3000;
  for (int turn = 0; turn < most_turns; ++turn) {
    std::vector<double> share(players);
    for (const ContestSums& sums : contests) {
      const double all = strengths[sums.one] + sums.others * strengths[sums.other];
      share[sums.one] += sums.games / all;
      share[sums.other] += sums.others * sums.games / all;
    }
    double change = 0;
    for (std::size_t i = 0; i < players; ++i) {
      if (share[i] == 0) continue;
      const double next = wins[i] / share[i];
      change = std::max(change, std::abs(std::log(next / strengths[i])));
      strengths[i] = next;
    }
    if (change < 1e-6) break;
  }
  return strengths;
}

std::vector<double> elo_of(const std::vector<double>& strengths, std::size_t anchor) {
  std::vector<double> elo;
  for (const double strength : strengths)
    elo.push_back(400 * std::log10(strength / strengths[anchor]));
  return elo;
}

Contest with_deals_drawn_again(const Contest& contest, Random& random) {
  Contest again = contest;
  for (int& won : again.won) won = contest.won[random.below(contest.won.size())];
  return again;
}

std::vector<double> elo_from(std::size_t players, const std::vector<Contest>& contests,
                             std::size_t anchor) {
  std::vector<ContestSums> sums;
  for (const Contest& contest : contests) {
    if (!contest.won.empty()) sums.push_back(sums_of(contest, contest.won));
  }
  return elo_of(strengths_of(players, std::move(sums)), anchor);
}

// The middle 95 % of what came out when deals were drawn again.
Rating between(double elo, std::vector<double>& again) {
  std::sort(again.begin(), again.end());
  const auto at = [&](double share) {
    return again[static_cast<std::size_t>(share * static_cast<double>(again.size() - 1))];
  };
  return {elo, at(0.025), at(0.975)};
}

// The odds of the one against each single opponent; half a game is added as above.
double odds_of(const Contest& contest) {
  const ContestSums sums = sums_of(contest, contest.won);
  const double won = sums.won + 0.5 / (sums.others + 1);
  return won * sums.others / (sums.games + 0.5 - won);
}

double share_of(const Contest& contest) {
  const ContestSums sums = sums_of(contest, contest.won);
  return sums.won / sums.games;
}

double cost_of_company(const Contest& there, const Contest& back) {
  return -200 * std::log10(odds_of(there) * odds_of(back));
}

Company company_of(const Contest& there, const Contest& back) {
  std::vector<double> again;
  Random random(1);
  for (int draw = 0; draw < drawn_again; ++draw) {
    const Contest one = with_deals_drawn_again(there, random);
    again.push_back(cost_of_company(one, with_deals_drawn_again(back, random)));
  }
  return {there.one, there.other, share_of(there), share_of(back),
          between(cost_of_company(there, back), again)};
}

}  // namespace

std::vector<Company> companies_of(const std::vector<Contest>& contests) {
  std::vector<Company> companies;
  for (const Contest& there : contests) {
    for (const Contest& back : contests) {
      const bool met = there.one == back.other && there.other == back.one && there.others > 1;
      if (!met || there.one < there.other || there.won.empty() || back.won.empty()) continue;
      companies.push_back(company_of(there, back));
    }
  }
  return companies;
}

Standing standing_of(std::size_t players, const std::vector<Contest>& contests,
                     std::size_t anchor) {
  const std::vector<double> elo = elo_from(players, contests, anchor);
  std::vector<std::vector<double>> ratings(players);
  std::vector<std::vector<double>> steps(players);
  Random random(1);
  for (int draw = 0; draw < drawn_again; ++draw) {
    std::vector<Contest> again;
    for (const Contest& contest : contests)
      again.push_back(with_deals_drawn_again(contest, random));
    const std::vector<double> drawn = elo_from(players, again, anchor);
    for (std::size_t i = 0; i < players; ++i) {
      ratings[i].push_back(drawn[i]);
      if (i > 0) steps[i].push_back(drawn[i] - drawn[i - 1]);
    }
  }
  Standing standing;
  for (std::size_t i = 0; i < players; ++i) {
    standing.ratings.push_back(between(elo[i], ratings[i]));
    standing.steps.push_back(i == 0 ? Rating{} : between(elo[i] - elo[i - 1], steps[i]));
  }
  return standing;
}

}  // namespace hastilude::arena
