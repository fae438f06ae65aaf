// Typing on a terminal: editing, history, another size in the middle of it.
#include <gtest/gtest.h>

#include "terminal/program.h"

namespace hastilude::tests {
namespace {

constexpr std::string_view up = "\x1b[A";
constexpr std::string_view left = "\x1b[D";
constexpr std::string_view clear = "\x1b[2J\x1b[H";

Terminal::Size small() { return {.columns = 60, .rows = 20}; }

TEST(Line, CanBeEdited) {
  Terminal terminal({"play", "--seed", "3"}, {});
  ASSERT_TRUE(terminal.shows("@1>"));
  terminal.type(
      "E6\x7f"
      "5\x01? \n");  // deletes, goes to the beginning, inserts
  ASSERT_TRUE(terminal.shows("E5: Steps"));
  terminal.type(std::string("? E0") + std::string(left) + "1\n");
  ASSERT_TRUE(terminal.shows("E10: Attack and parry"));
  terminal.type("nonsense and more\x15? E9\n");  // deletes all
  ASSERT_TRUE(terminal.shows("E9: The places decide"));
}

TEST(Line, LettersOfTwoBytesAreOneLetter) {
  Terminal terminal({"play", "--seed", "3"}, {}, {{"LC_ALL", "xx_XX.UTF-8"}});
  ASSERT_TRUE(terminal.shows("@1>"));
  terminal.type(
      "? zoë\x7f"
      "x\n");
  EXPECT_TRUE(terminal.shows("There is no help on 'zox'"));
  terminal.type("? zoë\n");
  EXPECT_TRUE(terminal.shows("There is no help on 'zoë'"));
}

TEST(Line, ComesBackFromTheHistory) {
  Terminal terminal({"play", "--seed", "3"}, {});
  ASSERT_TRUE(terminal.shows("@1>"));
  terminal.type("? E5\n");
  ASSERT_TRUE(terminal.shows("E5: Steps"));
  terminal.type("? E9\n");
  ASSERT_TRUE(terminal.shows("E9: The places decide"));
  terminal.type(std::string(up) + std::string(up) + "\n");
  ASSERT_TRUE(terminal.shows("E5: Steps"));
}

// Whoever gets the keyboard must not find what the other has typed.
TEST(Line, TheHistoryEndsAtTheCurtain) {
  Terminal terminal({"play", "--hotseat", "--seed", "3"}, {});
  ASSERT_TRUE(terminal.shows("Hand the keyboard to "));
  terminal.type("\n");
  ASSERT_TRUE(terminal.shows("Your turn"));
  ASSERT_TRUE(terminal.shows(">"));
  terminal.type("? E15\n");
  ASSERT_TRUE(terminal.shows("E15: No answer"));
  terminal.type("1\n");
  ASSERT_TRUE(terminal.shows("Hand the keyboard to "));
  terminal.type("\n");
  ASSERT_TRUE(terminal.shows("Your turn"));
  ASSERT_TRUE(terminal.shows(">"));
  const std::size_t before = terminal.output().size();
  terminal.type(std::string(up) + std::string(up) + std::string(up) + "\n");
  ASSERT_TRUE(terminal.shows(clear));
  ASSERT_TRUE(terminal.shows("Your turn"));
  EXPECT_FALSE(has(terminal.output().substr(before), "E15"));
}

TEST(Line, ANewSizeShowsThePageAgainAndKeepsWhatWasTyped) {
  Terminal terminal({"play", "--seed", "3"}, {});
  ASSERT_TRUE(terminal.shows("quit"));
  ASSERT_TRUE(terminal.shows("@1>"));
  terminal.type("? E");
  ASSERT_TRUE(terminal.shows("? E"));
  terminal.resize(small());
  ASSERT_TRUE(terminal.shows(clear));
  ASSERT_TRUE(terminal.shows("first to 5            You"));  // the narrow head
  ASSERT_TRUE(terminal.shows("? E"));
  terminal.type("5\n");
  EXPECT_TRUE(terminal.shows("E5: Steps"));
}

TEST(Line, CtrlLShowsThePageAgain) {
  Terminal terminal({"play", "--seed", "3"}, {});
  ASSERT_TRUE(terminal.shows("@1>"));
  terminal.type("? E5\x0c");
  ASSERT_TRUE(terminal.shows(clear));
  ASSERT_TRUE(terminal.shows("Your turn"));
  terminal.type("\n");
  EXPECT_TRUE(terminal.shows("E5: Steps"));
}

// A choice that goes step by step stays where it is.
TEST(Line, ANewSizeKeepsTheStep) {
  const std::string file = scratch_file("army-typed");
  write_contents(file,
                 "game castles\nplayers 2\nname @2 random\nposition\n"
                 "hand @1 f1 f1 f2 f3 f4 a1 a2 x1 h1 ivanhoe\nhand @2 h2\ngarrison k10 x2 x2\n"
                 "begin\n");
  Terminal terminal({"play", "--load", file, "--seed", "3"}, {});
  ASSERT_TRUE(terminal.shows("attack k10"));
  ASSERT_TRUE(terminal.shows(">"));
  terminal.type("attack k6\n");
  ASSERT_TRUE(terminal.shows("one step back"));
  ASSERT_TRUE(terminal.shows(">"));
  terminal.resize(small());
  ASSERT_TRUE(terminal.shows(clear));
  ASSERT_TRUE(terminal.shows("the castle is empty, one card is enough"));
  EXPECT_TRUE(terminal.shows("one step back"));
}

}  // namespace
}  // namespace hastilude::tests
