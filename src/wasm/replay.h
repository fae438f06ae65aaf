// A record to look back on: each moment of it in anybody's eyes, said as a table would say it, so
// that a page shows it like one.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "match/match.h"
#include "record/record.h"
#include "wire/to_client.h"

namespace hastilude::wasm {

// Longer texts are no games, and longer games nobody looks back on step by step.
inline constexpr std::size_t longest_record = 2'000'000;
inline constexpr std::size_t most_lines = 10'000;

// When a game is played on: the cards that a seat could not see are those that they were, or
// others that fit all it knew.
enum class HiddenCards : std::uint8_t { as_they_were, dealt_anew };

// How a table begins that goes on with a game: its settings, as far as a record knows them, and
// what was played before.
struct Continued {
  tables::Settings settings;
  tables::Outcome begun;
};

class Replay {
 public:
  // One of the records of a text, counted from 0; or, as JSON, what is wrong with it: {"line",
  // "what", "expected"}, or for a move that the rules refuse {"line", "game", "code", "rule",
  // "subjects"}.
  static Result<Replay, std::string> read(std::string_view text, std::size_t which = 0);

  // What there is to look at, as JSON.
  std::string summary() const;
  int lines() const { return static_cast<int>(lines_.size()); }
  int players() const { return settings_.players(); }
  const GameApi& game() const { return *settings_.game; }

  // After so many lines, as a snapshot.
  std::string snapshot(int at, Observer eyes) const;
  // What changes from one moment to another, as an event.
  std::string event(int from, int to, Observer eyes) const;
  // What a seat knew then of cards that did not lie open to it: [{"kind": "hand", "seat": 2,
  // "cards": ["R3", ...], "of": 8}], of those of which it knew any.
  std::string known(int at, Seat seat, Random& random) const;
  // A game that goes on from there with this seat's eyes; nothing where none can.
  std::optional<Continued> played_on(int at, Seat seat, HiddenCards cards, match::Chance chance,
                                     Random& random) const;

 private:
  Replay(const record::Record& record, std::size_t records);

  const AnyState& state(int at) const;
  match::Match match_at(int at, match::Told told) const;
  std::span<const match::Line> until(int at) const {
    return std::span(lines_).first(static_cast<std::size_t>(at));
  }
  std::vector<match::Line> seen(int from, int to, Observer eyes) const;
  tables::Now now(int at, Observer eyes) const;
  template <class Use>
  std::string with_shown(Use use) const;

  tables::Settings settings_;  // begins where the record does
  std::array<std::string, max_seats> names_;
  std::vector<match::Line> lines_;
  std::vector<AnyState> before_;  // each line
  AnyState end_;
  std::size_t records_;  // of the text that it was read from
};

}  // namespace hastilude::wasm
