#include <algorithm>
#include <cmath>
#include <numeric>

#include "bots/arena/league.h"
#include "bots/arena/numbers.h"
#include "bots/arena/plot.h"
#include "bots/arena/report.h"

namespace hastilude::arena {
namespace {

std::string duration_of(double microseconds) {
  if (microseconds < 100) return fixed(microseconds, 1) + " µs";
  if (microseconds < 100'000) return fixed(microseconds / 1000, 1) + " ms";
  return fixed(microseconds / 1e6, 2) + " s";
}

// Of the starter, a deal with its rotations being one observation.
Estimate starters_share(const League& league, const Mirror& mirror) {
  std::vector<double> shares;
  for (const int won : mirror.won)
    shares.push_back(static_cast<double>(won) / whole_win / league.setup.players);
  return estimate(shares);
}

// By how much the others would have to be stronger so that beginning is worth nothing.
std::string compensation(const League& league, double share) {
  const double others = league.setup.players - 1;
  const double elo = 400 * std::log10(share * others / (1 - share));
  return (elo < 0 ? "−" : "+") + fixed(std::abs(elo), 0);
}

double share_of_place(const Mirror& mirror, std::size_t place) {
  const double all = std::accumulate(mirror.by_order.begin(), mirror.by_order.end(), 0.0);
  return mirror.by_order[place] / all;
}

bool has_mirrors(const League& league) {
  return std::any_of(league.mirrors.begin(), league.mirrors.end(),
                     [](const Mirror& mirror) { return !mirror.won.empty(); });
}

}  // namespace

std::string pace_table(const League& league) {
  std::string rows;
  for (std::size_t bot = 0; bot < league.paces.size(); ++bot) {
    const double time = league.paces[bot].microseconds();
    if (time == 0) continue;
    rows += "| " + league.bots[bot] + " | " + duration_of(time) + " | " +
            fixed(1e6 / time, time > 1e5 ? 1 : 0) + " |\n";
  }
  if (rows.empty()) return {};
  return "| player | processor time a decision | decisions a second |\n|---|---|---|\n" + rows;
}

std::string pace_picture(const League& league, const Standing& standing) {
  Series all;
  double low = 0;
  double high = 0;
  double longest = 10;
  for (std::size_t bot = 0; bot < league.paces.size(); ++bot) {
    const double time = league.paces[bot].microseconds();
    if (time == 0) continue;
    const Rating& rating = standing.ratings[bot];
    all.dots.push_back(
        {std::max(time, 0.1), rating.elo, rating.low, rating.high, league.bots[bot]});
    low = std::min(low, rating.low);
    high = std::max(high, rating.high);
    longest = std::max(longest, time);
  }
  if (all.dots.empty()) return {};
  Axis time{"microseconds a decision", 0.1, std::pow(10, std::ceil(std::log10(longest)))};
  time.steps = Steps::tenfold;
  return svg_of({time, axis_around("Elo above page", low, high), {all}});
}

std::string seat_table(const League& league) {
  if (!has_mirrors(league)) return {};
  std::string text =
      "| player | the starter wins (95 %) | those behind, in turn | made even by opponents "
      "stronger "
      "by, Elo | deals |\n|---|---|---|---|---|\n";
  for (const Mirror& mirror : league.mirrors) {
    if (mirror.won.empty()) continue;
    const Estimate share = starters_share(league, mirror);
    std::string behind;
    for (std::size_t place = 1; place < mirror.by_order.size(); ++place)
      behind += (place == 1 ? "" : ", ") + percent(share_of_place(mirror, place)) + " %";
    text += "| " + league.bots[mirror.bot] + " | " + percent(share.mean) + " % (" +
            percent(share.low) + "–" + percent(share.high) + ") | " + behind + " | " +
            compensation(league, share.mean) + " | " + std::to_string(mirror.won.size()) + " |\n";
  }
  return text;
}

std::string seat_picture(const League& league) {
  if (!has_mirrors(league)) return {};
  const double even = 100.0 / league.setup.players;
  Plot plot;
  double high = even;
  for (const Mirror& mirror : league.mirrors) {
    if (mirror.won.empty()) continue;
    // Beside each other, so that their intervals can be told apart.
    const double shift = 0.06 * static_cast<double>(plot.series.size());
    Series series{.name = league.bots[mirror.bot], .dots = {}, .joined = true};
    for (std::size_t place = 0; place < mirror.by_order.size(); ++place) {
      const double share = 100 * share_of_place(mirror, place);
      Dot dot{static_cast<double>(place + 1) + shift, share, share, share};
      if (place == 0) {
        const Estimate starter = starters_share(league, mirror);
        dot.low = 100 * starter.low;
        dot.high = 100 * starter.high;
      }
      high = std::max(high, dot.high);
      series.dots.push_back(dot);
    }
    plot.series.push_back(std::move(series));
  }
  const double last = league.setup.players + 0.5;
  plot.x = {"seat, counted from the starter", 0.5, last, 0.5};
  plot.y = axis_around("wins, %", 0, high);
  plot.guide = {{0.5, even, even, even}, {last, even, even, even}};
  return svg_of(plot);
}

}  // namespace hastilude::arena
