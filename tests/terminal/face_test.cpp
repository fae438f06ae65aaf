#include "app/terminal/face.h"

#include <gtest/gtest.h>

#include "app/terminal/sheets.h"
#include "app/terminal/sitting.h"
#include "bots/bot.h"
#include "games/find.h"
#include "record/options.h"
#include "record/random_game.h"
#include "record/read.h"
#include "terminal/scenes.h"

namespace hastilude::app {
namespace {

std::string drawn(const Sitting& sitting, Observer observer, int columns, int rows) {
  std::string text;
  for (const std::string& line :
       face_of(sitting.game()).draw(scene_of(sitting, observer, columns, rows)))
    text += plain(line) + "\n";
  return text;
}

const std::string duel =
    "game engarde\nplayers 2\nname @2 Zoë\noption level advanced\nposition\nstrip 7 13\n"
    "hand @1 1 2 2 4 5\nhand @2 1 2 3 4 5\ndiscard 3 3 4\nscore 1 2\nbegin\n";

TEST(EnGardeFace, DrawsTheStripWhereThereIsRoom) {
  EXPECT_EQ(drawn(Sitting(record_of(duel), 1), first, 79, 24),
            "En Garde advanced, first to 5                                  You 1 : 2 @2 Zoë\n"
            "\n"
            " 1  2  3  4  5  6  7  8  9  10 11 12 13 14 15 16 17 18 19 20 21 22 23\n"
            " ·  ·  ·  ·  ·  ·  1▶ ·  ·  ·  ·  ·  ◀2 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·\n"
            "    b5 b4    b2 b1    f1 f2    f4 f5\n"
            "                   └── distance 6 ───┘\n"
            "\n"
            "You (@1)    [1] [2] [2] [4] [5]\n"
            "@2 Zoë      five cards\n"
            "Pile        twelve cards; 3 discards, 4 on top\n");
}

TEST(EnGardeFace, DrawsTheStripInFortyColumns) {
  EXPECT_EQ(drawn(Sitting(record_of(duel), 1), second, 39, 20),
            "En Garde advanced, to 5    @1 1 : 2 You\n"
            " 1   5    10   15   20\n"
            " ······1·····2··········\n"
            "\n"
            "       └ distance 6\n"
            "@1          five cards\n"
            "You (@2)    [1] [2] [3] [4] [5]\n"
            "Pile        twelve cards; 3 discards, 4\n"
            "            on top\n");
}

TEST(EnGardeFace, ShowsTheDiscardsThatTheOptionAllows) {
  std::string open = duel;
  open.replace(open.find("level advanced"), 14, "discards all");
  EXPECT_NE(
      drawn(Sitting(record_of(open), 1), second, 79, 24).find("discards 3 3 4 (the last on top)"),
      std::string::npos);
  EXPECT_EQ(drawn(Sitting(record_of(duel), 1), second, 79, 24).find("3 3"), std::string::npos);
}

TEST(EnGardeFace, TellsDecisionsToBothSides) {
  const std::string text = duel +
                           "@1 advance 4 attack 2x2\ndraw @1 3 3 5\n@2 retreat 2\ndraw @2 1\n"
                           "@1 back 1\ndraw @1 4\n@2 forward 1\ndraw @2 5\n";
  EXPECT_EQ(told(text, second),
            (Lines{"@1 advances 4, to 11, and attacks with two 2s.", "@1 draws three cards.",
                   "You retreat 2, to 15.", "You draw 1.", "@1 goes back 1, to 10.",
                   "@1 draws one card.", "You go forward 1, to 14.", "You draw 5."}));
  EXPECT_EQ(told(text, first)[0], "You advance 4, to 11, and attack with two 2s.");
  EXPECT_EQ(told(text, first)[1], "You draw 3 3 5.");
  EXPECT_EQ(told(text, first)[2], "@2 Zoë retreats 2, to 15.");
  EXPECT_EQ(told(text, Observer::spectator())[1], "@1 draws three cards.");
}

TEST(EnGardeFace, TellsTheDeal) {
  const std::string text =
      "game engarde\nplayers 2\nstarter @2\ndeal @1 1 2 3 4 5\ndeal @2 1 1 2 2 3\n";
  EXPECT_EQ(told(text, first), (Lines{"@2 starts the first round.", "You are dealt 1 2 3 4 5.",
                                      "@2 is dealt five cards."}));
}

struct Ending {
  std::string_view record;  // after "game engarde\nplayers 2\n"
  std::string_view told;    // to @1
};

// Every way for a round to end, with the rule.
TEST(EnGardeFace, TellsWhyARoundEnded) {
  const std::array<Ending, 9> endings{{
      {"option target 1\nposition\nstrip 1 2\nhand @1 5 5\nhand @2 1\nbegin\nround @2\nresult @2\n",
       "You have no legal action (E6): @2 wins the round."},
      {"option target 1\noption level basic\nposition\nstrip 10 13\nhand @1 3\nhand @2 1\nbegin\n"
       "@1 attack 3x1\nround @1\nresult @1\n",
       "A hit (E7): you win the round."},
      {"option target 1\nposition\nstrip 10 13\nhand @1 1 2\nhand @2 1 2\ndiscard 3\nattack 3x1\n"
       "begin\nround @2\nresult @2\n",
       "You have no answer to a 3 (E10): @2 wins the round."},
      {"option target 1\noption level advanced\nposition\nstrip 1 4\nhand @1 1 2\nhand @2 1 2\n"
       "discard 5 3\nattack 3x1 advanced\nbegin\nround @2\nresult @2\n",
       "You have no answer to a 3 (E15): @2 wins the round."},
      {"option target 1\nposition\nstrip 10 13\nhand @1 3 3 1 2 5\nhand @2 3 1 2 4 5\n"
       "discard 1 1 1 2 2 2 4 4 4 4 5 5 5 3 3\nbegin\nreveal @1 1 2 3 3 5\nreveal @2 1 2 3 4 5\n"
       "round @1\nresult @1\n",
       "More cards that reach (E12): you win the round."},
      {"option target 1\nposition\nstrip 10 13\nhand @1 3 1 1 2 5\nhand @2 3 1 2 4 5\n"
       "discard 1 1 2 2 2 4 4 4 4 5 5 5 3 3 3\nbegin\nreveal @1 1 1 2 3 5\nreveal @2 1 2 3 4 5\n"
       "round @2\nresult @2\n",
       "Further ahead (E9): @2 wins the round."},
      {"option target 1\noption level basic\nposition\nstrip 10 13\nhand @1 1 1 2 5 5\n"
       "hand @2 3 1 2 4 5\ndiscard 1 1 2 2 2 4 4 4 4 5 5 3 3 3 3\nbegin\nround @2\nresult @2\n",
       "Further ahead (E9): @2 wins the round."},
      {"option target 1\noption level basic\nposition\nstrip 10 13\nhand @1 3 1 2 5 5\n"
       "hand @2 1 1 2 4 5\ndiscard 1 1 2 2 2 4 4 4 4 5 5 3 3 3 3\nbegin\n@1 attack 3x1\nround @1\n"
       "result @1\n",
       "A hit (E7): you win the round."},
      {"option target 1\noption level advanced\nposition\nstrip 9 12\nhand @1 1 1 2 5 5\n"
       "hand @2 1 2 4 4 5\ndiscard 1 1 2 2 2 4 4 4 5 5 3 3 3 3 3\nattack 3x1 advanced\nbegin\n"
       "@1 retreat 1\nround @2\nresult @2\n",
       "Further ahead (E9): @2 wins the round."},
  }};
  for (const Ending& ending : endings) {
    const Lines lines = told("game engarde\nplayers 2\n" + std::string(ending.record), first);
    ASSERT_GE(lines.size(), 2U);
    EXPECT_EQ(lines[lines.size() - 2], ending.told);
    EXPECT_NE(lines.back().find("the match, 1 to 0."), std::string::npos);
  }
}

TEST(EnGardeFace, TellsADrawnRound) {
  const Lines lines = told(
      "game engarde\nplayers 2\noption level basic\nposition\nstrip 10 14\nhand @1 1 1 2 5 5\n"
      "hand @2 3 1 2 4 5\ndiscard 1 1 2 2 2 4 4 4 4 5 5 3 3 3 3\nbegin\nround -\n"
      "deal @1 1 2 3 4 5\ndeal @2 1 2 3 4 5\n",
      first);
  EXPECT_EQ(lines[0], "Both have come equally far (E9): the round is drawn.");
}

TEST(EnGardeFace, AsksWhatIsDue) {
  const Sitting turn(record_of(duel), 1);
  const Face face = face_of(turn.game());
  EXPECT_EQ(face.question(scene_of(turn, first, 79, 24)), "Your turn. You can advance and attack.");
  const Sitting defence(record_of("game engarde\nplayers 2\nposition\nstrip 10 13\nturn @2\n"
                                  "hand @2 3 3\ndiscard 3 3\nattack 3x2\nbegin\n"),
                        1);
  EXPECT_EQ(plain(face.question(scene_of(defence, second, 79, 24))),
            "@1 attacks you with two 3s: you must parry.");
}

// E4: of the running round only the last turn, of the rounds before it everything.
TEST(EnGardeFace, VeilsTheLogOfTheRunningRound) {
  const std::string text =
      "game engarde\nplayers 2\noption level basic\nposition\nstrip 10 13\nhand @1 3 1 1 1 1\n"
      "hand @2 2 2 2 2 2\nbegin\n@1 attack 3x1\nround @1\ndeal @1 1 2 3 4 5\ndeal @2 1 2 3 4 5\n"
      "@2 forward 5\ndraw @2 1\n@1 forward 4\ndraw @1 2\n";
  const Sitting sitting(record_of(text), 1);
  const Face face = face_of(sitting.game());
  const Veil veil = face.veil(scene_of(sitting, second, 79, 24), sitting.seen(second));
  EXPECT_EQ(veil.first, 2U);
  EXPECT_EQ(veil.last, 6U);
  std::string log;
  for (const std::string& line :
       log_sheet(face, scene_of(sitting, second, 79, 24), sitting.seen(second)))
    log += plain(line) + "\n";
  EXPECT_EQ(log,
            "@1 attack 3x1               @1 attacks with a 3.\n"
            "round @1                    A hit (E7): @1 wins the round.\n"
            "… of this round only the last turn is shown (E4) …\n"
            "@1 forward 4                @1 goes forward 4, to 5.\n"
            "draw @1 ?                   @1 draws one card.\n");
}

TEST(EnGardeFace, VeilsNothingWithAllDiscardsOpen) {
  const Sitting sitting(
      record_of("game engarde\nplayers 2\noption discards all\nstarter @1\ndeal @1 1 2 3 4 5\n"
                "deal @2 1 2 3 4 5\n@1 forward 5\ndraw @1 1\n@2 forward 4\ndraw @2 2\n"),
      1);
  const Veil veil =
      face_of(sitting.game()).veil(scene_of(sitting, first, 79, 24), sitting.seen(first));
  EXPECT_EQ(veil.first, veil.last);
}

// Whatever happens in a game, nothing that is drawn is wider than the screen.
TEST(Faces, FitTheirScreen) {
  for (const GameApi& game : games::all_games()) {
    const Face face = face_of(game);
    Random random(5);
    Sitting sitting({.head = {.game = &game,
                              .setup = usual_setup(game, game.most_players),
                              .names = {"Ann", "Wolfgang Amadeus"}},
                     .start = game.start(usual_setup(game, game.most_players))},
                    9);
    sitting.go_on();
    for (int decisions = 0; decisions < 150 && !sitting.over(); ++decisions) {
      for (const int columns : {39, 59, 79, 119}) {
        for (const Observer observer :
             {Observer::of(*sitting.match().asked().begin()), Observer::spectator()}) {
          for (const std::string& line : face.draw(scene_of(sitting, observer, columns, 24)))
            ASSERT_LE(width_of(line), columns) << plain(line);
        }
      }
      sitting.play(*bots::choose_at_random(
          sitting.match().question(*sitting.match().asked().begin()), random));
      sitting.go_on();
    }
  }
}

TEST(PlainFace, ServesAGameWithoutAFace) {
  GameApi game = *games::find_game("engarde");
  game.name = "unknown";
  const Face face = face_of(game);
  EXPECT_EQ(face.title, "unknown");
  const Sitting sitting(record_of(duel + "@1 forward 1\ndraw @1 3\n"), 1);
  Scene scene = scene_of(sitting, second, 79, 24);
  scene.game = &game;
  const Lines lines = face.draw(scene);
  EXPECT_EQ(lines, (Lines{"strip 8 13", "turn @2", "hand @1 ? ? ? ? ?", "hand @2 1 2 3 4 5",
                          "discard ? ? ? 1", "score 1 2", "starter @1"}));
  EXPECT_EQ(face.tell(scene, sitting.seen(second)), "draw @1 ?");
}

}  // namespace
}  // namespace hastilude::app
