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

// Both responses from both sides, against whom the exploiter faces; `rounds` of the local one, with
// standard errors.
std::string responses_text(solve::Exploiter& exploiter, int rounds, std::uint64_t seed);

}  // namespace hastilude::app
