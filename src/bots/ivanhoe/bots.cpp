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
  std::vector<Bot> bots{random_bot()};
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

constexpr const char* net_file = "ivanhoe.net";

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

// The same with a net that says what a game is worth between two tournaments: no better so far.
using Value = NetValue<ivanhoe::Judge, ivanhoe::TournamentValue>;
using Taught = Kit<Ivanhoe, Page, Value>;

// A duel has a net of its own, which has learnt from duels alone.
constexpr const char* duel_file = "ivanhoe-2.net";

class ByNumberOfPlayers {
 public:
  ivanhoe::Move operator()(const ivanhoe::State& world, Seat seat, Random& random) const {
    return (world.board.rules.players == 2 ? duel_ : table_)(world, seat, random);
  }

 private:
  static constexpr Temper temper{.doubt = {0.2, 0.2, 0.2, 0.2}, .whim = 0.01};
  ByNet<ivanhoe::Judge, Page> duel_{duel_file, {}, temper};
  ByNet<ivanhoe::Judge, Page> table_{net_file, {}, temper};
};

// One move deep by the net alone, at once.
Bot net_alone() {
  Bot bot = by_policy<Ivanhoe>("net", ByNumberOfPlayers());
  bot.policies = [](const Question& question) {
    const int players = detail::view_of<Ivanhoe>(question).seen().board.rules.players;
    return std::vector<std::string>{players == 2 ? duel_file : net_file};
  };
  return bot;
}

}  // namespace

Company ivanhoe_bots() {
  const auto kit = std::make_shared<const Rough>(rough_kit());
  const auto taught = std::make_shared<const Taught>(
      Taught{.sense = {}, .evaluation = Value(net_file, {}), .settings = {}});
  Company company{.ladder = weaker(), .references = {}};
  for (Bot& bot :
       std::vector<Bot>{by_sense("page", kit), by_halving("squire", kit, 300),
                        by_halving("knight", kit, 2000), by_halving("champion", kit, 16'000)})
    company.ladder.push_back(std::move(bot));
  Bot halving_to_the_net = by_halving("net-1000", taught, 1000);
  halving_to_the_net.policies = always({net_file});
  company.references = {plain_tree<Ivanhoe>(1000),          net_alone(),
                        by_halving("flat-1000", kit, 1000), std::move(halving_to_the_net),
                        by_tree("old-squire", kit, 6000),   by_tree("old-knight", kit, 96'000)};
  return company;
}

}  // namespace hastilude::bots
