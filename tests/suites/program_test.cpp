// The program as people and scripts run it: what it prints, where, and what it answers.
#include <algorithm>
#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include "games/find.h"
#include "server/folder.h"
#include "support/files.h"
#include "support/process.h"

namespace hastilude::tests {
namespace {

Finished hastilude(std::vector<std::string> arguments, std::string_view input = {}) {
  arguments.insert(arguments.begin(), HASTILUDE_PROGRAM);
  return run_program(arguments, input);
}

// A record in which every kind of line of its head stands, and comments.
constexpr std::string_view small_record =
    "; a duel\n"
    "game engarde\n"
    "players 2 ; always\n"
    "name @1 Ivanhoe\n"
    "option target 5\n"
    "option level advanced\n"
    "rules 1\n"
    "position\n"
    "hand @2  5 1\n"
    "hand @1 4 2\n"
    "discard 3 1\n"
    "begin\n"
    "; legal @1 forward 5\n"
    "@1   forward 4 ; bold\n"
    "; and now\n"
    "name @1 Wilfred\n"
    "draw @1 1 3 2 2\n"
    "resign @2\n"
    "result @1\n";

// ---- records

TEST(Replay, prints_the_position_reached) {
  const Finished done = hastilude({"replay", "-"}, small_record);
  EXPECT_EQ(done.code, 0);
  EXPECT_EQ(done.err, "");
  EXPECT_EQ(done.out,
            "game engarde\nplayers 2\nname @1 Wilfred\noption level advanced\nposition\n"
            "strip 5 23\nhand @1 1 2 2 2 3\nhand @2 1 5\ndiscard 3 1 4\nscore 0 0\nstarter @1\n"
            "over @1\nbegin\n");
}

TEST(Replay, legal_keeps_comments_and_makes_its_own_lists) {
  const Finished done = hastilude({"replay", "--legal", "-"}, small_record);
  EXPECT_EQ(done.code, 0);
  EXPECT_EQ(done.out,
            "; a duel\ngame engarde\nplayers 2 ; always\nname @1 Ivanhoe\noption level advanced\n"
            "position\nhand @2 5 1\nhand @1 4 2\ndiscard 3 1\nbegin\n"
            "; legal @1 forward 2 | forward 4\n@1 forward 4 ; bold\n; and now\nname @1 Wilfred\n"
            "draw @1 1 2 2 3\nresign @2\nresult @1\n\n" +
                hastilude({"replay", "-"}, small_record).out);
}

TEST(Replay, view_shows_what_a_seat_saw_without_comments) {
  const Finished done = hastilude({"replay", "--view", "@2", "-"}, small_record);
  EXPECT_EQ(done.code, 0);
  EXPECT_EQ(done.out,
            "game engarde\nplayers 2\nname @1 Ivanhoe\noption level advanced\nposition\n"
            "strip 1 23\nturn @1\nhand @1 ? ?\nhand @2 1 5\ndiscard ? 1\nscore 0 0\nstarter @1\n"
            "begin\n@1 forward 4\nname @1 Wilfred\ndraw @1 ? ? ? ?\nresign @2\nresult @1\n\n"
            "game engarde\nplayers 2\nname @1 Wilfred\noption level advanced\nposition\n"
            "strip 5 23\nhand @1 ? ? ? ? ?\nhand @2 1 5\ndiscard ? ? 4\nscore 0 0\nstarter @1\n"
            "over @1\nbegin\n");
}

TEST(Replay, view_has_the_legal_lines_of_its_seat_only) {
  const std::string record = "game engarde\nplayers 2\nposition\nhand @1 1\nhand @2 2\nbegin\n";
  EXPECT_EQ(hastilude({"replay", "--view", "@1", "-"}, record).out.find("; legal @1 forward 1\n"),
            std::string("game engarde\nplayers 2\nposition\nstrip 1 23\nturn @1\nhand @1 1\n"
                        "hand @2 ?\nscore 0 0\nstarter @1\nbegin\n")
                .size());
  for (const char* observer : {"@2", "table"}) {
    EXPECT_EQ(hastilude({"replay", "--view", observer, "-"}, record).out.find("legal"),
              std::string::npos);
  }
}

TEST(Replay, view_of_a_spectator_hides_every_hand) {
  const Finished done = hastilude({"replay", "--view", "table", "-"}, small_record);
  EXPECT_EQ(done.code, 0);
  EXPECT_NE(done.out.find("\nhand @1 ? ?\nhand @2 ? ?\ndiscard ? 1\n"), std::string::npos);
  EXPECT_NE(done.out.find("\ndraw @1 ? ? ? ?\n"), std::string::npos);
}

TEST(Replay, prints_a_blank_line_between_records) {
  const std::string one = "game engarde\nplayers 2\nposition\nhand @1 1\nbegin\n";
  const std::string printed = hastilude({"replay", "-"}, one).out;
  const Finished done = hastilude({"replay", "-"}, one + "\n\n\n" + one);
  EXPECT_EQ(done.code, 0);
  EXPECT_EQ(done.out, printed + "\n" + printed);
}

TEST(Replay, a_broken_record_is_told_with_its_line_and_the_others_are_printed) {
  const std::string good = "game engarde\nplayers 2\nposition\nhand @1 1\nbegin\n";
  const std::string input = good + "\ngame engarde\nplayers 7\n\n" + good +
                            "\ngame engarde\nplayers 2\nposition\nhand @1 1\nbegin\n"
                            "@1 forward 2\n";
  const std::string printed = hastilude({"replay", "-"}, good).out;
  const Finished done = hastilude({"replay", "-"}, input);
  EXPECT_EQ(done.code, 1);
  EXPECT_EQ(done.out, printed + "\n" + printed);
  EXPECT_EQ(done.err,
            "-:8: unexpected '7'; expected 2\n"
            "-:21: There are too few 2s in the hand (E5); expected @1 forward 1\n");
}

TEST(Replay, an_incomplete_record_is_an_error_at_its_last_line) {
  const Finished done = hastilude({"replay", "-"}, "game engarde\nplayers 2\n\n");
  EXPECT_EQ(done.code, 1);
  EXPECT_EQ(done.out, "");
  EXPECT_TRUE(
      done.err.starts_with("-:2: the record is incomplete; expected a line like 'starter @"))
      << done.err;
}

TEST(Replay, names_the_file_in_its_errors) {
  const std::string path =
      (std::filesystem::temp_directory_path() / "hastilude-broken-record.txt").string();
  std::ofstream(path) << "game nothing\n";
  const Finished done = hastilude({"replay", path});
  std::filesystem::remove(path);
  EXPECT_EQ(done.code, 1);
  EXPECT_TRUE(done.err.starts_with(path + ":1: unknown game 'nothing'; expected ")) << done.err;
}

TEST(Replay, hidden_cards_cannot_be_replayed) {
  const std::string seen =
      hastilude({"replay", "--view", "@2", "docs/rules/samples/engarde.txt"}).out;
  const Finished done = hastilude({"replay", "-"}, seen);
  EXPECT_EQ(done.code, 1);
  EXPECT_EQ(done.out, "");
}

TEST(Replay, a_file_without_a_record_is_an_error) {
  for (const char* nothing : {"", "\n\n", "; only a comment\n", "\r\n", "\xEF\xBB\xBF"}) {
    const Finished done = hastilude({"replay", "-"}, nothing);
    EXPECT_EQ(done.code, 1);
    EXPECT_EQ(done.out, "");
    EXPECT_EQ(done.err, "-: no record; expected one or several\n");
  }
}

TEST(Replay, a_byte_order_mark_is_passed_over) {
  const Finished plain = hastilude({"replay", "-"}, small_record);
  const Finished marked = hastilude({"replay", "-"}, "\xEF\xBB\xBF" + std::string(small_record));
  EXPECT_EQ(marked.code, 0) << marked.err;
  EXPECT_EQ(marked.out, plain.out);
}

TEST(Replay, files_that_cannot_be_read) {
  for (const char* path : {"tests/no-such-file.txt", "tests", "tests/no/such/folder"}) {
    const Finished done = hastilude({"replay", path});
    EXPECT_EQ(done.code, 1);
    EXPECT_EQ(done.out, "");
    EXPECT_TRUE(done.err.starts_with(std::string(path) + ": cannot be read: ")) << done.err;
    EXPECT_EQ(std::count(done.err.begin(), done.err.end(), '\n'), 1) << done.err;
  }
}

TEST(Replay, strange_input_is_refused_and_no_more) {
  const std::string inputs[] = {
      std::string(1'000'000, 'x'),
      std::string(1000, '\0'),
      "game engarde\nplayers 2\nname @1 " + std::string(300'000, 'n') + "\nnonsense\n",
      "game engarde\nplayers 2\nposition\nhand @1" + std::string(100'000, ' ') + "9\n",
      "game " + std::string(100'000, '@'),
      "game engarde\n\xef\xbb\xbfplayers 2\nposition\nbegin\n",
  };
  for (const std::string& input : inputs) {
    const Finished done = hastilude({"replay", "--legal", "-"}, input);
    EXPECT_EQ(done.code, 1);
    EXPECT_EQ(done.out, "");
    EXPECT_TRUE(done.err.starts_with("-:")) << done.err.substr(0, 200);
    EXPECT_LT(done.err.size(), 500U);
  }
}

TEST(Replay, eyes_that_there_are_not) {
  for (const char* observer : {"@0", "@7", "2", "nobody", "@"}) {
    const Finished done = hastilude({"replay", "--view", observer, "-"}, small_record);
    EXPECT_EQ(done.code, 2);
    EXPECT_EQ(done.out, "");
    EXPECT_NE(done.err, "");
  }
  const Finished done = hastilude({"replay", "--view", "@3", "-"}, small_record);
  EXPECT_EQ(done.code, 1);
  EXPECT_EQ(done.out, "");
  EXPECT_NE(done.err, "");
}

// ---- samples

// The actions of a list of legal actions stand in any order.
std::string sorted_actions(const std::string& line) {
  if (!line.starts_with("; legal ")) return line;
  std::vector<std::string> actions;
  std::size_t at = line.find(' ', 8) + 1;
  const std::string head = line.substr(0, at);
  for (std::size_t end = 0; end != line.size(); at = end + 3) {
    end = std::min(line.find(" | ", at), line.size());
    actions.push_back(line.substr(at, end - at));
  }
  std::sort(actions.begin(), actions.end());
  std::string sorted = head;
  for (const std::string& action : actions) sorted += action + " | ";
  return sorted;
}

void expect_like(const std::string& printed, const std::string& sample) {
  const std::vector<std::string> lines = lines_of(printed);
  const std::vector<std::string> wanted = lines_of(read_text(sample));
  for (std::size_t i = 0; i < std::min(lines.size(), wanted.size()); ++i)
    ASSERT_EQ(sorted_actions(lines[i]), sorted_actions(wanted[i])) << sample << ":" << i + 1;
  EXPECT_EQ(lines.size(), wanted.size()) << sample;
}

TEST(Samples, are_replayed_to_the_letter) {
  for (const GameApi& game : games::all_games()) {
    const std::string sample = "docs/rules/samples/" + std::string(game.name);
    const Finished legal = hastilude({"replay", "--legal", sample + ".txt"});
    EXPECT_EQ(legal.code, 0) << legal.err;
    expect_like(legal.out, sample + ".replay-legal.txt");
    const Finished seen = hastilude({"replay", "--view", "@2", sample + ".txt"});
    EXPECT_EQ(seen.code, 0) << seen.err;
    expect_like(seen.out, sample + ".view-2.txt");
  }
}

// ---- verify

// The record of docs/fairness.md.
std::string sealed_record() {
  const std::string document = read_text("docs/fairness.md");
  const std::size_t from = document.find("```\ngame ") + 4;
  return document.substr(from, document.find("```", from) - from);
}

TEST(Verify, says_in_one_sentence_what_holds_and_where_it_breaks) {
  const std::string record = sealed_record();
  const Finished holds = hastilude({"verify", "-"}, record);
  EXPECT_EQ(holds.code, 0) << holds.err;
  EXPECT_EQ(holds.out,
            "-: holds: all commitments are kept, and 3 chance moves follow from the server's "
            "secret and what was contributed by @1\n");
  std::string other = record;
  other.replace(other.find("deal @2 1 3 4 4 4"), 17, "deal @2 1 3 4 4 5");
  const Finished breaks = hastilude({"verify", "-"}, other);
  EXPECT_EQ(breaks.code, 1);
  EXPECT_EQ(breaks.out,
            "-:11: breaks at chance move 3: drawn was 'deal @2 1 3 4 4 4', and there stands "
            "'deal @2 1 3 4 4 5', which contradicts the server's commitment\n");
  const std::string noted(64, '0');
  EXPECT_EQ(hastilude({"verify", "--commitment", noted, "-"}, record).code, 1);
  EXPECT_EQ(hastilude({"verify", "--commitment", "soon", "-"}, record).code, 2);
  EXPECT_EQ(hastilude({"verify", "docs/rules/samples/engarde.txt"}).code, 1);
}

TEST(Verify, sealed_records_are_printed_as_they_were_read) {
  const std::string record = sealed_record();
  const Finished printed = hastilude({"replay", "--legal", "-"}, record);
  EXPECT_EQ(printed.code, 0) << printed.err;
  EXPECT_TRUE(printed.out.starts_with(record)) << printed.out;
  EXPECT_NE(hastilude({"replay", "--view", "table", "-"}, record).out.find("\nseal "),
            std::string::npos);
}

// ---- trace

TEST(Trace, prints_games_that_replay_to_the_same_text) {
  for (const GameApi& game : games::all_games()) {
    const Finished traced =
        hastilude({"trace", std::string(game.name), "--games", "3", "--seed", "7"});
    ASSERT_EQ(traced.code, 0) << traced.err;
    EXPECT_EQ(traced.err, "");
    const Finished replayed = hastilude({"replay", "--legal", "-"}, traced.out);
    EXPECT_EQ(replayed.code, 0) << replayed.err;
    std::string records;  // what replay prints, without the positions
    bool position = false;
    for (const std::string& line : lines_of(replayed.out)) {
      if (line.empty()) position = !position;
      if (!position) records += line + "\n";
    }
    EXPECT_EQ(records, traced.out);
  }
}

TEST(Trace, depends_on_its_seed_alone) {
  const auto trace = [](const char* seed) {
    return hastilude({"trace", "engarde", "--seed", seed, "--option", "level=advanced"}).out;
  };
  EXPECT_EQ(trace("5"), trace("5"));
  EXPECT_NE(trace("5"), trace("6"));
  EXPECT_NE(trace("18446744073709551615"), "");
}

TEST(Trace, takes_options_and_players) {
  const Finished done = hastilude({"trace", "engarde", "--players", "2", "--option", "target=1",
                                   "--option", "discards=all", "--option", "level=basic"});
  EXPECT_EQ(done.code, 0);
  EXPECT_TRUE(done.out.starts_with(
      "game engarde\nplayers 2\noption level basic\noption target 1\noption discards all\n"
      "starter @"))
      << done.out;
}

// ---- the command line

TEST(CommandLine, helps) {
  const Finished done = hastilude({"--help"});
  EXPECT_EQ(done.code, 0);
  EXPECT_EQ(done.err, "");
  for (const char* command : {"replay", "trace", "bench"}) {
    EXPECT_NE(done.out.find(command), std::string::npos) << command;
    const Finished own = hastilude({command, "--help"});
    EXPECT_EQ(own.code, 0) << command;
    EXPECT_GT(own.out.size(), 100U) << command;
    EXPECT_EQ(own.err, "") << command;
  }
}

// What a terminal is sent are letters and ends of lines.
TEST(CommandLine, helps_in_plain_text) {
  const std::string commands = hastilude({"completion", "bash"}).out;
  for (const char* command : {"play", "replay", "trace", "bench", "arena", "hint", "solve", "serve",
                              "backup", "prune", "tables", "people", "load", "licences"}) {
    ASSERT_NE(commands.find(command), std::string::npos) << command;
    const std::string help = hastilude({command, "--help"}).out;
    for (const char c : help)
      ASSERT_TRUE(static_cast<unsigned char>(c) >= 0x20 || c == '\n') << command << "\n" << help;
    EXPECT_EQ(help.find("=[]"), std::string::npos) << "no default that is none: " << help;
  }
}

TEST(CommandLine, tells_its_version) {
  const Finished done = hastilude({"--version"});
  EXPECT_EQ(done.code, 0);
  std::string_view told = done.out;
  const std::string_view name = "hastilude " HASTILUDE_VERSION;
  ASSERT_TRUE(told.starts_with(name) && told.ends_with("\n")) << done.out;
  told = told.substr(name.size(), told.size() - name.size() - 1);
  if (told.empty()) return;  // not a checkout
  ASSERT_TRUE(told.starts_with(" (") && told.ends_with(")")) << done.out;
  const std::string_view commit = told.substr(2, told.size() - 3);
  EXPECT_GE(commit.find_first_not_of("0123456789abcdef"), 10U) << done.out;
}

TEST(CommandLine, refuses_what_it_does_not_know) {
  const std::vector<std::string> wrong[] = {
      {"--nonsense"},
      {"nonsense"},
      {"replay"},
      {"replay", "--nonsense", "-"},
      {"replay", "-", "-"},
      {"replay", "--view"},
      {"trace"},
      {"trace", "chess"},
      {"trace", "engarde", "--players", "3"},
      {"trace", "engarde", "--players", "two"},
      {"trace", "engarde", "--players", "-2"},
      {"trace", "engarde", "--option", "target"},
      {"trace", "engarde", "--option", "target=0"},
      {"trace", "engarde", "--option", "level=expert"},
      {"trace", "engarde", "--option", "purple=token"},
      {"trace", "engarde", "--games", "0"},
      {"trace", "engarde", "--games", "-1"},
      {"trace", "engarde", "--seed", "x"},
      {"trace", "engarde", "--seed", "-1"},
      {"trace", "engarde", "--seed", "18446744073709551616"},
      {"help", "nonsense"},
      {"completion", "csh"},
      {"bench", "engarde", "--signature", "--games", "3"},
      {"bench", "chess"},
      {"bench", "engarde", "--games", "x"},
      {"bench", "engarde", "--games", "-3"},
  };
  for (const std::vector<std::string>& arguments : wrong) {
    const Finished done = hastilude(arguments);
    std::string line;
    for (const std::string& word : arguments) line += word + " ";
    EXPECT_EQ(done.code, 2) << line;
    EXPECT_EQ(done.out, "") << line;
    EXPECT_NE(done.err, "") << line;
  }
}

TEST(CommandLine, says_what_it_expected) {
  const std::pair<std::vector<std::string>, std::string> wrong[] = {
      {{"trace", "engarde", "--seed", "abc"},
       "--seed: expected a whole number from 0 to 18446744073709551615, not 'abc'"},
      {{"serve", "--port", "abc"}, "--port: expected a number from 0 to 65535, not 'abc'"},
      {{"--port", "abc"}, "--port: expected a number from 0 to 65535, not 'abc'"},
      {{"serve", "--requests", "nan"},
       "--requests: expected a number from 0.01 to 1000000, not 'nan'"},
      {{"serve", "--log", "loud"},
       "--log: expected one of debug, info, warning, error, none, not 'loud'"},
      {{"trace", "engarde", "--players", "3"},
       "hastilude: engarde cannot be played by 3; expected 2 players"},
      {{"trace", "ivanhoe", "--players", "9"},
       "hastilude: ivanhoe cannot be played by 9; expected 2 to 5 players"}};
  for (const auto& [arguments, told] : wrong) {
    const Finished done = hastilude(arguments);
    EXPECT_EQ(done.code, 2);
    EXPECT_TRUE(done.err.starts_with(told + "\n")) << done.err;
  }
}

TEST(CommandLine, the_largest_seed_is_one_of_its_own) {
  const auto game = [](const char* seed) {
    return hastilude({"trace", "engarde", "--seed", seed}).out;
  };
  EXPECT_NE(game("18446744073709551615"), game("18446744073709551614"));
}

TEST(CommandLine, help_of_a_command_is_its_help) {
  EXPECT_EQ(hastilude({"help", "arena"}).out, hastilude({"arena", "--help"}).out);
  EXPECT_EQ(hastilude({"help"}).out, hastilude({"--help"}).out);
}

TEST(CommandLine, output_that_cannot_be_written_is_an_error) {
  const std::string program = HASTILUDE_PROGRAM;
  for (const std::string command :
       {"trace engarde", "trace engarde --json", "replay docs/rules/samples/engarde.txt",
        "arena engarde --bots random --deals 1 --json -", "bench engarde --games 1 --json",
        "play engarde < /dev/null", "--help", "manual"}) {
    const Finished done = run_program({"/bin/sh", "-c", program + " " + command + " > /dev/full"});
    EXPECT_EQ(done.code, 1) << command;
    EXPECT_EQ(done.err, "hastilude: the output could not be written\n") << command;
  }
}

// What a shell offers at the end of these words.
std::string completed(const std::string& words) {
  return run_program({"/bin/bash", "-c",
                      "source <(" + std::string(HASTILUDE_PROGRAM) +
                          " completion bash); COMP_WORDS=(hastilude " + words +
                          "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _hastilude; "
                          "echo \"${COMPREPLY[@]}\""})
      .out;
}

TEST(Completion, knows_commands_flags_and_games) {
  EXPECT_EQ(completed("ar"), "arena\n");
  EXPECT_EQ(completed("arena --de"), "--deals\n");
  EXPECT_EQ(completed("trace c"), "castles\n");
  EXPECT_EQ(completed("help tr"), "trace\n");
  EXPECT_EQ(completed("replay CMakeLi"), "CMakeLists.txt\n");
}

TEST(Completion, is_understood_by_every_shell) {
  for (const std::string shell : {"bash", "zsh", "fish"}) {
    const Finished script = hastilude({"completion", shell});
    EXPECT_EQ(script.code, 0) << shell;
    const Finished read = run_program({"/usr/bin/env", shell, "-n", "/dev/stdin"}, script.out);
    EXPECT_EQ(read.code, 0) << shell << read.err;
    EXPECT_EQ(read.err, "") << shell;
  }
}

// What is in the program stands in two tables, one row a part; see also scripts/check-licences.
TEST(Licences, of_every_part_are_told) {
  const Finished done = hastilude({"licences"});
  EXPECT_EQ(done.code, 0) << done.err;
  const std::string all = read_text("THIRD-PARTY.md");
  const std::size_t begin = all.find("## In the program");
  const std::string rows = all.substr(begin, all.find("\n## ", begin + 1) - begin);
  int parts = 0;
  for (const std::string& line : lines_of(rows)) {
    if (!line.starts_with("| ") || line.starts_with("| part")) continue;
    const std::string name = line.substr(2, line.find(" |") - 2);
    EXPECT_NE(done.out.find("\n\n" + name + "\n"), std::string::npos) << name;
    ++parts;
  }
  EXPECT_GE(parts, 12);
  for (const char* words : {"SIL OPEN FONT LICENSE", "Boost Software License", "Apache License"})
    EXPECT_NE(done.out.find(words), std::string::npos) << words;
}

// What it writes is played in tests/browser/device.test.ts.
TEST(Site, is_written_into_a_folder_of_its_own) {
  const Folder folder;
  for (int times = 0; times < 2; ++times) {
    const Finished done = hastilude({"site", folder.file("page")});
    EXPECT_EQ(done.code, 0) << done.err;
    EXPECT_TRUE(std::filesystem::exists(folder.file("page/keeper.js")));
  }
  std::ofstream(folder.file("other")) << "mine";
  EXPECT_NE(hastilude({"site", folder.file(".")}).err.find("is not empty"), std::string::npos);
  EXPECT_NE(hastilude({"site", folder.file("other")}).err.find("is no folder"), std::string::npos);
  EXPECT_EQ(hastilude({"site", "/proc/nowhere"}).code, 1);
}

TEST(Manual, tells_of_every_command_and_is_read_without_warnings) {
  const Finished page = hastilude({"manual"});
  for (const char* command : {"play", "replay", "trace", "arena", "serve"})
    EXPECT_NE(page.out.find(std::string("\n.SS ") + command + "\n"), std::string::npos) << command;
  const Finished read =
      run_program({"/usr/bin/env", "groff", "-man", "-Tutf8", "-ww", "-z"}, page.out);
  EXPECT_EQ(read.code, 0);
  EXPECT_EQ(read.err, "");
}

TEST(Bench, measures) {
  const Finished done = hastilude({"bench", "engarde", "--games", "20", "--option", "level=basic"});
  EXPECT_EQ(done.code, 0);
  EXPECT_TRUE(done.out.starts_with("engarde players 2 level basic\n")) << done.out;
  EXPECT_NE(done.out.find("\n  games              20\n"), std::string::npos) << done.out;
  EXPECT_NE(done.out.find("\n  decisions a second "), std::string::npos) << done.out;
}

}  // namespace
}  // namespace hastilude::tests
