#include "record/record.h"

namespace hastilude {

Course::Announcement Course::take_announcement() {
  const Announcement first = announcements_.front();
  announcements_.pop_front();
  return first;
}

void Course::play(const AnyMove& move) {
  game_->play(state_, move, [this](const AnyState& before, const AnyMove& line) {
    announcements_.push_back({before, line});
  });
}

void Course::settle() {
  game_->settle(state_, [this](const AnyState& before, const AnyMove& line) {
    announcements_.push_back({before, line});
  });
}

void Course::resign(Seat seat) {
  const Seat winner = after(seat, 2);
  const Line line("result ", winner);
  announcements_.push_back({state_, *game_->read(game_->setup(state_), Words(line))});
  game_->end(state_, SeatSet(winner));
}

}  // namespace hastilude
