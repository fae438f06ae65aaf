#include "bots/onlookers.h"

#include <algorithm>

namespace hastilude {
namespace {

// The state in which a seat that is asked is the next to answer; `skipped` is called with each
// silence before it and the state just before that.
AnyState skip_to(const GameApi& game, const AnyState& state, Seat seat, TellMove skipped) {
  AnyState now = state;
  for (const Seat other : game.asked(state)) {
    const std::optional<AnyMove> silent = game.silence(now, other);
    if (other == seat || !silent) break;
    skipped(now, *silent);
    game.play(now, *silent, [](const AnyState&, const AnyMove&) {});
  }
  return now;
}

}  // namespace

bool is_asked(const GameApi& game, const AnyState& state, Seat seat) {
  const SeatList asked = game.asked(state);
  return std::find(asked.begin(), asked.end(), seat) != asked.end();
}

AnyState as_asked(const GameApi& game, const AnyState& state, Seat seat) {
  if (!is_asked(game, state, seat)) return state;
  return skip_to(game, state, seat, [](const AnyState&, const AnyMove&) {});
}

Question question_of(const GameApi& game, const AnyState& now, Seat seat, const AnyMemory& memory,
                     std::span<const SeenLine> lines) {
  const Observer observer = Observer::of(seat);
  const bool asked = is_asked(game, now, seat);
  AnyMemory so_far = memory;
  AnyState then = now;
  if (asked) {
    then = skip_to(game, now, seat, [&](const AnyState& before, const AnyMove& silent) {
      game.remember(so_far, game.view(before, observer), game.seen(before, silent, observer));
    });
  }
  return {.game = &game,
          .need = asked ? Need::must : Need::may,
          .view = game.view(then, observer),
          .memory = so_far,
          .record = lines};
}

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
