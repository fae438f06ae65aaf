#include "app/terminal/menu.h"

#include <climits>

#include <gtest/gtest.h>

#include "games/find.h"
#include "record/line_text.h"
#include "record/options.h"
#include "record/read.h"

namespace hastilude::app {
namespace {

// A door of which only the list of legal actions is used, for lists as long as those of castles.
struct Listing {
  int index;
};

constexpr std::array<std::string_view, 6> cards{"f1", "f2", "a1", "a2", "x1", "h4"};

// Every army of up to five of these cards against each of five castles, and a pass.
std::vector<std::string> armies() {
  std::vector<std::string> texts;
  for (const std::string_view castle : {"k5", "k6", "k7a", "k7b", "k10"}) {
    std::vector<std::string> last{"attack " + std::string(castle)};
    std::vector<std::size_t> from{0};
    for (int size = 1; size <= 5; ++size) {
      std::vector<std::string> longer;
      std::vector<std::size_t> next;
      for (std::size_t i = 0; i < last.size(); ++i) {
        for (std::size_t card = from[i]; card < cards.size(); ++card) {
          longer.push_back(last[i] + " " + std::string(cards[card]));
          next.push_back(card);
        }
      }
      texts.insert(texts.end(), longer.begin(), longer.end());
      last = longer;
      from = next;
    }
  }
  texts.emplace_back("pass");
  return texts;
}

const std::vector<std::string>& listed() {
  static const std::vector<std::string> texts = armies();
  return texts;
}

GameApi long_game() {
  GameApi game = *games::find_game("engarde");
  game.name = "long";
  game.moves_seen = [](const AnyView&, EachMove visit) {
    for (int i = 0; i < static_cast<int>(listed().size()); ++i) {
      if (visit({AnyMove::of(Listing{i})}) == Visit::stop) return;
    }
  };
  game.write = [](Sink& sink, const AnyMove& move) {
    sink.line(listed()[static_cast<std::size_t>(move.as<Listing>().index)]);
  };
  return game;
}

Scene scene_of(const GameApi& game, const AnyState& state, Seat seat, int columns) {
  return {.game = &game,
          .setup = usual_setup(game, 2),
          .view = game.view(state, Observer::of(seat)),
          .cast = {{}, Observer::of(seat)},
          .columns = columns,
          .rows = 24};
}

class LongList : public testing::Test {
 protected:
  GameApi game = long_game();
  Face face = plain_face("long", "Long");
  Scene scene = scene_of(game, game.start(usual_setup(game, 2)), Seat{0}, 79);
  Menu menu{face, scene, legal_actions(game, scene.view), match::Need::must, 8};

