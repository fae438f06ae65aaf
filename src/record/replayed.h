// A record as a game under way.
#pragma once

#include <span>

#include "match/match.h"
#include "record/record.h"

namespace hastilude::record {

// Plays lines once more that were played, and so checked, before.
void play_again(match::Match& match, std::span<const match::Line> lines,
                match::Told told = match::unheard);

// The match that a record has come to, with what everyone remembers of it; each line is told.
match::Match replayed(const Record& record, match::Told told = match::unheard);

}  // namespace hastilude::record
