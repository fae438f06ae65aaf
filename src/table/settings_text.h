// What a table is set to and who sits at it, as lines of its rows.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "core/text.h"
#include "table/settings.h"

namespace hastilude::tables {

std::vector<std::string> settings_lines(const Settings& settings);
// Where the game begins, as a record has it; nothing: at its own beginning.
std::vector<std::string> position_lines(const Settings& settings);
// `format` is that of the row (row_text.h). A game of other rules than ours cannot go on here.
Result<Settings, Complaint> read_settings(int format, std::span<const std::string_view> lines);

// `empty`, `person ID`, `bot NAME`, `away ID NAME`
std::string place_text(const Place& place);
Result<Place, Complaint> read_place(std::string_view line);

}  // namespace hastilude::tables
