#include "app/terminal/sitting.h"

namespace hastilude::app {
namespace {

SeatSet seats_of(const Record& record) { return SeatSet::all(record.head.setup.players); }

std::string position_text(const GameApi& game, const AnyState& state, Eyes eyes) {
  std::string text;
  game.write_position(game.view(state, eyes),
                      [&](std::string_view line) { text.append(line).append("\n"); });
  return text;
}

// What a seat is told and sees after a decision.
std::string aftermath(Course course, const AnyMove& decision, Seat seat) {
  const GameApi& game = course.game();
  const Eyes eyes = Eyes::of(seat);
  std::string text;
  course.play(decision);
  while (!course.announcements().empty()) {
    const Course::Announcement due = course.take_announcement();
    text += line_text(game, game.seen(due.before, due.line, eyes)) + "\n";
  }
  for (const Seat actor : game.actors(course.state())) text += std::to_string(actor.number());
  return text + position_text(game, course.state(), eyes);
}

}  // namespace

Sitting::Sitting(Record record, std::uint64_t seed)
    : record_(std::move(record)), course_(game(), record_.start), chance_(seed) {
  for (const Seat seat : seats_of(record_))
    memories_[seat.index] = game().memory(view(Eyes::of(seat)));
  for (const Entry& entry : record_.entries) {
    if (entry.kind == Entry::Kind::resign) course_.resign(entry.seat);
    if (entry.kind != Entry::Kind::move) continue;
    if (game().role(entry.move) == Role::announcement) {
      if (course_.announcements().empty()) course_.settle();
      add_line(course_.take_announcement().before, entry.move);
    } else {
      add_line(course_.state(), entry.move);
      course_.play(entry.move);
    }
  }
}

// What everyone sees of a line; `before` is the state as it lies just before it.
void Sitting::add_line(const AnyState& before, const AnyMove& line) {
  for (const Seat seat : seats_of(record_)) {
    const Eyes eyes = Eyes::of(seat);
    const SeenLine seen{game().view(before, eyes), game().seen(before, line, eyes)};
    game().remember(memories_[seat.index], seen.before, seen.line);
    seen_[place(eyes)].push_back(seen);
  }
  seen_[place(Eyes::table())].push_back(
      {game().view(before, Eyes::table()), game().seen(before, line, Eyes::table())});
}

void Sitting::add_announcements() {
  while (!course_.announcements().empty()) {
    const Course::Announcement due = course_.take_announcement();
    add_line(due.before, due.line);
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
    add_line(course_.state(), drawn);
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

Question Sitting::question(Seat seat) const {
  const Eyes eyes = Eyes::of(seat);
  return {.game = &game(),
          .need = seat == asked() ? Question::Need::must : Question::Need::may,
          .view = view(eyes),
          .memory = memories_[seat.index],
          .record = seen(eyes)};
}

void Sitting::play(const AnyMove& decision) {
  const Seat mover = game().mover(decision);
  marks_.push_back({.mover = mover,
                    .course = course_,
                    .memories = memories_,
                    .entries = record_.entries.size(),
                    .lines = seen_[place(Eyes::table())].size()});
  last_mover_ = mover;
  add_line(course_.state(), decision);
  record_.entries.push_back({.move = decision});
  course_.play(decision);
  add_announcements();
}

// Whether the decision let its maker see something that he could not know: whether in another world
// that fits all he knew before, he would have been told or shown something else. Some dozens of
// worlds are tried; what they all agree on was as good as known.
bool Sitting::something_came_out(const Mark& before) const {
  constexpr int worlds = 64;
  const AnyMove& decision = record_.entries[before.entries].move;
  const AnyState& truth = before.course.state();
  const AnyView view = game().view(truth, Eyes::of(before.mover));
  const std::string told = aftermath(before.course, decision, before.mover);
  Random random(record_.entries.size());
  for (int i = 0; i < worlds; ++i) {
    const AnyState world = game().fill(view, before.memories[before.mover.index], random);
    const Course course(game(), world);
    if (course.check(decision) || aftermath(course, decision, before.mover) != told) return true;
  }
  return false;
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
  memories_ = mark.memories;
  record_.entries.resize(mark.entries);
  record_.reached = course_.state();
  for (SeenLines& lines : seen_) {
    if (lines.size() > mark.lines)
      lines.erase(lines.begin() + static_cast<long>(mark.lines), lines.end());
  }
  marks_.pop_back();
  return {};
}

}  // namespace hastilude::app
