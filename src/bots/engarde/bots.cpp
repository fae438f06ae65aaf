#include "bots/bots.h"

#include "bots/engarde/page.h"
#include "bots/kit.h"

namespace hastilude::bots {

std::vector<Bot> engarde_bots() {
  return make_bots(
      Kit<engarde::EnGarde, engarde::Page, engarde::RoundValue>{.sense = {},
                                                                .evaluation = {},
                                                                .settings = {.exploration = 0.7},
                                                                .squire_simulations = 16000});
}

}  // namespace hastilude::bots
