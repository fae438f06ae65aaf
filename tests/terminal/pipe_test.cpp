// The program through pipes: whole games, commands, files, and what must not happen.
#include <random>

#include <gtest/gtest.h>

#include "games/find.h"
#include "terminal/program.h"

namespace hastilude::tests {
namespace {

std::string many(std::string_view line, int times) {
  std::string text;
  for (; times > 0; --times) text.append(line);
  return text;
}

// The position a record reaches, as `replay` prints it.
std::string replayed(const std::string& file) {
  const Ran ran = run({"replay", file}, "");
  EXPECT_EQ(ran.exit, 0) << ran.errors;
  return ran.output;
}

TEST(Pipe, WithoutInputTheGameIsShownAndLeft) {
  const Ran ran = run({"play"}, "");
  EXPECT_EQ(ran.exit, 0);
  EXPECT_TRUE(has(ran.output, "En Garde"));
  EXPECT_TRUE(has(ran.output, "The game is not finished and not saved"));
  EXPECT_EQ(ran.errors, "");
}

TEST(Pipe, WholeGamesOnEveryLevel) {
  for (const std::string level : {"basic", "standard", "advanced"}) {
    for (const std::string seat : {"1", "2"}) {
      const std::string file = scratch_file("whole-" + level + seat);
      const Ran ran = run({"play", "engarde", "--option", "level=" + level, "--option", "target=2",
                           "--seed", "7", "--seat", seat, "--save", file},
                          many("1\n", 600));
      EXPECT_EQ(ran.exit, 0);
      EXPECT_TRUE(has(ran.output, "the match, 2 to ")) << level << seat;
      EXPECT_TRUE(has(ran.output, "The record is in")) << level << seat;
      EXPECT_FALSE(has(ran.output, "not finished"));
      EXPECT_TRUE(has(replayed(file), "\nover @")) << level << seat;
      EXPECT_TRUE(has(contents(file), "result @"));
    }
  }
}

TEST(Pipe, PeopleAreCalledAsTheyWant) {
  const std::string file = scratch_file("named");
  const Ran ran = run({"play", "--seed", "7", "--name", "Gwen; the Bold", "--save", file}, "1\n");
  EXPECT_EQ(ran.exit, 0);
  EXPECT_TRUE(has(contents(file), "name @1 Gwen, the Bold\n"));
  const Ran two = run({"play", "--hotseat", "--name", "Ann", "--name", "Bob", "--seed", "7"}, "");
  EXPECT_TRUE(has(two.output, "Hand the keyboard to @1 Ann,") ||
              has(two.output, "Hand the keyboard to @2 Bob,"))
      << two.output;
}

TEST(Pipe, NamesThatWouldNotDoAreRefused) {
  const std::vector<std::pair<Arguments, std::string>> cases{
      {{"play", "--name", "Ann", "--name", "Bob"}, "there are more names than people"},
      {{"play", "--name", " "}, "a name without letters"},
      {{"play", "--name", std::string(41, 'x')}, "at most 40 letters"},
      {{"play", "--name", "squire"}, "'squire' is the name of a bot"}};
  for (const auto& [arguments, text] : cases) {
    const Ran ran = run(arguments, "");
    EXPECT_EQ(ran.exit, 2) << text;
    EXPECT_TRUE(has(ran.errors, text)) << ran.errors;
  }
}

TEST(Pipe, AHintIsThereWhilePlayingBotsAlone) {
  const Ran ran = run({"play", "--seed", "7"}, "hint\nquit\n");
  EXPECT_TRUE(has(ran.output, "What an adviser would play")) << ran.output;
  EXPECT_TRUE(has(ran.output, "%\n")) << ran.output;
  const Ran people = run({"play", "--hotseat", "--seed", "7"}, "\nhint\n");
  EXPECT_TRUE(has(people.output, "There are no hints where other people play."));
  EXPECT_FALSE(has(people.output, "%"));
}

// A hint is no part of the game: what comes after it is the same.
TEST(Pipe, AHintChangesNothing) {
  const std::string plain = scratch_file("plain");
  const std::string hinted = scratch_file("hinted");
  run({"play", "--seed", "7", "--save", plain}, "1\n2\n1\n");
  run({"play", "--seed", "7", "--save", hinted}, "hint\n1\nhint\n2\nhint\nhint\n1\n");
  EXPECT_EQ(contents(plain), contents(hinted));
}

TEST(Pipe, RulesTellThoseOfTheLevelAndExplainOne) {
  const std::string all = run({"play", "--option", "level=basic"}, "rules\n").output;
  for (const std::string_view text : {"Two fencers face", "E1: Strip", "E7: The attack of the"})
    EXPECT_TRUE(has(all, text)) << text;
  EXPECT_FALSE(has(all, "E10: ")) << all;
  const Ran one = run({"play"}, "rules E5\nrules parry\n");
  EXPECT_TRUE(has(one.output, "E5: Steps"));
  EXPECT_TRUE(has(one.output, "parry: Parrying"));
}

TEST(Pipe, TheWordsOfTheHelpAreThoseOfTheLevel) {
  const auto words = [](const std::string& level, const std::string& language) {
    const Ran ran =
        run({"play", "--option", "level=" + level, "--language", language}, "?\nquit\n");
    const std::string text = unwrapped(ran.output);
    const std::size_t list = text.find("strip, space");
    return list == std::string::npos ? "no list: " + text : text.substr(list);
  };
  for (const std::string language : {"en", "fr", "it"}) {
    EXPECT_FALSE(has(words("basic", language), " parry,"));
    EXPECT_FALSE(has(words("basic", language), " reveal,"));
    EXPECT_TRUE(has(words("standard", language), " parry,"));
    EXPECT_FALSE(has(words("standard", language), " retreat,"));
    EXPECT_TRUE(has(words("advanced", language), " retreat,"));
  }
  EXPECT_TRUE(has(words("basic", "en"), "; rules E1 to E9."));
  EXPECT_TRUE(has(words("standard", "en"), "; rules E1 to E6, E9 to E12."));
  EXPECT_TRUE(has(words("advanced", "en"), "; rules E1 to E6, E9 to E16."));
}

TEST(Pipe, AnotherGameFollowsWhereItIsAskedFor) {
  const Ran early = run({"play", "--seed", "7"}, "again\n");
  EXPECT_TRUE(has(early.output, "not over yet"));
  for (const std::string yes : {"again", "y", "oui", "sì"}) {
    const Ran ran = run({"play", "--option", "level=basic", "--option", "target=1", "--seed", "7"},
                        many("1\n", 300) + yes + "\n");
    ASSERT_TRUE(has(ran.output, "Another one?")) << ran.output;
    const std::size_t asked = ran.output.rfind("> " + yes + "\n");
    ASSERT_NE(asked, std::string::npos) << yes;
    EXPECT_NE(ran.output.find("Your turn", asked), std::string::npos) << yes;
    // Another deal, not the same once more.
    EXPECT_EQ(ran.exit, 0);
  }
  const Ran no = run({"play", "--option", "level=basic", "--option", "target=1", "--seed", "7"},
                     many("1\n", 300) + "n\n1\n");
  EXPECT_EQ(count_of(no.output, "starts the first round") + count_of(no.output, "You start the"),
            1);
}

// Alone with bots nobody is asked what they can only answer in one way; where other people play,
// everybody is asked, or it would show who can react.
TEST(Pipe, WhoCannotReactIsNotAskedAloneWithBots) {
  constexpr std::string_view question = "Do you react?";
  const auto asked_in_vain = [&](const std::string& output) {
    int count = 0;
    for (std::size_t at = output.find(question); at != std::string::npos;
         at = output.find(question, at + 1))
      count += has(output.substr(at, output.find("> ", at) - at), " ivanhoe") ? 0 : 1;
    return count;
  };
  const Arguments table{"play", "ivanhoe", "--players", "3", "--bots", "random", "--seed", "5"};
  const Ran alone = run(table, many("1\n", 400));
  EXPECT_GT(count_of(alone.output, " announces "), 3);
  EXPECT_EQ(asked_in_vain(alone.output), 0);
  Arguments people = table;
  people.insert(people.end(), {"--seat", "1", "--seat", "2"});
  EXPECT_GT(asked_in_vain(run(people, many("\n1\n", 400)).output), 0);
}

// What people left at a terminal is theirs: a script's games do not take its place.
TEST(Pipe, GamesThroughAPipeAreNotKept) {
  const Environment home{{"XDG_STATE_HOME", scratch_file("untouched")}};
  const Ran ran = run({"play", "--seed", "7"}, "1\n", home);
  EXPECT_TRUE(has(ran.output, "not saved"));
  const Ran none = run({"play", "--continue"}, "", home);
  EXPECT_EQ(none.exit, 1);
  EXPECT_TRUE(has(none.errors, "no game was left unfinished at a terminal")) << none.errors;
  EXPECT_TRUE(has(run({"play", "ivanhoe", "--continue"}, "", home).errors, "no game of ivanhoe"));
}

TEST(Pipe, TheSameSeedAndDecisionsMakeTheSameGame) {
  const Arguments arguments{"play", "--seed", "11", "--option", "target=1"};
  const Ran one = run(arguments, many("2\n1\n", 100));
  EXPECT_EQ(one.output, run(arguments, many("2\n1\n", 100)).output);
  EXPECT_NE(one.output,
            run({"play", "--seed", "12", "--option", "target=1"}, many("2\n1\n", 100)).output);
}

TEST(Pipe, NoEscapeCodesOnAPipe) {
  const Ran ran = run({"play", "--hotseat"}, "\n1\n\n?\nlog\n1\n\n");
  EXPECT_FALSE(has(ran.output, "\x1b"));
}

// A duel at distance 4; @1 holds 1 3 4 4 5, it is his turn.
std::string duel(const std::string& name, std::string_view second_hand = "1 2 3 4 5") {
  const std::string file = scratch_file(name);
  write_contents(file,
                 "game engarde\nplayers 2\nname @2 random\nposition\nstrip 10 14\n"
                 "hand @1 1 3 4 4 5\nhand @2 " +
                     std::string(second_hand) + "\nbegin\n");
  return file;
}

TEST(Pipe, RefusalsNameTheRuleAndLoseNothing) {
  const std::string kept = scratch_file("refused");
  const Ran ran = run({"play", "engarde", "--load", duel("refusals")},
                      "forward 5\nforward 2\nattack 3x1\nparry\n@2 forward 1\nattack 4x3\n"
                      "advance 1 attack 3x1\njump\n77\nsave " +
                          kept + "\n");
  EXPECT_EQ(ran.exit, 0);
  for (const std::string_view text :
       {"A 5 goes too far forward: the fencers are 4 apart (E5).",
        "There are too few 2s in the hand (E5).",
        "An attack with 3 does not reach: the distance is 4 (E10).",
        "This cannot be done now (E10).", "It is @1 who has to act (E4).",
        "There are too few 4s in the hand (E10).", "This level has no advance and attack (E13).",
        "Unknown action 'jump'", "There is no choice 77"})
    EXPECT_TRUE(has(ran.output, text)) << text << "\n" << ran.output;
  EXPECT_EQ(replayed(kept), replayed(duel("refusals")));
}

TEST(Pipe, DecisionsCanBeTypedInManyWays) {
  for (const std::string typed : {"2", "forward 3", "@1 forward 3", "f3", "FORWARD 3", "forw 3"}) {
    const std::string kept = scratch_file("typed");
    const Ran ran =
        run({"play", "--load", duel("ways")}, typed + "\nsave " + kept + "\nsave " + kept + "\n");
    EXPECT_EQ(ran.exit, 0);
    EXPECT_TRUE(has(contents(kept), "begin\n@1 forward 3\ndraw @1 ")) << typed << ran.output;
  }
}

TEST(Pipe, UndoTakesBackAParryAndNothingThatCameAfterADraw) {
  const std::string file = scratch_file("attacked");
  write_contents(file,
                 "game engarde\nplayers 2\nname @2 random\nposition\nstrip 10 13\n"
                 "hand @1 1 2 3 3 5\nhand @2 1 2 4 4 5\ndiscard 3\nattack 3x1\nbegin\n");
  const std::string kept = scratch_file("undone");
  const Ran ran = run({"play", "--seed", "1", "--load", file},
                      "undo\nparry\nundo\nsave " + kept + "\nparry\nf1\nundo\n");
  EXPECT_EQ(ran.exit, 0);
  EXPECT_TRUE(has(ran.output, "There is nothing to take back."));
  EXPECT_EQ(replayed(kept), replayed(file));
  EXPECT_TRUE(has(ran.output, "This cannot be taken back: cards have been dealt or drawn since."));
  const std::string until_saved = ran.output.substr(0, ran.output.find("Saved in"));
  EXPECT_EQ(count_of(until_saved, "you must parry"), 2);
}

TEST(Pipe, SavedGamesGoOnWhereTheyStood) {
  const std::string file = scratch_file("saved");
  const Ran first = run({"play", "--seed", "21"}, "1\n1\n1\nsave " + file + "\nlog\n");
  EXPECT_TRUE(has(unwrapped(first.output), "hastilude play --load " + file));
  const std::string position = replayed(file);
  const Ran second = run({"play", "engarde", "--load", file}, "save\n1\n1\nsave\n");
  EXPECT_EQ(second.exit, 0);
  EXPECT_TRUE(contents(file).starts_with("game engarde\nplayers 2\nname @2 random\nstarter @"));
  EXPECT_NE(replayed(file), position);
  // What the seat saw is the same: its hand stands in both.
  const std::size_t hand = first.output.rfind("You (@1)");
  const std::string line = first.output.substr(hand, first.output.find('\n', hand) - hand);
  EXPECT_TRUE(has(second.output, line));
}

TEST(Pipe, AGameKeptAsItGoesSurvivesItsEnd) {
  const std::string file = scratch_file("kept");
  const Ran ran = run({"play", "--save", file, "--seed", "3"}, "1\n1\n");
  EXPECT_TRUE(has(unwrapped(ran.output), "The game is not finished; it is saved in " + file + "."));
  EXPECT_TRUE(has(unwrapped(ran.output), "To go on: hastilude play --load " + file));
  EXPECT_EQ(count_of(contents(file), "\n@1 "), 2);
  EXPECT_NE(replayed(file), "");
}

TEST(Pipe, FilesOfOthersAreNotReplacedUnasked) {
  const std::string file = scratch_file("precious");
  write_contents(file, "precious");
  const Ran refused = run({"play", "--save", file}, "");
  EXPECT_EQ(refused.exit, 2);
  EXPECT_TRUE(has(refused.errors, "already; expected another name for --save")) << refused.errors;
  run({"play"}, "save " + file + "\nlog\n");
  EXPECT_EQ(contents(file), "precious");
  const Ran replaced = run({"play"}, "save " + file + "\nsave " + file + "\n");
  EXPECT_TRUE(has(unwrapped(replaced.output), "The same once more replaces it"));
  EXPECT_TRUE(contents(file).starts_with("game engarde\n"));
}

TEST(Pipe, WhatCannotBeWrittenIsSaidAndTheGameGoesOn) {
  const Ran ran = run({"play", "--seed", "3"}, "save\nsave /nowhere/at/all\nlog\n");
  EXPECT_EQ(ran.exit, 0);
  EXPECT_TRUE(has(ran.output, "Under which name?"));
  EXPECT_TRUE(has(ran.output, "/nowhere/at/all: cannot be written: No such file or directory."));
  EXPECT_TRUE(has(ran.output, "deal @1"));
  const Ran kept = run({"play", "--save", "/nowhere/at/all"}, "");
  EXPECT_TRUE(has(kept.output, "/nowhere/at/all: cannot be written"));
}

TEST(Pipe, WrongRecordsAreRefusedWithFileAndLine) {
  const std::string file = scratch_file("wrong");
  write_contents(file, "game engarde\nplayers 2\nstarter @3\n");
  EXPECT_EQ(run({"play", "--load", file}, "").exit, 1);
  EXPECT_TRUE(run({"play", "--load", file}, "").errors.starts_with(file + ":3: "));
  write_contents(file, "game engarde\nplayers 2\nposition\nhand @1 1 5\nbegin\n@1 forward 4\n");
  EXPECT_EQ(run({"play", "--load", file}, "").errors.substr(0, file.size() + 42),
            file + ":6: There are too few 4s in the hand (E5);");
  write_contents(file, "; nothing\n");
  EXPECT_TRUE(has(run({"play", "--load", file}, "").errors, "no record; expected one game"));
  write_contents(
      file,
      "game engarde\nplayers 2\nposition\nbegin\n\ngame engarde\nplayers 2\nposition\nbegin\n");
  EXPECT_TRUE(has(run({"play", "--load", file}, "").errors, "several records"));
  const Ran missing = run({"play", "--load", scratch_file("missing")}, "");
  EXPECT_EQ(missing.exit, 1);
  EXPECT_TRUE(has(missing.errors, "cannot be read: No such file"));
}

TEST(Pipe, RecordsOfAnotherGameAreRefused) {
  for (const GameApi& game : games::all_games()) {
    if (game.name == "engarde") continue;
    const std::string file = scratch_file("other");
    write_contents(file, run({"trace", std::string(game.name)}, "").output);
    const Ran ran = run({"play", "engarde", "--load", file}, "");
    EXPECT_EQ(ran.exit, 1);
    EXPECT_TRUE(has(ran.errors, "a game of " + std::string(game.name) + ", not of engarde"));
  }
  if (games::all_games().size() == 1) GTEST_SKIP() << "there is only one game";
}

TEST(Pipe, WrongOptionsAreSaid) {
  const std::vector<std::pair<Arguments, std::string>> cases{
      {{"play", "chess"}, "there is no game 'chess'"},
      {{"play", "chess", "--load", "x"}, "there is no game 'chess'"},
      {{"play", "--players", "3"}, "cannot be played by 3"},
      {{"play", "--option", "level=hard"}, "unknown value 'hard'"},
      {{"play", "--option", "level"}, "has no value"},
      {{"play", "--seat", "3"}, "there is no seat 3; expected --seat 1 to 2"},
      {{"play", "--seat", "0"}, "there is no seat 0"},
      {{"play", "--load", "x", "--players", "2"}, "--load takes players and options"},
      {{"play", "--load", "-"}, "cannot be loaded from where you type"},
      {{"play", "--continue", "--players", "2"}, "--continue takes players and options"},
      {{"play", "--continue", "--load", "x"}, "excludes"},
      {{"play", "chess", "--continue"}, "there is no game 'chess'"},
      {{"play", "--hotseat", "--seat", "1"}, "excludes"},
  };
  for (const auto& [arguments, text] : cases) {
    const Ran ran = run(arguments, "");
    EXPECT_EQ(ran.exit, 2) << text;
    EXPECT_TRUE(has(ran.errors, text)) << ran.errors;
    EXPECT_EQ(ran.output, "");
  }
}

TEST(Pipe, AnOptionDoesNotSwallowTheGame) {
  const Ran ran = run({"play", "--option", "level=basic", "engarde"}, "");
  EXPECT_EQ(ran.exit, 0);
  EXPECT_TRUE(has(ran.output, "En Garde basic"));
}

TEST(Pipe, ResigningHasToBeSaidTwice) {
  const std::string file = scratch_file("resigned");
  const Ran ran = run({"play", "--save", file}, "resign\nlog\nresign\nresign\n");
  EXPECT_EQ(count_of(ran.output, "once more does it"), 2);
  EXPECT_TRUE(has(ran.output, "@2 Patch wins the match, 0 to 0."));
  EXPECT_TRUE(contents(file).ends_with("resign @1\nresult @2\n"));
  EXPECT_TRUE(has(replayed(file), "over @2"));
}

TEST(Pipe, QuittingAWholeGameAwayHasToBeSaidTwice) {
  EXPECT_EQ(count_of(run({"play", "--seed", "3"}, "quit\n1\n").output, "@1> "), 1);
  const Ran warned = run({"play", "--seed", "3"}, "1\nquit\nf9\nquit\nquit\n1\n");
  EXPECT_EQ(count_of(warned.output, "once more leaves"), 2);
  EXPECT_EQ(warned.exit, 0);
  EXPECT_EQ(count_of(warned.output, "@1> "), 5);
}

TEST(Pipe, HelpExplainsWordsAndRules) {
  const Ran ran = run({"play"}, "?\n? E5\n?parry\nhelp undo\n? zzz\n? E\n");
  for (const std::string_view text :
       {"Two fencers face each other", "rules E1 to E6, E9 to E12", "E5: Steps", "parry: Parrying",
        "undo: Taking back", "There is no help on 'zzz'", "There is no help on 'E', but on E1, E2"})
    EXPECT_TRUE(has(ran.output, text)) << text;
}

TEST(Pipe, ListShowsEveryAction) {
  const Ran ran = run({"play", "--load", duel("list")}, "list\n");
  EXPECT_TRUE(has(ran.output,
                  "list\nforward 1\nforward 3\nback 1\nback 3\nback 4\nback 5\n"
                  "attack 4x1\nattack 4x2\n@1> "));
}

// The widest line but for what was typed.
int widest(const std::string& output) {
  int width = 0;
  std::size_t at = 0;
  while (at < output.size()) {
    const std::size_t end = std::min(output.find('\n', at), output.size());
    const std::string line = output.substr(at, end - at);
    int columns = 0;
    for (const char c : line) columns += (static_cast<unsigned char>(c) & 0xc0U) != 0x80 ? 1 : 0;
    if (!line.starts_with("@")) width = std::max(width, columns);
    at = end + 1;
  }
  return width;
}

TEST(Pipe, NarrowTerminalsAreFilledAndNotMore) {
  for (const int columns : {40, 60, 80, 120}) {
    const Ran ran = run({"play", "--seed", "5", "--option", "level=advanced"},
                        many("1\n", 10) + "?\n? E12\nlog\nlist\n" + many("2\n", 5),
                        {{"COLUMNS", std::to_string(columns)}});
    EXPECT_LE(widest(ran.output), columns - 1);
    EXPECT_GE(widest(ran.output), columns - 12);
  }
}

TEST(Pipe, OtherLocalesGetAsciiAlone) {
  for (const Environment& environment :
       {Environment{{"LC_ALL", "C"}}, Environment{{"LC_ALL", ""}, {"LANG", "en_GB.ISO-8859-1"}},
        Environment{{"LC_ALL", ""}}}) {
    const Ran ran = run({"play", "--seed", "5"}, "1\n?\n? fencer\n? E4\nlog\n", environment);
    for (const char c : ran.output) ASSERT_TRUE(c == '\n' || (c >= ' ' && c < 0x7f)) << ran.output;
    EXPECT_TRUE(has(ran.output, "1> .  .  ."));
    EXPECT_TRUE(has(ran.output, "... of this round"));
  }
  EXPECT_TRUE(has(run({"play"}, "", {{"LC_ALL", ""}, {"LANG", "C.utf8"}}).output, "·"));
  EXPECT_TRUE(has(run({"play"}, "", {{"LC_ALL", ""}, {"LC_CTYPE", "fr_FR.UTF-8"}}).output, "·"));
}

TEST(Pipe, NamesInARecordCannotHarm) {
  const std::string file = scratch_file("named");
  write_contents(file, "game engarde\nplayers 2\nname @1 Ann\nname @2 Zoë 剣\nposition\nbegin\n");
  const Ran ran = run({"play", "--load", file, "--seat", "1", "--seat", "2"}, "\n");
  EXPECT_TRUE(has(ran.output, "@2 Zoë 剣")) << ran.output << ran.errors;
}

TEST(Pipe, NoInputHoweverBrokenCrashesOrHangs) {
  std::mt19937 numbers(17);
  const std::string_view likely = "12345 @fbaprx?logundoseq \n\n";
  for (int round = 0; round < 6; ++round) {
    std::string text;
    for (int i = 0; i < 4000; ++i) {
      const auto number = numbers();
      text += round % 2 == 0 ? static_cast<char>(number & 0xffU) : likely[number % likely.size()];
    }
    const Ran ran = run({"play", "--seed", "1", "--option", "level=advanced"}, text);
    EXPECT_EQ(ran.exit, 0) << ran.errors;
  }
}

TEST(Pipe, AnEndlessLineIsOneMistake) {
  const Ran ran = run({"play"}, std::string(1 << 20, 'x') + "\nlog\n");
  EXPECT_EQ(ran.exit, 0);
  EXPECT_EQ(count_of(ran.output, "Unknown action"), 1);
  EXPECT_LT(ran.output.size(), 20000U);
}

TEST(Pipe, TheLastLineNeedsNoEnd) {
  const std::string file = scratch_file("no-end");
  run({"play", "--save", file, "--load", duel("end")}, "");
  const Ran ran = run({"play", "--load", duel("end2")}, "log\r\nsave " + scratch_file("cr"));
  EXPECT_TRUE(has(ran.output, "Nothing has happened yet."));
  EXPECT_TRUE(has(contents(scratch_file("cr")), "position"));
}

}  // namespace
}  // namespace hastilude::tests
