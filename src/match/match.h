// A game under way: the truth, and what each seat remembers of it. It is a value: copying it is the
// undo. Lines are pushed to whoever wants them as they happen; a match itself keeps none.
#pragma once

#include <span>
#include <vector>

#include "match/course.h"
#include "match/line.h"
#include "match/question.h"

namespace hastilude::match {

using Memories = std::vector<AnyMemory>;

// Draws a chance move that is due. A server takes its random numbers from elsewhere than tests do,
// and a lesson has them written down.
using Chance = FunctionRef<AnyMove(const GameApi&, const AnyState&)>;

// What is wrong with a line that somebody says was played.
struct Wrong {
  enum class Kind : std::uint8_t {
    other_announcement,  // the rules announce something else here
    no_announcement,     // the rules announce nothing here
    refused,             // the rules refuse the move, see `refusal`
    no_resignation       // nobody can resign here
  };
  Kind kind = Kind::refused;
  Refusal refusal{};
};

class Match {
 public:
  // From a position that everyone sees for the first time; or one that is remembered.
  Match(const GameApi& game, const AnyState& start);
  Match(const GameApi& game, const AnyState& state, Memories memories);

  const GameApi& game() const { return course_.game(); }
  const AnyState& state() const { return course_.state(); }
  const Course& course() const { return course_; }
  int players() const { return players_; }
  Due due() const { return game().due(state()); }
  bool over() const { return due() == Due::over; }
  const AnyMemory& memory(Seat seat) const { return memories_[seat.index]; }
  const Memories& memories() const { return memories_; }
  AnyView view(Observer observer) const { return game().view(state(), observer); }

  // Who is asked now, in which way, and who may act out of turn meanwhile.
  SeatList asked() const { return game().asked(state()); }
  Asking asking() const { return game().asking(state()); }
  SeatSet out_of_turn() const;
  bool is_asked(Seat seat) const { return match::is_asked(game(), state(), seat); }
  Question question(Seat seat) const;
  // What a seat that is asked will see when it is its turn to answer.
  AnyView view_as_asked(Seat seat) const;
  // Whether a seat may decide so, now or when it is its turn to answer.
  std::optional<Refusal> check(const AnyMove& decision) const;

  // Makes a legal move, with the announcements that follow from it.
  void play(const AnyMove& move, Told told);
  // Two players, a decision due.
  bool may_resign(Seat seat) const;
  void resign(Seat seat, Told told);
  // Carries out all that waits for nobody: announcements and chance.
  void go_on(Chance chance, Told told);

  // The next line of a match that was played elsewhere, announcements too. Nothing changes if it
  // is wrong.
  [[nodiscard]] std::optional<Wrong> follow(const Line& line, Told told);
  // Whether an announcement is still due, which follow() has not been given.
  bool announces() const { return !course_.announcements().empty(); }

 private:
  void happen(const AnyState& before, const AnyMove& move, Told told);
  void announce(Told told);
  [[nodiscard]] std::optional<Wrong> follow_move(const AnyMove& move, Told told);

  Course course_;
  int players_;
  Memories memories_;
};

// One question to several, who do not see each other's answers. These are played in order for as
// long as it is open: one of them can spare those behind it the question (I25).
class Poll {
 public:
  explicit Poll(const Match& match) : kind_(match.asking()), asked_(match.asked()) {}

  const SeatList& asked() const { return asked_; }
  // Whose answer is to be played next; nobody: the question is closed.
  Seat next(const Match& now);

 private:
  Asking kind_;
  SeatList asked_;
  int answered_ = 0;
};

}  // namespace hastilude::match
