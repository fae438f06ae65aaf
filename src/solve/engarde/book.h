// What the sweeps have found, as a book for play.
#pragma once

#include "bots/engarde/book.h"
#include "solve/engarde/sweep.h"

namespace hastilude::solve {

// The situations that are met most often when both play the average; only of the whole game.
bots::engarde::Book most_met(Sweeps& sweeps, const Tree& tree, std::size_t most);

}  // namespace hastilude::solve
