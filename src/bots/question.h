// What a player of a seat is asked, and from what he may answer: what his seat sees, remembers and
// has seen, never the state.
#pragma once

#include <span>
#include <vector>

#include "core/api.h"
#include "match/question.h"
#include "search/candidates.h"

namespace hastilude {

// A line of the record as someone saw it, with what he saw of the table just before it.
struct SeenLine {
  AnyView before;
  AnyMove line;
};
using SeenLines = std::vector<SeenLine>;

struct Question : match::Question {
  std::span<const SeenLine> record{};
};

}  // namespace hastilude
