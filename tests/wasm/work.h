// Work to be timed, the same in a browser and in a program.
#pragma once

#include <cstdint>

namespace hastilude::tests {

// Plays so many random games of the game at this place of the catalog; tells the decisions.
std::uint64_t play_random_games(int game, int players, int games);

// Searches the first decision of a game with so many simulations; tells the most tries of a move.
std::uint64_t search_first_decision(int game, int players, int simulations);

}  // namespace hastilude::tests
