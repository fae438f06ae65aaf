#include "app/responses.h"

#include <array>
#include <cmath>
#include <iomanip>
#include <sstream>

#include "bots/arena/numbers.h"

namespace hastilude::app {
namespace {

using solve::Side;

constexpr std::array both_sides{Side::starter, Side::second};

Mean& of(BothSides& both, Side side) { return side == Side::starter ? both.starter : both.second; }

std::string with_error(const Mean& mean) {
  return payoff_text(mean.mean) + " ± " + arena::fixed(mean.error, 5);
}

}  // namespace

Mean mean_of(int rounds, std::uint64_t seed, const std::function<double(Random&)>& round) {
  Random random(seed);
  double sum = 0;
  double squares = 0;
  for (int i = 0; i < rounds; ++i) {
    const double payoff = round(random);
    sum += payoff;
    squares += payoff * payoff;
  }
  const double mean = sum / rounds;
  return {mean, std::sqrt((squares / rounds - mean * mean) / rounds)};
}

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

double BothSides::error() const { return std::hypot(starter.error, second.error) / 2 * 50; }

std::string cell_of(const std::optional<BothSides>& both) {
  if (!both) return "–";
  const auto side = [](const Mean& mean) {
    return payoff_text(mean.mean) + " (" + arena::fixed(mean.error, 4) + ")";
  };
  return side(both->starter) + ", " + side(both->second) + "; " + arena::fixed(both->loss(), 1) +
         " (" + arena::fixed(both->error(), 2) + ")";
}

Responses responses_of(solve::Exploiter& exploiter, Respond respond, int rounds, std::uint64_t seed,
                       const solve::Sweeps::OddsOf* truth) {
  Responses responses{.local = {}, .rounds = rounds};
  if (respond == Respond::in_both_ways) responses.same.emplace();
  if (respond == Respond::in_both_ways && truth != nullptr) responses.same_in_truth.emplace();
  if (truth != nullptr) responses.local_in_truth.emplace();
  for (const Side side : both_sides) {
    const std::uint64_t of_side = seed + static_cast<std::uint64_t>(side);
    if (responses.same) {
      of(*responses.same, side).mean = exploiter.by_same_information(side, [&] {
        if (truth == nullptr) return;
        of(*responses.same_in_truth, side) = mean_of(rounds, of_side, [&](Random& random) {
          return exploiter.play_found(side, *truth, random);
        });
      });
    }
    of(responses.local, side) = mean_of(
        rounds, of_side, [&](Random& random) { return exploiter.by_local_response(side, random); });
    if (truth == nullptr) continue;
    of(*responses.local_in_truth, side) = mean_of(rounds, of_side, [&](Random& random) {
      return exploiter.by_local_response(side, random, truth);
    });
  }
  return responses;
}

std::string responses_text(const Responses& responses) {
  const auto by_chance = [&](std::string_view what, const BothSides& both) {
    return std::string(what) + ": " + with_error(both.starter) + " for the starter, " +
           with_error(both.second) + " for the other; " +
           loss_text(both.starter.mean, both.second.mean) + " (standard error " +
           arena::fixed(both.error(), 3) + ", " + std::to_string(responses.rounds) +
           " rounds in each seat)\n";
  };
  std::string text;
  if (const std::optional<BothSides>& same = responses.same)
    text += "best response with the same information: " + payoff_text(same->starter.mean) +
            " for the starter, " + payoff_text(same->second.mean) + " for the other; " +
            loss_text(same->starter.mean, same->second.mean) + "\n";
  text += by_chance("local best response with full memory", responses.local);
  if (responses.same_in_truth)
    text += by_chance("the first against the bot itself", *responses.same_in_truth);
  if (responses.local_in_truth)
    text += by_chance("the second against the bot itself", *responses.local_in_truth);
  return text;
}

}  // namespace hastilude::app