  std::string chosen(const Meaning& meaning) {
    const auto* decided = std::get_if<Decided>(&meaning);
    return decided == nullptr
               ? "nothing"
               : listed()[static_cast<std::size_t>(decided->move.as<Listing>().index)];
  }
  bool offers(std::string_view text) {
    for (const std::string& line : menu.draw()) {
      if (rendered(line, Colours::none, Letters::utf8).find(text) != std::string::npos) return true;
    }
    return false;
  }
};

TEST_F(LongList, BeginsWithTheKindsOfAction) {
  ASSERT_EQ(listed().size(), 2306U);
  EXPECT_LE(menu.draw().size(), 8U);
  EXPECT_TRUE(offers("1 attack  … 2305 actions"));
  EXPECT_TRUE(offers("2 pass"));
}

TEST_F(LongList, IsChosenFromStepByStep) {
  EXPECT_TRUE(std::holds_alternative<Stepped>(menu.understand("1")));
  EXPECT_TRUE(offers("attack k10"));
  EXPECT_TRUE(std::holds_alternative<Stepped>(menu.understand("5")));
  EXPECT_TRUE(offers("attack k10 h4"));
  EXPECT_TRUE(std::holds_alternative<Stepped>(menu.understand("f2")));
  EXPECT_TRUE(offers("1 attack k10 f2"));
  EXPECT_EQ(chosen(menu.understand("1")), "attack k10 f2");
}

TEST_F(LongList, StepsCanBeGoneBack) {
  menu.understand("attack k7b");
  EXPECT_TRUE(offers("attack k7b f1"));
  EXPECT_TRUE(menu.up());
  EXPECT_TRUE(offers("attack k5"));
  EXPECT_TRUE(menu.up());
  EXPECT_TRUE(offers("2 pass"));
  EXPECT_FALSE(menu.up());
}

TEST_F(LongList, TakesTheWholeActionAtOnceFromAnyStep) {
  EXPECT_EQ(chosen(menu.understand("attack k7a f1 f1 h4")), "attack k7a f1 f1 h4");
  menu.understand("attack k5");
  EXPECT_EQ(chosen(menu.understand("attack k7a f1 f1 h4")), "attack k7a f1 f1 h4");
  EXPECT_EQ(chosen(menu.understand("a1 a1 a1 a1 a2")), "attack k5 a1 a1 a1 a1 a2");
  EXPECT_EQ(chosen(menu.understand("PASS")), "pass");
}

// An army that could be larger is not sent off before it is said to be complete.
TEST_F(LongList, AddedWordsDecideOnlyWhereNothingCanBeAdded) {
  menu.understand("attack k5");
  EXPECT_EQ(chosen(menu.understand("a1 a1 a2")), "nothing");
  EXPECT_TRUE(offers("1 attack k5 a1 a1 a2"));
  EXPECT_TRUE(offers("attack k5 a1 a1 a2 h4"));
  EXPECT_EQ(chosen(menu.understand("1")), "attack k5 a1 a1 a2");
}

TEST_F(LongList, HasNoChoiceBeyondItsEnd) {
  for (const std::string_view typed : {"0", "3", "99999"}) {
    const Meaning meaning = menu.understand(typed);
    ASSERT_TRUE(std::holds_alternative<NotUnderstood>(meaning));
    EXPECT_NE(std::get<NotUnderstood>(meaning).why.find("1 to 2"), std::string::npos);
  }
}

TEST(Menu, OffersToWaitOnlyToWhoMay) {
  const GameApi game = long_game();
  const Face face = plain_face("long", "Long");
  const Scene scene = scene_of(game, game.start(usual_setup(game, 2)), Seat{0}, 79);
  Menu may(face, scene, legal_actions(game, scene.view), match::Need::may, 8);
  EXPECT_TRUE(std::holds_alternative<Waits>(may.understand("wait")));
  EXPECT_TRUE(std::holds_alternative<Waits>(may.understand("3")));
  Menu must(face, scene, legal_actions(game, scene.view), match::Need::must, 8);
  EXPECT_FALSE(std::holds_alternative<Waits>(must.understand("wait")));
}

// A duel at distance 4 in the advanced game: steps, attacks and advances.
class Duel : public testing::Test {
 protected:
  record::Record record =
      *record::read_records(
           "game engarde\nplayers 2\noption level advanced\nposition\nstrip 10 14\n"
           "hand @1 1 3 4 4 5\nhand @2 1 2 3 4 5\nbegin\n")
           .front();
  const GameApi& game = *record.head.game;
  Face face = face_of(game);
  Scene scene = scene_of(game, record.reached, Seat{0}, 79);
  Menu menu{face, scene, legal_actions(game, scene.view), match::Need::must, INT_MAX};

