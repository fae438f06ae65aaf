#include "bots/bots.h"

#include <array>

#include "bots/engarde/judge.h"
#include "bots/engarde/page.h"
#include "bots/kit.h"
#include "bots/learned.h"

namespace hastilude::bots {
namespace {

using engarde::EnGarde;
using engarde::Page;
using engarde::PageWeights;

// Those who are weaker than a page, by mistakes that people make: they forget what was discarded,
// do not ask what the other can do next, and take what is nearly as good.
std::vector<Bot> weaker() {
  struct Rung {
    const char* name;
    PageWeights weights;
  };
  static constexpr std::array rungs{
      Rung{"groom", {.noise = 0.55, .remembered = 0, .danger = 0.22}},
      Rung{"minstrel", {.noise = 0.31, .remembered = 3, .danger = 0.33}},
      Rung{"falconer", {.noise = 0.18, .remembered = 6, .danger = 0.39}},
      Rung{"herald", {.noise = 0.1, .remembered = 10, .danger = 0.44}}};
  std::vector<Bot> bots;
  for (const Rung& rung : rungs)
    bots.push_back(by_policy<EnGarde>(rung.name, Page{.weights = rung.weights}));
  return bots;
}

// What a champion knows is single rounds: to win a match is to win them.
class RoundChampion {
 public:
  RoundChampion(std::string file, const Temper& temper) : of_round_(std::move(file), {}, temper) {}

  engarde::Move operator()(const engarde::State& world, Seat seat, Random& random) const {
    return of_round_(engarde::single_round(world), seat, random);
  }

 private:
  Champion<engarde::Judge, Page> of_round_;
};

Bot champion() {
  const char* const file = "engarde.net";
  Bot bot = by_policy<EnGarde>("champion", RoundChampion(file, {.doubt = {}, .whim = 0.03}));
  bot.policies = {file};
  return bot;
}

}  // namespace

std::vector<Bot> engarde_bots() {
  return ladder(make_bots(Kit<EnGarde, Page, engarde::RoundValue>{.sense = {},
                                                                  .evaluation = {},
                                                                  .settings = {.exploration = 0.7},
                                                                  .squire_simulations = 16000}),
                weaker(), champion());
}

}  // namespace hastilude::bots
