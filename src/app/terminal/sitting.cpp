#include "app/terminal/sitting.h"

#include "match/take_back.h"

namespace hastilude::app {

Sitting::Sitting(Record record, std::uint64_t seed) : Sitting(record, watch(record), seed) {}

Sitting::Sitting(Record record, Watched watched, std::uint64_t seed)
    : record_(std::move(record)),
      course_(std::move(watched.course)),
      chance_(seed),
      onlookers_(std::move(watched.onlookers)) {}

void Sitting::rename(Seat seat, const std::string& name) {
  if (record_.latest_names()[seat.index] == name) return;
  // A head that was read from a file stays as it was written.
  if (record_.entries.empty() && record_.preamble.empty()) {
    record_.head.names[seat.index] = name;
  } else if (!over()) {
    record_.entries.push_back({.kind = Entry::Kind::name, .seat = seat, .text = name});
  }
}

void Sitting::add_announcements() {
  while (!course_.announcements().empty()) {
    const Course::Announcement due = course_.take_announcement();
    onlookers_.see(due.before, due.line);
    record_.entries.push_back({.move = due.line});
  }
  record_.reached = course_.state();
}

void Sitting::go_on() {
  if (game().due(course_.state()) == Due::settling) {
    course_.settle();
    add_announcements();
  }
  while (game().due(course_.state()) == Due::chance) {
    const AnyMove drawn = game().sample(course_.state(), chance_);
    forget_marks(NoUndo::chance);
    onlookers_.see(course_.state(), drawn);
    record_.entries.push_back({.move = drawn});
    course_.play(drawn);
    add_announcements();
  }
}

SeatSet Sitting::others() const {
  SeatSet seats = game().actors(course_.state());
  seats.erase(asked());
  return seats;
}

void Sitting::play(const AnyMove& decision) {
  const Seat mover = game().mover(decision);
  marks_.push_back({.mover = mover,
                    .course = course_,
                    .onlookers = onlookers_.mark(),
                    .entries = record_.entries.size()});
  last_mover_ = mover;
  onlookers_.see(course_.state(), decision);
  record_.entries.push_back({.move = decision});
  course_.play(decision);
  add_announcements();
}

bool Sitting::something_came_out(const Mark& before) const {
  const match::Match then(game(), before.course.state(), before.onlookers.memories);
  return match::came_out(then, record_.entries[before.entries].move);
}

void Sitting::forget_marks(NoUndo why) {
  if (!marks_.empty()) barrier_ = why;
  marks_.clear();
}

void Sitting::resign(Seat seat) {
  forget_marks(NoUndo::nothing);
  record_.entries.push_back({.kind = Entry::Kind::resign, .seat = seat});
  course_.resign(seat);
  add_announcements();
}

std::optional<NoUndo> Sitting::undo(Seat seat) {
  if (marks_.empty()) return barrier_;
  const Mark& mark = marks_.back();
  if (mark.mover != seat) return NoUndo::others;
  if (something_came_out(mark)) return NoUndo::hidden;
  course_ = mark.course;
  onlookers_.go_back(mark.onlookers);
  record_.entries.resize(mark.entries);
  record_.reached = course_.state();
  marks_.pop_back();
  return {};
}

}  // namespace hastilude::app