  std::string meaning_of(std::string_view typed) {
    const Meaning meaning = menu.understand(typed);
    if (const auto* decided = std::get_if<Decided>(&meaning))
      return record::line_text(game, decided->move);
    if (const auto* refused = std::get_if<NotLegal>(&meaning))
      return "refused " + record::line_text(game, refused->move);
    if (std::holds_alternative<Stepped>(meaning)) return "step";
    return std::get<NotUnderstood>(meaning).why;
  }
};

TEST_F(Duel, ListsExactlyWhatIsLegal) {
  std::vector<std::string> texts;
  for (const Action& action : menu.actions()) texts.push_back(action.text);
  EXPECT_EQ(texts, (std::vector<std::string>{"forward 1", "forward 3", "back 1", "back 3", "back 4",
                                             "back 5", "attack 4x1", "attack 4x2",
                                             "advance 1 attack 3x1", "advance 3 attack 1x1"}));
}

TEST_F(Duel, UnderstandsNumbersAndTheNotation) {
  EXPECT_EQ(meaning_of("2"), "@1 forward 3");
  EXPECT_EQ(meaning_of("forward 3"), "@1 forward 3");
  EXPECT_EQ(meaning_of("@1 forward 3"), "@1 forward 3");
  EXPECT_EQ(meaning_of("  @1\tforward   3 "), "@1 forward 3");
  EXPECT_EQ(meaning_of("Attack 4X2"), "@1 attack 4x2");
}

TEST_F(Duel, UnderstandsShortForms) {
  EXPECT_EQ(meaning_of("f3"), "@1 forward 3");
  EXPECT_EQ(meaning_of("f 3"), "@1 forward 3");
  EXPECT_EQ(meaning_of("b5"), "@1 back 5");
  EXPECT_EQ(meaning_of("a4x2"), "@1 attack 4x2");
  EXPECT_EQ(meaning_of("att 4x1"), "@1 attack 4x1");
  EXPECT_EQ(meaning_of("adv 1"), "@1 advance 1 attack 3x1");
  EXPECT_EQ(meaning_of("adv3 1x1"), "@1 advance 3 attack 1x1");
  EXPECT_EQ(meaning_of("ad 3 a 1x1"), "@1 advance 3 attack 1x1");
}

TEST_F(Duel, AsksBackWhereItIsNotClear) {
  EXPECT_EQ(meaning_of("f"), "step");
  EXPECT_EQ(meaning_of("attack"), "step");
  EXPECT_EQ(meaning_of("a"), "step");  // an attack; an advance is "ad"
}

TEST_F(Duel, WhatIsNotLegalGoesToTheRules) {
  EXPECT_EQ(meaning_of("forward 5"), "refused @1 forward 5");
  EXPECT_EQ(meaning_of("f5"), "refused @1 forward 5");
  EXPECT_EQ(meaning_of("p"), "refused @1 parry");
  EXPECT_EQ(meaning_of("retreat 2"), "refused @1 retreat 2");
  EXPECT_EQ(meaning_of("@2 forward 1"), "refused @2 forward 1");
  EXPECT_EQ(meaning_of("attack 4x3"), "refused @1 attack 4x3");
}

TEST_F(Duel, SaysWhatItExpected) {
  EXPECT_EQ(meaning_of("jump"),
            "Unknown action 'jump'; expected forward, back, attack, advance, parry or retreat.");
  EXPECT_NE(meaning_of("forward 6").find("expected a card, 1 to 5"), std::string::npos);
  EXPECT_EQ(meaning_of("draw @1 3").find("Unknown action"), 0U);
  EXPECT_EQ(meaning_of("\x1b[2J").find('\x1b'), std::string::npos);
}

TEST(Layout, UsesColumnsAndDropsNotesToFit) {
  std::vector<Choice> choices;
  for (int i = 0; i < 12; ++i) choices.push_back({"forward " + std::to_string(i), "to space 9"});
  EXPECT_EQ(laid_out(choices, 79, 24).size(), 12U);
  EXPECT_EQ(laid_out(choices, 79, 6).size(), 6U);
  const Lines narrow = laid_out(choices, 39, 6);
  EXPECT_EQ(narrow.size(), 6U);
  EXPECT_EQ(rendered(narrow[0], Colours::none, Letters::ascii), "  1 forward 0     7 forward 6");
  for (const int columns : {20, 39, 79}) {
    for (const int rows : {1, 3, 12, 100}) {
      for (const std::string& line : laid_out(choices, columns, rows))
        EXPECT_LE(width_of(line), columns);
    }
  }
}

}  // namespace
}  // namespace hastilude::app
