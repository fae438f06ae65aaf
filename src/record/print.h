// Records as text.
#pragma once

#include <string>
#include <vector>

#include "record/record.h"

namespace hastilude::record {

// Which legal actions a printed record shows.
enum class Legal : std::uint8_t { none, all, own };

// The lines of a record in someone's eyes, each with its end of line.
std::string print_record(const Record& record, Observer observer, Legal legal);

// The lines before the first event.
std::string print_head(const Head& head);

// The lines of a position, those between `position` and `begin`.
std::vector<std::string> position_lines(const GameApi& game, const AnyView& view);

// A state as a record of its own: head, position, begin.
std::string print_position(const Head& head, const AnyState& state, Observer observer);

}  // namespace hastilude::record
