// What can be won against somebody who fences, told by `solve` and `exploit`.
#pragma once

#include <string>

#include "solve/engarde/exploiter.h"

namespace hastilude::app {

// Nothing that takes more memory is begun.
inline constexpr std::uint64_t most_bytes = std::uint64_t{20} << 30;
std::string gibibytes(std::uint64_t bytes);

std::string payoff_text(double payoff);

// "the table loses 0.2 hundredths of a round to it", from what both sides get by responding.
std::string loss_text(double starter, double second);

struct Mean {
  double mean = 0;
  double error = 0;  // standard
};

// Both responses from both sides, in payoff.
struct Responses {
  double same_starter = 0;  // with the same information
  double same_second = 0;
  Mean local_starter;  // one step ahead with full memory, by chance
  Mean local_second;
  int rounds = 0;  // in each seat

  // What is lost to them, in hundredths of a round.
  double same_loss() const { return (same_starter + same_second) / 2 * 50; }
  double local_loss() const { return (local_starter.mean + local_second.mean) / 2 * 50; }
  double local_error() const;
};

// Against whom the exploiter faces; `rounds` of the local one in each seat.
Responses responses_of(solve::Exploiter& exploiter, int rounds, std::uint64_t seed);
std::string responses_text(const Responses& responses);

}  // namespace hastilude::app
