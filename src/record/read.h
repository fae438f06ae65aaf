// Reading and checking of records.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/result.h"
#include "match/course.h"
#include "record/record.h"

namespace hastilude::record {

// A move that the rules refuse, and what could have stood there.
struct Refused {
  const GameApi* game = nullptr;
  Refusal refusal;
  Text<200> expected;
};

// What is wrong with a record: a line that cannot be read, or a move that the rules refuse.
struct Error {
  int line = 0;
  std::variant<Complaint, Refused> why;
};

// What may come next, for a message: an announcement, the legal actions, a chance line.
Text<200> expected_next(const match::Course& course);

// All records of a text, in order; blank lines end them.
std::vector<Result<Record, Error>> read_records(std::string_view text);

// A position by its lines, those between `position` and `begin`.
Result<AnyState, Complaint> read_position(const GameApi& game, const Setup& setup,
                                          std::span<const std::string_view> lines);

}  // namespace hastilude::record
