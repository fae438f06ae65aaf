#include "wasm/two_desks.h"

#include "games/find.h"
#include "record/print.h"
#include "record/random_game.h"
#include "record/replayed.h"
#include "wasm/page.h"

namespace hastilude::tests {
namespace {

// A moment of a random game at which somebody has to decide.
struct Moment {
  record::Head head;
  AnyState state;
  Seat seat;
};

Moment some_moment(const GameApi& game, Random& random) {
  const int players = game.least_players + random.below(game.most_players - game.least_players + 1);
  const record::Record record = record::random_game(game, usual_setup(game, players), random);
  std::vector<AnyState> states;
  replayed(record, [&](const AnyState& before, const match::Line& line) {
    const auto* const move = std::get_if<AnyMove>(&line);
    if (move != nullptr && game.role(*move) == Role::decision) states.push_back(before);
  });
  const AnyState& state =
      states[static_cast<std::size_t>(random.below(static_cast<int>(states.size())))];
  const Seat seat{static_cast<std::uint8_t>(random.below(players))};
  return {record.head, state, seat};
}

// The same moment with other cards where the seat cannot see them.
AnyState otherwise(const Moment& moment, Random& random) {
  const GameApi& game = *moment.head.game;
  const AnyView view = game.view(moment.state, Observer::of(moment.seat));
  return game.fill(view, game.memory(view), random);
}

// Everything that a device does for a page that plays on from there.
std::string all_of(const Moment& moment, const AnyState& state, std::uint64_t seed) {
  const auto replay =
      wasm::Replay::read(record::print_position(moment.head, state, Observer::all()));
  if (!replay) return "";
  Device device;
  Page page(device, seed);
  page.desk().play_on(1, *replay, {0, moment.seat, wasm::HiddenCards::as_they_were, "random"});
  page.run();
  const std::string table = page.table_of(1);
  page.watch(table);
  std::string text = json::serialize(page.listed[table]);
  for (const char* const move : {"pass", "forward 2", "play R4", "parry", "attack k10 a1"})
    page.wish(table, {{"type", "why"}, {"move", move}});
  page.wish(table, {{"type", "hint"}, {"depth", 1}});
  for (const json::object& said : page.said) text += json::serialize(said) + "\n";
  for (const auto& [question, seat] : page.thinking)
    text += "bot " + std::to_string(question) + " @" + std::to_string(seat) + "\n";
  const std::optional<Time> next = page.desk().next();
  return text + "next " + (next ? std::to_string(*next) : "never") + "\n";
}

}  // namespace

std::string two_desks(std::uint64_t seed, int moments) {
  Random random(seed);
  int compared = 0;
  for (int i = 0; i < moments; ++i) {
    for (const GameApi& game : games::all_games()) {
      const Moment moment = some_moment(game, random);
      const AnyState other = otherwise(moment, random);
      const std::uint64_t same = random.next();
      const std::string one = all_of(moment, moment.state, same);
      const std::string two = all_of(moment, other, same);
      if (one != two)
        return std::string(game.name) + ", seat " + std::to_string(moment.seat.number()) + ":\n" +
               one + "\nand\n" + two;
      compared += one.empty() ? 0 : 1;
    }
  }
  // Nearly every position can be set up.
  return compared * 10 < moments * 3 * 9 ? "too few positions could be set up" : "";
}

}  // namespace hastilude::tests
