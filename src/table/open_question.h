// What is asked at a table now, since when, and what was answered that has not taken effect. All
// that waits at a table waits from the one moment at which its question was opened, so nothing else
// needs to know what time it is.
#pragma once

#include <array>
#include <optional>

#include "match/match.h"
#include "table/settings.h"

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
  Time extra = 0;
  SeatSet more_time_used;
  std::array<std::optional<Held>, max_seats> held;

  // The question that a match has come to; none if it is over.
  static OpenQuestion of(const match::Match& match, int serial, Time opened);

  bool is_asked(Seat seat) const;
  // Whose turn is awaited, as long as it takes; nobody in a window.
  Seat at_turn() const;

  // How long the window lasts where these seats are played by people, and when it ends; turns wait
  // as long as it takes.
  Time window(const Windows& windows, SeatSet people) const;
  std::optional<Time> closes(const Windows& windows, SeatSet people) const;
  // A turn does not take effect before: those who may act out of turn get their chance first.
  Time turn_earliest(const Windows& windows) const;
};

}  // namespace hastilude::tables
