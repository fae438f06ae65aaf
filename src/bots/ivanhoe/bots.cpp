#include "bots/bots.h"

#include "bots/ivanhoe/page.h"
#include "bots/ivanhoe/value.h"
#include "bots/kit.h"

namespace hastilude::bots {

// Every list counts as long: what a page would do is tried first, the rest little by little. And
// little is explored: alternatives differ by a few hundredths of a game, so that with more of it
// most simulations would go on by moves that nobody makes.
std::vector<Bot> ivanhoe_bots() {
  return make_bots(Kit<ivanhoe::Ivanhoe, ivanhoe::Page, ivanhoe::TournamentValue>{
      .sense = {},
      .evaluation = {},
      .settings = {.exploration = 0.06, .long_list = 0, .widening = 0.15},
      .squire_simulations = 6000});
}

}  // namespace hastilude::bots
