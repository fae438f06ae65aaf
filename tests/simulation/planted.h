// What the leaks of leaks.txt need: which one is switched on, and what they look at.
#pragma once

#include <algorithm>
#include <optional>

#include "core/named_enum.h"
#include "table/open_question.h"

namespace hastilude::tests {

#include "leaks.h"

inline Leak planted_leak = Leak::none;

}  // namespace hastilude::tests

namespace hastilude::tables {

// When somebody last answered unseen, and whether all have: nothing that anyone may be told.
inline std::optional<Time> latest_answer(const OpenQuestion& open) {
  std::optional<Time> latest;
  for (const std::optional<OpenQuestion::Held>& one : open.held) {
    if (one) latest = std::max(latest.value_or(0), one->at);
  }
  return latest;
}

inline bool all_answered(const OpenQuestion& open) {
  return std::all_of(open.asked.begin(), open.asked.end(),
                     [&](Seat seat) { return open.held[seat.index].has_value(); });
}

}  // namespace hastilude::tables
