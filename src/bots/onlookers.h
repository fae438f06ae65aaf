// What everyone at a table has seen of a game and remembers of it, line by line; questions to
// players are made from this.
#pragma once

#include <array>

#include "bots/question.h"
#include "record/record.h"

namespace hastilude {

using match::as_asked;
using match::is_asked;

class Onlookers {
 public:
  Onlookers(const GameApi& game, const AnyState& start);

  // A line is about to change the game; `before` is the state as it lies just before it.
  void see(const AnyState& before, const AnyMove& line);

  // The lines so far in someone's eyes: a seat's, or those of the table.
  const SeenLines& lines(Observer observer) const { return lines_[place(observer)]; }

  Question question(const AnyState& now, Seat seat) const {
    return {match::question_of(*game_, now, seat, memories_[seat.index]),
            lines(Observer::of(seat))};
  }

  // A point to go back to.
  struct Mark {
    std::array<AnyMemory, max_seats> memories;
    std::size_t lines = 0;
  };
  Mark mark() const { return {memories_, lines(Observer::spectator()).size()}; }
  void go_back(const Mark& mark);

 private:
  static std::size_t place(Observer observer) {
    return observer.seated() ? observer.seat().index : max_seats;
  }

  const GameApi* game_;
  SeatSet seats_;
  std::array<AnyMemory, max_seats> memories_;
  std::array<SeenLines, max_seats + 1> lines_;
};

// A record played to its end, and what everyone saw of it.
struct Watched {
  Course course;
  Onlookers onlookers;
};
Watched watch(const Record& record);

}  // namespace hastilude
