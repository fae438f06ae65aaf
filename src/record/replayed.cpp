#include "record/replayed.h"

#include <cassert>

namespace hastilude::record {

match::Match replayed(const Record& record, match::Told told) {
  match::Match match(*record.head.game, record.start);
  const auto follow = [&](const match::Line& line) {
    // Whatever reads or makes a record has checked it.
    [[maybe_unused]] const std::optional<match::Wrong> wrong = match.follow(line, told);
    assert(!wrong);
  };
  for (const Entry& entry : record.entries) {
    if (entry.kind == Entry::Kind::resign) follow(match::Resigned{entry.seat});
    if (entry.kind == Entry::Kind::move) follow(entry.move);
  }
  return match;
}

}  // namespace hastilude::record
