// Whoever wants a view cannot be handed the truth.
#include "games/catalog.h"

using namespace hastilude;
using G = engarde::EnGarde;

G::Memory begin(const G::State& truth) {
#ifdef WRONG
  return G::memory(truth);
#else
  return G::memory(view<G>(truth, Observer::spectator()));
#endif
}
