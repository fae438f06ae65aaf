// People at one keyboard: what one of them sees while the keyboard is his must not depend on what
// only the other may know.
#include <gtest/gtest.h>

#include "terminal/program.h"

namespace hastilude::tests {
namespace {

std::vector<std::string> between_curtains(const std::string& output) {
  std::vector<std::string> parts;
  std::size_t at = 0;
  for (;;) {
    const std::size_t curtain = output.find("Hand the keyboard to ", at);
    parts.push_back(output.substr(at, curtain - at));
    if (curtain == std::string::npos) return parts;
    at = curtain + 1;
  }
}

// Two worlds that differ in what @2 holds and in nothing that @1 may know.
TEST(HotSeat, TwoWorldsLookTheSameToTheOneAtTheKeyboard) {
  const auto world = [](std::string_view hand) {
    const std::string file = scratch_file("world");
    write_contents(file,
                   "game engarde\nplayers 2\noption level advanced\nposition\nstrip 10 14\n"
                   "hand @1 1 3 4 4 5\nhand @2 " +
                       std::string(hand) + "\ndiscard 2 2 3\nbegin\n");
    const std::string keys = "\nlog\nlist\n?\nforward 5\nundo\nattack 1x1\n@2 forward 1\n";
    const Ran hot = run({"play", "--load", file, "--hotseat"}, keys);
    const Ran alone = run({"play", "--load", file}, keys);
    EXPECT_EQ(hot.exit + alone.exit, 0);
    return hot.output + alone.output;
  };
  EXPECT_EQ(world("1 1 2 4 5"), world("3 3 4 5 5"));
  EXPECT_NE(world("1 1 2 4 5"), world("3 3 4 5"));  // how many cards he holds, all may see
}

TEST(HotSeat, TheCurtainFallsBetweenTurnsAndNothingOfTheOtherIsShown) {
  std::string keys;
  for (int i = 0; i < 120; ++i) keys += "\n1\n";
  const Ran ran = run({"play", "--hotseat", "--seed", "6", "--option", "target=2"}, keys);
  EXPECT_EQ(ran.exit, 0);
  EXPECT_NE(ran.output.find("wins the match, 2 to "), std::string::npos);
  const std::vector<std::string> parts = between_curtains(ran.output);
  EXPECT_GT(parts.size(), 20U);
  EXPECT_EQ(parts[0].find("dealt"), std::string::npos);
  for (std::size_t i = 1; i + 1 < parts.size(); ++i) {
    const std::string own = parts[i].find("keyboard to @1") == std::string::npos ? "@2" : "@1";
    const std::string other = own == "@1" ? "@2" : "@1";
    EXPECT_EQ(parts[i].find("and the keyboard to " + own + ", "), 0U);
    EXPECT_NE(parts[i].find("You (" + own + ")"), std::string::npos);
    EXPECT_EQ(parts[i].find("You (" + other + ")"), std::string::npos);
    for (const std::string_view secret : {" is dealt ", " draws "}) {
      for (std::size_t at = parts[i].find(secret); at != std::string::npos;
           at = parts[i].find(secret, at + 1))
        EXPECT_GT(parts[i][at + secret.size()], '9') << parts[i].substr(at, 30);
    }
    // A screen full of blank lines stands before and after the curtain's own line.
    EXPECT_NE(parts[i].find(std::string(50, '\n')), std::string::npos);
    EXPECT_TRUE(parts[i].ends_with(std::string(50, '\n')));
  }
}

TEST(HotSeat, SeveralSeatsCanBePeoples) {
  const Ran ran = run({"play", "--seat", "1", "--seat", "2"}, "");
  EXPECT_NE(ran.output.find("Hand the keyboard to @"), std::string::npos);
}

TEST(HotSeat, TheWayBackIsAHotSeatAgain) {
  const std::string file = scratch_file("hot");
  const Ran ran = run({"play", "--hotseat", "--save", file}, "\n1\n");
  EXPECT_NE(unwrapped(ran.output).find("--load " + file + " --hotseat"), std::string::npos);
}

TEST(HotSeat, ThereIsNoCurtainForOneAlone) {
  EXPECT_EQ(run({"play", "--seat", "2"}, "1\n1\n").output.find("keyboard"), std::string::npos);
}

}  // namespace
}  // namespace hastilude::tests
