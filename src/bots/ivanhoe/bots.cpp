#include "bots/bots.h"

#include <array>

#include "bots/by_number.h"
#include "bots/guided.h"
#include "bots/ivanhoe/judge.h"
#include "bots/ivanhoe/page.h"
#include "bots/ivanhoe/value.h"
#include "bots/kit.h"
#include "bots/learned.h"

namespace hastilude::bots {
namespace {

using ivanhoe::Color;
using ivanhoe::Ivanhoe;
using ivanhoe::Judge;
using ivanhoe::Page;
using ivanhoe::PageWeights;

// How far somebody errs: by how much about what a move is worth, how often about what an action
// card could do, and how much a colour is loved for nothing.
struct Errors {
  float mistake;
  float overlooks;
  float love;
};

Page erring(const Errors& errors, Color loved) {
  PageWeights weights;
  weights.mistake = errors.mistake;
  weights.overlooks = errors.overlooks;
  weights.loved = loved;
  weights.love = errors.love;
  return {.weights = weights};
}

// Those who are weaker than a page, by mistakes that people make: they overlook what their action
// cards could do, love a colour, and take what is nearly as good.
std::vector<Bot> weaker() {
  struct Rung {
    const char* name;
    Color loved;
    Errors duel;
    Errors table;  // of three and more
  };
  static constexpr std::array rungs{
      Rung{"groom", Color::green, {0.30F, 0.8F, 0.1F}, {0.34F, 0.85F, 0.12F}},
      Rung{"minstrel", Color::red, {0.18F, 0.6F, 0.06F}, {0.145F, 0.5F, 0.05F}},
      Rung{"falconer", Color::blue, {0.10F, 0.4F, 0.03F}, {0.067F, 0.28F, 0.02F}},
      Rung{"herald", Color::yellow, {0.05F, 0.2F, 0.01F}, {0.033F, 0.135F, 0.008F}}};
  std::vector<Bot> bots{random_bot()};
  for (const Rung& rung : rungs)
    bots.push_back(by_policy<Ivanhoe>(
        rung.name, ByNumber<Page>{erring(rung.duel, rung.loved), erring(rung.table, rung.loved)}));
  return bots;
}

// Alternatives that are worth nearly the same are the same to a page, so that it cannot be read
// like a book. Where it is somebody's sense it decides between them.
Page undecided() {
  PageWeights weights;
  weights.mistake = 0.008F;
  return {.weights = weights};
}

// What page and those who search think with. For the trees every list counts as long: what a page
// would do is tried first, the rest little by little. And little is explored: alternatives differ
// by a few hundredths of a game, so that with more of it most simulations would go on by moves that
// nobody makes.
using Rough = Kit<Ivanhoe, Page, ivanhoe::TournamentValue>;
Rough rough_kit() {
  return {.sense = {},
          .evaluation = {},
          .settings = {.exploration = 0.06, .long_list = 0, .widening = 0.15}};
}

// A duel has a net of its own, which has learnt from duels alone.
constexpr const char* duel_file = "ivanhoe-2.net";
constexpr const char* table_file = "ivanhoe.net";

class Nets {
 public:
  const Net* find(const ivanhoe::State& world) const {
    return (world.board.rules.players == 2 ? duel_ : table_).find();
  }

 private:
  OneNet<Judge> duel_{duel_file};
  OneNet<Judge> table_{table_file};
};

std::vector<std::string> files_for(const Question& question) {
  const int players = detail::view_of<Ivanhoe>(question).seen().board.rules.players;
  return {players == 2 ? duel_file : table_file};
}

// Its search ends with the tournament, where the net says what the game is worth.
using Value = NetValue<Judge, Nets, ivanhoe::TournamentValue>;
using Taught = GuidedKit<Judge, Page, Nets, Value>;
Taught taught_kit() {
  const auto nets = std::make_shared<const Nets>();
  return {.nets = nets,
          .sense = {},
          .evaluation = Value(nets, {}),
          .temper = {.doubt = {0.05, 0.2, 0.2, 0.2}, .whim = 0.02},
          .guidance = {}};
}

// Goes by the net like a knight, but takes what is nearly as good: measured to stand between page
// and knight.
Bot squire(const Taught& kit) {
  const auto with_whim = [&](double whim) {
    return ByNet<Judge, Page, Nets>(kit.nets, kit.sense, {.doubt = kit.temper.doubt, .whim = whim});
  };
  Bot bot = by_policy<Ivanhoe>(
      "squire", ByNumber<ByNet<Judge, Page, Nets>>{with_whim(0.075), with_whim(0.13)});
  bot.policies = files_for;
  return bot;
}

}  // namespace

Company ivanhoe_bots() {
  const auto rough = std::make_shared<const Rough>(rough_kit());
  const auto taught = std::make_shared<const Taught>(taught_kit());
  Company company{.ladder = weaker(), .references = {}, .adviser = "guided-16000"};
  company.ladder.push_back(by_policy<Ivanhoe>("page", undecided()));
  // A longer search than the champion's was not shown to be stronger: there is no room above it.
  company.ladder.push_back(squire(*taught));
  company.ladder.push_back(by_net("knight", taught, files_for));
  company.ladder.push_back(quick(by_guided_search("champion", taught, 500, files_for)));
  company.references = {by_sense("old-page", rough),
                        by_net("net", taught, files_for),
                        quick(plain_tree<Ivanhoe>(1000)),
                        quick(by_halving("flat-1000", rough, 1000)),
                        by_guided_search("guided-16000", taught, 16'000, files_for),
                        by_tree("old-squire", rough, 6000),
                        by_tree("old-knight", rough, 96'000)};
  return company;
}

}  // namespace hastilude::bots
