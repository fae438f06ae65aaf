// What only some games have: more than two players, deciding out of turn, lists of armies.
#include <gtest/gtest.h>

#include "games/find.h"
#include "terminal/program.h"

namespace hastilude::tests {
namespace {

// The first choice is always there, with a face of the game's own or without one.
TEST(Games, EveryGameIsPlayedToItsEndByEveryNumberOfPlayers) {
  std::string keys;
  for (int i = 0; i < 4000; ++i) keys += "1\n";
  for (const GameApi& game : games::all_games()) {
    for (int players = game.least_players; players <= game.most_players; ++players) {
      const std::string name = std::string(game.name) + std::to_string(players);
      const std::string file = scratch_file(name);
      const Ran ran = run({"play", std::string(game.name), "--players", std::to_string(players),
                           "--seed", "7", "--save", file},
                          keys);
      EXPECT_EQ(ran.exit, 0) << name << ran.errors;
      EXPECT_TRUE(has(ran.output, "The record is in")) << name;
      EXPECT_TRUE(has(run({"replay", file}, "").output, "\nover @")) << name;
    }
  }
}

// C15: @1 holds a prisoner while it is the turn of @2.
std::string ransom() {
  const std::string file = scratch_file("ransom");
  write_contents(file,
                 "game castles\nplayers 3\nname @2 random\nname @3 random\nposition\nturn @2\nhand "
                 "@1 a1 a2 a3 x1 x2 h4 f2\n"
                 "hand @2 f1 f2\nhand @3 h1\ngarrison k10 a1 a2\nprisoner @1 b2\nbegin\n");
  return file;
}

TEST(OutOfTurn, WhoMayActIsAskedAndCanWait) {
  const std::string kept = scratch_file("waited");
  const Ran ran = run({"play", "--load", ransom(), "--seed", "2"}, "wait\nsave " + kept + "\n");
  EXPECT_TRUE(has(ran.output, "1 ransom b2"));
  EXPECT_TRUE(has(ran.output, "2 wait"));
  EXPECT_TRUE(has(contents(kept), "begin\n@2 "));
}

TEST(OutOfTurn, ADecisionOutOfTurnComesBeforeThatOfTheTurn) {
  const std::string kept = scratch_file("ransomed");
  run({"play", "--load", ransom(), "--seed", "2"}, "ransom b2\nsave " + kept + "\n");
  EXPECT_TRUE(has(contents(kept), "begin\n@1 ransom b2\n@2 "));
}

TEST(OutOfTurn, NobodyDecidesForAnother) {
  const std::string kept = scratch_file("alone");
  const Ran ran = run({"play", "--load", ransom(), "--seed", "2"}, "@2 pass\nsave " + kept + "\n");
  EXPECT_TRUE(has(ran.output, "You decide for @1 alone."));
  EXPECT_TRUE(contents(kept).ends_with("begin\n"));
}

TEST(Players, OnlyOneOfTwoCanResign) {
  const Ran ran = run({"play", "--load", ransom(), "--seed", "2"}, "resign\nresign\n");
  EXPECT_EQ(count_of(ran.output, "Only one of two players can resign."), 2);
}

// C9: 26 cards make thousands of armies. The list stays short and each can be typed.
TEST(Armies, ThousandsOfThemStayUsable) {
  const std::string file = scratch_file("armies");
  write_contents(
      file,
      "game castles\nplayers 2\nposition\nhand @1 f1 f1 f2 f2 f3 f3 f4 f4 a1 a1 a2 a2 a3 "
      "a4 x1 x1 x2 x3 x4 h1 h1 h2 h3 h4 ivanhoe locksley\nbegin\n");
  const std::string kept = scratch_file("army");
  const Ran ran =
      run({"play", "--load", file, "--seed", "2"},
          "attack k10\nattack k10 f1 f2 f3 ivanhoe\nsave " + kept + "\n", {{"COLUMNS", "80"}});
  EXPECT_EQ(ran.exit, 0);
  EXPECT_LT(count_of(ran.output, "\n"), 150);
  EXPECT_TRUE(has(contents(kept), "@1 attack k10 f1 f2 f3 ivanhoe\n")) << ran.output;
}

}  // namespace
}  // namespace hastilude::tests
