// A game that is being played here: the truth and its record, what each seat has seen and
// remembers of it, and how far back it can be taken.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "bots/onlookers.h"
#include "record/record.h"

namespace hastilude::app {

// Why a decision cannot be taken back.
enum class NoUndo : std::uint8_t { nothing, chance, hidden, others };

class Sitting {
 public:
  // Goes on from where the record ends; chance is drawn from the seed.
  Sitting(Record record, std::uint64_t seed);

  const GameApi& game() const { return *record_.head.game; }
  const Record& record() const { return record_; }
  int players() const { return record_.head.setup.players; }

  // Carries out all that waits for nobody: chance, announcements.
  void go_on();
  bool over() const { return game().due(course_.state()) == Due::over; }
  // The seat that is asked now.
  Seat asked() const { return *game().asked(course_.state()).begin(); }
  // It and those who are asked the same question after it, without seeing each other's answers.
  SeatList asked_together() const { return game().asked(course_.state()); }
  // Who may act out of turn meanwhile.
  SeatSet others() const;

  const AnyState& state() const { return course_.state(); }
  AnyView view(Observer observer) const { return game().view(course_.state(), observer); }
  // The lines so far in someone's eyes: a seat's, or those of the table.
  const SeenLines& seen(Observer observer) const { return onlookers_.lines(observer); }
  Question question(Seat seat) const { return onlookers_.question(course_.state(), seat); }

  // What a seat will see when it is its turn to answer: it may do the same whatever is answered
  // before.
  AnyView view_when_asked(Seat seat) const {
    return game().view(as_asked(game(), course_.state(), seat), Observer::of(seat));
  }
  // Whether the seat may decide so, now or when it is its turn to answer.
  std::optional<Refusal> check(const AnyMove& decision) const {
    return game().check(as_asked(game(), course_.state(), game().mover(decision)), decision);
  }
  void play(const AnyMove& decision);
  void resign(Seat seat);
  // From here on someone of this name plays the seat.
  void rename(Seat seat, const std::string& name);
  // Takes back the last decision of a seat, if nothing has come out since; or says why not.
  std::optional<NoUndo> undo(Seat seat);
  // Who decided last.
  Seat last_mover() const { return last_mover_; }

 private:
  // All that a decision changes, as it was before.
  struct Mark {
    Seat mover;
    Course course;
    Onlookers::Mark onlookers;
    std::size_t entries;
  };

  Sitting(Record record, Watched watched, std::uint64_t seed);
  void add_announcements();
  bool something_came_out(const Mark& before) const;
  void forget_marks(NoUndo why);

  Record record_;
  Course course_;
  Random chance_;
  Onlookers onlookers_;
  std::vector<Mark> marks_;
  NoUndo barrier_ = NoUndo::nothing;
  Seat last_mover_ = nobody;
};

}  // namespace hastilude::app
