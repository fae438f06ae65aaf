// A match to go back to, in a fraction of its room: most of what a game leaves for its fullest
// state is 0.
#pragma once

#include <cstdint>
#include <vector>

#include "match/match.h"

namespace hastilude::match {

class PackedMatch {
 public:
  // Where somebody is asked: no announcement is due.
  PackedMatch(const Match& match);

  const GameApi& game() const { return *game_; }
  Match match() const;

 private:
  const GameApi* game_;
  std::uint8_t players_;
  // Of every 64 words of state and memories a mask of those that are not 0, and behind it these.
  std::vector<std::uint64_t> words_;
};

}  // namespace hastilude::match
