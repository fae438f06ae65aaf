// The game of a table: the match and its lines.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "match/match.h"

namespace hastilude::tables {

using match::Chance;

// Lines in the eyes of every seat, and last of the spectators.
using SeenLines = std::array<std::vector<match::Line>, max_seats + 1>;
constexpr std::size_t place_of(Observer observer) {
  return observer.seated() ? observer.seat().index : max_seats;
}

class Play {
 public:
  Play(const GameApi& game, const Setup& setup) : start_(game.start(setup)), match_(game, start_) {}

  const GameApi& game() const { return match_.game(); }
  const AnyState& state() const { return match_.state(); }
  const match::Match& match() const { return match_; }
  bool over() const { return match_.over(); }
  const std::vector<match::Line>& lines() const { return lines_; }

  // Adds lines that are known to be right, and says how everyone saw them.
  SeenLines add(const std::vector<match::Line>& lines);
  void go_back(const match::Match& match, std::size_t lines);
  // All lines so far in someone's eyes.
  std::vector<match::Line> seen(Observer observer) const;

 private:
  AnyState start_;
  match::Match match_;
  std::vector<match::Line> lines_;
};

}  // namespace hastilude::tables
