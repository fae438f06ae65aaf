// A game with everything that everyone sees at every step, as text to be compared line by line.
#pragma once

#include <string>

#include "record/record.h"

namespace hastilude::tests {

// After each line of the record, which stands behind "> ":
//   saw @2 LINE    how it looked to a seat or the table, where that is not the line itself
//   now LINE       lines of the position that are new; gone LINE: that are no more
//   sees @2 LINE   lines of the position as a seat or the table sees them, where they are not the
//                  truth; again only if any of them changed
//   asks @1 @3     who is asked, in this order
//   may @1 A | B   the legal actions of a seat
// The first block stands for the beginning.
std::string playthrough(const record::Record& record);

// The record inside such a text.
std::string record_inside(const std::string& playthrough);

}  // namespace hastilude::tests
