// A game that is being played here: the match and its record, what each has seen of it for the log,
// and how far back it can be taken.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/terminal/face.h"
#include "match/take_back.h"
#include "record/record.h"

namespace hastilude::app {

using match::NoUndo;

// What everyone at a table has seen so far.
class Log {
 public:
  explicit Log(int players) : seats_(SeatSet::all(players)) {}

  void see(const GameApi& game, const AnyState& before, const AnyMove& line);
  // A seat's lines, or those of the table.
  const SeenLines& lines(Observer observer) const { return lines_[place(observer)]; }
  // Keeps the first so many.
  void go_back(std::size_t lines);

 private:
  static std::size_t place(Observer observer) {
    return observer.seated() ? observer.seat().index : max_seats;
  }

  SeatSet seats_;
  std::array<SeenLines, max_seats + 1> lines_;
};

class Sitting {
 public:
  // Goes on from where the record ends; chance is drawn from the seed.
  Sitting(record::Record record, std::uint64_t seed);

  const GameApi& game() const { return match_.game(); }
  const record::Record& record() const { return record_; }
  // Who is asked what, who may act, what is legal.
  const match::Match& match() const { return match_; }
  int players() const { return match_.players(); }

  // Carries out all that waits for nobody: chance, announcements.
  void go_on();
  bool over() const { return match_.over(); }
  // The lines so far in someone's eyes: a seat's, or those of the table.
  const SeenLines& seen(Observer observer) const { return log_.lines(observer); }

  void play(const AnyMove& decision);
  void resign(Seat seat);
  // From here on someone of this name plays the seat.
  void rename(Seat seat, const std::string& name);
  // Takes back the last decision of a seat, if nothing has come out since; or says why not.
  std::optional<NoUndo> undo(Seat seat);
  // Who decided last.
  Seat last_mover() const { return last_mover_; }

 private:
  // A line has happened.
  void note(const AnyState& before, const match::Line& line);
  void forget(NoUndo why);

  record::Record record_;
  Log log_;
  match::Match match_;
  match::TakeBacks<std::size_t> take_backs_;  // with the entries of the record then
  Random chance_;
  Seat last_mover_ = nobody;
};

}  // namespace hastilude::app
