// Counts of all that can happen below a beginning, depth by depth, and the files that claim them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/api.h"

namespace hastilude::tests {

// What was played as the last move of all ways of this length, and how many ended with it.
struct Counts {
  std::uint64_t decisions = 0;
  std::uint64_t outcomes = 0;
  std::uint64_t ends = 0;

  std::string text(int depth) const;
};

using Depths = std::vector<Counts>;  // from depth 1

// Calls the last argument for every move that can be made.
using Lister = FunctionRef<void(const GameApi&, const AnyState&, FunctionRef<void(AnyMove)>)>;

// Adds up what is below a state that lies at this depth.
void count(const GameApi& game, const AnyState& state, std::size_t depth, Depths& depths,
           Lister list);

// A beginning of a file, with what is claimed of it.
struct PerftCase {
  int line = 0;
  const GameApi* game = nullptr;
  AnyState start;
  std::vector<std::string> claims;  // "perft 1: ..." in order of depth
  std::string wrong;                // with the beginning, if anything is
};
std::vector<PerftCase> perft_cases(std::string_view text);

// As deep as it claims something, by the moves that the game lists.
Depths perft(const PerftCase& one);

}  // namespace hastilude::tests
