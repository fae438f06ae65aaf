// Programs from outside in a seat: good ones, and all the ways in which they can fail. The arena
// goes on, says what happened, and leaves nothing running behind.
#include <cerrno>
#include <chrono>
#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include "bots/arena/arena.h"
#include "games/find.h"
#include "record/options.h"
#include "record/read.h"
#include "record/replayed.h"
#include "support/files.h"

namespace hastilude::tests {
namespace {

// What every bot of these tests says first.
const std::string greets = "read a; echo hastilude 1; ";

// Answers every question with this command of the shell.
std::string answers(const std::string& command) {
  return greets + "while read -r kind rest; do if [ \"$kind\" = go ]; then " + command +
         "; fi; if [ \"$kind\" = action ]; then action=$rest; fi; done";
}

struct Outcome {
  int games = 0;
  std::vector<arena::FailureReport> reports;
  double seconds = 0;
};

Outcome outcome_of(const std::string& command, double limit = 2, std::string_view name = "engarde",
                   int deals = 1) {
  const GameApi* game = games::find_game(name);
  arena::Plan plan{.game = game,
                   .setup = usual_setup(*game, game->least_players),
                   .bots = {"random", "exec:" + command},
                   .seed = 3,
                   .deals = deals,
                   .limit_seconds = limit};
  if (name == "engarde") plan.setup.values[1] = 1;  // one round
  plan.bots.resize(plan.setup.players, "random");
  std::vector<int> list;
  for (int deal = 0; deal < deals; ++deal) list.push_back(deal);
  Outcome outcome;
  const auto start = std::chrono::steady_clock::now();
  arena::play_deals(
      plan, list, 1, [] { return false; },
      {.game_finished = [&] { ++outcome.games; },
       .group_finished = [](const arena::DealGroup&) {},
       .failed = [&](const arena::FailureReport& report) { outcome.reports.push_back(report); }});
  outcome.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return outcome;
}

// No child is left, not even a dead one.
void expect_nobody_left() {
  EXPECT_EQ(waitpid(-1, nullptr, WNOHANG), -1);
  EXPECT_EQ(errno, ECHILD);
}

// Fails in both games, each time in this way, and the arena goes on.
void expect_failure(const std::string& command, bots::FailureKind kind, std::string_view what,
                    double limit = 2) {
  const Outcome outcome = outcome_of(command, limit);
  EXPECT_EQ(outcome.games, 2) << command;
  ASSERT_EQ(outcome.reports.size(), 2U) << command;
  for (const arena::FailureReport& report : outcome.reports) {
    EXPECT_EQ(name_of(report.failure.kind), name_of(kind)) << command << report.failure.what;
    EXPECT_NE(report.failure.what.find(what), std::string::npos)
        << command << ": " << report.failure.what;
    EXPECT_LT(report.failure.what.size(), 700U);
  }
  expect_nobody_left();
}

void expect_good(const std::string& command, std::string_view game = "engarde") {
  const Outcome outcome = outcome_of(command, 20, game);
  EXPECT_GE(outcome.games, 2);
  for (const arena::FailureReport& report : outcome.reports)
    ADD_FAILURE() << command << ": " << report.failure.what;
  expect_nobody_left();
}

TEST(Outside, good_ones) {
  expect_good(answers("echo \"$action\""));
  // Comments, blank lines and the ends of lines of other systems are no harm.
  expect_good(answers("echo '; let me think'; echo; printf '%s\\r\\n' \"$action\""));
  for (const GameApi& game : games::all_games())
    expect_good(answers("echo \"$action\""), game.name);
}

TEST(Outside, the_example_in_python) {
  for (const GameApi& game : games::all_games())
    expect_good("python3 docs/examples/bot.py", game.name);
}

TEST(Outside, standard_error_is_theirs) {
  // Far more than a pipe holds.
  expect_good(answers("head -c 300000 /dev/zero | tr '\\0' 'x' >&2; echo \"$action\""));
}

TEST(Outside, names_are_short_for_people_and_records) {
  EXPECT_EQ(bots::shown_name("page"), "page");
  EXPECT_EQ(bots::shown_name("exec:./bot --level 3"), "./bot --level 3");
  EXPECT_EQ(bots::shown_name("exec:a; b\tc"), "a, b c");
  EXPECT_EQ(bots::shown_name("exec:123456789012345678901234567890"),
            "123456789012345678901234567890");
  EXPECT_EQ(bots::shown_name("exec:python3 a-very-long-name.py --level 3"),
            "python3 a-ver....py --level 3");
  EXPECT_EQ(bots::shown_name("mine=exec:./bot --level=3"), "mine");
  EXPECT_EQ(bots::shown_name("exec:./bot --level=3"), "./bot --level=3");
  // No letter is cut in two.
  EXPECT_EQ(
      bots::shown_name("exec:"
                       "\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9"
                       "\u00e9\u00e9\u00e9\u00e9"),
      "\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9...\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9");
}

TEST(Outside, cannot_be_started) {
  expect_failure("./no-such-bot", bots::FailureKind::not_started, "no-such-bot: not found");
  expect_failure("echo hello", bots::FailureKind::not_started, "it greeted with 'hello'");
  expect_failure("exec >&-; sleep 30", bots::FailureKind::not_started, "closed its output");
  expect_failure("sleep 30", bots::FailureKind::not_started, "no answer in time", 0.1);
}

TEST(Outside, crash) {
  expect_failure(greets + "exit 3", bots::FailureKind::crashed, "it ended with code 3");
  expect_failure(greets + "read a; kill -SEGV $$", bots::FailureKind::crashed, "signal 11");
  expect_failure(answers("echo 'out of ideas' >&2; exit 4"), bots::FailureKind::crashed,
                 "ended with code 4; it wrote on its standard error: out of ideas");
  // Its input is closed while we write: no SIGPIPE.
  expect_failure(greets + "exec <&-; sleep 0.1; exit 5", bots::FailureKind::crashed, "code 5");
}

TEST(Outside, hang_and_silence) {
  expect_failure(greets + "cat > /dev/null", bots::FailureKind::too_slow, "no answer in time", 0.2);
  expect_failure(answers("sleep 30"), bots::FailureKind::too_slow, "no answer in time", 0.2);
  const Outcome outcome = outcome_of(answers("sleep 30"), 0.2);
  EXPECT_LT(outcome.seconds, 10) << "the seat is played at random after the first failure";
}

TEST(Outside, nonsense) {
  expect_failure(answers("echo checkmate"), bots::FailureKind::nonsense, "it answered 'checkmate'");
  expect_failure(answers("echo \"@1 $action\""), bots::FailureKind::nonsense, "it answered '@1");
  expect_failure(answers("printf '\\001\\377\\n'"), bots::FailureKind::nonsense, "it answered");
  expect_failure(answers("printf '%s\\n%s\\n' \"$action\" \"$action\""),
                 bots::FailureKind::nonsense, "without being asked");
}

TEST(Outside, illegal) {
  expect_failure(answers("echo parry"), bots::FailureKind::illegal, "'@");
  expect_failure(answers("echo wait"), bots::FailureKind::illegal,
                 "it waited where it has to decide");
  expect_failure(answers("echo 'round @1'"), bots::FailureKind::nonsense, "it answered");
}

TEST(Outside, too_talkative) {
  expect_failure(greets + "yes ';'", bots::FailureKind::too_talkative, "1000 lines");
  expect_failure(greets + "tr '\\0' 'x' < /dev/zero", bots::FailureKind::too_talkative,
                 "without end");
  expect_failure(answers("yes list | head -n 500"), bots::FailureKind::too_talkative, "more lists");
}

TEST(Outside, fails_once_and_is_started_again) {
  const std::string flag =
      (std::filesystem::temp_directory_path() / ("hastilude-flag-" + std::to_string(getpid())))
          .string();
  std::ofstream(flag) << "x";
  const Outcome outcome =
      outcome_of("if rm " + flag + "; then exit 1; fi; " + answers("echo \"$action\""), 20);
  EXPECT_EQ(outcome.games, 2);
  EXPECT_EQ(outcome.reports.size(), 1U);
  expect_nobody_left();
}

// Whether a process lives; one that is dead and not yet taken away does not.
bool lives(const std::string& pid) {
  std::ifstream file("/proc/" + pid + "/stat");
  std::string text;
  std::getline(file, text);
  const std::size_t name_end = text.rfind(')');
  return name_end != std::string::npos && text.compare(name_end, 3, ") Z") != 0;
}

TEST(Outside, what_it_started_is_ended_too) {
  const std::string file =
      (std::filesystem::temp_directory_path() / ("hastilude-pid-" + std::to_string(getpid())))
          .string();
  outcome_of("sleep 300 & echo $! > " + file + "; " + answers("echo \"$action\""), 20);
  const std::string pid = std::to_string(std::stoi(read_text(file)));
  std::filesystem::remove(file);
  for (int tries = 0; tries < 100 && lives(pid); ++tries) usleep(20'000);
  EXPECT_FALSE(lives(pid));
  expect_nobody_left();
}

// ---- what is said

// A program that keeps all that it hears in a file.
TEST(Outside, hears_what_its_seat_sees_and_nothing_else) {
  const std::string file =
      (std::filesystem::temp_directory_path() / ("hastilude-heard-" + std::to_string(getpid())))
          .string();
  const Outcome outcome =
      outcome_of("tee " + file + " | (" + answers("echo \"$action\"") + ")", 20);
  EXPECT_TRUE(outcome.reports.empty());
  const std::vector<std::string> lines = lines_of(read_text(file));
  std::filesystem::remove(file);
  ASSERT_GT(lines.size(), 10U);
  EXPECT_EQ(lines[0], "hastilude 1");
  EXPECT_EQ(lines[1], "new @2");
  EXPECT_EQ(lines[2], "head game engarde");
  EXPECT_EQ(lines[3], "head players 2");
  EXPECT_EQ(lines[4], "head option target 1");
  std::string seat;
  int results = 0;
  int ends = 0;
  for (const std::string& line : lines) {
    Words words(line);
    const std::string_view kind = words.next();
    if (kind == "new") seat = std::string(words.next());
    if (kind == "end") ++ends;
    if (kind == "line" && words.peek() == "result") ++results;
    // Dealt and drawn cards of the other seat, and its hand, stay hidden.
    const bool cards = words.peek() == "deal" || words.peek() == "draw" || words.peek() == "hand";
    if ((kind != "line" && kind != "now") || !cards) continue;
    words.next();
    if (words.next() != seat) {
      EXPECT_EQ(line.find_first_of("12345", line.rfind('@') + 2), std::string::npos) << line;
    }
  }
  EXPECT_EQ(results, 2);
  EXPECT_EQ(ends, 2);
}

TEST(Outside, lists_what_begins_so) {
  const std::string file =
      (std::filesystem::temp_directory_path() / ("hastilude-list-" + std::to_string(getpid())))
          .string();
  expect_good("tee " + file + " | (" + greets +
              "while read -r kind rest; do case $kind in action) action=$rest;; "
              "go) echo list forward;; listed) echo \"$action\";; esac; done)");
  const std::vector<std::string> lines = lines_of(read_text(file));
  std::filesystem::remove(file);
  int listed = 0;
  int wanted = 0;
  bool asked = false;
  for (const std::string& line : lines) {
    Words words(line);
    const std::string_view kind = words.next();
    if (kind == "actions") wanted = 0;
    if (kind == "go") asked = true;
    if (kind == "action" && !asked && words.peek() == "forward") ++wanted;
    if (kind == "action" && asked) {
      EXPECT_EQ(words.peek(), "forward");
    }
    if (kind != "listed") continue;
    EXPECT_EQ(words.next(), std::to_string(wanted));
    asked = false;
    ++listed;
  }
  EXPECT_GT(listed, 2);
}

// If something was taken back, the whole game is told again.
TEST(Outside, is_told_of_an_undo) {
  const std::string file =
      (std::filesystem::temp_directory_path() / ("hastilude-undo-" + std::to_string(getpid())))
          .string();
  const GameApi& game = *games::find_game("engarde");
  const record::Record record = std::move(*record::read_records(
      "game engarde\nplayers 2\nposition\nhand @1 1 2\nhand @2 1 2\nbegin\n")[0]);
  std::unique_ptr<bots::Player> player = bots::make_player(
      game, "exec:tee " + file + " | (" + answers("echo \"$action\"") + ")", {.limit_seconds = 20});
  player->begin({.head = record.head,
                 .seat = Seat{1},
                 .position = game.view(record.start, Observer::of(Seat{1}))});
  Random random(1);
  const Observer observer = Observer::of(Seat{1});
  const auto tell = [&](const AnyState& before, const match::Line& line) {
    player->see(game.seen(before, std::get<AnyMove>(line), observer));
  };
  const auto ask_after = [&](std::string_view decision) {
    match::Match here = record::replayed(record);
    here.play(*game.read(record.head.setup, Words(decision)), tell);
    here.play(game.sample(here.state(), random), tell);
    EXPECT_TRUE(player->answer(here.question(Seat{1}), random));
    player->go_back(0);
  };
  ask_after("@1 forward 1");
  ask_after("@1 forward 2");
  player.reset();  // what it has heard is in the file when it has ended
  const std::vector<std::string> lines = lines_of(read_text(file));
  std::filesystem::remove(file);
  EXPECT_EQ(std::count(lines.begin(), lines.end(), "new @2"), 2);
  EXPECT_EQ(std::count(lines.begin(), lines.end(), "start hand @1 ? ?"), 2);
  EXPECT_EQ(std::count(lines.begin(), lines.end(), "line @1 forward 1"), 1);
  EXPECT_EQ(std::count(lines.begin(), lines.end(), "line @1 forward 2"), 1);
}

}  // namespace
}  // namespace hastilude::tests
