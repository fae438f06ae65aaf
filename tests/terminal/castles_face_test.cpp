// The castles for people: what is drawn, asked and told; armies and bids step by step.
#include <gtest/gtest.h>

#include "app/terminal/menu.h"
#include "app/terminal/sitting.h"
#include "games/find.h"
#include "record/line_text.h"
#include "record/read.h"
#include "terminal/scenes.h"

namespace hastilude::app {
namespace {

std::string together(const Lines& lines) {
  std::string text;
  for (const std::string& line : lines) text += plain(line) + "\n";
  return text;
}

std::string drawn(const std::string& record, Observer observer, int columns) {
  const Sitting sitting(record_of(record), 1);
  return together(face_of(sitting.game()).draw(scene_of(sitting, observer, columns)));
}

std::string asked(const std::string& record, Observer observer) {
  const Sitting sitting(record_of(record), 1);
  return plain(face_of(sitting.game()).question(scene_of(sitting, observer)));
}

constexpr Observer third = Observer::of(Seat{2});

const std::string four =
    "game castles\nplayers 4\nname @2 Wolfgang Amadeus\nname @3 Zoë\nposition\n"
    "hand @1 f1 f1 f2 f3 a1 x4 ivanhoe\nhand @2 f1 f2\nhand @3 h2\n"
    "garrison k5 h2 h3 h4\ngarrison k10 x1 x2 x3 x4 x4 locksley\n"
    "track k5 b3 b4 -\ntrack k10 b2 - b1\nprisoner @1 b2 b3 b3\nprisoner @3 b1\n"
    "lost f3 f3 a4\n";

TEST(CastlesFace, DrawsCastlesLordsMarketAndHand) {
  EXPECT_EQ(drawn(four + "phase answer h3\noffer @2 f1\noffer @3 -\nbegin\n", first, 79),
            "The Castles                                                     pile 43, lost 3\n"
            "castle 1  2  3  oubliette  lord         garrison\n"
            " k5    b3 b4 ·             @4           3  h2 h3 h4\n"
            " k6    ·  ·  ·             -            empty\n"
            " k7a   ·  ·  ·             -            empty\n"
            " k7b   ·  ·  ·             -            empty\n"
            " k10   b2 ·  b1 b1 is next You (@1)     6  x1 x2 x3 x4 x4 locksley\n"
            "  lord         pts hand res. prisoners   lord         pts hand res. prisoners\n"
            "▶ You (@1)      10    7    3 b2 b3×2     @3 Zoë         0    1    2 b1\n"
            "  @2 Wolfgang    0    2    3             @4             5    0    4\n"
            "On offer   h3 by you: @2 Wolfgang Amadeus one card and 1 declined\n"
            "Your hand  f1 f1 f2 f3  a1  x4  ivanhoe\n"
            "Lost       f3×2 a4\n");
}

TEST(CastlesFace, DrawsItInFortyColumns) {
  EXPECT_EQ(drawn(four + "begin\n", third, 39),
            "The Castles             pile 44, lost 3\n"
            " k5    b3 b4 ·   3  h2 h3 h4\n"
            " k6    ·  ·  ·   empty\n"
            " k7a   ·  ·  ·   empty\n"
            " k7b   ·  ·  ·   empty\n"
            " k10   b2 ·  b1  6  x1 x2 x3 x4 x4\n"
            "                    locksley\n"
            "  lord         pts hand res. prisoners\n"
            "▶ @1            10    7    3 b2 b3×2\n"
            "  @2 Wolfgang    0    2    3\n"
            "  You (@3)       0    1    2 b1\n"
            "  @4             5    0    4\n"
            "Your hand  h2\n");
}

TEST(CastlesFace, ASpectatorSeesNoHand) {
  const std::string board = drawn(four + "begin\n", Observer::spectator(), 79);
  EXPECT_EQ(board.find("hand  "), std::string::npos) << board;
  EXPECT_EQ(board.find("ivanhoe"), std::string::npos) << board;
}

TEST(CastlesFace, AsksWhatIsDue) {
  const auto question = [](const std::string& phase, Observer observer) {
    return asked(four + phase + "begin\n", observer);
  };
  EXPECT_EQ(question("phase keep f4 h3\n", first), "You have drawn f4 and h3: which do you keep?");
  EXPECT_EQ(question("phase trade h3\n", first), "Do you offer the h3 to all, or give it up?");
  EXPECT_EQ(question("phase answer h3\n", second),
            "@1 offers h3: which card do you give for it, if any?");
  EXPECT_EQ(question("phase answer h3\noffer @2 f1\noffer @3 -\noffer @4 -\n", first),
            "Whose card do you take for the h3?");
  EXPECT_EQ(question("", first),
            "Attack or pass. Your largest army has five cards: enough for k5, k6, k7a and k7b.");
  EXPECT_EQ(question("", third),
            "@1 is about to attack or pass. Do you offer a prisoner for ransom first?");
  EXPECT_EQ(question("phase ransom @3 b1\nbid @4 -\n", first),
            "@3 Zoë offers your own blazon for ransom: what do you bid?");
  EXPECT_EQ(question("phase ransom @1 b3\n", second),
            "@1 offers a blazon of @3 Zoë for ransom: what do you bid?");
  EXPECT_EQ(question("phase ransom @1 b3\nbid @2 f1\nbid @3 -\nbid @4 -\n", first),
            "Whose bid do you take for b3?");
  EXPECT_EQ(question("phase advance k10\n", first), "Do you move all blazons of k10 one space on?");
  EXPECT_EQ(question("phase place k6\n", first),
            "Do you put a blazon on space 1 of k6? You have 3.");
}

TEST(CastlesFace, SaysWhatIsMissingForAnyAttack) {
  const std::string held =
      "game castles\nplayers 2\nposition\nhand @1 f1 a2\ngarrison k5 h1 h2\ngarrison k6 h1 h3\n"
      "garrison k7a x1 x1\ngarrison k7b x2 x2 x2\ngarrison k10 x4 x4\nbegin\n";
  EXPECT_EQ(asked(held, first),
            "Attack or pass. Your largest army has one card: 2 too few for any castle.");
}

TEST(CastlesFace, TellsATradeToThoseConcernedAndToTheOthers) {
  const std::string text =
      "game castles\nplayers 3\nstarter @1\ndeal @1 f1 f2\ndeal @2 a1 a2\ndeal @3 x1 x2\n"
      "draw @1 h1 h2\n@1 keep h2\n@1 trade\n@2 offer a2\n@3 decline\n@1 accept @2\n"
      "@1 attack k6 a2 h2\n@1 place\n";
  EXPECT_EQ(
      told(text, first),
      (Lines{"You begin.", "You are dealt f1 f2.", "@2 is dealt two cards.",
             "@3 is dealt two cards.", "You draw h1 h2.", "You keep h2.", "You offer h1 to all.",
             "@2 offers a2.", "@3 declines.", "You take a2 from @2 for h1.",
             "You attack k6 with a2 h2.", "You put a blazon into k6."}));
  EXPECT_EQ(told(text, second)[7], "You offer a2.");
  EXPECT_EQ(told(text, second)[9], "@1 takes a2 from you for h1.");
  EXPECT_EQ(told(text, third)[7], "@2 offers a card.");
  EXPECT_EQ(told(text, third)[9], "@1 takes one card from @2 for h1.");
  EXPECT_EQ(told(text, Observer::spectator())[1], "@1 is dealt two cards.");
}

TEST(CastlesFace, TellsRansomsCapturesAndTheEnd) {
  const std::string text =
      "game castles\nplayers 2\nposition\nhand @1 f1 f2\nhand @2 a1\ngarrison k5 x1\n"
      "track k5 b1 - b2\nprisoner @2 b1\nlost "
      "f1 f1 f1 f2 f2 f2 f3 f3 f3 f3 f4 f4 f4 f4 a1 a1 a1 a2 a2 a2 a2 a3 a3 a3 a3 a4 a4 a4 a4 x1 "
      "x1 x1 x2 x2 x2 x2 x3 x3 x3 x3 x4 x4 x4 x4 h1 h1 h1 h1 h2 h2 h2 h2 h3 h3 h3 h3 h4 h4 h4 h4 "
      "ivanhoe locksley\nbegin\n@2 ransom b1\n@1 bid f1\n@2 refuse\n@1 attack k5 f1 f2\n"
      "@1 advance\ncapture @1 b2\n@1 place\n@2 pass\n@1 pass\nscore 5 0\nresult @1\n";
  EXPECT_EQ(
      told(text, first),
      (Lines{"@2 offers your own blazon for ransom.", "You bid f1.", "@2 takes none of the bids.",
             "You attack k5 with f1 f2 and take x1.", "You move the blazons of k5 on.",
             "You take a blazon of @2 prisoner.", "You put a blazon into k5.", "@2 passes.",
             "You pass.", "The castles are worth: You 5 and @2 0.", "You win the game."}));
  EXPECT_EQ(told(text, Observer::spectator())[1], "@1 bids one card.");
  EXPECT_EQ(told(text, second)[5], "@1 takes your own blazon prisoner.");
}

// ---- steps

class Steps : public testing::Test {
 protected:
  void at(const std::string& record, Observer observer,
          texts::Language language = texts::Language::en) {
    sitting.emplace(record_of(record), 1);
    Scene scene = scene_of(*sitting, observer);
    scene.cast.language = language;
    menu.emplace(face, scene, legal_actions(sitting->game(), sitting->match().view(observer)),
                 sitting->match().question(observer.seat()).need, 6);
  }
  std::string shown() { return together(menu->draw()); }
  std::string meaning_of(std::string_view typed) {
    const Meaning meaning = menu->understand(typed);
    if (const auto* decided = std::get_if<Decided>(&meaning))
      return record::line_text(sitting->game(), decided->move);
    if (const auto* refused = std::get_if<NotLegal>(&meaning))
      return "refused " + record::line_text(sitting->game(), refused->move);
    if (std::holds_alternative<Stepped>(meaning)) return "step";
    if (std::holds_alternative<Waits>(meaning)) return "wait";
    return std::get<NotUnderstood>(meaning).why;
  }

