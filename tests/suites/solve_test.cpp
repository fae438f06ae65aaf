// The solver of En Garde: its tree against the rules, its values against those of small games that
// are known, its tables against one who remembers everything.
#include <cmath>
#include <map>
#include <memory>
#include <set>
#include <sstream>
#include <tuple>

#include <gtest/gtest.h>

#include "all_rounds.h"
#include "bots/bots.h"
#include "bots/engarde/master.h"
#include "games/find.h"
#include "solve/engarde/asked.h"
#include "solve/engarde/book.h"
#include "solve/engarde/ends.h"
#include "solve/engarde/exploiter.h"
#include "solve/engarde/played.h"
#include "solve/engarde/response.h"

namespace hastilude::tests {
namespace {

using engarde::EnGarde;
using engarde::Level;
using solve::Code;
using solve::Hands;
using solve::Node;
using solve::Response;
using solve::Shape;
using solve::Side;
using solve::Slots;
using solve::Sweeps;
using solve::Tree;

struct Solved {
  Hands hands;
  Tree tree{hands};
  Slots slots{tree};
  Sweeps sweeps{tree, slots, 2};
  double value = 0;

  Solved(const Shape& shape, int count) : hands(shape) {
    for (int i = 0; i < count; ++i) sweeps.sweep();
    value = sweeps.value_of_average();
  }
  double best(Side side) const { return Response(tree, sweeps).best(side); }
};

// What the starter gets when both remember everything and play perfectly, found by other programs.
struct Known {
  Shape shape;
  int sweeps;
  double value;
  double points;  // what the table may lose, in hundredths of a round
};

const Known known_games[] = {
    {{.level = Level::basic, .strip = 10, .highest = 3, .copies = 3, .hand = 2}, 60, -0.01766, 0.3},
    {{.level = Level::basic, .strip = 10, .highest = 3, .copies = 4, .hand = 3}, 60, -0.03022, 0.2},
    {{.level = Level::basic, .strip = 12, .highest = 4, .copies = 3, .hand = 3}, 30, 0.1679, 0.4},
    {{.level = Level::basic, .strip = 12, .highest = 3, .copies = 5, .hand = 3}, 12, 0.2059, 1.7},
};

TEST(Solve, bounds_the_known_values_of_small_games_from_both_sides) {
  for (const Known& known : known_games) {
    const Solved solved(known.shape, known.sweeps);
    const double starter = solved.best(Side::starter);
    const double second = solved.best(Side::second);
    EXPECT_GE(starter, known.value);
    EXPECT_LE(-second, known.value);
    EXPECT_LE((starter + second) / 2 * 50, known.points);
  }
}

// A value that the sweeps computed lies between what the best response can get from either side,
// and more sweeps leave less to get.
TEST(Solve, has_values_between_the_best_responses_at_every_level) {
  for (const Level level : {Level::basic, Level::standard, Level::advanced}) {
    const Shape shape{.level = level, .strip = 12, .highest = 3, .copies = 4, .hand = 3};
    const Solved few(shape, 3);
    const Solved more(shape, 40);
    const auto left = [](const Solved& solved) {
      return solved.best(Side::starter) + solved.best(Side::second);
    };
    EXPECT_GE(more.best(Side::starter), more.value);
    EXPECT_GE(more.best(Side::second), -more.value);
    EXPECT_LT(left(more), left(few) / 3);
    // Forgetting the order in which cards were played costs games of this size about a hundredth.
    EXPECT_LT(left(more) * 25, 1.2);
  }
}

// What a table loses to one who remembers everything is the price of forgetting, and in the first
// of the small games above nearly all of it is paid for what the other did last.
TEST(Solve, loses_less_by_remembering_what_the_other_did_last) {
  const auto solved = [](Shape shape, solve::Remembered remembered) {
    shape.remembered = remembered;
    return std::make_unique<Solved>(shape, 300);
  };
  const auto lost = [](const Solved& table) {
    return (table.best(Side::starter) + table.best(Side::second)) / 2 * 50;
  };
  const Known& known = known_games[0];
  const auto forgets = solved(known.shape, solve::Remembered::discards);
  const auto remembers = solved(known.shape, solve::Remembered::last_action);
  EXPECT_GT(lost(*forgets), 0.15);
  EXPECT_LT(lost(*remembers), 0.05);
  EXPECT_GT(std::abs(forgets->value - known.value), 0.001);
  EXPECT_NEAR(remembers->value, known.value, 0.0005);
}

// One who remembers as much as the table wins no less than the table wins against itself, and no
// more than one who remembers everything; one who looks one step ahead no more than that either.
TEST(Solve, is_beaten_the_more_the_more_one_remembers) {
  for (const Level level : {Level::basic, Level::standard, Level::advanced}) {
    const Shape shape{.level = level, .strip = 12, .highest = 3, .copies = 4, .hand = 3};
    const Solved solved(shape, 4);
    solve::Exploiter exploiter(shape);
    EXPECT_NEAR(exploiter.face(solve::odds_by_place(solved.tree, solved.sweeps), 1), solved.value,
                1e-5);
    for (const Side side : {Side::starter, Side::second}) {
      const double value = side == Side::starter ? solved.value : -solved.value;
      const double most = solved.best(side);
      constexpr double rounding = 1e-4;
      const double same = exploiter.by_same_information(side);
      EXPECT_LE(same, most + rounding);
      EXPECT_GT(same, value + (most - value) / 2) << "it finds most of what there is";
      constexpr int rounds = 40'000;
      Random random(9);
      double payoff = 0;
      for (int round = 0; round < rounds; ++round)
        payoff += exploiter.by_local_response(side, random);
      constexpr double three_errors = 3 * 0.005;
      EXPECT_LT(payoff / rounds, most + three_errors);
      EXPECT_GT(payoff / rounds, value - three_errors);
      EXPECT_GT(payoff / rounds, value + (most - value) / 2 - three_errors);
    }
  }
}

// What one table wins against another is what is lost there, and no more than what can be won.
TEST(Solve, sets_one_table_against_another) {
  Shape shape = known_games[0].shape;
  const Solved forgets(shape, 200);
  shape.remembered = solve::Remembered::last_action;
  const Solved remembers(shape, 200);
  solve::Exploiter both(shape, solve::Purpose::valuing);
  const Sweeps::OddsOf of_one = solve::odds_by_place(remembers.tree, remembers.sweeps);
  const Sweeps::OddsOf of_other = solve::odds_by_place(forgets.tree, forgets.sweeps);
  EXPECT_NEAR(both.face(solve::odds_of_each(of_one, of_one), 1), remembers.value, 1e-5);
  EXPECT_NEAR(both.face(solve::odds_of_each(of_other, of_other), 1), forgets.value, 1e-5);
  const double first = both.face(solve::odds_of_each(of_one, of_other), 1);
  const double second = both.face(solve::odds_of_each(of_other, of_one), 1);
  EXPECT_LE(first, forgets.best(Side::starter));
  EXPECT_GE(first, -remembers.best(Side::second));
  EXPECT_LE(-second, forgets.best(Side::second));
  EXPECT_GE(-second, -remembers.best(Side::starter));
  EXPECT_GT(first, second) << "who remembers more starts better, and answers better";
  // Who is second counts.
  EXPECT_GT(first, remembers.value + 1e-4);
  EXPECT_GT(second, forgets.value + 1e-3);
}

double mean_of_rounds(int rounds, const auto& round) {
  Random random(9);
  double payoff = 0;
  for (int i = 0; i < rounds; ++i) payoff += round(random);
  return payoff / rounds;
}

// Against one who in truth plays by the same table, both responses win what they win against it.
TEST(Solve, wins_in_truth_what_was_worked_out) {
  const Shape shape{.level = Level::advanced, .strip = 12, .highest = 3, .copies = 4, .hand = 3};
  Solved solved(shape, 4);
  solved.sweeps.keep_only_odds();
  const Sweeps::OddsOf odds = solve::odds_by_place(solved.tree, solved.sweeps);
  solve::Exploiter exploiter(shape);
  EXPECT_NEAR(exploiter.face(odds, 1), solved.value, 1e-5) << "the odds are still there";
  for (const Side side : {Side::starter, Side::second}) {
    double in_truth = 0;
    const double same = exploiter.by_same_information(side, [&] {
      in_truth = mean_of_rounds(
          40'000, [&](Random& random) { return exploiter.play_found(side, odds, random); });
    });
    constexpr double three_errors = 3 * 0.005;
    EXPECT_NEAR(in_truth, same, three_errors);
    EXPECT_EQ(
        mean_of_rounds(
            500, [&](Random& random) { return exploiter.by_local_response(side, random, &odds); }),
        mean_of_rounds(500,
                       [&](Random& random) { return exploiter.by_local_response(side, random); }));
  }
}

// Who only plays by chance wants nothing of what is believed, and wins the same.
TEST(Solve, plays_by_chance_in_less_memory) {
  const Shape shape{.level = Level::advanced, .strip = 12, .highest = 3, .copies = 4, .hand = 3};
  const Solved solved(shape, 4);
  const Sweeps::OddsOf odds = solve::odds_by_place(solved.tree, solved.sweeps);
  solve::Exploiter both(shape);
  solve::Exploiter by_chance(shape, solve::Purpose::valuing);
  EXPECT_LE(by_chance.bytes() + solved.tree.deals() * sizeof(solve::Likelihood), both.bytes());
  EXPECT_EQ(by_chance.face(odds, 1), both.face(odds, 1));
  for (const Side side : {Side::starter, Side::second}) {
    const auto won = [&](const solve::Exploiter& exploiter) {
      return mean_of_rounds(
          500, [&](Random& random) { return exploiter.by_local_response(side, random); });
    };
    EXPECT_EQ(won(by_chance), won(both));
  }
}

// Going backward a sweep keeps the values around the layer where it is: at the basic level those of
// two layers.
TEST(Solve, learns_a_whole_round_in_little_memory) {
  const Hands hands({.level = Level::basic});
  const Tree tree(hands);
  const Slots slots(tree);
  EXPECT_LT(solve::Values::bytes(tree, solve::Kept::around),
            solve::Values::bytes(tree, solve::Kept::all) / 2);
  EXPECT_LT(Sweeps::bytes(tree, slots, solve::Purpose::learning), std::uint64_t{3} << 30);
}

TEST(Solve, keeps_numbers_in_two_bytes) {
  for (const float value : {-1.0F, 0.0F, 1.0F}) EXPECT_EQ(solve::Worth(value).value(), value);
  for (const float value : {0.0F, 0.5F, 1.0F}) EXPECT_EQ(solve::Likelihood(value).value(), value);
  for (float value = 1; value > 1e-30F; value *= 0.7F) {
    EXPECT_NEAR(solve::Likelihood(value).value() / value, 1, 0.001);
    EXPECT_NEAR(solve::Worth(-value).value(), -value, 2e-5);
  }
}

TEST(Solve, goes_on_where_it_stopped) {
  const Shape shape{.level = Level::standard, .strip = 10, .highest = 3, .copies = 3, .hand = 2};
  Solved whole(shape, 6);
  Solved half(shape, 3);
  std::stringstream kept;
  half.sweeps.save(kept);
  Solved rest(shape, 0);
  ASSERT_EQ(rest.sweeps.load(kept), std::nullopt);
  for (int i = 0; i < 3; ++i) rest.sweeps.sweep();
  EXPECT_EQ(rest.sweeps.done(), 6);
  EXPECT_EQ(rest.sweeps.value_of_average(), whole.value);
}

TEST(Solve, says_what_is_wrong_with_what_was_kept) {
  const Shape shape{.level = Level::basic, .strip = 10, .highest = 3, .copies = 3, .hand = 2};
  Solved one(shape, 1);
  std::stringstream kept;
  one.sweeps.save(kept);
  const std::string bytes = kept.str();
  Solved other({.level = Level::standard, .strip = 10, .highest = 3, .copies = 3, .hand = 2}, 0);
  EXPECT_EQ(other.sweeps.load(kept), "these sweeps are of another game");
  std::istringstream cut(bytes.substr(0, bytes.size() - 1));
  EXPECT_EQ(one.sweeps.load(cut), "the file is too short");
  std::istringstream nothing("hastilude record");
  EXPECT_EQ(one.sweeps.load(nothing), "these are no sweeps that were kept");
}

// A late decision of the whole game, from which a tree is small: the fencers are six spaces apart
// and have played eleven cards.
struct Late {
  Shape shape;
  Hands hands;
  Tree tree;
  Slots slots;
  std::map<std::tuple<Code, int, int, int, int>, std::uint32_t> places;

  explicit Late(Level level)
      : shape{.level = level}, hands(shape), tree(hands, root()), slots(tree) {
    for (std::uint32_t id = 0; id < tree.nodes().size(); ++id) {
      const Node& node = tree.nodes()[id];
      places[{node.discards, node.held, node.own, node.his, node.attack}] = id;
    }
  }
  Node root() const {
    const int discards = hands.cards(1, 3) + hands.cards(2, 2) + hands.cards(3, 1) +
                         hands.cards(4, 2) + hands.cards(5, 3);
    return {static_cast<Code>(discards), 5, 8, 8, 0};
  }
  Code code(const engarde::Cards& cards) const {
    int code = 0;
    for (int card = 1; card <= 5; ++card) code += hands.cards(card, cards[card]);
    return static_cast<Code>(code);
  }
  // A world that is at the root, the hands by chance.
  engarde::State deal(Random& random) const {
    engarde::State state;
    state.board.rules.level = shape.level;
    state.board.advanced = {8, 8};
    state.board.hand_size = {5, 5};
    state.board.stage = engarde::Stage::turn;
    for (int card = 1; card <= 5; ++card) {
      const int count = hands.count(root().discards, card);
      state.pile.remove(card, count);
      engarde::discard(state, card, count);
    }
    state.board.pile = static_cast<std::uint8_t>(25 - state.board.discarded);
    for (engarde::Cards& hand : state.hands) {
      hand = state.pile.draw_of(state.board.pile, 5, random);
      state.board.pile = static_cast<std::uint8_t>(state.board.pile - 5);
    }
    return state;
  }
  Code cards_of(const engarde::State& state, const engarde::Move& move) const {
    using engarde::Kind;
    int code = 0;
    if (move.kind == Kind::parry) {
      return hands.cards(state.board.attack.value, state.board.attack.count);
    }
    if (move.card > 0) code += hands.cards(move.card, 1);
    if (move.count > 0) code += hands.cards(move.value, move.count);
    return static_cast<Code>(code);
  }
};

// The round that began at the root is over.
bool is_over(const engarde::State& state) {
  return state.board.stage == engarde::Stage::deal || state.board.stage == engarde::Stage::over;
}

// At each decision of the rules the tree has a node with the same actions, in the same order.
void compare_decision(const Late& late, const engarde::State& state) {
  const engarde::Board& board = state.board;
  const Seat seat = board.turn;
  const bool answers = board.stage == engarde::Stage::defence;
  if (answers && board.attack.advanced == 0) return;  // E10: who can parry must
  if (board.pile == 0) return;                        // E8, E16: nothing is left to find out
  const bots::engarde::Situation situation(state, seat);
  const auto place = late.places.find({late.code(situation.discards), situation.hand.total(),
                                       situation.own, situation.his, situation.attack});
  ASSERT_NE(place, late.places.end());
  const Node& node = late.tree.nodes()[place->second];
  const Code hand = late.code(situation.hand);
  std::vector<Code> by_rules;
  std::vector<Code> by_tree;
  engarde::list_moves(board, seat, state.hands[seat.index], [&](const engarde::Move& move) {
    // At the basic level an attack ends the round: the tree has no action for it.
    const bool hits = late.shape.level == Level::basic && move.kind == engarde::Kind::attack;
    if (!hits) by_rules.push_back(late.cards_of(state, move));
    return Visit::more;
  });
  for (const solve::Action& action : late.tree.actions(node)) {
    if (late.hands.includes(hand, action.cards)) by_tree.push_back(action.cards);
  }
  EXPECT_EQ(by_rules, by_tree);
}

TEST(Solve, has_the_actions_of_the_rules) {
  for (const Level level : {Level::basic, Level::standard, Level::advanced}) {
    const Late late(level);
    Random random(7);
    for (int round = 0; round < 3000; ++round) {
      engarde::State state = late.deal(random);
      while (!is_over(state)) {
        if (EnGarde::due(state) == Due::chance) {
          EnGarde::play(state, EnGarde::sample(state, random), Unheard{});
          continue;
        }
        compare_decision(late, state);
        if (HasFatalFailure()) return;
        EnGarde::play(state, EnGarde::sample_move(state, state.board.turn, random), Unheard{});
      }
    }
  }
}

// No situation is missing from the tree, and it has none that cannot come about.
TEST(Solve, has_the_situations_of_the_rules) {
  for (const Level level : {Level::basic, Level::standard, Level::advanced}) {
    const Shape shape{.level = level, .strip = 11, .highest = 3, .copies = 4, .hand = 3};
    const Hands hands(shape);
    const Tree tree(hands);
    const Slots slots(tree);
    std::set<Situation> by_tree;
    for (std::uint32_t id = 0; id < tree.nodes().size(); ++id) {
      const Node& node = tree.nodes()[id];
      for (const Code hand : hands.of_size(node.held)) {
        if (hands.includes(tree.left(node.discards), hand) &&
            slots.choice(id, hand) == solve::Choice::open)
          by_tree.insert({node.discards, node.held, node.own, node.his, node.attack, hand});
      }
    }
    EXPECT_EQ(by_tree.size(), slots.open());
    EXPECT_TRUE(AllRounds(shape).found() == by_tree) << engarde::name_of(level);
  }
}

// What the starter gets of rounds that both play by the same policy.
double mean_payoff(const Late& late, const auto& policy, int rounds, Random random) {
  double payoff = 0;
  for (int round = 0; round < rounds; ++round) {
    engarde::State state = late.deal(random);
    while (!is_over(state)) {
      const engarde::Move move = EnGarde::due(state) == Due::chance
                                     ? EnGarde::sample(state, random)
                                     : policy(state, state.board.turn, random);
      EnGarde::play(state, move, Unheard{});
    }
    payoff += state.board.score[0] - state.board.score[1];
  }
  return payoff / rounds;
}

// Both seats play by the book in the rules; the starter then gets what the sweeps say, within the
// error of chance.
TEST(Solve, is_worth_in_the_rules_what_it_says) {
  for (const Level level : {Level::basic, Level::standard, Level::advanced}) {
    const Late late(level);
    Sweeps sweeps(late.tree, late.slots, 2);
    for (int i = 0; i < 5; ++i) sweeps.sweep();
    const double value = sweeps.value_of_average();
    const bots::engarde::Book book =
        solve::most_met(sweeps, late.tree, std::numeric_limits<std::size_t>::max());
    // All but what two who play so never come to.
    EXPECT_GT(book.size(), late.slots.open() * 9 / 10);
    const bots::engarde::Page sense;
    const bots::engarde::Master master(&book, sense);
    // The odds of the book are rounded to fifteenths; chance alone is 0.005.
    EXPECT_NEAR(mean_payoff(late, master, 40'000, Random(11)), value, 0.02)
        << engarde::name_of(level);
  }
}

// A whole game of each level, from its start, played in the rules by the exact odds of a table.
void expect_paid_in_the_rules(solve::Remembered remembered) {
  for (const Level level : {Level::basic, Level::standard, Level::advanced}) {
    const Shape shape{.level = level,
                      .strip = 12,
                      .highest = 3,
                      .copies = 4,
                      .hand = 3,
                      .remembered = remembered};
    const Solved solved(shape, 6);
    const solve::Played played(solved.tree, solved.sweeps);
    Random random(1);
    constexpr int rounds = 400'000;
    double sum = 0;
    double squares = 0;
    for (int round = 0; round < rounds; ++round) {
      const double payoff = played.round(random);
      sum += payoff;
      squares += payoff * payoff;
    }
    const double mean = sum / rounds;
    const double error = std::sqrt((squares / rounds - mean * mean) / rounds);
    EXPECT_NEAR(mean, solved.value, 3 * error) << engarde::name_of(level);
    EXPECT_LT(error, 0.0016);
  }
}

TEST(Solve, is_worth_from_the_start_what_the_rules_pay) {
  expect_paid_in_the_rules(solve::Remembered::discards);
}

// Whoever plays there by such a table knows what the other did last.
TEST(Solve, is_worth_what_the_rules_pay_who_remember_the_last_action) {
  expect_paid_in_the_rules(solve::Remembered::last_action);
}

// Wherever a bot is asked, also about an attack, it remembers what lies in the discard pile.
TEST(Solve, asks_a_bot_in_worlds_that_can_be) {
  const Late late(Level::advanced);
  std::map<engarde::Stage, int> asked;
  bots::Bot bot = *bots::find_bot(*games::find_game("engarde"), "random");
  const bots::Choose choose = bot.choose;
  bot.choose = [&](const match::Question& question, Random& random,
                   const bots::Patience& patience) {
    const engarde::State& seen = question.view.as<View<engarde::State>>().seen();
    const auto& memory = question.memory.as<EnGarde::Memory>();
    engarde::Cards lying;
    engarde::Cards remembered;
    for (int depth = 0; depth < seen.board.discarded; ++depth) {
      lying.add(seen.discards[depth]);
      remembered.add(memory.discards[depth]);
    }
    EXPECT_EQ(lying, remembered);
    ++asked[seen.board.stage];
    return choose(question, random, patience);
  };
  const Sweeps::OddsOf odds = solve::odds_of_bot(late.hands, bot, 1, 1);
  for (const Node& node : late.tree.nodes()) {
    const std::span<const Code> held = late.hands.of_size(node.held);
    for (std::size_t row = 0; row < held.size(); row += 7) {
      if (!late.hands.includes(late.tree.left(node.discards), held[row])) continue;
      const auto id = static_cast<std::uint32_t>(&node - late.tree.nodes().data());
      if (!late.slots.is_open(id, row)) continue;
      float sum = 0;
      const std::span<const solve::Action> actions = late.tree.actions(node);
      for (std::size_t i = 0; i < actions.size(); ++i) {
        if (late.hands.includes(held[row], actions[i].cards)) sum += odds(node, held[row], i);
      }
      EXPECT_FLOAT_EQ(sum, 1);
    }
  }
  EXPECT_GT(asked[engarde::Stage::turn], 100);
  EXPECT_GT(asked[engarde::Stage::defence], 100);
}

// Two pages get in the rules what their odds say, and whoever knows these odds gets far more.
TEST(Solve, exploits_a_bot_that_was_asked) {
  const Late late(Level::standard);
  const GameApi& game = *games::find_game("engarde");
  const bots::Bot& page = *bots::find_bot(game, "page");
  solve::Exploiter exploiter(late.shape, late.root());
  const double value = exploiter.face(solve::odds_of_bot(late.hands, page, 4, 1), 1);
  const bots::engarde::Page sense;
  EXPECT_NEAR(mean_payoff(late, sense, 20'000, Random(5)), value, 0.03);
  EXPECT_GT(exploiter.by_same_information(Side::starter), value + 0.05);
  EXPECT_GT(exploiter.by_same_information(Side::second), -value + 0.05);
}

// Who was asked once seems to play one action where in truth it mixes several, and can be read
// there: against the bot itself less is won, but still more than it wins against itself.
TEST(Solve, wins_less_against_the_bot_than_against_its_answers) {
  const Late late(Level::standard);
  const bots::Bot& bot = *bots::find_bot(*games::find_game("engarde"), "random");
  solve::Exploiter exploiter(late.shape, late.root());
  exploiter.face(solve::odds_of_bot(late.hands, bot, 1, 1), 1);
  const Sweeps::OddsOf truth = solve::odds_of_bot(late.hands, bot, 1, 2);
  double in_truth = 0;
  const double answers = exploiter.by_same_information(Side::starter, [&] {
    in_truth = mean_of_rounds(
        20'000, [&](Random& random) { return exploiter.play_found(Side::starter, truth, random); });
  });
  const auto any_move = [](const engarde::State& state, Seat seat, Random& random) {
    return EnGarde::sample_move(state, seat, random);
  };
  const double itself = mean_payoff(late, any_move, 20'000, Random(5));
  EXPECT_LT(in_truth, answers - 0.1);
  EXPECT_GT(in_truth, itself + 0.1);
  const double local = mean_of_rounds(20'000, [&](Random& random) {
    return exploiter.by_local_response(Side::starter, random, &truth);
  });
  EXPECT_GT(local, itself + 0.1);
}

TEST(Book, is_read_as_it_was_written) {
  bots::engarde::Book book;
  book.add(3, {15, 0});
  book.add(1'000'000, {1, 2, 3, 4, 5, 6, 7});
  book.add(std::uint64_t{1} << 41, {0, 0, 9});
  const auto read = bots::engarde::Book::read(book.written("level basic\n"));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->size(), 3U);
  EXPECT_EQ(read->find(3), (bots::engarde::Odds{15, 0}));
  EXPECT_EQ(read->find(1'000'000), (bots::engarde::Odds{1, 2, 3, 4, 5, 6, 7}));
  EXPECT_EQ(read->find(std::uint64_t{1} << 41), (bots::engarde::Odds{0, 0, 9}));
  EXPECT_EQ(read->find(4), std::nullopt);
}

TEST(Book, says_what_is_wrong) {
  EXPECT_EQ(bots::engarde::Book::read("a record").error(),
            "this is no book of fencing: it does not begin with 'hastilude book 1'");
  bots::engarde::Book book;
  book.add(3, {15, 0});
  book.add(700, {1, 2, 3});
  const std::string text = book.written("");
  EXPECT_EQ(bots::engarde::Book::read(text.substr(0, text.size() - 1)).error(),
            "the book is damaged after its situation 1");
}

}  // namespace
}  // namespace hastilude::tests
