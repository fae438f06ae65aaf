// And a view of unknown type cannot be played on; only a world filled from it can.
#include "games/find.h"

using namespace hastilude;

void play(const GameApi& game, const AnyView& seen, const AnyMove& move, Random& random) {
#ifdef WRONG
  AnyState world = seen;
#else
  AnyState world = game.fill(seen, game.memory(seen), random);
#endif
  game.play(world, move, [](const AnyState&, const AnyMove&) {});
  (void)random;
}
