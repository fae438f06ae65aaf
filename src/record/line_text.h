// A single line of a record: "@2 forward 3", "draw @1 3 3".
#pragma once

#include <string>

#include "core/api.h"
#include "match/line.h"

namespace hastilude::record {

std::string line_text(const GameApi& game, const AnyMove& move);
std::string line_text(const GameApi& game, const match::Line& line);

}  // namespace hastilude::record
