// Drives a match whose seats decide at once: bots, scripts, tests.
#pragma once

#include "match/match.h"

namespace hastilude::match {

// A legal decision of this seat, or nothing where it may wait.
using Decide = FunctionRef<std::optional<AnyMove>(Seat, const Question&)>;

// One step of a match that is not over: chance, if that is due. Else those who may act out of turn
// are asked, clockwise from the one at turn; if all of them wait, those who are asked answer
// unseen, and their answers are played. Returns how many decisions were made.
int step(Match& match, Chance chance, Decide decide, Told told);

}  // namespace hastilude::match
