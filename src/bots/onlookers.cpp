#include "bots/onlookers.h"

namespace hastilude {
Onlookers::Onlookers(const GameApi& game, const AnyState& start)
    : game_(&game), seats_(SeatSet::all(game.setup(start).players)) {
  for (const Seat seat : seats_)
    memories_[seat.index] = game.memory(game.view(start, Observer::of(seat)));
}

void Onlookers::see(const AnyState& before, const AnyMove& line) {
  const auto seen_by = [&](Observer observer) {
    return SeenLine{game_->view(before, observer), game_->seen(before, line, observer)};
  };
  for (const Seat seat : seats_) {
    const SeenLine seen = seen_by(Observer::of(seat));
    game_->remember(memories_[seat.index], seen.before, seen.line);
    lines_[place(Observer::of(seat))].push_back(seen);
  }
  lines_[place(Observer::spectator())].push_back(seen_by(Observer::spectator()));
}

void Onlookers::go_back(const Mark& mark) {
  memories_ = mark.memories;
  for (SeenLines& lines : lines_) {
    if (lines.size() > mark.lines)
      lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(mark.lines), lines.end());
  }
}

Watched watch(const Record& record) {
  const GameApi& game = *record.head.game;
  Watched watched{Course(game, record.start), Onlookers(game, record.start)};
  Course& course = watched.course;
  const auto see_announcement = [&] {
    const Course::Announcement due = course.take_announcement();
    watched.onlookers.see(due.before, due.line);
  };
  for (const Entry& entry : record.entries) {
    if (entry.kind == Entry::Kind::resign) course.resign(entry.seat);
    if (entry.kind != Entry::Kind::move) continue;
    if (game.role(entry.move) == Role::announcement) {
      if (course.announcements().empty()) course.settle();
      see_announcement();
    } else {
      watched.onlookers.see(course.state(), entry.move);
      course.play(entry.move);
    }
  }
  return watched;
}

}  // namespace hastilude
