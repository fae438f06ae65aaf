// Random games over the run-time door, with what every seat has seen and remembers.
#pragma once

#include <functional>
#include <vector>

#include "bots/onlookers.h"

namespace hastilude::tests {

// A game under way, and everyone's eyes on it.
struct Scene {
  Course course;
  Onlookers onlookers;

  explicit Scene(const GameApi& game, const Setup& setup) : Scene(game, game.start(setup)) {}
  Scene(const GameApi& game, const AnyState& start) : course(game, start), onlookers(game, start) {}

  const GameApi& game() const { return course.game(); }
  const AnyState& state() const { return course.state(); }
  Due due() const { return game().due(state()); }

  // The announcements that followed.
  std::vector<Course::Announcement> play(const AnyMove& move) {
    onlookers.see(state(), move);
    course.play(move);
    std::vector<Course::Announcement> told;
    while (!course.announcements().empty()) {
      told.push_back(course.take_announcement());
      onlookers.see(told.back().before, told.back().line);
    }
    return told;
  }

  // Any legal decision of one of these seats, or an outcome of chance.
  AnyMove any_move(SeatSet seats, Random& random) const {
    if (due() == Due::chance) return game().sample(state(), random);
    int skip = random.below(seats.size());
    for (const Seat seat : seats) {
      if (skip-- == 0) return game().sample_move(state(), seat, random);
    }
    return {};
  }
};

// Plays random games until `visit` has been called so often: before decisions, one in `one_in`.
inline void visit_decisions(const GameApi& game, int players, int visits, int one_in,
                            Random& random, const std::function<void(Scene&)>& visit) {
  for (int visited = 0; visited < visits;) {
    Scene scene(game, usual_setup(game, players));
    for (int lines = 0; scene.due() != Due::over && lines < 3000; ++lines) {
      const SeatSet actors = game.actors(scene.state());
      // Seldom more than one may act; nearly all of these are visited.
      const int odds = actors.size() > 1 ? 2 : one_in;
      if (scene.due() == Due::decision && visited < visits && random.below(odds) == 0) {
        visit(scene);
        ++visited;
      }
      scene.play(scene.any_move(actors, random));
    }
  }
}

// The same with every number of players.
inline void visit_all_decisions(const GameApi& game, int visits, int one_in, Random& random,
                                const std::function<void(Scene&)>& visit) {
  for (int players = game.least_players; players <= game.most_players; ++players)
    visit_decisions(game, players, visits, one_in, random, visit);
}

}  // namespace hastilude::tests
