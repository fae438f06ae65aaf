// Games played at random, as records.
#pragma once

#include "record/record.h"

namespace hastilude::record {

// A game to its end, each time uniformly among all legal pairs of seat and action.
Record random_game(const GameApi& game, const Setup& setup, Random& random);

// One number that changes when behaviour does: a hash (FNV-1a) of the records of random games with
// all their legal actions, as `trace` prints them.
std::uint64_t signature(const GameApi& game, const Setup& setup, std::uint64_t seed);

}  // namespace hastilude::record
