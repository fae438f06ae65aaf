// The odds of a bot of the whole game: it is asked in every situation, several times.
#pragma once

#include "bots/bot.h"
#include "solve/engarde/sweep.h"

namespace hastilude::solve {

// A bot sees what the table knows: the places of both, all discards without their order, its hand.
// It must decide at once, and by nothing else; `times` is how often it is asked the same thing.
Sweeps::OddsOf odds_of_bot(const Hands& hands, const bots::Bot& bot, int times, std::uint64_t seed);

}  // namespace hastilude::solve
