#include "app/responses.h"

#include <cmath>
#include <iomanip>
#include <sstream>

#include "bots/arena/numbers.h"

namespace hastilude::app {
namespace {

using solve::Side;

struct Mean {
  double mean = 0;
  double error = 0;  // standard
};

Mean local_response(const solve::Exploiter& exploiter, Side side, int rounds, std::uint64_t seed) {
  Random random(seed);
  double sum = 0;
  double squares = 0;
  for (int round = 0; round < rounds; ++round) {
    const double payoff = exploiter.by_local_response(side, random);
    sum += payoff;
    squares += payoff * payoff;
  }
  const double mean = sum / rounds;
  return {mean, std::sqrt((squares / rounds - mean * mean) / rounds)};
}

std::string with_error(const Mean& mean) {
  return payoff_text(mean.mean) + " ± " + arena::fixed(mean.error, 5);
}

}  // namespace

std::string gibibytes(std::uint64_t bytes) {
  return arena::fixed(static_cast<double>(bytes) / static_cast<double>(std::uint64_t{1} << 30), 2) +
         " GiB";
}

std::string payoff_text(double payoff) {
  std::ostringstream text;
  text << std::showpos << std::fixed << std::setprecision(5) << payoff;
  return text.str();
}

std::string loss_text(double starter, double second) {
  return arena::fixed((starter + second) / 2 * 50, 3) + " hundredths of a round are lost to it";
}

std::string responses_text(solve::Exploiter& exploiter, int rounds, std::uint64_t seed) {
  const double starter = exploiter.by_same_information(Side::starter);
  const double second = exploiter.by_same_information(Side::second);
  const Mean first = local_response(exploiter, Side::starter, rounds, seed);
  const Mean other = local_response(exploiter, Side::second, rounds, seed + 1);
  return "best response with the same information: " + payoff_text(starter) + " for the starter, " +
         payoff_text(second) + " for the other; " + loss_text(starter, second) + "\n" +
         "local best response with full memory: " + with_error(first) + " for the starter, " +
         with_error(other) + " for the other; " + loss_text(first.mean, other.mean) +
         " (standard error " + arena::fixed(std::hypot(first.error, other.error) / 2 * 50, 3) +
         ", " + std::to_string(rounds) + " rounds in each seat)\n";
}

}  // namespace hastilude::app
