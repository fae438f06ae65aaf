#include "app/terminal/sitting.h"

#include <gtest/gtest.h>

#include "bots/bot.h"
#include "core/notation.h"
#include "games/catalog.h"
#include "games/find.h"
#include "record/line_text.h"
#include "record/options.h"
#include "record/print.h"
#include "record/read.h"

namespace hastilude::app {
namespace {

record::Record record_of(std::string_view text) {
  const auto records = record::read_records(text);
  EXPECT_TRUE(static_cast<bool>(records.front())) << text;
  return *records.front();
}

AnyMove move_of(const Sitting& sitting, std::string_view line) {
  return *sitting.game().read(sitting.record().head.setup, Words(line));
}

void play(Sitting& sitting, std::string_view line) {
  const AnyMove move = move_of(sitting, line);
  ASSERT_FALSE(sitting.match().check(move)) << line;
  sitting.play(move);
  sitting.go_on();
}

std::string position(const Sitting& sitting, Observer observer) {
  std::string text;
  NotationLines lines([&](std::string_view line) { text.append(line).append("\n"); });
  sitting.game().write_position(sitting.match().view(observer), lines);
  return text;
}

constexpr std::string_view attacked =
    "game engarde\nplayers 2\nposition\nstrip 10 13\nhand @1 1 2 3 3 5\nhand @2 1 2 4 4 5\n"
    "discard 3\nattack 3x1\nbegin\n";

TEST(Undo, TakesBackAParryBeforeTheTurnThatFollows) {
  Sitting sitting(record_of(attacked), 1);
  const std::string before = position(sitting, Observer::all());
  play(sitting, "@1 parry");
  EXPECT_NE(position(sitting, Observer::all()), before);
  EXPECT_EQ(sitting.seen(Observer::of(Seat{0})).size(), 1U);
  EXPECT_FALSE(sitting.undo(Seat{0}).has_value());
  EXPECT_EQ(position(sitting, Observer::all()), before);
  EXPECT_TRUE(sitting.record().entries.empty());
  EXPECT_TRUE(sitting.seen(Observer::of(Seat{0})).empty());
  EXPECT_EQ(sitting.undo(Seat{0}), NoUndo::nothing);
  play(sitting, "@1 parry");
  play(sitting, "@1 forward 1");
}

TEST(Undo, IsNotPossibleOnceCardsWereDrawn) {
  Sitting sitting(record_of(attacked), 1);
  play(sitting, "@1 parry");
  play(sitting, "@1 forward 1");
  EXPECT_EQ(sitting.undo(Seat{0}), NoUndo::chance);
}

TEST(Undo, IsNotPossibleForAnother) {
  Sitting sitting(record_of(attacked), 1);
  play(sitting, "@1 parry");
  EXPECT_EQ(sitting.undo(Seat{1}), NoUndo::others);
}

// E7: what is hidden has nothing to do with a hit of the basic game.
TEST(Undo, TakesBackTheLastHitOfAMatch) {
  Sitting sitting(
      record_of("game engarde\nplayers 2\noption level basic\noption target 1\nposition\n"
                "strip 10 13\nhand @1 1 2 3 3 5\nhand @2 1 2 3 4 5\nbegin\n"),
      1);
  play(sitting, "@1 attack 3x1");
  ASSERT_TRUE(sitting.over());
  EXPECT_FALSE(sitting.undo(Seat{0}).has_value());
  EXPECT_FALSE(sitting.over());
}

// E12: the parry that ends the round shows the other's hand.
TEST(Undo, IsNotPossibleOnceHandsWereShown) {
  Sitting sitting(record_of("game engarde\nplayers 2\noption target 1\nposition\nstrip 10 13\n"
                            "hand @1 1 2 3 3 5\nhand @2 1 2 4 4 5\n"
                            "discard 1 1 1 2 2 2 4 4 4 5 5 5 3 3 3\nattack 3x1\nbegin\n"),
                  1);
  play(sitting, "@1 parry");
  ASSERT_TRUE(sitting.over());
  EXPECT_EQ(sitting.undo(Seat{0}), NoUndo::hidden);
}

TEST(Undo, IsPossibleWhereHandsThatWereShownWereKnown) {
  Sitting sitting(record_of("game engarde\nplayers 2\noption target 1\noption discards all\n"
                            "position\nstrip 10 13\nhand @1 1 2 3 3 5\nhand @2 1 2 4 4 5\n"
                            "discard 1 1 1 2 2 2 4 4 4 5 5 5 3 3 3\nattack 3x1\nbegin\n"),
                  1);
  play(sitting, "@1 parry");
  ASSERT_TRUE(sitting.over());
  EXPECT_FALSE(sitting.undo(Seat{0}).has_value());
  EXPECT_FALSE(sitting.over());
}

TEST(Sitting, GoesOnFromARecordWithWhatEachSeatSawAndRemembers) {
  const GameApi& game = *games::find_game("engarde");
  Sitting first({.head = {.game = &game, .setup = usual_setup(game, 2)},
                 .start = game.start(usual_setup(game, 2))},
                7);
  Random random(3);
  first.go_on();
  for (int i = 0; i < 9 && !first.over(); ++i) {
    first.play(
        *bots::choose_at_random(first.match().question(*first.match().asked().begin()), random));
    first.go_on();
  }
  const std::string text =
      record::print_record(first.record(), Observer::all(), record::Legal::none);
  const Sitting second(record_of(text), 8);
  EXPECT_EQ(record::print_record(second.record(), Observer::all(), record::Legal::none), text);
  for (const Seat seat : SeatSet::all(2)) {
    const Observer observer = Observer::of(seat);
    ASSERT_EQ(first.seen(observer).size(), second.seen(observer).size());
    EXPECT_EQ(position(first, observer), position(second, observer));
    for (std::size_t i = 0; i < first.seen(observer).size(); ++i)
      EXPECT_TRUE(game.same_move(first.seen(observer)[i].line, second.seen(observer)[i].line));
    EXPECT_EQ(first.match().question(seat).memory.as<engarde::Memory>(),
              second.match().question(seat).memory.as<engarde::Memory>());
  }
}

TEST(Sitting, AnnouncesWhatIsDueInAPosition) {
  // E6: @1 holds nothing that he could play.
  Sitting sitting(record_of("game engarde\nplayers 2\nposition\nstrip 1 2\nhand @1 5 5\n"
                            "hand @2 1 2\nbegin\n"),
                  1);
  sitting.go_on();
  EXPECT_EQ(record::line_text(sitting.game(), sitting.seen(Observer::spectator()).front().line),
            "round @2");
}

TEST(Sitting, ARecordOfAResignationIsOver) {
  Sitting sitting(record_of(attacked), 1);
  sitting.resign(Seat{0});
  EXPECT_TRUE(sitting.over());
  const std::string text =
      record::print_record(sitting.record(), Observer::all(), record::Legal::none);
  EXPECT_NE(text.find("resign @1\nresult @2\n"), std::string::npos);
  Sitting again(record_of(text), 1);
  EXPECT_TRUE(again.over());
  EXPECT_EQ(again.seen(Observer::spectator()).size(), 1U);
}

// A player sees its seat's moves and nothing else: what the others hold changes nothing.
TEST(Players, DecideFromTheViewAlone) {
  const std::string head = "game engarde\nplayers 2\nposition\nstrip 10 13\nhand @1 1 2 3 3 5\n";
  const Sitting one(record_of(head + "hand @2 1 1 1 1 2\nbegin\n"), 1);
  const Sitting two(record_of(head + "hand @2 4 4 5 5 5\nbegin\n"), 2);
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    Random a(seed);
    Random b(seed);
    const auto first = bots::choose_at_random(one.match().question(Seat{0}), a);
    const auto second = bots::choose_at_random(two.match().question(Seat{0}), b);
    ASSERT_TRUE(first && second);
    EXPECT_TRUE(one.game().same_move(*first, *second));
    EXPECT_FALSE(one.match().check(*first));
  }
}

TEST(Players, AtRandomEveryDecisionComesUpEquallyOften) {
  const Sitting sitting(record_of(attacked), 1);
  Sitting turn = sitting;
  play(turn, "@1 parry");
  const match::Question question = turn.match().question(Seat{0});
  std::map<std::string, int> counts;
  Random random(11);
  constexpr int draws = 9000;
  for (int i = 0; i < draws; ++i)
    ++counts[record::line_text(turn.game(), *bots::choose_at_random(question, random))];
  // 1 2 3 5 at distance 3, on space 10: forward 1, 2; back 1, 2, 3, 5; attack 3x1.
  EXPECT_EQ(counts.size(), 7U);
  for (const auto& [line, count] : counts) EXPECT_NEAR(count, draws / 7.0, 150) << line;
}

}  // namespace
}  // namespace hastilude::app
