#include "bots/bots.h"

#include <array>

#include "bots/ivanhoe/judge.h"
#include "bots/ivanhoe/page.h"
#include "bots/ivanhoe/value.h"
#include "bots/kit.h"
#include "bots/learned.h"

namespace hastilude::bots {
namespace {

using ivanhoe::Color;
using ivanhoe::Ivanhoe;
using ivanhoe::Page;
using ivanhoe::PageWeights;

// Those who are weaker than a page, by mistakes that people make: they overlook what their action
// cards could do, love a colour, and take what is nearly as good.
std::vector<Bot> weaker() {
  struct Rung {
    const char* name;
    float mistake;
    float overlooks;
    Color loved;
    float love;
  };
  static constexpr std::array rungs{Rung{"groom", 0.30F, 0.8F, Color::green, 0.1F},
                                    Rung{"minstrel", 0.18F, 0.6F, Color::red, 0.06F},
                                    Rung{"falconer", 0.10F, 0.4F, Color::blue, 0.03F},
                                    Rung{"herald", 0.05F, 0.2F, Color::yellow, 0.01F}};
  std::vector<Bot> bots;
  for (const Rung& rung : rungs) {
    PageWeights weights;
    weights.mistake = rung.mistake;
    weights.overlooks = rung.overlooks;
    weights.loved = rung.loved;
    weights.love = rung.love;
    bots.push_back(by_policy<Ivanhoe>(rung.name, Page{.weights = weights}));
  }
  return bots;
}

Bot champion() {
  const char* const file = "ivanhoe.net";
  Bot bot = by_policy<Ivanhoe>(
      "champion",
      Champion<ivanhoe::Judge, Page>(file, {}, {.doubt = {0.2, 0.2, 0.2, 0.2}, .whim = 0.01}));
  bot.policies = {file};
  return bot;
}

}  // namespace

// Every list counts as long: what a page would do is tried first, the rest little by little. And
// little is explored: alternatives differ by a few hundredths of a game, so that with more of it
// most simulations would go on by moves that nobody makes.
std::vector<Bot> ivanhoe_bots() {
  return ladder(make_bots(Kit<Ivanhoe, Page, ivanhoe::TournamentValue>{
                    .sense = {},
                    .evaluation = {},
                    .settings = {.exploration = 0.06, .long_list = 0, .widening = 0.15},
                    .squire_simulations = 6000}),
                weaker(), champion());
}

}  // namespace hastilude::bots
