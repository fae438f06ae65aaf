// Whoever is handed a view cannot use it as the truth.
#include "games/catalog.h"

using namespace hastilude;
using G = engarde::EnGarde;

void bot(const View<G::State>& view) {
#ifdef WRONG
  const G::State& truth = view;
  (void)truth;
#else
  (void)view;
#endif
}
