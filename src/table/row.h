// What is stored of a table: what was decided, in order. A table is its rows and nothing else.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/named_enum.h"
#include "core/result.h"
#include "core/seats.h"
#include "core/text.h"

namespace hastilude::tables {

// Milliseconds since 1970.
using Time = std::int64_t;

// opened     the game, its options, the settings (settings.h)
// seated     who has a seat now: `empty`, `person ID`, `bot NAME`, `away ID NAME`
// begun      the lines of the record up to the first decision
// played     the lines of the record that a decision, or the end of a window, brought about
// held       an answer that takes effect later; only its seat knows of it
// more_time  somebody who is asked wants a longer window
// undone     `back N`: the record has only its first N lines
// outage     nobody was there to ask or to answer; time begins anew
// rematch    `table ID`: where it goes on
HASTILUDE_NAMED_ENUM(RowKind, opened, seated, begun, played, held, more_time, undone, outage,
                     rematch)

struct Row {
  RowKind kind = RowKind::opened;
  Time at = 0;
  Seat seat = nobody;  // that this is about
  std::string person;  // whose wish it was, and its id
  std::string id;
  std::vector<std::string> lines;

  friend bool operator==(const Row&, const Row&) = default;
};

// The number of this text form; a reader knows all that ever were.
inline constexpr int row_format = 1;

// "played 1763262000123 @2 by ID WISH" and the lines, each with its end of line.
std::string row_text(const Row& row);
Result<Row, Complaint> read_row(std::string_view text);

}  // namespace hastilude::tables
