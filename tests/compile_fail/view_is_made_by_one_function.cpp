// Nobody can call a state a view without the game's blanking of what is hidden.
#include "games/catalog.h"

using namespace hastilude;
using G = engarde::EnGarde;

View<G::State> look(const G::State& truth) {
#ifdef WRONG
  return View<G::State>(truth, Observer::spectator());
#else
  return view<G>(truth, Observer::spectator());
#endif
}
