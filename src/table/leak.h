// Leaks planted on purpose, to see that the test of two worlds finds them. They are there only in
// the target of tests/simulation that asks for them, and cost nothing elsewhere.
#pragma once

#include "core/named_enum.h"

namespace hastilude::tables {

HASTILUDE_NAMED_ENUM(Leak, none, position, line, snapshot_line, held_event, held_answer,
                     closes_early, opened_later, holders_asked, who_wants_time, undo_while_answered,
                     refusal_tells, early_record, log_tells, clock_stops, bot_time)

#ifdef HASTILUDE_LEAKS
inline Leak planted_leak = Leak::none;
inline bool leaks(Leak leak) { return planted_leak == leak; }
#else
constexpr bool leaks(Leak) { return false; }
#endif

}  // namespace hastilude::tables
