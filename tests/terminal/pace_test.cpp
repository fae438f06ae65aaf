// Bots at the table of a person: what they do can be followed.
#include <chrono>
#include <optional>

#include <gtest/gtest.h>

#include "terminal/program.h"

namespace hastilude::tests {
namespace {

// A duel with a bot, so far apart that whatever he does @1 has a turn after him; @1 has just
// played.
class Pace : public testing::Test {
 protected:
  void begin(const std::string& name, const std::string& pace) {
    const std::string file = scratch_file(name);
    write_contents(file,
                   "game engarde\nplayers 2\nposition\nstrip 1 23\nhand @1 1 1 2 2 3\n"
                   "hand @2 3 4 4 5 5\nbegin\n");
    kept = scratch_file(name + "-kept");
    terminal.emplace(
        Arguments{"play", "--load", file, "--save", kept, "--bots", "random", "--pace", pace},
        Terminal::Size{}, Environment{{"NO_COLOR", "1"}});
    ASSERT_TRUE(terminal->shows("Your turn"));
    terminal->type("forward 1\n");
    ASSERT_TRUE(terminal->shows("@2 Patch decides ..."));
  }

  std::string kept;
  std::optional<Terminal> terminal;
};

TEST_F(Pace, ABotTakesAsLongAsItWasTold) {
  begin("slow", "0.6");
  const auto start = std::chrono::steady_clock::now();
  ASSERT_TRUE(terminal->shows("Your turn"));
  const std::chrono::duration<double> waited = std::chrono::steady_clock::now() - start;
  EXPECT_GT(waited.count(), 0.5);
  EXPECT_LT(waited.count(), 5);
}

// Nobody can answer a question that he has not seen.
TEST_F(Pace, WhatIsTypedMeanwhileIsNoAnswer) {
  begin("early", "0.6");
  terminal->type("forward 1\nforw");
  ASSERT_TRUE(terminal->shows("Your turn"));
  terminal->type("quit\nquit\n");
  EXPECT_EQ(terminal->wait(), 0);
  EXPECT_EQ(count_of(contents(kept), "\n@1 "), 1) << contents(kept);
  EXPECT_EQ(count_of(contents(kept), "\n@2 "), 1) << contents(kept);
}

TEST_F(Pace, CtrlCDoesNotWaitForABot) {
  begin("left", "30");
  terminal->type("\x03");
  EXPECT_EQ(terminal->wait(), 130);
  EXPECT_EQ(count_of(contents(kept), "\n@2 "), 0) << "what it would have done is not done";
  EXPECT_FALSE(has(unwrapped(terminal->output()), "but for what came after that"));
}

}  // namespace
}  // namespace hastilude::tests
