#include "app/responses.h"

#include <cmath>
#include <iomanip>
#include <sstream>

#include "bots/arena/numbers.h"

namespace hastilude::app {
namespace {

using solve::Side;

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

double Responses::local_error() const {
  return std::hypot(local_starter.error, local_second.error) / 2 * 50;
}

Responses responses_of(solve::Exploiter& exploiter, int rounds, std::uint64_t seed) {
  return {.same_starter = exploiter.by_same_information(Side::starter),
          .same_second = exploiter.by_same_information(Side::second),
          .local_starter = local_response(exploiter, Side::starter, rounds, seed),
          .local_second = local_response(exploiter, Side::second, rounds, seed + 1),
          .rounds = rounds};
}

std::string responses_text(const Responses& responses) {
  return "best response with the same information: " + payoff_text(responses.same_starter) +
         " for the starter, " + payoff_text(responses.same_second) + " for the other; " +
         loss_text(responses.same_starter, responses.same_second) + "\n" +
         "local best response with full memory: " + with_error(responses.local_starter) +
         " for the starter, " + with_error(responses.local_second) + " for the other; " +
         loss_text(responses.local_starter.mean, responses.local_second.mean) +
         " (standard error " + arena::fixed(responses.local_error(), 3) + ", " +
         std::to_string(responses.rounds) + " rounds in each seat)\n";
}

}  // namespace hastilude::app
