// What came out of a deal group, and its line in the file of results.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "bots/player.h"

namespace hastilude::arena {

// Durations of thinking, well enough to tell their mean exactly and any share of them to a tenth.
struct Times {
  std::uint64_t count = 0;
  std::uint64_t nanoseconds = 0;
  std::map<int, std::uint64_t> buckets;  // eight for each doubling

  void add(std::uint64_t duration);
  void add(const Times& other);
  double mean_seconds() const;
  // So many seconds that this share of the durations (0 to 1) is not longer.
  double seconds_at(double share) const;
};

struct PlayedGame {
  SeatSet winners;
  int decisions = 0;
  Seat starter = nobody;  // who decided first; not kept in files
};

// What one bot did in the games of a group.
struct Tally {
  Times times;
  std::array<int, bots::failure_kinds> failures{};
};

struct DealGroup {
  int deal = 0;
  std::vector<PlayedGame> games;  // by rotation
  std::vector<Tally> bots;        // by entrant
};

// One line, and back; nothing if it is none.
std::string line_of(const DealGroup& group);
std::optional<DealGroup> group_of(std::string_view line);

}  // namespace hastilude::arena
