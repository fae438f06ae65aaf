#include "record/random_game.h"

#include "match/course.h"
#include "record/print.h"

namespace hastilude::record {
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

std::uint64_t signature(const GameApi& game, const Setup& setup, std::uint64_t seed) {
  constexpr int games = 200;
  std::uint64_t hash = 0xcbf29ce484222325U;
  Random random(seed);
  for (int played = 0; played < games; ++played) {
    for (const char c : print_record(random_game(game, setup, random), Observer::all(), Legal::all))
      hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
  }
  return hash;
}

}  // namespace hastilude::record
