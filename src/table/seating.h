// Who sits where at a table.
#pragma once

#include <string_view>
#include <vector>

#include "table/settings.h"

namespace hastilude::tables {

class Seating {
 public:
  Seating() = default;
  explicit Seating(int players) : players_(players) {}

  const Places& places() const { return places_; }
  const Place& at(Seat seat) const { return places_[seat.index]; }
  SeatSet seats() const { return SeatSet::all(players_); }
  void put(Seat seat, Place place) { places_[seat.index] = std::move(place); }

  // A person's seat, also while a bot plays for him; nobody if he has none.
  Seat seat_of(std::string_view person) const {
    for (const Seat seat : seats()) {
      if (!person.empty() && at(seat).person == person) return seat;
    }
    return nobody;
  }
  // The seats that people play themselves.
  SeatSet people() const {
    SeatSet people;
    for (const Seat seat : seats()) {
      if (at(seat).person_plays()) people.insert(seat);
    }
    return people;
  }
  // The only person who has a seat, also while a bot plays for him; nobody if there are several.
  Seat alone() const {
    Seat alone = nobody;
    for (const Seat seat : seats()) {
      if (at(seat).person.empty()) continue;
      if (alone != nobody) return nobody;
      alone = seat;
    }
    return alone;
  }
  bool full() const {
    for (const Seat seat : seats()) {
      if (at(seat).empty()) return false;
    }
    return true;
  }

 private:
  int players_ = 0;
  Places places_;
};

}  // namespace hastilude::tables
