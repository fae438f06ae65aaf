// The program on a terminal.
#include <csignal>

#include <gtest/gtest.h>

#include "terminal/program.h"

namespace hastilude::tests {
namespace {

constexpr std::string_view enters = "\x1b[?1049h";
constexpr std::string_view leaves = "\x1b[?1049l";

// What stands on the terminal after the game's own page was left.
std::string afterwards(const std::string& output) {
  const std::size_t left = output.rfind(leaves);
  return left == std::string::npos ? "the page was not left" : output.substr(left + leaves.size());
}

// Escape codes that set a style: ESC [ digits m.
int styles_in(const std::string& output) {
  int count = 0;
  for (std::size_t at = output.find("\x1b["); at != std::string::npos;
       at = output.find("\x1b[", at + 1)) {
    const std::size_t end = output.find_first_not_of("0123456789;", at + 2);
    if (end != std::string::npos && output[end] == 'm' && output.substr(at, 4) != "\x1b[0m")
      ++count;
  }
  return count;
}

TEST(Pty, AGameHasAPageOfItsOwnAndLeavesNoTrace) {
  Terminal terminal({"play", "--seed", "3"}, {});
  ASSERT_TRUE(terminal.shows("Your turn"));
  EXPECT_TRUE(has(terminal.output(), enters));
  EXPECT_GT(styles_in(terminal.output()), 5);
  terminal.type("1\n");
  ASSERT_TRUE(terminal.shows("draws"));
  terminal.type("quit\n");
  ASSERT_TRUE(terminal.shows("once more leaves"));
  terminal.type("quit\n");
  EXPECT_EQ(terminal.wait(), 0);
  EXPECT_TRUE(afterwards(terminal.output()).starts_with("The game is not finished"));
}

TEST(Pty, CtrlCLeavesCleanly) {
  Terminal terminal({"play"}, {});
  ASSERT_TRUE(terminal.shows("Your turn"));
  terminal.type("forw");
  terminal.type("\x03");
  EXPECT_EQ(terminal.wait(), 130);
  EXPECT_TRUE(afterwards(terminal.output()).starts_with("The game is not finished and not saved"));
}

TEST(Pty, CtrlCTellsHowToGoOn) {
  const std::string file = scratch_file("interrupted");
  Terminal terminal({"play", "--seat", "2", "--save", file, "--seed", "3"}, {});
  ASSERT_TRUE(terminal.shows("Your turn"));
  terminal.type("1\n");
  ASSERT_TRUE(terminal.shows("Your turn"));
  terminal.type("\x03");
  EXPECT_EQ(terminal.wait(), 130);
  // Lines are wrapped; the file's name may stand anywhere in them.
  EXPECT_TRUE(has(afterwards(terminal.output()), "To go on: hastilude play --load"));
  EXPECT_TRUE(has(afterwards(terminal.output()), "--seat 2"));
  EXPECT_EQ(run({"replay", file}, "").exit, 0);
}

TEST(Pty, CardsOfIvanhoeHaveTheirColours) {
  Terminal terminal(
      {"play", "ivanhoe", "--players", "5", "--seat", "1", "--seat", "2", "--seed", "3"}, {});
  ASSERT_TRUE(terminal.shows("Enter"));
  terminal.type("\n");
  ASSERT_TRUE(terminal.shows("quit"));
  // Eight cards and none of a colour is possible, but not with this deal.
  int coloured = 0;
  for (const std::string_view start :
       {"\x1b[1;35mP", "\x1b[1;31mR", "\x1b[1;34mB", "\x1b[1;33mY", "\x1b[1;32mG"})
    coloured += count_of(terminal.output(), start);
  EXPECT_GT(coloured, 2);
}

TEST(Pty, CtrlDIsTheEndOfTheInput) {
  Terminal terminal({"play"}, {});
  ASSERT_TRUE(terminal.shows("@1>"));
  terminal.type("\x04");
  EXPECT_EQ(terminal.wait(), 0);
  EXPECT_TRUE(afterwards(terminal.output()).starts_with("The game is not finished"));
}

TEST(Pty, OtherSignalsLeaveCleanlyToo) {
  for (const int signal : {SIGTERM, SIGHUP}) {
    Terminal terminal({"play"}, {});
    ASSERT_TRUE(terminal.shows("Your turn"));
    kill(terminal.process(), signal);
    EXPECT_EQ(terminal.wait(), 128 + signal);
    EXPECT_TRUE(afterwards(terminal.output()).starts_with("The game is not finished"));
  }
}

TEST(Pty, CtrlZGivesThePageBackAndTakesItAgain) {
  Terminal terminal({"play"}, {});
  ASSERT_TRUE(terminal.shows("Your turn"));
  terminal.type("\x1a");
  ASSERT_TRUE(terminal.shows(leaves));
  ASSERT_TRUE(terminal.stopped());
  kill(terminal.process(), SIGCONT);
  ASSERT_TRUE(terminal.shows(enters));
  ASSERT_TRUE(terminal.shows("Your turn"));
  terminal.type("\x03");
  EXPECT_EQ(terminal.wait(), 130);
}

TEST(Pty, NoColorIsRespected) {
  Terminal terminal({"play", "--seed", "3"}, {}, {{"NO_COLOR", "1"}});
  ASSERT_TRUE(terminal.shows("Your turn"));
  terminal.type("f9\n?\n\x03");
  EXPECT_EQ(terminal.wait(), 130);
  EXPECT_EQ(styles_in(terminal.output()), 0);
  EXPECT_TRUE(has(terminal.output(), enters));
}

TEST(Pty, ADumbTerminalGetsPlainText) {
  for (const std::string term : {"dumb", ""}) {
    Terminal terminal({"play", "--hotseat"}, {}, {{"TERM", term}});
    ASSERT_TRUE(terminal.shows("Hand the keyboard"));
    terminal.type("\n");
    ASSERT_TRUE(terminal.shows("Your turn"));
    terminal.type("\x03");
    EXPECT_EQ(terminal.wait(), 130);
    EXPECT_FALSE(has(terminal.output(), "\x1b"));
  }
}

TEST(Pty, NarrowScreensShowAllOfTheTable) {
  Terminal terminal({"play", "--seed", "3", "--option", "level=advanced"}, {40, 20},
                    {{"NO_COLOR", "1"}});
  ASSERT_TRUE(terminal.shows("@1> "));
  const std::string page = terminal.output().substr(terminal.output().find(enters));
  EXPECT_LE(count_of(page, "\n"), 19);
  EXPECT_TRUE(has(page, "En Garde advanced, to 5"));
}

// A page of six lords, with what is asked and what can be done, on a small screen.
TEST(Pty, SixLordsFitOnASmallScreen) {
  constexpr std::string_view clear = "\x1b[2J\x1b[H";
  for (const std::string locale : {"C.UTF-8", "fr_FR.UTF-8", "it_IT.UTF-8"}) {
    Terminal terminal({"play", "castles", "--players", "6", "--seed", "2"}, {60, 20},
                      {{"NO_COLOR", "1"}, {"LC_ALL", locale}});
    for (int turn = 0; turn < 40; ++turn) {
      ASSERT_TRUE(terminal.shows("\n@1> ")) << locale << terminal.output();
      const std::size_t begins = terminal.output().rfind(clear);
      ASSERT_NE(begins, std::string::npos);
      const std::string page = terminal.output().substr(begins);
      EXPECT_LE(count_of(page, "\n"), 19) << locale << page;
      terminal.type("1\n");
    }
  }
}

TEST(Pty, LongTextsStopAtEveryPage) {
  Terminal terminal({"play"}, {60, 16});
  ASSERT_TRUE(terminal.shows("Your turn"));
  terminal.type("?\n");
  ASSERT_TRUE(terminal.shows("Enter: more"));
  EXPECT_FALSE(has(terminal.output(), "And on the commands"));
  terminal.type("\n");
  ASSERT_TRUE(terminal.shows("Enter: more"));
  terminal.type("q\n");
  ASSERT_TRUE(terminal.shows("@1>"));
  terminal.type("? E5\n");
  ASSERT_TRUE(terminal.shows("E5: Steps"));
}

// Nothing of one player's page is left for the other, not even above the screen.
TEST(Pty, TheCurtainWipesTheScreen) {
  Terminal terminal({"play", "--hotseat", "--seed", "3"}, {});
  ASSERT_TRUE(terminal.shows("Hand the keyboard to "));
  terminal.type("\n");
  ASSERT_TRUE(terminal.shows("Your turn"));
  ASSERT_TRUE(terminal.shows(">"));
  terminal.type("1\n");
  ASSERT_TRUE(terminal.shows("\x1b[2J\x1b[3J\x1b[H"));
  ASSERT_TRUE(terminal.shows("Hand the keyboard to "));
  terminal.type("\n");
  ASSERT_TRUE(terminal.shows("\x1b[2J\x1b[3J\x1b[H"));
  ASSERT_TRUE(terminal.shows("Your turn"));
}

TEST(Pty, AGameToItsEnd) {
  Terminal terminal({"play", "--seed", "7", "--option", "target=1", "--option", "level=basic"},
                    {80, 80});
  for (int turn = 0; turn < 60; ++turn) {
    ASSERT_TRUE(terminal.shows(">"));
    if (has(terminal.output(), "The game is over")) break;
    terminal.type("1\n");
  }
  ASSERT_TRUE(has(terminal.output(), "The game is over"));
  terminal.type("log\n");
  ASSERT_TRUE(terminal.shows("result @"));
  terminal.type("\n");
  EXPECT_EQ(terminal.wait(), 0);
  EXPECT_TRUE(has(afterwards(terminal.output()), "the match, 1 to 0."));
}

}  // namespace
}  // namespace hastilude::tests
