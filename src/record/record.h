// A record: how a game began and every line since, as docs/rules/records.md has it.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/api.h"
#include "match/course.h"
#include "match/line.h"

namespace hastilude {

// The lines before the first event.
struct Head {
  const GameApi* game = nullptr;
  Setup setup;
  std::array<std::string, max_seats> names;
};

// The setup of a game with this many players and every option at its default.
Setup usual_setup(const GameApi& game, int players);

// Sets an option as written, or says what is wrong.
std::optional<Complaint> set_option(const GameApi& game, Setup& setup, std::string_view key,
                                    std::string_view value);

// The value of an option as it is written.
std::string option_text(const Option& option, int value);

// One line after the head: a move of any role, or what no game knows of.
struct Entry {
  enum class Kind : std::uint8_t { move, resign, name, comment };
  Kind kind = Kind::move;
  AnyMove move;
  Seat seat;            // of resign and name
  std::string text;     // the new name
  std::string comment;  // with its ';', at the end of the line or alone
};

using match::Course;

struct Record {
  Head head;
  AnyState start;
  bool positioned = false;            // begins at a position that was set up
  std::vector<std::string> preamble;  // head and position as they were written, comments included
  std::vector<Entry> entries;
  AnyState reached;

  // The names at the end.
  std::array<std::string, max_seats> latest_names() const;
};

// A move that the rules refuse, and what could have stood there.
struct Refused {
  const GameApi* game = nullptr;
  Refusal refusal;
  Text<200> expected;
};

// What is wrong with a record: a line that cannot be read, or a move that the rules refuse.
struct RecordError {
  int line = 0;
  std::variant<Complaint, Refused> why;
};

// What may come next, for a message: an announcement, the legal actions, a chance line.
Text<200> expected_next(const Course& course);

// All records of a text, in order; blank lines end them.
std::vector<Result<Record, RecordError>> read_records(std::string_view text);

// Which legal actions a printed record shows.
enum class Legal : std::uint8_t { none, all, own };

// The lines of a record in someone's eyes, each with its end of line.
std::string print_record(const Record& record, Observer observer, Legal legal);

// The lines before the first event.
std::string print_head(const Head& head);

// A state as a record of its own: head, position, begin.
std::string print_position(const Head& head, const AnyState& state, Observer observer);

// A single line of a record: "@2 forward 3", "draw @1 3 3".
std::string line_text(const GameApi& game, const AnyMove& move);
std::string line_text(const GameApi& game, const match::Line& line);

}  // namespace hastilude
