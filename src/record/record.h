// A record: how a game began and every line since, as docs/rules/records.md has it.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/api.h"
#include "record/sealed.h"

namespace hastilude::record {

// The lines before the first event.
struct Head {
  const GameApi* game = nullptr;
  Setup setup;
  std::array<std::string, max_seats> names;
};

// One line after the head: a move of any role, or what no game knows of.
struct Entry {
  enum class Kind : std::uint8_t { move, resign, name, comment };
  Kind kind = Kind::move;
  AnyMove move;
  Seat seat;            // of resign and name
  std::string text;     // the new name
  std::string comment;  // with its ';', at the end of the line or alone
  int line = 0;         // where it was read
};

struct Record {
  Head head;
  AnyState start;
  bool positioned = false;            // begins at a position that was set up
  std::vector<std::string> preamble;  // head and position as they were written, comments included
  std::vector<Entry> entries;
  AnyState reached;
  std::optional<Sealed> sealed{};     // how its cards were drawn, if it says so
  std::vector<std::string> opened{};  // the lines behind the last event, comments included

  // The names at the end.
  std::array<std::string, max_seats> latest_names() const {
    std::array<std::string, max_seats> names = head.names;
    for (const Entry& entry : entries) {
      if (entry.kind == Entry::Kind::name) names[entry.seat.index] = entry.text;
    }
    return names;
  }
};

}  // namespace hastilude::record
