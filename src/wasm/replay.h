// A record to look back on: each moment of it in anybody's eyes, said as a table would say it, so
// that a page shows it like one.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "match/line.h"
#include "record/record.h"
#include "wire/to_client.h"

namespace hastilude::wasm {

// Longer texts are no games.
inline constexpr std::size_t longest_record = 2'000'000;

class Replay {
 public:
  // The first record of a text; or, as JSON, what is wrong with it: {"line", "what", "expected"},
  // or for a move that the rules refuse {"line", "game", "code", "rule"}.
  static Result<Replay, std::string> read(std::string_view text);

  // What there is to look at, as JSON.
  std::string summary() const;
  int lines() const { return static_cast<int>(lines_.size()); }
  int players() const { return settings_.players(); }

  // After so many lines, as a snapshot.
  std::string snapshot(int at, Observer eyes) const;
  // What changes from one moment to another, as an event.
  std::string event(int from, int to, Observer eyes) const;

 private:
  explicit Replay(const record::Record& record);

  const AnyState& state(int at) const;
  std::vector<match::Line> seen(int from, int to, Observer eyes) const;
  tables::Now now(int at, Observer eyes) const;
  template <class Use>
  std::string with_shown(Use use) const;

  tables::Settings settings_;
  std::array<std::string, max_seats> names_;
  std::vector<match::Line> lines_;
  std::vector<AnyState> before_;  // each line
  AnyState end_;
};

}  // namespace hastilude::wasm
