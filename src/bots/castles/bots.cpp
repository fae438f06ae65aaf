#include "bots/bots.h"

#include <array>

#include "bots/by_number.h"
#include "bots/castles/judge.h"
#include "bots/castles/page.h"
#include "bots/guided.h"
#include "bots/kit.h"
#include "bots/learned.h"

namespace hastilude::bots {
namespace {

using castles::Castles;
using castles::Page;
using castles::PageWeights;

// Those who are weaker than a page, by mistakes that people make: they overlook castles that they
// could take, and are mistaken about what an army, a card or a blazon is worth.
std::vector<Bot> weaker() {
  struct Rung {
    const char* name;
    PageWeights duel;
    PageWeights table;  // of three and more
  };
  static constexpr std::array rungs{Rung{"groom",
                                         {.noise = 14, .mistake = 5, .overlooks = 0.6},
                                         {.noise = 26, .mistake = 9, .overlooks = 0.72}},
                                    Rung{"minstrel",
                                         {.noise = 4.5, .mistake = 1.6, .overlooks = 0.3},
                                         {.noise = 15, .mistake = 5, .overlooks = 0.6}},
                                    Rung{"falconer",
                                         {.noise = 1.9, .mistake = 0.65, .overlooks = 0.14},
                                         {.noise = 8.5, .mistake = 2.9, .overlooks = 0.43}},
                                    Rung{"herald",
                                         {.noise = 1.1, .mistake = 0.37, .overlooks = 0.08},
                                         {.noise = 3, .mistake = 1, .overlooks = 0.2}}};
  std::vector<Bot> bots{random_bot()};
  for (const Rung& rung : rungs)
    bots.push_back(by_policy<Castles>(
        rung.name, ByNumber<Page>{{.weights = rung.duel}, {.weights = rung.table}}));
  return bots;
}

// Alternatives that are worth nearly the same are the same to a page, so that it cannot be read
// like a book. Where it is somebody's sense it decides between them.
Page undecided() { return {.weights = {.noise = 0.6, .mistake = 0.2}}; }

// What it has learnt by playing, one move deep.
constexpr const char* file = "castles.net";
using Nets = OneNet<castles::Judge>;
using Taught = GuidedKit<castles::Judge, Page, Nets, search::ToTheEnd>;
Taught taught_kit() {
  return {.nets = std::make_shared<const Nets>(file),
          .sense = {},
          .evaluation = {},
          .temper = {.doubt = {0.5, 0.2, 0.3, 0.1, 0.1}, .whim = 0.02},
          .guidance = {}};
}

// Simulations of one who has learnt go on for so many decisions, to where somebody is about to
// attack; then the net says what the game is worth. Without a net they are played to the end.
struct Horizon {
  std::shared_ptr<const Nets> nets;
  int decisions;

  bool stops(const castles::State& world, int made) const {
    return made >= decisions && world.board.pending.stage == castles::Stage::attack &&
           nets->find() != nullptr;
  }
  search::Rewards value(const castles::State&) const { return {}; }  // nobody asks without a net
};
using Value = NetValue<castles::Judge, Nets, Horizon>;

// Every list counts as long: what a page would do is tried first and the rest little by little, or
// the rivals in the tree would play worse than those in the rollouts.
constexpr search::Settings settings{.exploration = 0.7, .long_list = 0, .widening = 0.5};

// Two or three turns of everybody with two players, less with more; 4 decisions were worse with
// many simulations, 24 no better.
using Farsighted = Kit<Castles, Page, Value>;
Farsighted farsighted_kit() {
  const auto nets = std::make_shared<const Nets>(file);
  return {.sense = {}, .evaluation = Value(nets, {nets, 12}), .settings = settings};
}

Bot farsighted(const char* name, std::shared_ptr<const Farsighted> kit, std::uint32_t simulations) {
  Bot bot = by_tree(name, std::move(kit), simulations);
  bot.policies = always({file});
  return bot;
}

}  // namespace

Company castles_bots() {
  Company company{.ladder = weaker(), .references = {}, .opponent = "squire"};
  const auto kit = std::make_shared<const Farsighted>(farsighted_kit());
  for (Bot& bot : std::vector<Bot>{
           by_policy<Castles>("page", undecided()), quick(farsighted("squire", kit, 200)),
           quick(farsighted("knight", kit, 1000)), farsighted("champion", kit, 8000)})
    company.ladder.push_back(std::move(bot));
  using Searching = Kit<Castles, Page, search::ToTheEnd>;
  const auto old = std::make_shared<const Searching>(
      Searching{.sense = {}, .evaluation = {}, .settings = settings});
  const auto taught = std::make_shared<const Taught>(taught_kit());
  company.references = {by_sense("old-page", old),
                        quick(plain_tree<Castles>(1000)),
                        by_net("net", taught, always({file})),
                        by_halving("flat-1000", old, 1000),
                        by_tree("old-squire", old, 1000),
                        by_tree("old-knight", old, 16'000)};
  return company;
}

}  // namespace hastilude::bots
