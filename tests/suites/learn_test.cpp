// Players who learn: what a net is told, what it makes of it, and how it comes to know.
#include <cmath>
#include <map>
#include <numeric>
#include <set>

#include <gtest/gtest.h>

#include "bots/bots.h"
#include "bots/castles/judge.h"
#include "bots/engarde/book.h"
#include "bots/engarde/judge.h"
#include "bots/ivanhoe/judge.h"
#include "bots/net.h"
#include "bots/policies.h"
#include "games/find.h"
#include "learn/pupil.h"
#include "learn/training.h"
#include "match/match.h"
#include "record/options.h"

namespace hastilude::tests {
namespace {

using bots::Inputs;
using bots::Net;

// Calls `visit(state)` at each decision of some random games with every number of players.
template <Game G, class Visitor>
void visit_decisions_of(int games, Visitor&& visit) {
  Random random(5);
  for (int players = G::least_players; players <= G::most_players; ++players) {
    for (int game = 0; game < games; ++game) {
      typename G::State state = G::start({.players = static_cast<std::uint8_t>(players)});
      for (int decisions = 0; G::due(state) != Due::over && decisions < 150;) {
        if (G::due(state) == Due::chance) {
          G::play(state, G::sample(state, random), Unheard{});
          continue;
        }
        ++decisions;
        visit(state, random);
        G::play(state, G::sample_move(state, *G::asked(state).begin(), random), Unheard{});
      }
    }
  }
}

template <class Judge>
void makes_as_many_statements_as_it_says() {
  std::size_t most = 0;
  visit_decisions_of<typename Judge::G>(4, [&](const auto& state, Random&) {
    for (const Seat seat : SeatSet::all(Judge::G::setup(state).players)) {
      const Inputs inputs = Judge::look(state, seat);
      ASSERT_EQ(inputs.width(), Judge::inputs);
      ASSERT_TRUE(std::is_sorted(inputs.active().begin(), inputs.active().end()));
      most = std::max(most, inputs.active().size());
    }
  });
  EXPECT_GT(most, 40U);
  EXPECT_LT(most, 500U);
}

TEST(Judge, makes_as_many_statements_as_it_says) {
  makes_as_many_statements_as_it_says<bots::engarde::Judge>();
  makes_as_many_statements_as_it_says<bots::ivanhoe::Judge>();
  makes_as_many_statements_as_it_says<bots::castles::Judge>();
}

// What is in other hands, or in the deck, changes no statement.
template <class Judge>
void looks_at_nothing_that_is_hidden() {
  using G = typename Judge::G;
  int compared = 0;
  visit_decisions_of<G>(3, [&](const auto& state, Random& random) {
    const Seat seat = *G::asked(state).begin();
    const auto seen = view<G>(state, Observer::of(seat));
    const auto other = G::fill(seen, G::memory(seen), random);
    const Inputs truth = Judge::look(state, seat);
    const Inputs guess = Judge::look(other, seat);
    ASSERT_TRUE(std::equal(truth.active().begin(), truth.active().end(), guess.active().begin(),
                           guess.active().end()));
    compared += other == state ? 0 : 1;
  });
  EXPECT_GT(compared, 100);
}

// Not En Garde: what was discarded is remembered there, not seen, and this test remembers nothing.
TEST(Judge, looks_at_nothing_that_is_hidden) {
  looks_at_nothing_that_is_hidden<bots::ivanhoe::Judge>();
  looks_at_nothing_that_is_hidden<bots::castles::Judge>();
}

// ---- the net

TEST(Net, is_read_as_it_was_written) {
  Random random(3);
  const Net net = learn::Pupil(20, random).net();
  const Result<Net, std::string> read = Net::read(net.written("made by: a test\n"));
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(read->inputs(), 20);
  const std::array<std::uint16_t, 3> active{1, 7, 19};
  EXPECT_EQ(read->value(active), net.value(active));
  EXPECT_NE(read->value(active), read->value({}));
}

TEST(Net, says_what_is_wrong) {
  Random random(3);
  const std::string text = learn::Pupil(20, random).net().written("");
  EXPECT_EQ(Net::read("a record").error(),
            "this is no net: it does not begin with 'hastilude net 1'");
  EXPECT_EQ(Net::read(text.substr(0, text.size() - 1)).error(),
            "the net is damaged: it has not the weights that it should have");
  std::string large = text;
  large[large.size() - 1] = '\x7f';
  EXPECT_EQ(Net::read(large).error(), "the net is damaged: a weight is too large");
}

// What is found from the position before is what is added up anew.
TEST(Net, comes_to_the_same_from_a_position_that_is_alike) {
  Random random(7);
  const Net net = learn::Pupil(200, random).net();
  Net::Sight sight;
  std::set<std::uint16_t> now;
  for (int change = 0; change < 400; ++change) {
    const auto input = static_cast<std::uint16_t>(random.below(200));
    if (!now.insert(input).second) now.erase(input);
    if (change % 50 == 49) now.clear();  // nothing alike
    const std::vector<std::uint16_t> active(now.begin(), now.end());
    ASSERT_EQ(net.value(active, sight), net.value(active)) << "after " << change << " changes";
  }
}

// However large the weights are, its sums stay in their bounds: the sanitizers of the other preset
// would find an overflow.
TEST(Net, has_room_for_the_largest_weights) {
  const Net net(600, Net::Weights(Net::weights_of(600), Net::largest_weight));
  std::vector<std::uint16_t> all;
  for (std::uint16_t input = 0; input < 600; ++input) all.push_back(input);
  const std::int64_t hidden = Net::largest_hidden;
  const std::int64_t weight = Net::largest_weight;
  EXPECT_EQ(net.value(all),
            std::int64_t{Net::second_layer} * hidden * weight + weight * (1 << Net::hidden_bits));
}

TEST(Pupil, learns_what_it_is_told_and_hands_it_on) {
  Random random(9);
  learn::Pupil pupil(40, random);
  const std::array<std::uint16_t, 3> good{1, 12, 30};
  const std::array<std::uint16_t, 3> bad{2, 12, 31};
  for (int time = 0; time < 2000; ++time) {
    pupil.note(good, 0.9F);
    pupil.note(bad, 0.2F);
    EXPECT_EQ(pupil.noted(), 2);
    pupil.take_step(0.003F);
  }
  EXPECT_NEAR(learn::chance_of(pupil.value(good)), 0.9, 0.01);
  EXPECT_NEAR(learn::chance_of(pupil.value(bad)), 0.2, 0.01);
  // The average comes to the same, once it has come to rest.
  EXPECT_NEAR(static_cast<double>(pupil.average().value(good)) / Net::one, pupil.value(good), 0.1);
  const Net net = pupil.net();
  EXPECT_NEAR(static_cast<double>(net.value(good)) / Net::one, pupil.value(good), 0.02);
  EXPECT_NEAR(static_cast<double>(net.value(bad)) / Net::one, pupil.value(bad), 0.02);
}

// ---- learning

std::vector<learn::Judgement> judgements_of(std::string_view game,
                                            const learn::Training& training) {
  std::vector<learn::Judgement> judgements;
  learn::teach(game, training,
               {.game_played = [] {},
                .reached = [](const Net&) {},
                .judged = [&](const learn::Judgement& one) { judgements.push_back(one); }});
  return judgements;
}

// The first and the last share at the first kind of table.
std::pair<double, double> progress_of(const std::vector<learn::Judgement>& judgements) {
  double last = 0;
  for (const learn::Judgement& one : judgements) {
    if (one.table == judgements.front().table) last = one.share;
  }
  return {judgements.front().share, last};
}

// A short version of what made the nets in policies/: it soon knows something.
TEST(Training, gets_better) {
  struct Short {
    std::string_view game;
    int games;
    int players;
    double rate;
    double least;
  };
  // A table of six is what the castles are learnt soonest at; who knows nothing wins nothing there.
  for (const Short& each :
       {Short{"engarde", 6000, 0, 0.001, 0.3}, Short{"ivanhoe", 2000, 2, 0.001, 0.25},
        Short{"castles", 1500, 6, 0.005, 0.03}}) {
    const auto judgements = judgements_of(each.game, {.games = each.games,
                                                      .seed = 1,
                                                      .rate = each.rate,
                                                      .trials = 100,
                                                      .players = each.players});
    const auto [first, last] = progress_of(judgements);
    std::cout << each.game << ": " << first << " of the games at first, " << last
              << " in the end\n";
    EXPECT_GT(last, each.least) << each.game;
  }
}

TEST(Training, is_repeatable) {
  const auto net_of = [](std::uint64_t seed) {
    const learn::Training training{.games = 40, .seed = seed, .trials = 1};
    return learn::teach("ivanhoe", training,
                        {.game_played = [] {},
                         .reached = [](const Net&) {},
                         .judged = [](const learn::Judgement&) {}})
        ->written("");
  };
  EXPECT_EQ(net_of(1), net_of(1));
  EXPECT_NE(net_of(1), net_of(2));
}

TEST(Training, is_not_given_in_every_game) { EXPECT_FALSE(learn::teach("chess", {}, {})); }

// Who plays at random is beaten by whoever has learnt a little against it, in both seats. So few
// games are few steps, which have to be large.
TEST(Exploit, finds_out_who_can_be_beaten) {
  const GameApi& game = *games::find_game("engarde");
  hastilude::Setup single{.players = 2};
  single.values[1] = 1;  // target: one round
  const auto won =
      learn::exploit(game, *bots::find_bot(game, "random"), single,
                     {.games = 600, .seed = 1, .rate = 0.02, .trials = 150},
                     {.game_played = [] {}, .reached = [](const Net&) {}, .judged = {}});
  ASSERT_EQ(won.size(), 2U);
  for (const std::vector<double>& seat : won) {
    ASSERT_EQ(seat.size(), 150U);
    EXPECT_GT(std::accumulate(seat.begin(), seat.end(), 0.0), 100);
  }
}

// ---- what the program brings along

match::Question question_of(const GameApi& game, const Setup& setup) {
  Random random(1);
  match::Match match(game, game.start(setup));
  while (match.due() == Due::chance) match.play(game.sample(match.state(), random), match::unheard);
  return match.question(*match.asked().begin());
}

void expect_readable(const GameApi& game, const std::string& name) {
  const std::string_view text = bots::policy_file(name);
  ASSERT_FALSE(text.empty()) << name;
  EXPECT_NE(text.substr(0, 100).find("made by: hastilude "), std::string_view::npos) << name;
  if (name.ends_with(".book")) {
    const auto book = bots::engarde::Book::read(text);
    ASSERT_TRUE(book) << name << ": " << book.error();
    EXPECT_GT(book->size(), 100'000U) << name;
    return;
  }
  const auto net = Net::read(text);
  ASSERT_TRUE(net) << name << ": " << net.error();
  EXPECT_EQ(net->inputs(), game.name == "ivanhoe"   ? bots::ivanhoe::Judge::inputs
                           : game.name == "castles" ? bots::castles::Judge::inputs
                                                    : bots::engarde::Judge::inputs);
}

// A book of another level would be legal to play by, and lose.
TEST(Policies, a_fencer_goes_by_the_book_of_the_level) {
  const GameApi& game = *games::find_game("engarde");
  const bots::Bot& champion = *bots::find_bot(game, "champion");
  for (const std::string level : {"basic", "standard", "advanced"}) {
    hastilude::Setup setup = sound({}, {game.least_players, game.most_players}, game.options);
    ASSERT_FALSE(record::set_option(game, setup, "level", level));
    const std::string name = champion.policies(question_of(game, setup)).back();
    EXPECT_EQ(name, "engarde-" + level + ".book");
    EXPECT_NE(bots::policy_file(name).substr(0, 200).find("level: " + level + "\n"),
              std::string_view::npos);
  }
}

// Those that are played by with any number of players and any value of an option.
std::set<std::string> policies_for(const GameApi& game) {
  std::vector<hastilude::Setup> setups;
  for (int players = game.least_players; players <= game.most_players; ++players) {
    const hastilude::Setup usual = sound({.players = static_cast<std::uint8_t>(players)},
                                         {game.least_players, game.most_players}, game.options);
    setups.push_back(usual);
    for (std::size_t option = 0; option < game.options.size(); ++option) {
      for (std::size_t value = 0; value < game.options[option].words.size(); ++value) {
        setups.push_back(usual);
        setups.back().values[option] = static_cast<std::int16_t>(value);
      }
    }
  }
  std::set<std::string> names;
  for (const std::span<const bots::Bot> some : {bots::bots_of(game), bots::references_of(game)}) {
    for (const bots::Bot& bot : some) {
      for (const hastilude::Setup& setup : setups) {
        if (!bot.policies) continue;
        for (const std::string& name : bot.policies(question_of(game, setup))) names.insert(name);
      }
    }
  }
  return names;
}

TEST(Policies, can_be_read_and_say_where_they_come_from) {
  const std::map<std::string_view, std::size_t> known{
      {"castles", 1}, {"engarde", 4}, {"ivanhoe", 2}};
  for (const GameApi& game : games::all_games()) {
    const std::set<std::string> names = policies_for(game);
    EXPECT_EQ(names.size(), known.at(game.name)) << game.name;
    for (const std::string& name : names) expect_readable(game, name);
  }
  EXPECT_TRUE(bots::policy_file("nothing.net").empty());
}

}  // namespace
}  // namespace hastilude::tests
