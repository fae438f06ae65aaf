#include "record/random_game.h"

#include "match/course.h"

namespace hastilude {
namespace {

AnyMove random_decision(const GameApi& game, const AnyState& state, Random& random) {
  std::vector<AnyMove> moves;
  for (const Seat seat : game.actors(state)) {
    game.moves(state, seat, [&](const AnyMove& move) {
      moves.push_back(move);
      return Visit::more;
    });
  }
  return moves[random.below(moves.size())];
}

}  // namespace

Record random_game(const GameApi& game, const Setup& setup, Random& random) {
  Record record{.head = {.game = &game, .setup = setup}, .start = game.start(setup)};
  match::Course course(game, record.start);
  while (game.due(course.state()) != Due::over) {
    const AnyMove move = game.due(course.state()) == Due::chance
                             ? game.sample(course.state(), random)
                             : random_decision(game, course.state(), random);
    course.play(move);
    record.entries.push_back({.move = move});
    while (!course.announcements().empty())
      record.entries.push_back({.move = course.take_announcement().line});
  }
  record.reached = course.state();
  return record;
}

}  // namespace hastilude
