#include "match/take_back.h"

#include "games/hidden.h"
#include "match/worlds.h"

namespace hastilude::match {
namespace {

// What a seat is told and sees after a decision, and who may act then.
struct Aftermath {
  std::vector<AnyMove> told;
  SeatSet actors;
  AnyView view;
};

Aftermath aftermath(Course course, const AnyMove& decision, Seat seat) {
  const GameApi& game = course.game();
  const Observer observer = Observer::of(seat);
  Aftermath after{};
  course.play(decision);
  for (const Course::Announcement& due : course.announcements())
    after.told.push_back(game.seen(due.before, due.line, observer));
  after.actors = game.actors(course.state());
  after.view = game.view(course.state(), observer);
  return after;
}

bool same(const GameApi& game, const Aftermath& a, const Aftermath& b) {
  if (a.told.size() != b.told.size() || a.actors != b.actors) return false;
  for (std::size_t i = 0; i < a.told.size(); ++i) {
    if (!game.same_move(a.told[i], b.told[i])) return false;
  }
  return game.same_view(a.view, b.view);
}

}  // namespace

bool differs_in_worlds(const Match& before, const AnyMove& decision) {
  constexpr int worlds = 64;
  const GameApi& game = before.game();
  const Seat seat = game.mover(decision);
  const AnyView view = before.view(Observer::of(seat));
  const Aftermath here = aftermath(before.course(), decision, seat);
  Random random(1);
  for (int i = 0; i < worlds; ++i) {
    const Course there(game, game.fill(view, before.memory(seat), random));
    if (there.check(decision) || !same(game, here, aftermath(there, decision, seat))) return true;
  }
  return false;
}

// By the rules nearly every decision cannot have told anything; only of the others worlds are
// dealt, which takes a hundred times as long.
bool came_out(const Match& before, const AnyMove& decision) {
  const AnyView view = before.view(Observer::of(before.game().mover(decision)));
  return games::may_tell_hidden(before.game(), view, decision) &&
         differs_in_worlds(before, decision);
}

}  // namespace hastilude::match
