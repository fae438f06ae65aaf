// Whether counts agree with the odds they should have.
#pragma once

#include <cmath>
#include <vector>

namespace hastilude::tests {

struct Cell {
  double odds = 0;
  int count = 0;
};

// How many standard deviations Pearson's statistic of `draws` draws lies above what chance brings
// (Wilson and Hilferty's approximation). Cells that are too rare to count alone are put together.
inline double chi_square_excess(const std::vector<Cell>& cells, int draws) {
  constexpr double least_expected = 5;
  double statistic = 0;
  int degrees = -1;
  Cell rest;
  const auto add = [&](const Cell& cell) {
    const double expected = cell.odds * draws;
    statistic += (cell.count - expected) * (cell.count - expected) / expected;
    ++degrees;
  };
  for (const Cell& cell : cells) {
    if (cell.odds * draws >= least_expected) {
      add(cell);
    } else {
      rest.odds += cell.odds;
      rest.count += cell.count;
    }
  }
  if (rest.odds * draws >= least_expected) add(rest);
  if (degrees < 1) return 0;
  const double spread = 2.0 / (9.0 * degrees);
  return (std::cbrt(statistic / degrees) - (1 - spread)) / std::sqrt(spread);
}

// Beyond this nobody believes in chance: about one in 10^11.
inline constexpr double beyond_belief = 6.7;

}  // namespace hastilude::tests
