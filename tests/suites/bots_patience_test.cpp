// How long bots think can be bounded, and what they think with is an object that they share.
#include <chrono>
#include <thread>

#include <gtest/gtest.h>

#include "bots/bots.h"
#include "bots/engarde/page.h"
#include "bots/kit.h"
#include "bots/player.h"
#include "games/find.h"
#include "record/line_text.h"
#include "support/asking.h"
#include "support/seed.h"

namespace hastilude::tests {
namespace {

std::string text_of(const GameApi& game, const std::optional<AnyMove>& move) {
  return move ? record::line_text(game, *move) : "wait";
}

std::uint64_t tries_of(const std::vector<bots::Thought>& thoughts) {
  std::uint64_t tries = 0;
  for (const bots::Thought& thought : thoughts) tries += thought.tries;
  return tries;
}

// Asks in some positions of every game, everyone who may act.
void for_each_question(int visits,
                       const std::function<void(const GameApi&, const match::Question&)>& ask) {
  for (const GameApi& game : games::all_games()) {
    Random random(announced_seed(game.name));
    visit_all_decisions(game, scaled(visits), 8, random, [&](Scene& scene) {
      for (const Seat seat : game.actors(scene.state())) ask(game, scene.question(seat));
    });
  }
}

// Of those who search, one who does it for long and one who does not; nobody on the ladder of En
// Garde does.
const bots::Bot& long_one(const GameApi& game) {
  return *bots::find_bot(game, game.name == "engarde"   ? "old-squire"
                               : game.name == "ivanhoe" ? "guided-16000"
                                                        : "champion");
}
const bots::Bot& short_one(const GameApi& game) {
  return game.name == "engarde" ? *bots::find_bot(game, "tree-1000") : bots::usual_opponent(game);
}

// Who has learnt to judge alternatives has thoughts too, and needs no search for them.
TEST(Patience, those_who_search_say_so) {
  for (const GameApi& game : games::all_games()) {
    for (const bots::Bot& bot : bots::bots_of(game)) {
      const bool searches = bot.cost != bots::Cost::cheap;
      EXPECT_EQ(searches || (bot.think && bot.policies), bool(bot.think)) << bot.name;
    }
    EXPECT_EQ(bots::find_bot(game, "page")->cost, bots::Cost::cheap);
    EXPECT_EQ(long_one(game).cost, bots::Cost::searching);
    EXPECT_EQ(short_one(game).cost, bots::Cost::quick);
  }
}

// A knight who has no time at all plays what a page would, and has no thoughts.
TEST(Patience, who_is_stopped_at_once_plays_by_sense) {
  int waited = 0;
  for_each_question(60, [&](const GameApi& game, const match::Question& question) {
    const bots::Patience none{.stop = [] { return true; }};
    const bots::Bot& knight = long_one(game);
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
      Random own(seed);
      const std::optional<AnyMove> move = knight.choose(question, own, none);
      EXPECT_TRUE(bots::checked(question, move));
      waited += move ? 0 : 1;
      EXPECT_EQ(!move, question.need == match::Need::may) << text_of(game, move);
      EXPECT_TRUE(knight.think(question, own, none).empty());
    }
  });
  EXPECT_GT(waited, 0);
}

// Who tries all alternatives side by side, as in Ivanhoe, can stop only when each was tried once
// more; a tree after any simulation.
std::uint64_t at_once(const GameApi& game, const std::vector<bots::Thought>& thoughts) {
  return game.name == "ivanhoe" ? thoughts.size() : 0;
}

// However long the usual time is: it is asked often enough, and what was found so far is played.
TEST(Patience, who_is_stopped_later_plays_the_best_so_far) {
  for_each_question(6, [](const GameApi& game, const match::Question& question) {
    constexpr int looks = 5;
    const auto after = [](int& left) {
      return bots::Patience{.stop = [&] { return left-- <= 0; }};
    };
    const bots::Bot& knight = long_one(game);
    int left = looks;
    Random own(1);
    const std::vector<bots::Thought> thoughts = knight.think(question, own, after(left));
    const std::uint64_t least = looks * bots::simulations_between_looks;
    EXPECT_GE(tries_of(thoughts), least);
    EXPECT_LE(tries_of(thoughts), least + looks * at_once(game, thoughts));
    left = looks;
    Random again(1);
    const std::optional<AnyMove> move = knight.choose(question, again, after(left));
    if (left == looks) return;  // there was only one thing to do
    EXPECT_EQ(text_of(game, move), text_of(game, thoughts.front().move)) << knight.name;
  });
}

TEST(Patience, lasts_a_second_where_people_wait) {
  std::int64_t now = 5000;
  const bots::Patience patience = bots::for_a_decision([&] { return now; });
  EXPECT_FALSE(patience.is_over());
  now += bots::longest_decision - 1;
  EXPECT_FALSE(patience.is_over());
  ++now;
  EXPECT_TRUE(patience.is_over());
  now = 4999;
  EXPECT_TRUE(patience.is_over()) << "a clock that was set back would let it think on and on";
  EXPECT_FALSE(bots::for_a_decision({}).is_over());
  EXPECT_TRUE(bots::for_a_decision({}, [] { return true; }).is_over());
  now = 5000;
  EXPECT_TRUE(bots::for_a_decision([&] { return now; }, [] { return true; }).is_over());
}

TEST(Patience, goes_by_a_clock_that_goes_on) {
  const bots::Manners manners = bots::among_people([] { return false; });
  const std::int64_t before = manners.clock();
  std::this_thread::sleep_for(std::chrono::milliseconds(20));
  EXPECT_GE(manners.clock(), before + 20);
  EXPECT_FALSE(manners.stop());
  EXPECT_TRUE(bots::among_people([] { return true; }).stop());
}

// By a clock on which a tenth of a second passes between two looks, each decision is cut off at the
// tenth look; without one, none is.
TEST(Patience, cuts_off_each_decision_of_a_player_among_people) {
  int thought = 0;
  for_each_question(6, [&](const GameApi& game, const match::Question& question) {
    int looks = 0;
    bots::Manners manners;
    manners.clock = [&] { return ++looks * bots::longest_decision / 10; };
    const auto player_of = [&](const bots::Bot& bot, const bots::Manners& so) {
      return bots::make_player(game, bot.name, so);
    };
    const bots::Bot& knight = long_one(game);
    const std::unique_ptr<bots::Player> hurried = player_of(knight, manners);
    for (std::uint64_t seed = 0; seed < 2; ++seed) {
      Random own(seed);
      Random same(seed);
      int left = 9;
      looks = 0;
      const std::optional<AnyMove> expected =
          knight.choose(question, own, {.stop = [&] { return left-- <= 0; }});
      EXPECT_EQ(text_of(game, *hurried->answer(question, same)), text_of(game, expected));
      EXPECT_EQ(left, 10 - looks) << "it looked as often, and once as it began";
      EXPECT_LE(looks, 11) << "it thought on";
      thought += looks == 11 ? 1 : 0;
    }
    const bots::Bot& squire = short_one(game);
    Random own(1);
    Random same(1);
    const std::optional<AnyMove> expected = squire.choose(question, own, {});
    EXPECT_EQ(text_of(game, *player_of(squire, {})->answer(question, same)),
              text_of(game, expected));
  });
  EXPECT_GT(thought, 0);
}

TEST(Patience, less_effort_is_fewer_simulations) {
  for (const GameApi& game : games::all_games()) {
    Random random(announced_seed(game.name));
    const bots::Bot& squire = short_one(game);
    visit_decisions(game, game.least_players, 3, 8, random, [&](Scene& scene) {
      const Seat seat = *game.asked(scene.state()).begin();
      const match::Question question = scene.question(seat);
      const auto thoughts = [&](double effort) {
        Random own(1);
        return squire.think(question, own, {.effort = effort});
      };
      const double usual = static_cast<double>(tries_of(thoughts(1)));
      // What cannot be divided among alternatives, in each of up to seven rounds.
      const double rest = 7.0 * static_cast<double>(at_once(game, thoughts(1)));
      EXPECT_NEAR(static_cast<double>(tries_of(thoughts(0.5))), usual / 2, rest);
      EXPECT_NEAR(static_cast<double>(tries_of(thoughts(0.1))), usual / 10, rest);
      const std::uint64_t least = tries_of(thoughts(1e-9));
      EXPECT_GE(least, 1U) << "it still has something to say";
      EXPECT_LE(least, 1 + 2 * at_once(game, thoughts(1)));
    });
  }
}

// What a bot thinks with cannot even be copied, nor made from nothing.
struct Bulky {
  explicit Bulky(int size) : weights(std::make_unique<int[]>(static_cast<std::size_t>(size))) {}
  std::unique_ptr<int[]> weights;
};
struct BulkySense : Bulky {
  using Bulky::Bulky;
  engarde::Move operator()(const engarde::State& world, Seat seat, Random& random) const {
    ++weights[0];
    return engarde::EnGarde::sample_move(world, seat, random);
  }
};
struct BulkyValue : Bulky {
  using Bulky::Bulky;
  bool stops(const engarde::State& world, int decisions) const {
    ++weights[0];
    return bots::engarde::RoundValue{}.stops(world, decisions);
  }
  search::Rewards value(const engarde::State& world) const {
    return bots::engarde::RoundValue{}.value(world);
  }
};

TEST(Kit, holds_objects_that_all_its_bots_share) {
  BulkySense sense(1);
  BulkyValue value(1);
  const int& decided = sense.weights[0];
  const int& looked = value.weights[0];
  using BulkyKit = bots::Kit<engarde::EnGarde, BulkySense, BulkyValue>;
  const auto kit = std::make_shared<const BulkyKit>(
      BulkyKit{.sense = std::move(sense), .evaluation = std::move(value), .settings = {}});
  const std::vector<bots::Bot> bots{bots::by_sense("page", kit), bots::by_tree("squire", kit, 100),
                                    bots::by_halving("knight", kit, 100)};
  Random random(announced_seed("kit"));
  const GameApi& game = *games::find_game("engarde");
  visit_decisions(game, 2, 5, 4, random, [&](Scene& scene) {
    const Seat seat = *game.asked(scene.state()).begin();
    const match::Question question = scene.question(seat);
    for (const bots::Bot& bot : bots) {
      const int before = decided;
      EXPECT_TRUE(bots::checked(question, bot.choose(question, random, {}))) << bot.name;
      EXPECT_GE(decided, before + (bot.name == "page" ? 1 : 0)) << bot.name;
    }
  });
  EXPECT_GT(decided, 100);
  EXPECT_GT(looked, 100);
}

}  // namespace
}  // namespace hastilude::tests
