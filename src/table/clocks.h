// The players' time. A turn takes time from whom it is asked; what a turn adds comes once, when the
// turn has passed to somebody else. It is a value: whoever takes back a decision takes back this.
#pragma once

#include <algorithm>
#include <array>

#include "table/settings.h"

namespace hastilude::tables {

class Clocks {
 public:
  Clocks() = default;
  explicit Clocks(const Clock& clock) : increment_(clock.increment) { left_.fill(clock.total); }

  Time left(Seat seat) const { return left_[seat.index]; }
  // He has used so much of it.
  void take(Seat seat, Time used) {
    Time& left = left_[seat.index];
    left -= std::clamp<Time>(used, 0, left);
  }
  // It is this one's turn from now on.
  void pass_to(Seat seat) {
    if (turn_ != nobody && turn_ != seat && left_[turn_.index] > 0)
      left_[turn_.index] += increment_;
    turn_ = seat;
  }

 private:
  std::array<Time, max_seats> left_{};
  Time increment_ = 0;
  Seat turn_ = nobody;
};

}  // namespace hastilude::tables
