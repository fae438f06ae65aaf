// What viewers have been told, numbered without gaps for each of them: every seat, and the
// spectators.
#pragma once

#include <array>
#include <deque>
#include <optional>
#include <vector>

#include "table/message.h"
#include "table/play.h"

namespace hastilude::tables {

class Stream {
 public:
  // Events that can be sent again one by one. Who missed more gets the table as it stands, which is
  // hardly longer than so many events are.
  static constexpr std::size_t most_kept = 32;

  // How many events a viewer has been told.
  int number(Observer observer) const { return numbers_[place_of(observer)]; }
  // The events after this number; nothing if they are too old to be kept, or not yet.
  std::optional<std::vector<Event>> since(Observer observer, int number) const;

  void tell_all(Event event, SeenLines lines);
  void tell(Seat seat, Event event);
  // The last event came with a new question; an answer must have seen it.
  void question_opened() { at_question_ = numbers_; }
  int number_of_question(Seat seat) const { return at_question_[seat.index]; }

 private:
  using Numbers = std::array<int, max_seats + 1>;
  struct Kept {
    Event event;
    SeenLines lines;
    Numbers numbers{};  // 0: not for these eyes
  };
  void keep(Kept kept);

  Numbers numbers_{};
  Numbers at_question_{};
  std::deque<Kept> kept_;
};

}  // namespace hastilude::tables
