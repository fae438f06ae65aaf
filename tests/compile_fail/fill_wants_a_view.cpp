// A world is filled from a view, never from the truth.
#include "games/catalog.h"

using namespace hastilude;
using G = engarde::EnGarde;

G::State imagine(const G::State& truth, const G::Memory& memory, Random& random) {
#ifdef WRONG
  return G::fill(truth, memory, random);
#else
  return G::fill(view<G>(truth, Observer::of(Seat{0})), memory, random);
#endif
}
