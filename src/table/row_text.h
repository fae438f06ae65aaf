// Rows as text that a person can read, and back: the one place where a table knows the notation.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "table/row.h"

namespace hastilude::tables {

// The number of the text form that is written. Readers know all that ever were:
// 1: without the version of the rules and without `finished`; patience is as usual
// 2: with them
// 3: with the pace of bots, `went_on` and `shared`
inline constexpr int row_format = 3;

// "played 1763262000123 @2 by ID WISH" and lines, each with its end of line. The game is that of
// the table.
std::string row_text(const GameApi& game, const Row& row);

// The same of rows that follow each other at a table that is set up so; the first row of a table
// says it itself.
std::vector<std::string> row_texts(const Settings& settings, const std::vector<Row>& rows);

// Reads a row of a table that is set up so; the first row of a table says it itself.
Result<Row, Complaint> read_row(int format, std::string_view text, const Settings& settings);

}  // namespace hastilude::tables
