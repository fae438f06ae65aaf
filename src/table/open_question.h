// What is asked at a table now, since when, and what was answered that has not taken effect. All
// that waits at a table waits from the one moment at which its question was opened, so nothing else
// needs to know what time it is.
//
// Among people, time tells nothing: a window lasts its time, whoever has answered. A person who is
// alone with bots has nobody to hide his own answer from, and bots are given a fixed time: a window
// ends once he has answered and the pace of the bots has passed.
#pragma once

#include <array>
#include <optional>

#include "match/match.h"
#include "table/seating.h"

namespace hastilude::tables {

struct OpenQuestion {
  struct Held {
    AnyMove move;
    Time at = 0;
  };

  int serial = 0;
  Asking kind = Asking::turn;
  SeatList asked;
  SeatSet may;  // act out of turn
  Time opened = 0;
  Time pace = 0;  // of bots, for this question
  Time extra = 0;
  SeatSet more_time_used;
  std::array<std::optional<Held>, max_seats> held;
  std::optional<Time> went_on;  // when who is alone with bots wanted no more time

  // The question that a match has come to; none if it is over.
  static OpenQuestion of(const match::Match& match, int serial, Time opened, Time pace);

  bool is_asked(Seat seat) const;
  // Whether answers are held back until all take effect.
  bool is_window() const { return kind != Asking::turn; }
  // Whose turn is awaited, as long as it takes; nobody in a window.
  Seat at_turn() const;

  // How long the window lasts, and when it ends, if that is known. Turns wait as long as it takes,
  // and so does a window for a person who is alone with bots.
  Time window(const Windows& windows, const Seating& seating) const;
  std::optional<Time> closes(const Windows& windows, const Seating& seating) const;
  // A turn does not take effect before: those who may act out of turn get their chance first.
  Time turn_earliest(const Windows& windows, const Seating& seating) const;
};

}  // namespace hastilude::tables
