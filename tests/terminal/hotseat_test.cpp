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

// The page that is shown to a seat, from the curtain before it to the one after.
std::string page_of(const std::string& output, const std::string& seat) {
  for (const std::string& part : between_curtains(output)) {
    if (part.starts_with("and the keyboard to " + seat + ",")) return part;
  }
  return "no page of " + seat;
}

struct Together {
  std::string position;
  std::string one;      // an answer of @2
  std::string another;  // and a different one
  std::string third;    // of @3
  std::string record;   // after @2's `another` and @3's answer
};

// I25, C7, C15: those who are asked the same question do not see each other's answers; the answers
// are played in order.
TEST(HotSeat, AnswersToOneQuestionAreGivenUnseen) {
  const std::string castles =
      "game castles\nplayers 3\nposition\nhand @1 f1 f2\nhand @2 a1 a2\nhand @3 x1 x2\n"
      "prisoner @1 b2\n";
  const std::string knights =
      "game ivanhoe\nplayers 3\nposition\ncolor red\nturn @1\nhand @1 R4\n"
      "hand @2 R3 ivanhoe\nhand @3 R5\ndisplay @1 R3\ndisplay @2 R3 R4\ndisplay @3 R4 S2\n"
      "played\ndue reaction @2 dodge @3 #1\nbegin\n";
  const std::vector<Together> cases{
      {castles + "phase answer h3\nbegin\n", "offer a1", "decline", "offer x2",
       "begin\n@2 decline\n@3 offer x2\n"},
      {castles + "phase ransom @1 b2\nbegin\n", "bid a1 a2", "bid a2", "bid x1",
       "begin\n@2 bid a2\n@3 bid x1\n"},
      {knights, "ivanhoe", "pass", "pass", "begin\n@2 pass\n@3 pass\n"}};
  for (const Together& one : cases) {
    const std::string file = scratch_file("together");
    const std::string kept = scratch_file("answers");
    write_contents(file, one.position);
    const auto played = [&](const std::string& answer) {
      return run({"play", "--load", file, "--hotseat"}, "\n" + answer + "\n\nlog\nlist\n" +
                                                            one.third + "\n\nsave " + kept +
                                                            "\nsave " + kept + "\n")
          .output;
    };
    const std::string third = page_of(played(one.one), "@3");
    EXPECT_NE(third.find("You (@3)"), std::string::npos) << third;
    EXPECT_EQ(third, page_of(played(one.another), "@3"));
    EXPECT_NE(contents(kept).find(one.record), std::string::npos) << contents(kept);
  }
}

// I25: once Ivanhoe is played, nobody else reacts; his answer is not in the record.
TEST(HotSeat, AnAnswerThatIsNoLongerWantedIsDropped) {
  const std::string file = scratch_file("dropped");
  const std::string kept = scratch_file("without");
  write_contents(file,
                 "game ivanhoe\nplayers 3\nposition\ncolor red\nturn @1\nhand @1 R4\n"
                 "hand @2 R3 ivanhoe\nhand @3 R5\ndisplay @1 R3\ndisplay @2 R3 R4\n"
                 "display @3 R4 S2\nplayed\ndue reaction @2 dodge @3 #1\nbegin\n");
  const Ran ran =
      run({"play", "--load", file, "--hotseat"}, "\nivanhoe\n\npass\n\nsave " + kept + "\n");
  EXPECT_TRUE(contents(kept).ends_with("begin\n@2 ivanhoe\n")) << contents(kept);
  EXPECT_NE(ran.output.find("Hand the keyboard to @1"), std::string::npos);
}

// Nor do they see what a bot has answered before them.
TEST(HotSeat, APersonDoesNotSeeTheAnswersOfBotsBeforeHim) {
  const std::string file = scratch_file("bots");
  write_contents(file,
                 "game castles\nplayers 4\nposition\nhand @1 f1 f2\nhand @2 a1 a2\n"
                 "hand @3 x1 x2\nhand @4 h1 h2\nphase answer h3\nbegin\n");
  const Ran ran = run({"play", "--load", file, "--seat", "4", "--bots", "random"}, "list\n");
  EXPECT_NE(ran.output.find("offer h1"), std::string::npos) << ran.output;
  EXPECT_EQ(ran.output.find("@2 Patch declines"), std::string::npos) << ran.output;
  EXPECT_EQ(ran.output.find("@2 Patch offers"), std::string::npos) << ran.output;
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
