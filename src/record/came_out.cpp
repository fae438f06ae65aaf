#include "record/came_out.h"

namespace hastilude {
namespace {

// What a seat is told and sees after a decision.
std::string aftermath(Course course, const AnyMove& decision, Seat seat) {
  const GameApi& game = course.game();
  const Observer observer = Observer::of(seat);
  std::string text;
  course.play(decision);
  while (!course.announcements().empty()) {
    const Course::Announcement due = course.take_announcement();
    text += line_text(game, game.seen(due.before, due.line, observer)) + '\n';
  }
  for (const Seat actor : game.actors(course.state())) text += std::to_string(actor.number());
  game.write_position(game.view(course.state(), observer),
                      [&](std::string_view line) { text.append(line).append("\n"); });
  return text;
}

}  // namespace

bool came_out(const Course& before, const AnyMemory& memory, const AnyMove& decision) {
  // Whether he would have been told something else in another world that fits all he knew: some
  // dozens of worlds are tried, and what they all agree on was as good as known.
  constexpr int worlds = 64;
  const GameApi& game = before.game();
  const Seat seat = game.mover(decision);
  const AnyView view = game.view(before.state(), Observer::of(seat));
  const std::string told = aftermath(before, decision, seat);
  Random random(1);
  for (int i = 0; i < worlds; ++i) {
    const Course course(game, game.fill(view, memory, random));
    if (course.check(decision) || aftermath(course, decision, seat) != told) return true;
  }
  return false;
}

}  // namespace hastilude
