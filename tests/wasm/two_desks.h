// Two devices with the same table, which differ only in the cards that the person may not see.
#pragma once

#include <cstdint>
#include <string>

namespace hastilude::tests {

// Looks at so many moments of random games of every game: both must say the same to the page, want
// to know the time at the same moments, ask the same bots, and give the same hint. Gives what
// differs; empty: nothing.
std::string two_desks(std::uint64_t seed, int moments);

}  // namespace hastilude::tests
