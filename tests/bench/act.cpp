// How much work an action is for a whole server, for scripts/instructions: people alone at a table,
// each with a socket of their own.
//
//   act GAME PLAYERS ACTIONS          prints how many actions were acknowledged, how many events
//                                     were told and in how many bytes, and the bytes of all that
//                                     was sent
//   act GAME PLAYERS ACTIONS --sent   prints every text that was sent instead, one a line
//   act GAME PLAYERS ACTIONS --plain  deals without a seal
//
// Everything that the server does happens inside World::say_text and VirtualLoop::pass, so that
// callgrind can leave out the rest.
#include <string_view>

#include "bench/acting.h"

int main(int argc, char** argv) {
  if (argc < 4) return 2;
  using namespace hastilude::tests;
  use_words(nullptr);
  const std::string_view how = argc > 4 ? argv[4] : "";
  World world(without_rates(), how == "--plain" ? Deals::plain : Deals::sealed);
  draw_alike(world);
  Acting acting(world, {.game = argv[1], .players = std::atoi(argv[2])});
  acting.show = how == "--sent";
  acting.play(std::atoi(argv[3]));
  if (acting.show) return 0;
  std::cout << acting.acknowledged << '\n'
            << acting.events << '\n'
            << acting.event_bytes << '\n'
            << acting.bytes << '\n';
}
