// A record as a game under way.
#pragma once

#include "match/match.h"
#include "record/record.h"

namespace hastilude::record {

// The match that a record has come to, with what everyone remembers of it; each line is told.
match::Match replayed(const Record& record, match::Told told = match::unheard);

}  // namespace hastilude::record
