// How much work armies are (C9), for scripts/instructions: the player at turn holds 26 cards, the
// castles are empty, so that every army is legal everywhere.
//
//   armies list TIMES      lists all legal actions so often
//   armies draw TIMES      draws one of them so often
//
// Prints how many actions were listed or drawn.
#include <cstdlib>
#include <iostream>
#include <string_view>
#include <vector>

#include "games/castles/castles.h"

namespace {

using namespace hastilude;
using castles::Castles;

castles::State position() {
  // f1 f1 f2 f2 f3 f3 f4 f4 a1 a1 a2 a2 a3 a4 x1 x1 x2 x3 x4 h1 h1 h2 h3 h4 and both heroes.
  constexpr std::array<int, castles::card_count> held{2, 2, 2, 2, 2, 2, 1, 1, 2,
                                                      1, 1, 1, 2, 1, 1, 1, 1, 1};
  castles::State state = Castles::start({.players = 2, .values = {3}});
  for (int card = 0; card < castles::card_count; ++card) {
    const int count = held[static_cast<std::size_t>(card)];
    state.hands[0].add(card, count);
    state.pile.remove(card, count);
  }
  const int size = state.hands[0].total();
  state.board.hand_size[0] = static_cast<std::uint8_t>(size);
  state.board.pile = static_cast<std::uint8_t>(castles::deck_size - size);
  state.board.pending.stage = castles::Stage::attack;
  return state;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) return 2;
  const std::string_view what = argv[1];
  const castles::State state = position();
  std::vector<castles::Move> room(100'000);
  Random random(1);
  std::size_t done = 0;
  for (int times = std::atoi(argv[2]); times > 0; --times) {
    if (what == "list") {
      castles::Move* next = room.data();
      Castles::moves(state, Seat{0}, [&](const castles::Move& move) {
        *next++ = move;
        return Visit::more;
      });
      done += static_cast<std::size_t>(next - room.data());
    } else {
      room[0] = Castles::sample_move(state, Seat{0}, random);
      ++done;
    }
  }
  std::cout << done << "\n";
}
