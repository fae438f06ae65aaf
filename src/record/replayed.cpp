#include "record/replayed.h"

#include <cassert>

namespace hastilude::record {

void play_again(match::Match& match, std::span<const match::Line> lines, match::Told told) {
  for (const match::Line& line : lines) {
    [[maybe_unused]] const std::optional<match::Wrong> wrong = match.follow(line, told);
    assert(!wrong);
  }
}

match::Match replayed(const Record& record, match::Told told) {
  match::Match match(*record.head.game, record.start);
  const auto play = [&](const match::Line& line) { play_again(match, {&line, 1}, told); };
  for (const Entry& entry : record.entries) {
    if (entry.kind == Entry::Kind::resign) play(match::Resigned{entry.seat});
    if (entry.kind == Entry::Kind::move) play(entry.move);
  }
  return match;
}

}  // namespace hastilude::record
