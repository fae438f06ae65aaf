#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

#include "bots/arena/bout.h"
#include "bots/arena/report.h"

namespace hastilude::arena {
namespace {

// The share of Student's t that lies within `t` of 0, by Simpson's rule.
double within(double t, int degrees) {
  const double scale = std::exp(std::lgamma((degrees + 1) / 2.0) - std::lgamma(degrees / 2.0)) /
                       std::sqrt(degrees * std::numbers::pi);
  const auto density = [&](double x) {
    return scale * std::pow(1 + x * x / degrees, -(degrees + 1) / 2.0);
  };
  constexpr int steps = 400;
  const double step = t / steps;
  double sum = density(0) + density(t);
  for (int i = 1; i < steps; ++i) sum += (i % 2 == 1 ? 4 : 2) * density(i * step);
  return 2 * sum * step / 3;
}

double mean_of(std::span<const double> values) {
  return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

}  // namespace

double student_t95(int degrees) {
  double low = 1.9;
  double high = 12.8;  // with one degree
  while (high - low > 1e-6) {
    const double middle = (low + high) / 2;
    (within(middle, degrees) < 0.95 ? low : high) = middle;
  }
  return low;
}

Estimate estimate(std::span<const double> shares, double most) {
  const auto count = static_cast<int>(shares.size());
  if (count == 0) return {0, 0, most};
  const double mean = mean_of(shares);
  if (count == 1) return {mean, 0, most};
  double squares = 0;
  for (const double share : shares) squares += (share - mean) * (share - mean);
  double reach = student_t95(count - 1) * std::sqrt(squares / (count - 1.0) / count);
  // If all was won or all lost, the other thing is still possible: this often, at worst.
  constexpr double rounding = 1e-9;
  if (mean < rounding || mean > most - rounding) reach = most * (1 - std::pow(0.025, 1.0 / count));
  return {mean, std::max(0.0, mean - reach), std::min(most, mean + reach)};
}

std::vector<double> shares_of(const Plan& plan, const DealGroup& group) {
  const std::vector<Entrant> entrants = entrants_of(plan);
  const std::vector<std::size_t> places = places_of(plan);
  std::vector<double> shares(entrants.size());
  for (std::size_t rotation = 0; rotation < group.games.size(); ++rotation) {
    const SeatSet winners = group.games[rotation].winners;
    for (const Seat seat : winners)
      shares[places[plan.bot_at(seat, static_cast<int>(rotation))]] += 1.0 / winners.size();
  }
  for (std::size_t i = 0; i < shares.size(); ++i)
    shares[i] /= entrants[i].seats * plan.setup.players;
  return shares;
}

int BotFigures::failed() const { return std::accumulate(failures.begin(), failures.end(), 0); }

Figures figures_of(const Plan& plan, std::vector<DealGroup> groups) {
  std::sort(groups.begin(), groups.end(),
            [](const DealGroup& a, const DealGroup& b) { return a.deal < b.deal; });
  Figures figures{.deals = static_cast<int>(groups.size())};
  for (const Entrant& entrant : entrants_of(plan)) figures.bots.push_back({.bot = entrant});
  std::vector<std::vector<double>> shares(figures.bots.size());
  std::vector<int> lengths;
  for (const DealGroup& group : groups) {
    const std::vector<double> own = shares_of(plan, group);
    for (std::size_t i = 0; i < own.size(); ++i) {
      BotFigures& bot = figures.bots[i];
      shares[i].push_back(own[i]);
      bot.times.add(group.bots[i].times);
      for (std::size_t kind = 0; kind < bots::failure_kinds; ++kind)
        bot.failures[kind] += group.bots[i].failures[kind];
    }
    for (const PlayedGame& game : group.games) lengths.push_back(game.decisions);
  }
  for (std::size_t i = 0; i < shares.size(); ++i) {
    const double even = 1.0 / plan.setup.players;
    const int seats = figures.bots[i].bot.seats;
    // Whoever plays all seats wins every game: nothing to estimate.
    figures.bots[i].share =
        seats == plan.setup.players ? Estimate{even, even, even} : estimate(shares[i], 1.0 / seats);
  }
  figures.games = static_cast<int>(lengths.size());
  if (lengths.empty()) return figures;
  const auto [least, most] = std::minmax_element(lengths.begin(), lengths.end());
  figures.least_decisions = *least;
  figures.most_decisions = *most;
  figures.mean_decisions =
      std::accumulate(lengths.begin(), lengths.end(), 0.0) / static_cast<double>(lengths.size());
  figures.broken_off = static_cast<int>(std::count_if(
      lengths.begin(), lengths.end(), [](int length) { return length >= longest_game; }));
  return figures;
}

}  // namespace hastilude::arena
