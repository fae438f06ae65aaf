// Games played at random, as records.
#pragma once

#include "record/record.h"

namespace hastilude {

// A game to its end, each time uniformly among all legal pairs of seat and action.
Record random_game(const GameApi& game, const Setup& setup, Random& random);

}  // namespace hastilude