  Face face = face_of(*games::find_game("castles"));
  std::optional<Sitting> sitting;
  std::optional<Menu> menu;
};

TEST_F(Steps, BeginWithTheCastlesAndWhatIsMissingForTheOthers) {
  at(four + "begin\n", first);
  EXPECT_EQ(shown(),
            "Too few cards for k10 (2 more).\n"
            " 1 attack k5   four cards or more   5 pass        ends your turn\n"
            " 2 attack k6   it is empty          6 ransom b2   offer it to all\n"
            " 3 attack k7a  it is empty          7 ransom b3   offer it to all\n"
            " 4 attack k7b  it is empty\n");
}

TEST_F(Steps, AFewArmiesAreListedAtOnce) {
  at(four + "begin\n", first);
  EXPECT_EQ(meaning_of("1"), "step");
  EXPECT_EQ(shown(),
            "attack k5: against three cards, at least four\n"
            " 1 f1 f1 f2 f3          four cards   4 f1 f1 f2 ivanhoe     four cards\n"
            " 2 f1 f2 f3 ivanhoe     four cards   5 f1 f1 f2 f3 ivanhoe  five cards\n"
            " 3 f1 f1 f3 ivanhoe     four cards   6 f1 f1 a1 ivanhoe     four cards\n");
  EXPECT_EQ(meaning_of("5"), "@1 attack k5 f1 f1 f2 f3 ivanhoe");
}

TEST_F(Steps, AreSetAsTheirLanguageIsPrinted) {
  at(four + "begin\n", first, texts::Language::fr);
  EXPECT_EQ(meaning_of("1"), "step");
  EXPECT_TRUE(shown().starts_with("attack k5\u00A0: contre 3 cartes, au moins 4\n")) << shown();
}

TEST_F(Steps, ManyArmiesGoByWhatTheyHaveInCommonThenCardByCard) {
  at(four + "begin\n", first);
  EXPECT_EQ(meaning_of("attack k6"), "step");
  EXPECT_EQ(shown(),
            "attack k6: the castle is empty, one card is enough\n"
            " 1 foot       f1 f1 f2 f3 + ivanhoe\n"
            " 2 archers    a1 + ivanhoe\n"
            " 3 crossbows  x4 + ivanhoe\n"
            " 4 coat-1     f1 f1 a1 + ivanhoe\n"
            " 5 heroes     ivanhoe\n");
  EXPECT_EQ(meaning_of("coat-1"), "step");
  EXPECT_EQ(shown(),
            "attack k6 coat-1: the castle is empty, one card is enough\n"
            " 1 attack k6 f1 f1 a1          all three\n"
            " 2 attack k6 f1 f1 a1 ivanhoe  all four\n"
            " 3 f1                          two left\n"
            " 4 a1\n"
            " 5 ivanhoe\n");
  EXPECT_EQ(meaning_of("a1"), "step");
  EXPECT_EQ(shown(),
            "attack k6 coat-1 a1: one card, enough; more can be added\n"
            " 1 attack k6 a1  attack with these\n"
            " 2 f1            two left\n"
            " 3 ivanhoe\n");
  EXPECT_EQ(meaning_of("2"), "step");
  EXPECT_EQ(meaning_of("1"), "@1 attack k6 f1 a1");
}

const std::string strong =
    "game castles\nplayers 2\nposition\nhand @1 f1 f1 f2 f3 f4 a1 a2 x1 h1 ivanhoe\nhand @2 h2\n"
    "garrison k10 x2 x2\nprisoner @2 b1\n";

TEST_F(Steps, SayHowManyMoreAreNeeded) {
  at(strong + "begin\n", first);
  EXPECT_EQ(meaning_of("attack k10"), "step");
  EXPECT_EQ(meaning_of("foot"), "step");
  EXPECT_EQ(meaning_of("f4"), "step");
  EXPECT_EQ(shown(),
            "attack k10 foot f4: one card, two more needed\n"
            " 1 f1       two left\n"
            " 2 f2\n"
            " 3 f3\n"
            " 4 ivanhoe\n");
  EXPECT_EQ(meaning_of("f2 f1"), "step");
  EXPECT_NE(shown().find("attack k10 foot f4 f2 f1: three cards, enough; more can be added"),
            std::string::npos)
      << shown();
  EXPECT_EQ(meaning_of("1"), "@1 attack k10 f1 f2 f4");
}

TEST_F(Steps, CanBeGoneBackOneByOne) {
  at(strong + "begin\n", first);
  const std::string root = shown();
  meaning_of("attack k10 foot f4");
  EXPECT_NE(shown().find("one card, two more needed"), std::string::npos) << shown();
  EXPECT_TRUE(menu->up());
  EXPECT_NE(shown().find("attack k10 foot: against two cards, at least three"), std::string::npos)
      << shown();
  EXPECT_TRUE(menu->up());
  EXPECT_NE(shown().find("2 archers"), std::string::npos) << shown();
  EXPECT_TRUE(menu->up());
  EXPECT_TRUE(menu->up());
  EXPECT_EQ(shown(), root);
  EXPECT_FALSE(menu->up());
}

TEST_F(Steps, TheNotationIsUnderstoodAtEveryStepWithCardsInAnyOrder) {
  at(strong + "begin\n", first);
  EXPECT_EQ(meaning_of("attack k5 f1"), "@1 attack k5 f1");
  EXPECT_EQ(meaning_of("k5 f3 F1 f2"), "@1 attack k5 f1 f2 f3");
  meaning_of("attack k10 foot f4");
  EXPECT_EQ(meaning_of("attack k7a ivanhoe a1"), "@1 attack k7a a1 ivanhoe");
  EXPECT_EQ(meaning_of("pass"), "@1 pass");
  // What could still grow is not sent off before it is said to be complete.
  EXPECT_EQ(meaning_of("f3 f2"), "step");
  EXPECT_EQ(meaning_of("attack k10 f1 a2 x1"), "refused @1 attack k10 f1 a2 x1");
  EXPECT_EQ(meaning_of("attack k10 h1 h1 h1"), "refused @1 attack k10 h1 h1 h1");
}

TEST_F(Steps, NeverLeadIntoACornerAndReachEveryArmy) {
  at(strong + "begin\n", first);
  // Every army can be put together by its own words, card by card, each of them in the list.
  std::size_t armies = 0;
  const Actions actions = menu->actions();
  for (const Action& action : actions) {
    if (!action.text.starts_with("attack k10")) continue;
    ++armies;
    at(strong + "begin\n", first);
    ASSERT_EQ(meaning_of("attack k10"), "step");
    Words words(std::string_view(action.text).substr(std::string_view("attack k10").size()));
    while (!words.done()) ASSERT_EQ(meaning_of(words.next()), "step") << action.text;
    EXPECT_EQ(meaning_of("1"), "@1 " + action.text);
  }
  EXPECT_GT(armies, 50U);
}

TEST_F(Steps, BidsGrowToThreeCards) {
  at(strong + "phase ransom @2 b1\nbegin\n", first);
  EXPECT_NE(shown().find("one to three cards, or a prisoner"), std::string::npos) << shown();
  EXPECT_NE(shown().find("decline"), std::string::npos) << shown();
  EXPECT_EQ(meaning_of("1"), "step");
  EXPECT_NE(shown().find("bid f1: two more can be added"), std::string::npos) << shown();
  EXPECT_EQ(meaning_of("ivanhoe"), "step");
  EXPECT_EQ(meaning_of("f2"), "step");
  EXPECT_EQ(shown(),
            "bid f1 ivanhoe f2: three cards are the most\n"
            " 1 bid f1 f2 ivanhoe  bid these\n");
  EXPECT_EQ(meaning_of("1"), "@1 bid f1 f2 ivanhoe");
  EXPECT_EQ(meaning_of("bid x1 a2"), "@1 bid a2 x1");
  EXPECT_EQ(meaning_of("decline"), "@1 decline");
}

TEST_F(Steps, ShortFormsAreUnderstoodWhereverTheyFit) {
  at(four + "phase keep f4 h3\nbegin\n", first);
  EXPECT_EQ(meaning_of("h3"), "@1 keep h3");
  at(four + "phase answer h3\nbegin\n", second);
  EXPECT_EQ(meaning_of("f2"), "@2 offer f2");
  at(four + "phase answer h3\noffer @2 f1\noffer @3 -\noffer @4 -\nbegin\n", first);
  EXPECT_EQ(meaning_of("@2"), "@1 accept @2");
  at(four + "phase ransom @3 b1\nbid @4 -\nbegin\n", first);
  EXPECT_EQ(meaning_of("b3"), "@1 bid b3");
  at(four + "begin\n", third);
  EXPECT_EQ(meaning_of("b1"), "@3 ransom b1");
  EXPECT_EQ(meaning_of("wait"), "wait");
}

TEST_F(Steps, NotesSayWhatADecisionBrings) {
  at(four + "phase advance k10\nbegin\n", first);
  EXPECT_EQ(shown(),
            " 1 advance  b1 comes back to your reserve, b2 holds it\n"
            " 2 hold\n");
  at(four + "phase answer h3\noffer @2 f1\noffer @3 h2\noffer @4 -\nbegin\n", first);
  EXPECT_EQ(shown(),
            " 1 accept @2  you get f1\n"
            " 2 accept @3  you get h2\n"
            " 3 refuse\n");
}

}  // namespace
}  // namespace hastilude::app
