// Rule tests as text: records whose comments say what must hold at that point. The comments that
// are checked are listed in tests/positions/README.md.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "games/find.h"

namespace hastilude::tests {

using FindGame = const GameApi* (*)(std::string_view name);

// Something that a record claims and that does not hold.
struct PositionFailure {
  int line = 0;
  std::vector<std::string> rules;  // that the record is about: E5
  std::string what;
};

// What came of a file of records.
struct PositionsReport {
  int records = 0;
  int checks = 0;
  std::vector<PositionFailure> failures;
  std::set<std::string> rules;    // shown by some record
  std::set<std::string> reasons;  // "engarde too_far": shown to be given
};

// The records are read by the games of the catalog and played by those that `find` knows.
PositionsReport check_positions(std::string_view text, FindGame find = games::find_game);

}  // namespace hastilude::tests
