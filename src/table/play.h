// The game of a table: the truth, its record, and what each seat remembers of it.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "bots/onlookers.h"
#include "record/record.h"
#include "table/settings.h"

namespace hastilude::tables {

// Draws a chance move that is due. A server takes its random numbers from elsewhere than tests do.
using Chance = FunctionRef<AnyMove(const GameApi&, const AnyState&)>;

// The lines of a record in the eyes of every seat, and last of the spectators.
using SeenTexts = std::array<std::vector<std::string>, max_seats + 1>;
constexpr std::size_t place_of(Observer observer) {
  return observer.seated() ? observer.seat().index : max_seats;
}

class Play {
 public:
  Play(const GameApi& game, const Setup& setup);

  const GameApi& game() const { return course_.game(); }
  const AnyState& state() const { return course_.state(); }
  const Course& course() const { return course_; }
  bool over() const { return game().due(state()) == Due::over; }
  const std::vector<std::string>& lines() const { return lines_; }
  const AnyMemory& memory(Seat seat) const { return memories_[seat.index]; }

  // Adds lines that are known to be right, and says how everyone saw them.
  SeenTexts add(const std::vector<std::string>& lines);
  // A point to go back to.
  struct Mark {
    Course course;
    std::array<AnyMemory, max_seats> memories;
    std::size_t lines = 0;
  };
  Mark mark() const { return {course_, memories_, lines_.size()}; }
  void go_back(const Mark& mark);
  // All lines so far in someone's eyes.
  std::vector<std::string> seen(Observer observer) const;
  SeenLines seen_lines(Observer observer) const;

 private:
  void see(const AnyState& before, const AnyMove& line, SeenTexts& texts);

  Course course_;
  std::array<AnyMemory, max_seats> memories_;
  std::vector<std::string> lines_;
};

// What follows from a decision, as lines: the decision, announcements, and chance, until somebody
// is asked or the game is over.
class Outcome {
 public:
  Outcome(const Course& course, Chance chance) : course_(course), chance_(chance) {}

  const AnyState& state() const { return course_.state(); }
  const std::vector<std::string>& lines() const { return lines_; }

  void decide(const AnyMove& decision);
  void resign(Seat seat);
  // The first chance move of a game names this seat, if there is a move that does.
  void start_with(Seat seat);
  void go_on();

 private:
  void add_announcements();

  Course course_;
  Chance chance_;
  std::vector<std::string> lines_;
};

// What a bot in this seat is asked, as_asked. The record refers to `lines`.
Question question_for(const Play& play, Seat seat, const SeenLines& lines);

}  // namespace hastilude::tables
