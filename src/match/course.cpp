#include "match/course.h"

namespace hastilude::match {

Course::Announcement Course::take_announcement() {
  const Announcement first = announcements_.front();
  announcements_.erase(announcements_.begin());
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
  announcements_.push_back({state_, game_->result(winner)});
  game_->end(state_, SeatSet(winner));
}

void Course::replay(const Line& line, Told told) {
  const auto* const move = std::get_if<AnyMove>(&line);
  if (move == nullptr) {
    told(state_, line);
    return resign(std::get_if<Resigned>(&line)->seat);
  }
  if (game_->role(*move) == Role::announcement) {
    if (announcements_.empty()) settle();
    if (!announcements_.empty()) told(take_announcement().before, line);
    return;
  }
  told(state_, line);
  play(*move);
}

}  // namespace hastilude::match
