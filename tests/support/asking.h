// Random games over the run-time door, with what every seat has seen and remembers.
#pragma once

#include <functional>
#include <vector>

#include "bots/bot.h"
#include "match/match.h"
#include "record/options.h"

namespace hastilude::tests {

// A game under way.
struct Scene {
  match::Match match;

  explicit Scene(const GameApi& game, const Setup& setup) : match(game, game.start(setup)) {}

  const GameApi& game() const { return match.game(); }
  const AnyState& state() const { return match.state(); }
  Due due() const { return match.due(); }
  match::Question question(Seat seat) const { return match.question(seat); }

  // The announcements that followed, each as this observer sees it.
  std::vector<AnyMove> play(const AnyMove& move, Observer observer = Observer::all()) {
    std::vector<AnyMove> told;
    match.play(move, [&](const AnyState& before, const match::Line& line) {
      const AnyMove& happened = std::get<AnyMove>(line);
      if (game().role(happened) == Role::announcement)
        told.push_back(game().seen(before, happened, observer));
    });
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
