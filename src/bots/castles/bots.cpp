#include "bots/bots.h"

#include "bots/castles/page.h"
#include "bots/kit.h"

namespace hastilude::bots {

// Every list counts as long: what a page would do is tried first and the rest little by little, or
// the rivals in the tree would play worse than those in the rollouts.
std::vector<Bot> castles_bots() {
  return make_bots(Kit<castles::Castles, castles::Page, search::ToTheEnd>{
      .sense = {},
      .evaluation = {},
      .settings = {.exploration = 0.7, .long_list = 0, .widening = 0.5},
      .squire_simulations = 1000});
}

}  // namespace hastilude::bots
