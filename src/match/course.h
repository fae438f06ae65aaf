// The truth of a match: its state, and the announcements that must follow before anything else.
#pragma once

#include <vector>

#include "core/api.h"
#include "match/line.h"

namespace hastilude::match {

class Course {
 public:
  Course(const GameApi& game, const AnyState& start) : game_(&game), state_(start) {}

  const GameApi& game() const { return *game_; }
  const AnyState& state() const { return state_; }

  // An announcement that is due, with the state as it lies just before its line.
  struct Announcement {
    AnyState before;
    AnyMove line;
  };
  const std::vector<Announcement>& announcements() const { return announcements_; }
  Announcement take_announcement();

  // Why this decision or chance move cannot be made now, if it cannot.
  std::optional<Refusal> check(const AnyMove& move) const { return game_->check(state_, move); }
  // Makes a legal move; its announcements are then due.
  void play(const AnyMove& move);
  // In a position where nobody can act: makes the announcements due.
  void settle();
  // Two players, a decision due: the other one has won.
  void resign(Seat seat);
  // Goes on with a line that is known to be right, be it an announcement.
  void replay(const Line& line, Told told);

 private:
  const GameApi* game_;
  AnyState state_;
  std::vector<Announcement> announcements_;  // seldom more than two
};

}  // namespace hastilude::match
