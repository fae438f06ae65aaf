// `hastilude load` as a process: small loads, which must be measured whole; nothing here depends on
// how fast the machine is.
#include <filesystem>

#include <boost/json/parse.hpp>
#include <gtest/gtest.h>

#include "server/folder.h"
#include "server/running.h"
#include "support/files.h"
#include "support/process.h"

namespace hastilude::tests {
namespace {

namespace json = boost::json;

// Runs it with a folder of its own for what is temporary.
class Load : public testing::Test {
 protected:
  Finished run(const std::vector<std::string>& words) {
    std::filesystem::create_directories(temporary_);
    std::vector<std::string> all = {"/usr/bin/env", "TMPDIR=" + temporary_};
    all.insert(all.end(), before_.begin(), before_.end());
    all.insert(all.end(), {HASTILUDE_PROGRAM, "load"});
    all.insert(all.end(), words.begin(), words.end());
    Finished finished = run_program(all);
    EXPECT_TRUE(std::filesystem::is_empty(temporary_)) << "something was left behind";
    return finished;
  }

  Folder folder_;
  std::string temporary_ = folder_.file("temporary");
  std::vector<std::string> before_;  // what runs it
};

void expect_latencies(const json::value& figures) {
  EXPECT_GT(figures.at("count").to_number<long>(), 0);
  EXPECT_GT(figures.at("p50_seconds").to_number<double>(), 0);
  EXPECT_GE(figures.at("p99_seconds").to_number<double>(),
            figures.at("p50_seconds").to_number<double>());
}

void expect_play(const json::value& figures) {
  ASSERT_EQ(figures.at("played").as_array().size(), 2U);
  EXPECT_EQ(figures.at("played").at(0).at("thought_seconds").to_number<double>(), 0);
  EXPECT_EQ(figures.at("played").at(1).at("thought_seconds").to_number<double>(), 0.02);
  for (const json::value& played : figures.at("played").as_array()) {
    expect_latencies(played);
    EXPECT_EQ(played.at("repeated").to_number<long>(), 0);
    EXPECT_GT(played.at("times_echo_and_commit").to_number<double>(), 0);
    const double seconds = played.at("seconds").to_number<double>();
    EXPECT_GE(seconds, 1);
    EXPECT_DOUBLE_EQ(played.at("actions_a_second").to_number<double>() * seconds,
                     played.at("count").to_number<double>());
  }
}

double median_of(const json::value& bare) {
  return bare.at("echo").at("p50_seconds").to_number<double>() +
         bare.at("commit").at("p50_seconds").to_number<double>();
}

// What an action is compared with was done as often, and one after the other.
void expect_bare(const json::value& figures, const char* name, double pause, std::size_t run) {
  const json::value& bare = figures.at(name);
  EXPECT_NEAR(bare.at("pause_seconds").to_number<double>(), pause, 1e-9);
  expect_latencies(bare.at("echo"));
  expect_latencies(bare.at("commit"));
  const json::value& played = figures.at("played").at(run);
  const auto action = played.at("p50_seconds").to_number<double>();
  EXPECT_NEAR(played.at("times_echo_and_commit").to_number<double>(), action / median_of(bare),
              1e-9);
  EXPECT_NEAR(played.at("times_those_at_once").to_number<double>(),
              action / median_of(figures.at("bare")), 1e-9);
}

TEST_F(Load, MeasuresAServerOfItsOwn) {
  const std::string file = folder_.file("load.json");
  const Finished finished = run({"--tables", "3", "--connections", "40", "--seconds", "1",
                                 "--thought", "20", "--json", file});
  ASSERT_EQ(finished.code, 0) << finished.err;
  EXPECT_NE(finished.out.find("3 tables, acting at once"), std::string::npos) << finished.out;
  EXPECT_NE(finished.out.find("with 40 idle connections"), std::string::npos) << finished.out;
  const json::value figures = json::parse(read_text(file));
  expect_play(figures);
  expect_bare(figures, "bare", 0, 0);
  expect_bare(figures, "bare_with_thought", 0.02 / 3, 1);
  EXPECT_EQ(figures.at("memory").at("connections").to_number<int>(), 40);
  EXPECT_GT(figures.at("memory").at("kilobytes_before").to_number<long>(), 0);
  EXPECT_GT(figures.at("memory").at("kilobytes_after").to_number<long>(),
            figures.at("memory").at("kilobytes_before").to_number<long>());
  for (const json::value& played : figures.at("played").as_array())
    EXPECT_GT(played.at("server_processor_seconds").to_number<double>(), 0);
}

// Whatever the game asks is answered, who looks on is no obstacle, and games that end go on.
TEST_F(Load, MeasuresEveryGame) {
  for (const std::string game : {"ivanhoe", "castles"}) {
    const std::string file = folder_.file(game + ".json");
    const Finished finished =
        run({"--game", game, "--players", "4", "--spectators", "2", "--records", "40", "--tables",
             "4", "--connections", "0", "--seconds", "3", "--thought", "20", "--json", file});
    ASSERT_EQ(finished.code, 0) << finished.err;
    EXPECT_NE(finished.out.find("Played: " + game + ", 4 players and 2 spectators at a table."),
              std::string::npos)
        << finished.out;
    const json::value figures = json::parse(read_text(file));
    expect_play(figures);
    EXPECT_EQ(figures.at("game"), game.c_str());
  }
}

// With strace, which is not installed everywhere.
TEST_F(Load, CountsSystemCallsWhereItCan) {
  if (!std::filesystem::exists("/usr/bin/strace")) GTEST_SKIP() << "there is no strace";
  const std::string file = folder_.file("load.json");
  const Finished finished = run({"--calls", "--tables", "2", "--connections", "0", "--seconds", "1",
                                 "--thought", "20", "--json", file});
  ASSERT_EQ(finished.code, 0) << finished.err;
  EXPECT_NE(finished.out.find(" system calls an action."), std::string::npos) << finished.out;
  const json::value figures = json::parse(read_text(file));
  for (const json::value& played : figures.at("played").as_array()) {
    const double calls = played.at("server_system_calls").to_number<double>();
    // At least it reads what is said, and answers.
    EXPECT_GT(calls, 2 * played.at("count").to_number<double>());
  }
}

TEST_F(Load, SaysWhenSystemCallsCannotBeCounted) {
  before_ = {"PATH=" + folder_.file("nothing")};
  const Finished finished =
      run({"--calls", "--tables", "1", "--connections", "0", "--seconds", "0.1"});
  EXPECT_EQ(finished.code, 1);
  EXPECT_NE(finished.err.find("cannot be counted: is strace installed"), std::string::npos)
      << finished.err;
}

TEST_F(Load, RefusesGamesThatThereAreNot) {
  const Finished none = run({"--game", "chess"});
  EXPECT_EQ(none.code, 2);
  EXPECT_NE(none.err.find("there is no game 'chess'; expected one of engarde, ivanhoe, castles"),
            std::string::npos)
      << none.err;
  const Finished many = run({"--players", "3"});
  EXPECT_EQ(many.code, 2);
  EXPECT_NE(many.err.find("engarde is played by 2 to 2, not by 3"), std::string::npos) << many.err;
}

TEST_F(Load, MeasuresAServerThatRunsAlready) {
  const Running server(folder_.file("data"), {"--messages", "1000000", "--messages-burst",
                                              "1000000", "--log", "warning"});
  const std::string file = folder_.file("load.json");
  const Finished finished =
      run({"--url", "http://localhost:" + std::to_string(server.port()) + "/", "--tables", "2",
           "--seconds", "1", "--thought", "20", "--json", file});
  ASSERT_EQ(finished.code, 0) << finished.err;
  EXPECT_NE(finished.out.find("Memory was not measured"), std::string::npos) << finished.out;
  const json::value figures = json::parse(read_text(file));
  expect_play(figures);
  EXPECT_FALSE(figures.as_object().contains("memory"));
  EXPECT_TRUE(std::filesystem::is_empty(folder_.file("data.log"))) << server.log();
}

TEST_F(Load, TellsOfLimitsThatAreTooNarrow) {
  const Running server(folder_.file("data"), {"--guests-burst", "10", "--messages", "1000000",
                                              "--messages-burst", "1000000"});
  const Finished finished = run({"--url", "http://127.0.0.1:" + std::to_string(server.port()),
                                 "--tables", "20", "--seconds", "0.1"});
  EXPECT_EQ(finished.code, 1);
  EXPECT_NE(finished.err.find("its limits are too narrow for this; start it with"),
            std::string::npos)
      << finished.err;
}

TEST_F(Load, TellsThatThereIsNoServer) {
  const Finished finished = run({"--url", "http://127.0.0.1:1"});
  EXPECT_EQ(finished.code, 1);
  EXPECT_NE(finished.err.find("no server answers at http://127.0.0.1:1 "), std::string::npos)
      << finished.err;
}

TEST_F(Load, RefusesWhatIsNoServerOfThisMachine) {
  for (const std::string url : {"127.0.0.1:8080", "https://127.0.0.1", "http://127.0.0.1:0",
                                "http://127.0.0.1:80x", "http://192.0.2.1:80", "http://"}) {
    const Finished finished = run({"--url", url});
    EXPECT_EQ(finished.code, 2) << url;
    EXPECT_NE(finished.err.find("'" + url + "' is no address of a server; expected"),
              std::string::npos)
        << finished.err;
  }
  EXPECT_EQ(run({"--tables", "-1"}).code, 2);
  EXPECT_EQ(run({"--seconds", "0"}).code, 2);
}

// The server that was started ends with it, and the folder goes; then the signal takes effect.
TEST_F(Load, EndsCleanlyWhenInterrupted) {
  before_ = {"/usr/bin/timeout", "--preserve-status", "--signal=INT", "2"};
  const Finished finished = run({"--tables", "2", "--connections", "1", "--seconds", "600"});
  EXPECT_EQ(finished.code, 130) << finished.err;
  EXPECT_EQ(finished.out, "");
}

}  // namespace
}  // namespace hastilude::tests
