// People who do not come when it is their turn, and what the others say is to be done about it. Who
// is here the server tells; it is no row, since after a pause of the server nobody is.
#pragma once

#include <algorithm>
#include <array>
#include <optional>

#include "table/row.h"

namespace hastilude::tables {

class Absence {
 public:
  SeatSet here() const { return here_; }
  // Who is here now.
  void tell_here(SeatSet here, Time now) {
    for (int index = 0; index < max_seats; ++index) {
      const Seat seat{static_cast<std::uint8_t>(index)};
      if (here_.contains(seat) && !here.contains(seat)) left_[seat.index] = now;
    }
    here_ = here;
  }

  // The server was away until then, and nobody could come.
  void tell_began(Time began) { began_ = began; }

  // From then on somebody is waited for, be it anew.
  void wait_from(Time time) {
    since_ = time;
    votes_ = {};
  }
  Time since() const { return since_; }
  // From when on the others may do without this one, whose turn it is.
  Time overdue(Seat seat, const Patience& patience) const {
    const Time since = std::max(since_, began_);
    if (here_.contains(seat)) return since + patience.silent;
    return std::max(since, left_[seat.index]) + patience.absent;
  }

  void vote(Seat seat, Remedy remedy, Time now) { votes_[seat.index] = Vote{remedy, now}; }
  // Who has voted for this since then.
  SeatSet votes(Remedy remedy, Time since) const {
    SeatSet seats;
    for (int index = 0; index < max_seats; ++index) {
      const Seat seat{static_cast<std::uint8_t>(index)};
      const std::optional<Vote>& vote = votes_[seat.index];
      if (vote && vote->remedy == remedy && vote->at >= since) seats.insert(seat);
    }
    return seats;
  }

 private:
  struct Vote {
    Remedy remedy = Remedy::wait;
    Time at = 0;
  };
  SeatSet here_;
  std::array<Time, max_seats> left_{};
  Time since_ = 0;
  Time began_ = 0;
  std::array<std::optional<Vote>, max_seats> votes_;
};

}  // namespace hastilude::tables
