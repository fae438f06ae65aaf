// Games that are left at a terminal, and gone on with.
#include <filesystem>

#include <gtest/gtest.h>

#include "terminal/program.h"

namespace hastilude::tests {
namespace {

// What stands on the terminal after the game's own page was left.
std::string afterwards(const std::string& output) {
  constexpr std::string_view leaves = "\x1b[?1049l";
  const std::size_t left = output.rfind(leaves);
  return left == std::string::npos ? "the page was not left" : output.substr(left + leaves.size());
}

class LeftGames : public testing::Test {
 protected:
  std::vector<std::string> files() const {
    std::vector<std::string> found;
    const std::string place = folder + "/hastilude";
    if (!std::filesystem::exists(place)) return found;
    for (const auto& entry : std::filesystem::directory_iterator(place))
      found.push_back(entry.path().string());
    return found;
  }
  // Plays the first choice of a list and leaves by Ctrl-C.
  void leave(const Arguments& arguments) {
    Terminal terminal(arguments, {}, home);
    ASSERT_TRUE(terminal.shows("Your turn"));
    ASSERT_TRUE(terminal.shows(">"));
    terminal.type("1\n");
    ASSERT_TRUE(terminal.shows("Your turn"));
    ASSERT_TRUE(terminal.shows(">"));
    terminal.type("\x03");
    EXPECT_EQ(terminal.wait(), 130);
    said = afterwards(terminal.output());
  }

  std::string folder = scratch_file(std::string("state-") +
                                    testing::UnitTest::GetInstance()->current_test_info()->name());
  Environment home{{"XDG_STATE_HOME", folder}};
  std::string said;
};

TEST_F(LeftGames, CtrlCLosesNothing) {
  leave({"play", "engarde", "--seed", "3"});
  EXPECT_TRUE(has(said, "it is kept for you")) << said;
  EXPECT_TRUE(has(said, "To go on: hastilude play --continue")) << said;
  ASSERT_EQ(files().size(), 1U);
  const std::string record = contents(files().front());
  EXPECT_TRUE(has(record, "\n@1 ")) << record;
  const Ran replayed = run({"replay", files().front()}, "");
  EXPECT_EQ(replayed.exit, 0) << replayed.errors;

  Terminal terminal({"play", "--continue", "--pace", "0"}, {}, home);
  ASSERT_TRUE(terminal.shows("Your turn"));
  ASSERT_TRUE(terminal.shows(">"));
  terminal.type("quit\n");
  EXPECT_EQ(terminal.wait(), 0);
  ASSERT_EQ(files().size(), 1U);
  EXPECT_EQ(contents(files().front()), record);
}

// Not only what is left with a word: a program that is killed has kept it too.
TEST_F(LeftGames, EveryDecisionIsKeptAtOnce) {
  {
    Terminal terminal({"play", "--seed", "3"}, {}, home);
    ASSERT_TRUE(terminal.shows("Your turn"));
    ASSERT_TRUE(terminal.shows(">"));
    EXPECT_TRUE(files().empty());
    terminal.type("1\n");
    ASSERT_TRUE(terminal.shows("Your turn"));
  }  // killed
  ASSERT_EQ(files().size(), 1U);
  EXPECT_TRUE(has(contents(files().front()), "\n@1 "));
}

TEST_F(LeftGames, EachIsKeptByItselfAndTheLastOneGoesOn) {
  leave({"play", "engarde", "--seed", "3"});
  leave({"play", "engarde", "--seed", "4", "--option", "level=basic"});
  EXPECT_EQ(files().size(), 2U);
  Terminal terminal({"play", "--continue", "--pace", "0"}, {}, home);
  EXPECT_TRUE(terminal.shows("En Garde"));
  EXPECT_TRUE(terminal.shows("basic"));
  const Ran other = run({"play", "ivanhoe", "--continue"}, "", home);
  EXPECT_TRUE(has(other.errors, "no game of ivanhoe")) << other.errors;
}

TEST_F(LeftGames, PeopleKeepTheirSeats) {
  leave({"play", "engarde", "--seed", "3", "--seat", "2", "--name", "Zoë"});
  const Ran ran = run({"play", "--continue", "--pace", "0"}, "quit\n", home);
  EXPECT_TRUE(has(ran.output, "@2> ")) << ran.output;
  EXPECT_FALSE(has(ran.output, "@1> ")) << ran.output;
}

TEST_F(LeftGames, AGameThatIsOverOrSavedIsNotLeft) {
  const std::string file = scratch_file("saved-instead");
  Terminal saved({"play", "--seed", "3"}, {}, home);
  ASSERT_TRUE(saved.shows("Your turn"));
  ASSERT_TRUE(saved.shows(">"));
  saved.type("1\n");
  ASSERT_TRUE(saved.shows("Your turn"));
  ASSERT_TRUE(saved.shows(">"));
  EXPECT_EQ(files().size(), 1U);
  saved.type("save " + file + "\n");
  ASSERT_TRUE(saved.shows("also those that you must not see"));
  saved.type("quit\n");
  EXPECT_EQ(saved.wait(), 0);
  EXPECT_TRUE(files().empty());

  Terminal resigned({"play", "--seed", "3"}, {}, home);
  ASSERT_TRUE(resigned.shows("Your turn"));
  ASSERT_TRUE(resigned.shows(">"));
  resigned.type("1\n");
  ASSERT_TRUE(resigned.shows("Your turn"));
  resigned.type("resign\nresign\n");
  ASSERT_TRUE(resigned.shows("Another one?"));
  EXPECT_TRUE(files().empty());
}

TEST_F(LeftGames, WhatCannotBeKeptIsSaidOnceAndTheGameGoesOn) {
  write_contents(folder, "no folder");
  Terminal terminal({"play", "--seed", "3"}, {}, home);
  ASSERT_TRUE(terminal.shows("Your turn"));
  ASSERT_TRUE(terminal.shows(">"));
  terminal.type("1\n");
  ASSERT_TRUE(terminal.shows("cannot be written"));
  ASSERT_TRUE(terminal.shows(">"));
  const std::size_t before = terminal.output().size();
  terminal.type("1\n");
  ASSERT_TRUE(terminal.shows("Your turn"));
  EXPECT_FALSE(has(terminal.output().substr(before), "cannot be written"));
}

TEST_F(LeftGames, OnlyTheLatestTwentyStay) {
  std::filesystem::create_directories(folder + "/hastilude");
  const auto name = [&](int i) {
    return folder + "/hastilude/ivanhoe-20200101-0000" + std::to_string(10 + i) + ".hastilude";
  };
  for (int i = 0; i < 25; ++i) {
    write_contents(name(i), "old");
    std::filesystem::last_write_time(
        name(i), std::filesystem::file_time_type::clock::now() - std::chrono::hours(100 - i));
  }
  const std::string other = folder + "/hastilude/notes";
  write_contents(other, "not ours");
  leave({"play", "engarde", "--seed", "3"});
  EXPECT_EQ(files().size(), 21U);  // with what is no game
  EXPECT_FALSE(std::filesystem::exists(name(5)));
  EXPECT_TRUE(std::filesystem::exists(name(6)));
  EXPECT_TRUE(std::filesystem::exists(other));
}

}  // namespace
}  // namespace hastilude::tests
