// What would have become of a decision in other worlds that fit all its maker knew.
#pragma once

#include "match/match.h"

namespace hastilude::match {

// Whether its maker would have been told something else in one of some dozens of them; what they
// all agree on was as good as known.
bool differs_in_worlds(const Match& before, const AnyMove& decision);

}  // namespace hastilude::match
