// `hastilude arena`, `hastilude hint` and bots in `hastilude play`, as people run them.
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support/files.h"
#include "support/process.h"

namespace hastilude::tests {
namespace {

Finished hastilude(std::vector<std::string> arguments, std::string_view input = {}) {
  arguments.insert(arguments.begin(), HASTILUDE_PROGRAM);
  return run_program(arguments, input);
}

bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

std::string temporary(std::string_view name) {
  return (std::filesystem::temp_directory_path() /
          ("hastilude-" + std::string(name) + "-" + std::to_string(getpid())))
      .string();
}

// ---- arena

TEST(ArenaProgram, prints_a_table_and_writes_json) {
  const std::string json = temporary("json");
  const Finished done = hastilude({"arena", "engarde", "--bots", "page,random", "--deals", "6",
                                   "--option", "target=1", "--json", json});
  EXPECT_EQ(done.code, 0) << done.err;
  EXPECT_TRUE(has(done.out, "engarde, 2 players, target=1, seed 1: 6 deals, 12 games\n"));
  EXPECT_TRUE(has(done.out, "\npage  ")) << done.out;
  EXPECT_TRUE(has(done.out, "\nrandom  ")) << done.out;
  const Finished read =
      run_program({"/usr/bin/env", "python3", "-c",
                   "import json, sys; a = json.load(open(sys.argv[1])); b = a['bots']; "
                   "print(a['game'], a['players'], a['options']['target'], a['deals'], a['games'], "
                   "[x['name'] for x in b], round(sum(x['win_share'] for x in b), 6), "
                   "all(x['low'] <= x['win_share'] <= x['high'] for x in b))",
                   json});
  std::filesystem::remove(json);
  EXPECT_EQ(read.out, "engarde 2 1 6 12 ['page', 'random'] 1.0 True\n") << read.err;
}

// The columns that do not depend on the clock: name, seats, share and interval.
std::string shares_of(const std::string& table) {
  std::string text;
  for (const std::string& line : lines_of(table)) {
    if (line.starts_with("page") || line.starts_with("random"))
      text += line.substr(0, line.rfind(" %") + 2) + "\n";
  }
  return text;
}

TEST(ArenaProgram, goes_on_from_its_file) {
  const std::string file = temporary("keep");
  const auto run = [&](const char* deals, const char* threads, bool keep) {
    std::vector<std::string> words{"arena",    "engarde",  "--bots",    "random,page",
                                   "--deals",  deals,      "--threads", threads,
                                   "--option", "target=1", "--seed",    "9"};
    if (keep) words.insert(words.end(), {"--keep", file});
    return hastilude(words);
  };
  const std::string whole = shares_of(run("12", "1", false).out);
  EXPECT_EQ(whole, shares_of(run("12", "2", false).out));
  run("5", "2", true);
  EXPECT_EQ(lines_of(read_text(file)).size(), 8U + 5U);
  EXPECT_EQ(shares_of(run("12", "1", true).out), whole);
  EXPECT_EQ(shares_of(run("12", "1", true).out), whole) << "nothing was left to play";
  EXPECT_EQ(lines_of(read_text(file)).size(), 8U + 12U);
  const Finished other = hastilude({"arena", "engarde", "--bots", "page,random", "--keep", file});
  EXPECT_EQ(other.code, 1);
  EXPECT_EQ(other.out, "");
  EXPECT_TRUE(has(other.err, "results of another arena"));
  std::filesystem::remove(file);
}

// Ctrl-C: what is finished is told and kept, and the answer is that of a program that was stopped.
TEST(ArenaProgram, stops_cleanly) {
  const std::string keep = temporary("stopped");
  const std::string out = temporary("out");
  const pid_t child = fork();
  if (child == 0) {
    const int file = open(out.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    dup2(file, 1);
    dup2(file, 2);
    execl(HASTILUDE_PROGRAM, HASTILUDE_PROGRAM, "arena", "engarde", "--bots", "page,random",
          "--deals", "900000", "--keep", keep.c_str(), nullptr);
    _exit(127);
  }
  for (int tries = 0; tries < 400; ++tries) {
    std::error_code none;
    const auto size = std::filesystem::file_size(keep, none);
    if (!none && size > 2000) break;
    usleep(50'000);
  }
  kill(child, SIGINT);
  int status = 0;
  waitpid(child, &status, 0);
  EXPECT_TRUE(WIFEXITED(status));
  EXPECT_EQ(WEXITSTATUS(status), 128 + SIGINT);
  const std::string text = read_text(out);
  const std::size_t finished = lines_of(read_text(keep)).size() - 7;
  EXPECT_TRUE(has(text, std::to_string(finished) + " deals, ")) << text;
  EXPECT_TRUE(has(text, "Stopped after " + std::to_string(finished) + " of 900000 deals"));
  EXPECT_TRUE(has(text, "The same command continues from here."));
  std::filesystem::remove(keep);
  std::filesystem::remove(out);
}

TEST(ArenaProgram, a_failing_bot_is_told_and_marked) {
  const Finished done = hastilude({"arena", "engarde", "--bots", "random,exec:echo hastilude 1",
                                   "--deals", "2", "--option", "target=1"});
  EXPECT_EQ(done.code, 0);
  EXPECT_TRUE(has(done.err, " failed in seat @2 of deal 0, rotation 0: ")) << done.err;
  EXPECT_TRUE(has(done.out, "! 4 ")) << done.out;
}

TEST(ArenaProgram, a_bot_that_cannot_be_started_ends_it) {
  const Finished done = hastilude({"arena", "engarde", "--bots", "random,exec:./no-such-bot",
                                   "--deals", "50", "--option", "target=1"});
  EXPECT_EQ(done.code, 1);
  EXPECT_EQ(done.out, "");
  EXPECT_TRUE(has(done.err, "hastilude: ./no-such-bot failed in seat @")) << done.err;
}

TEST(ArenaProgram, prints_json_instead_of_the_table) {
  const Finished done = hastilude({"arena", "engarde", "--bots", "random", "--deals", "2",
                                   "--option", "target=1", "--json", "-"});
  EXPECT_EQ(done.code, 0) << done.err;
  EXPECT_TRUE(done.out.starts_with("{")) << done.out;
  EXPECT_FALSE(std::filesystem::exists("-"));
}

TEST(ArenaProgram, a_test_plays_no_more_than_it_needs) {
  const std::string keep = temporary("sprt");
  const auto run = [&](const char* threads, const char* strengths) {
    const Finished done =
        hastilude({"arena", "engarde", "--bots", "page,random", "--option", "target=1", "--threads",
                   threads, "--sprt", strengths, "--keep", keep});
    EXPECT_EQ(done.code, 0) << done.err;
    return done.out.substr(done.out.find("Is page"));
  };
  const std::string yes = run("1", "0,100");
  EXPECT_TRUE(std::regex_search(
      yes,
      std::regex("^Is page stronger by 100 Elo rather than by 0 Elo\\? Yes, after \\d{1,3} deals")))
      << yes;
  const std::size_t played = lines_of(read_text(keep)).size();
  EXPECT_EQ(run("2", "0,100"), yes) << "what was kept is enough";
  EXPECT_EQ(lines_of(read_text(keep)).size(), played);
  std::filesystem::remove(keep);
  EXPECT_EQ(run("2", "0,100"), yes) << "threads change nothing";
  std::filesystem::remove(keep);
  EXPECT_TRUE(has(run("2", "-1000,-500"), "Elo? Yes, after "));
  std::filesystem::remove(keep);
  EXPECT_TRUE(has(run("2", "900,1000"), "Elo? No, after "));
  std::filesystem::remove(keep);
}

// A row for each command; the same with more deals takes its place, another has its own.
TEST(ArenaProgram, notes_figures_from_which_a_page_is_made) {
  const std::string notes = temporary("notes");
  const std::string keep = temporary("kept");
  const auto play = [&](const char* deals, const std::string& bots) {
    const Finished done =
        hastilude({"arena", "engarde", "--bots", bots, "--option", "target=1", "--deals", deals,
                   "--seed", "7", "--note", notes, "--keep", keep + bots});
    EXPECT_EQ(done.code, 0) << done.err;
  };
  play("2", "page,random");
  play("2", "herald,random");
  play("3", "page,random");
  const std::string page = temporary("page");
  const std::string name = std::filesystem::path(notes).filename();
  const std::string frame = "<!-- made from " + name + " -->\n";
  std::ofstream(page) << "Before\n" << frame << "what was there\n<!-- made -->\nAfter\n";
  EXPECT_EQ(hastilude({"strength", page}).code, 0);
  const std::vector<std::string> lines = lines_of(read_text(page));
  ASSERT_EQ(lines.size(), 10U) << read_text(page);
  EXPECT_EQ(lines[3], "| command | games | share of the first (95 %) | time a decision | build |");
  const std::string arena = R"(\| `arena engarde --option target=1 --bots )";
  const std::string figures = R"(\d+\.\d % \(\d+\.\d–\d+\.\d\) \| \d+ us, \d+ us \| .+ \|)";
  EXPECT_TRUE(std::regex_match(
      lines[5], std::regex(arena + R"(page,random --deals 3 --seed 7` \| 6 \| )" + figures)))
      << lines[5];
  EXPECT_TRUE(std::regex_match(
      lines[6], std::regex(arena + R"(herald,random --deals 2 --seed 7` \| 4 \| )" + figures)))
      << lines[6];
  EXPECT_TRUE(lines[5].ends_with("; 2 deals kept before |")) << lines[5];
  EXPECT_FALSE(has(lines[6], "kept")) << lines[6];
  for (const char* bots : {"page,random", "herald,random"}) std::filesystem::remove(keep + bots);
  std::ofstream(notes) << "hastilude notes 1\na | b\nonly one\n";
  const Finished wrong = hastilude({"strength", page});
  EXPECT_EQ(wrong.code, 1);
  EXPECT_TRUE(has(wrong.err, "2 cells were expected instead of 'only one'")) << wrong.err;
  std::filesystem::remove(notes);
  std::filesystem::remove(page);
}

TEST(ArenaProgram, keeps_games_and_what_was_said_by_the_names_of_bots) {
  const std::string records = temporary("records");
  const std::string talk = temporary("talk");
  const Finished done = hastilude({"arena", "engarde", "--bots", "page", "--bot",
                                   "mine=exec:python3 docs/examples/bot.py 1,2", "--deals", "2",
                                   "--option", "target=1", "--limit", "60", "--game-limit", "600",
                                   "--records", records, "--talk", talk});
  EXPECT_EQ(done.code, 0) << done.err;
  EXPECT_TRUE(has(done.out, "\nmine  ")) << done.out;
  const std::string games = read_text(records);
  for (const char* part : {"; deal 0, rotation 0\ngame engarde\n", "; deal 1, rotation 1\n",
                           "name @1 mine\n", "name @2 mine\n", "name @2 page\n"})
    EXPECT_TRUE(has(games, part)) << part << games;
  EXPECT_EQ(hastilude({"replay", records}).code, 0);
  int heard = 0;
  for (const std::string& line : lines_of(read_text(talk))) {
    EXPECT_TRUE(std::regex_match(line, std::regex(R"(\d+\.\d{6} [01]/[01] @[12] [<>] .+)")))
        << line;
    if (has(line, " < ")) ++heard;
  }
  EXPECT_TRUE(has(read_text(talk), " > go must 60000\n"));
  EXPECT_GT(heard, 4);
  std::filesystem::remove(records);
  std::filesystem::remove(talk);
}

TEST(ArenaProgram, a_bot_can_use_up_its_time_for_a_game) {
  const Finished done =
      hastilude({"arena", "engarde", "--bots", "random", "--bot",
                 "exec:echo hastilude 1; while read kind rest; do "
                 "if [ $kind = go ]; then sleep 2; echo x; fi; done",
                 "--deals", "1", "--option", "target=1", "--limit", "60", "--game-limit", "0.001"});
  EXPECT_EQ(done.code, 0) << done.err;
  EXPECT_TRUE(has(done.err, "it used up its time for the game")) << done.err;
  EXPECT_TRUE(has(done.out, "! 2 too_slow")) << done.out;
}

// Ten million games would be noticed.
TEST(ArenaProgram, a_file_that_cannot_be_written_is_told_before_anything_is_played) {
  const Finished done = hastilude({"arena", "castles", "--players", "6", "--bots", "random",
                                   "--deals", "999999", "--json", "tests/no/such/folder/x"});
  EXPECT_EQ(done.code, 1);
  EXPECT_EQ(done.out, "");
  EXPECT_TRUE(has(done.err, "tests/no/such/folder/x: cannot be written: ")) << done.err;
}

TEST(ArenaProgram, refuses_what_it_cannot_play) {
  const std::pair<std::vector<std::string>, std::string_view> wrong[] = {
      {{"arena"}, "GAME"},
      {{"arena", "engarde"}, "--bots"},
      {{"arena", "chess", "--bots", "page"}, "there is no game 'chess'"},
      {{"arena", "engarde", "--bots", "page,page,page"}, "3 bots for 2 seats"},
      {{"arena", "engarde", "--bots", "page,wizard"},
       "engarde has no bot 'wizard'; expected random"},
      {{"arena", "engarde", "--bots", "page,"}, "has no bot ''"},
      {{"arena", "engarde", "--bots", ""}, "nobody plays; expected --bots A,B,... or --bot BOT"},
      {{"arena", "engarde", "--bots", "a=wizard"}, "engarde has no bot 'wizard'"},
      {{"arena", "engarde", "--bots", "a=page,a=random"}, "two bots are called a"},
      {{"arena", "engarde", "--bots", "page", "--records", "-"}, "'-' is no file"},
      {{"arena", "engarde", "--bots", "exec: "}, "no command behind 'exec:'"},
      {{"arena", "engarde", "--bots", "page,random", "--sprt", "20"}, "no pair of strengths"},
      {{"arena", "engarde", "--bots", "page,random", "--sprt", "20,0"}, "no pair of strengths"},
      {{"arena", "engarde", "--bots", "page,random", "--sprt", "0,nan"}, "no pair of strengths"},
      {{"arena", "engarde", "--bots", "page,random", "--sprt", "0,20,"}, "no pair of strengths"},
      {{"arena", "engarde", "--bots", "page", "--sprt", "0,20"}, "nobody to compare page with"},
      {{"arena", "engarde", "--bots", "page", "--deals", "0"}, "--deals"},
      {{"arena", "engarde", "--bots", "page", "--threads", "0"}, "--threads"},
      {{"arena", "engarde", "--bots", "page", "--limit", "0"}, "--limit"},
      {{"arena", "engarde", "--bots", "page", "--players", "3"}, "cannot be played by 3"},
  };
  for (const auto& [arguments, what] : wrong) {
    const Finished done = hastilude(arguments);
    EXPECT_EQ(done.code, 2) << what;
    EXPECT_EQ(done.out, "") << what;
    EXPECT_TRUE(has(done.err, what)) << done.err;
  }
}

// Figures that were measured one by one, written down by hand, are drawn where a page asks for it.
TEST(StrengthProgram, draws_a_curve) {
  const std::string curve = temporary("curve");
  const std::string page = temporary("page");
  const std::string name = std::filesystem::path(curve).filename();
  std::ofstream(curve) << "hastilude curve 1\nx size, MB\ny won, %\n; a remark\n"
                       << "0.09 41.5 40.7 42.2 net alone\n12 49.7 49 50.4 a book\n";
  std::ofstream(page) << "<!-- made from " + name + " -->\n<!-- made -->\n";
  EXPECT_EQ(hastilude({"strength", page}).code, 0);
  EXPECT_TRUE(has(read_text(page), "![won, % by size, MB](")) << read_text(page);
  const std::string picture = std::filesystem::path(curve).replace_extension().string() + ".svg";
  const std::string drawn = read_text(picture);
  // From 0.01 to 100 MB, steps being tenfold, and from 40 to 52 %: axes are 620 by 320 dots.
  EXPECT_TRUE(has(drawn, "<circle cx=\"218\"")) << drawn;
  EXPECT_TRUE(has(drawn, ">net alone</text>")) << drawn;
  EXPECT_TRUE(has(drawn, ">size, MB</text>")) << drawn;
  std::filesystem::remove(picture);
  for (const auto& [text, what] : {std::pair("hastilude curve 1\n; none\n", "it has no points"),
                                   std::pair("hastilude curve 1\n0 1 1 1 x\n",
                                             "four numbers, the first above 0, were expected "
                                             "instead of '0 1 1 1 x'")}) {
    std::ofstream(curve) << text;
    const Finished wrong = hastilude({"strength", page});
    EXPECT_EQ(wrong.code, 1);
    EXPECT_TRUE(has(wrong.err, what)) << wrong.err;
  }
  std::filesystem::remove(curve);
  std::filesystem::remove(page);
}

// ---- solve

std::vector<std::string> small_game(std::vector<std::string> with, const char* strip = "10") {
  std::vector<std::string> words{"solve",  "engarde",   "--level", "basic",    "--strip",
                                 strip,    "--highest", "3",       "--copies", "3",
                                 "--hand", "2",         "--sweeps"};
  words.insert(words.end(), with.begin(), with.end());
  return words;
}

// Whoever waits for sweeps shall not be told after them that the file is wrong.
TEST(SolveProgram, looks_at_the_other_table_first) {
  const std::string kept = temporary("kept-sweeps");
  const auto refused = [&](const char* why, const char* strip = "10") {
    const Finished done = hastilude(small_game({"4", "--against", kept}, strip));
    EXPECT_EQ(done.code, 1);
    EXPECT_TRUE(has(done.err, "hastilude: " + kept + why)) << done.err;
    EXPECT_FALSE(has(done.out, "average of")) << done.out;
  };
  std::filesystem::remove(kept);
  refused(" cannot be read");
  std::ofstream(kept) << "no sweeps\n";
  refused(": expected sweeps of the same game");
  std::filesystem::remove(kept);
  EXPECT_EQ(hastilude(small_game({"6", "--keep", kept})).code, 0);
  refused(": expected sweeps of the same game", "11");
  const Finished met = hastilude(small_game({"4", "--against", kept, "--remember", "last"}));
  EXPECT_EQ(met.code, 0) << met.err;
  EXPECT_TRUE(has(met.out, "against the table of 6 sweeps in " + kept)) << met.out;
  std::filesystem::resize_file(kept, std::filesystem::file_size(kept) - 1);
  refused(": the file is too short");
  std::filesystem::remove(kept);
}

TEST(SolveProgram, plays_in_the_rules_by_the_last_action) {
  const Finished done = hastilude(small_game({"4", "--remember", "last", "--in-rules", "200"}));
  EXPECT_EQ(done.code, 0) << done.err;
  EXPECT_TRUE(has(done.out, "200 rounds in the rules library: ")) << done.out;
}

// Of the average of all sweeps, as at the end, not of how the last sweep was played.
TEST(SolveProgram, notes_what_can_be_won_against_the_average) {
  const std::string log = temporary("sweeps");
  const Finished done =
      hastilude({"solve",   "engarde",  "--level", "basic",  "--strip",    "10",       "--highest",
                 "3",       "--copies", "4",       "--hand", "3",          "--sweeps", "6",
                 "--every", "6",        "--log",   log,      "--response", "--rounds", "100"});
  EXPECT_EQ(done.code, 0) << done.err;
  std::smatch told;
  ASSERT_TRUE(
      std::regex_search(done.out, told, std::regex("same information: .*; ([0-9.]+) hundredths")))
      << done.out;
  std::istringstream noted(lines_of(read_text(log)).back());
  int sweeps = 0;
  double payoff = 0;
  double loss = 0;
  ASSERT_TRUE(noted >> sweeps >> payoff >> loss) << read_text(log);
  EXPECT_EQ(sweeps, 6);
  EXPECT_NEAR(loss, std::stod(told[1]), 0.001);
  std::filesystem::remove(log);
}

// A table that was taken further has a row of its own; more rounds take the place of fewer.
TEST(SolveProgram, notes_what_can_be_won_for_a_page) {
  const std::string notes = temporary("responses");
  const auto solve = [&](const char* sweeps, const char* rounds, const char* how = "--response") {
    return hastilude({"solve",  "engarde",   "--level",  "basic",    "--strip",
                      "10",     "--highest", "3",        "--copies", "3",
                      "--hand", "2",         "--sweeps", sweeps,     "--response",
                      how,      "--rounds",  rounds,     "--note",   notes});
  };
  for (const char* rounds : {"100", "200"}) EXPECT_EQ(solve("4", rounds).code, 0);
  EXPECT_EQ(solve("8", "100").code, 0);
  const Finished short_cut = solve("8", "100", "--one-step");
  EXPECT_TRUE(has(short_cut.out, "local best response")) << short_cut.out;
  EXPECT_FALSE(has(short_cut.out, "same information")) << short_cut.out;
  const std::vector<std::string> lines = lines_of(read_text(notes));
  ASSERT_EQ(lines.size(), 5U) << read_text(notes);
  const std::string both = R"([+-]\d\.\d{5} \(\d\.\d{4}\), [+-]\d\.\d{5} \(\d\.\d{4}\); )"
                           R"(-?\d+\.\d \(\d\.\d\d\))";
  const std::string row = R"(`solve engarde --level basic --strip 10 --highest 3 --copies 3 )"
                          R"(--hand 2 --sweeps 4 --response --rounds 200` \| [+-]\d\.\d{5} \| )" +
                          both + R"( \| )" + both + R"( \| .+)";
  EXPECT_TRUE(std::regex_match(lines[2], std::regex(row))) << lines[2];
  EXPECT_TRUE(has(lines[3], "--sweeps 8 --response --rounds 100`")) << lines[3];
  EXPECT_TRUE(has(lines[4], "--response --one-step --rounds 100`")) << lines[4];
  EXPECT_TRUE(has(lines[4], " | – | ")) << lines[4];
  std::filesystem::remove(notes);
  const Finished nothing = hastilude({"solve", "engarde", "--note", notes});
  EXPECT_EQ(nothing.code, 2);
  EXPECT_TRUE(has(nothing.err, "nothing to --note, or too much; expected either")) << nothing.err;
}

// ---- hint

// Three threes, and the other two in the discard pile, which lies open: no parry.
constexpr std::string_view sure_win =
    "game engarde\nplayers 2\noption discards all\nposition\nstrip 10 13\nhand @1 1 2 3\n"
    "hand @2 1 1 2 4 5\ndiscard 3 3 3 3\nscore 4 4\nbegin\n";

TEST(Hint, shows_what_is_best_and_what_it_thinks_of_the_rest) {
  const Finished done = hastilude({"hint", "-", "--bot", "old-squire"}, sure_win);
  EXPECT_EQ(done.code, 0) << done.err;
  EXPECT_TRUE(done.out.starts_with("For @1, old-squire would play: attack 3x1\n")) << done.out;
  EXPECT_TRUE(has(done.out, "\n  attack 3x1  100.0 %")) << done.out;
  for (const char* action : {"forward 1", "forward 2", "back 1", "back 2", "back 3"})
    EXPECT_TRUE(has(done.out, action)) << done.out;
  EXPECT_EQ(done.out, hastilude({"hint", "-", "--bot", "old-squire"}, sure_win).out);
}

TEST(Hint, of_a_bot_that_does_not_weigh) {
  const Finished done = hastilude({"hint", "-", "--bot", "page", "--seat", "@1"}, sure_win);
  EXPECT_EQ(done.out, "For @1, page would play: attack 3x1\n") << done.err;
}

// What @1 cannot see changes nothing.
TEST(Hint, looks_at_nothing_hidden) {
  std::string other(sure_win);
  other.replace(other.find("hand @2 1 1 2 4 5"), 17, "hand @2 2 4 4 5 5");
  for (const char* bot : {"random", "page", "squire", "old-squire"})
    EXPECT_EQ(hastilude({"hint", "-", "--bot", bot}, sure_win).out,
              hastilude({"hint", "-", "--bot", bot}, other).out);
}

TEST(Hint, says_why_there_is_none) {
  const std::string win(sure_win);
  const std::string over = read_text("docs/rules/samples/engarde.txt");
  const std::tuple<std::vector<std::string>, std::string, int, std::string_view> cases[] = {
      {{}, over, 1, "-: the game is over; expected a record that stops at a decision"},
      {{}, win + "\n" + win, 1, "-: several records; expected one game"},
      {{}, "", 1, "-: no record; expected one game"},
      {{}, "game engarde\nplayers 2\n", 1, "-:2: the record is incomplete"},
      {{"--seat", "@2"}, win, 1, "-: @2 has nothing to decide now; expected --seat @1, or none"},
      {{"--seat", "@3"}, win, 2, "there is no seat '@3'; expected @1 to @2"},
      {{"--bot", "wizard"},
       win,
       2,
       "engarde has no bot 'wizard'; expected random, groom, minstrel, falconer, herald, page, "
       "squire, "
       "knight, champion"},
  };
  for (const auto& [more, input, code, what] : cases) {
    std::vector<std::string> arguments{"hint", "-"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    const Finished done = hastilude(arguments, input);
    EXPECT_EQ(done.code, code) << what;
    EXPECT_EQ(done.out, "") << what;
    EXPECT_TRUE(has(done.err, what)) << done.err;
  }
  EXPECT_TRUE(has(hastilude({"hint", "no-such-file"}).err, "no-such-file: cannot be read"));
  // C5: a castles turn begins with a draw, and a record may stop before it.
  EXPECT_TRUE(has(hastilude({"hint", "-", "--bot", "random"},
                            "game castles\nplayers 2\nposition\nphase draw\nbegin\n")
                      .err,
                  "-: the next line is a draw, not a decision"));
}

// ---- play

TEST(PlayWithBots, names_them_and_plays) {
  const Finished done =
      hastilude({"play", "engarde", "--bots", "page", "--seed", "3"}, "1\nlog\nquit\nquit\n");
  EXPECT_EQ(done.code, 0) << done.err;
  EXPECT_TRUE(has(done.out, "@2 Alys Fenn")) << "who goes by that name: " << done.out;
}

TEST(PlayWithBots, a_program_from_outside_plays_or_is_reported) {
  const Finished good =
      hastilude({"play", "engarde", "--seed", "3", "--bots", "exec:python3 docs/examples/bot.py"},
                "1\n1\nquit\nquit\n");
  EXPECT_EQ(good.code, 0);
  EXPECT_FALSE(has(good.out, "played at random")) << good.out;
  const Finished bad =
      hastilude({"play", "engarde", "--seed", "3", "--bots", "exec:exit 7"}, "1\n1\nquit\nquit\n");
  EXPECT_EQ(bad.code, 0);
  EXPECT_TRUE(has(bad.out, "@2 is played at random from here on")) << bad.out;
  EXPECT_TRUE(has(bad.out, "it ended with code 7")) << bad.out;
}

TEST(PlayWithBots, a_saved_game_says_who_played) {
  const std::string file = temporary("played");
  hastilude({"play", "engarde", "--bots", "page", "--seed", "3", "--save", file}, "1\n");
  EXPECT_TRUE(has(read_text(file), "\nname @2 page\n"));
  const Finished same = hastilude({"play", "--load", file}, "log\n");
  EXPECT_TRUE(has(same.out, "@2 Alys Fenn")) << "whom the record names plays on";
  hastilude({"play", "--load", file, "--save", file, "--bots", "random"}, "1\n");
  const std::string text = read_text(file);
  EXPECT_TRUE(has(text, "\nname @2 random\n")) << "from here on it is someone else";
  EXPECT_LT(text.find("name @2 page"), text.find("name @2 random"));
  EXPECT_EQ(hastilude({"replay", file}).code, 0);
  std::filesystem::remove(file);
}

TEST(PlayWithBots, refuses_too_many_and_unknown_ones) {
  const std::pair<std::vector<std::string>, std::string_view> wrong[] = {
      {{"play", "engarde", "--bots", "page,page"}, "2 bots, but people leave 1 of the seats"},
      {{"play", "engarde", "--hotseat", "--bots", "page"}, "1 bot, but people leave 0"},
      {{"play", "engarde", "--bots", "wizard"}, "engarde has no bot 'wizard'"},
      {{"play", "engarde", "--pace", "-1"}, "--pace"},
  };
  for (const auto& [arguments, what] : wrong) {
    const Finished done = hastilude(arguments);
    EXPECT_EQ(done.code, 2) << what;
    EXPECT_TRUE(has(done.err, what)) << done.err;
  }
}

}  // namespace
}  // namespace hastilude::tests
