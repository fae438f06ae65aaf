// The terminal in every language: chosen by the environment or told, and nothing else left.
#include "texts/language.h"

#include <gtest/gtest.h>

#include "terminal/program.h"

namespace hastilude::tests {
namespace {

std::string many(std::string_view line, int times) {
  std::string text;
  for (; times > 0; --times) text.append(line);
  return text;
}

TEST(Language, ComesFromTheEnvironment) {
  const auto said = [](const Environment& environment) {
    Environment all{{"LC_ALL", ""}, {"LC_MESSAGES", ""}};
    for (const auto& [name, value] : environment) all[name] = value;
    return run({"play", "engarde", "--seed", "3"}, "", all).output;
  };
  EXPECT_TRUE(has(said({{"LANG", "fr_FR.UTF-8"}}), "La partie n’est ni finie ni gardée."));
  EXPECT_TRUE(has(said({{"LANG", "it_IT.UTF-8"}}), "La partita non è finita né salvata."));
  EXPECT_TRUE(has(said({{"LANG", "de_DE.UTF-8"}}), "The game is not finished"));
  EXPECT_TRUE(has(said({{"LANG", "fr_FR.UTF-8"}, {"LC_ALL", "it_IT.UTF-8"}}), "La partita"));
  EXPECT_TRUE(has(said({{"LANG", "fr_FR.UTF-8"}, {"LC_ALL", "C.UTF-8"}}), "The game"));
}

TEST(Language, CanBeTold) {
  const Environment italian{{"LC_ALL", "it_IT.UTF-8"}};
  EXPECT_TRUE(has(run({"play", "--language", "fr"}, "", italian).output, "La partie"));
  const Ran ran = run({"play", "--language", "tlh"}, "");
  EXPECT_EQ(ran.exit, 2);
  EXPECT_TRUE(has(ran.errors, "there is no language 'tlh'")) << ran.errors;
  EXPECT_TRUE(has(ran.errors, "en, fr or it")) << ran.errors;
}

TEST(Language, HelpAndRefusalsAreInIt) {
  const Arguments arguments{"play", "engarde", "--seed", "3", "--language", "it"};
  const std::string said = unwrapped(run(arguments, "?\n? E5\nattack 5x1\n99\n").output);
  EXPECT_TRUE(has(said, "Due schermidori si affrontano su una pedana")) << said;
  EXPECT_TRUE(has(said, "C’è aiuto su:"));
  EXPECT_TRUE(has(said, "La scelta 99 non c’è; l’elenco va da 1 a "));
  EXPECT_FALSE(has(said, "There is"));
}

TEST(Language, HelpOfTheCommandIsInIt) {
  const Environment french{{"LC_ALL", "fr_FR.UTF-8"}};
  const std::string said = run({"play", "--help"}, "", french).output;
  for (const std::string_view text :
       {"Jouer une partie ici", "Utilisation\u00a0: hastilude play [OPTIONS] [GAME]",
        "--save FICHIER", "Afficher cette aide", "Exclut\u00a0: --seat", "2 à 5 joueurs"})
    EXPECT_TRUE(has(said, text)) << text << "\n" << said;
  for (const std::string_view word : {" the ", "Usage", "Positionals", "Options:", "default"})
    EXPECT_FALSE(has(said, word)) << word << "\n" << said;
  EXPECT_EQ(run({"help", "play"}, "", french).output, said);
  EXPECT_TRUE(
      has(run({"play", "--language", "it", "--help"}, "", french).output, "Uso: hastilude"));
  EXPECT_TRUE(has(run({"play", "--help", "--language=en"}, "", french).output, "Usage: hastilude"));
  // What tells of all commands is in one language.
  for (const std::string command : {"--help", "manual"})
    EXPECT_EQ(run({command}, "", french).output, run({command}, "").output);
}

// Words that English sentences are made of, and what would show that a text is missing.
TEST(Language, WholeGamesLeaveNothingInEnglish) {
  for (const std::string language : {"fr", "it"}) {
    for (const std::string game : {"engarde", "ivanhoe", "castles"}) {
      const Ran ran = run({"play", game, "--seed", "5", "--language", language, "--bots", "page"},
                          many("1\n", 700) + "log\n\nquit\nquit\n");
      EXPECT_EQ(ran.exit, 0) << game;
      EXPECT_GT(ran.output.size(), 5000U) << game;
      for (const std::string_view word : {" the ", "You ", " you ", "Your ", " with ", " to ",
                                          " of ", " card", " is ", "terminal-", "{$"}) {
        const std::size_t at = ran.output.find(word);
        EXPECT_EQ(at, std::string::npos)
            << language << ' ' << game << ": "
            << ran.output.substr(at == std::string::npos ? 0 : at - std::min<std::size_t>(at, 60),
                                 120);
      }
    }
  }
}

// What English sentences about files and command lines are made of.
void expect_no_english(const std::string& said, const std::string& of) {
  EXPECT_FALSE(said.empty()) << of;
  for (const std::string_view word :
       {"expected", " the ", "The ", "There ", "there ", " of ", " is ", " has ", " not ", "nknown",
        "cannot", "required", "excludes", "Run with", "ould not", "terminal-", "{$"}) {
    EXPECT_FALSE(has(said, word)) << of << ": " << word << "\n" << said;
  }
}

// The languages that are not English, as the environment names them.
const std::vector<std::pair<std::string, Environment>> spoken{{"fr", {{"LC_ALL", "fr_FR.UTF-8"}}},
                                                              {"it", {{"LC_ALL", "it_IT.UTF-8"}}}};

TEST(Language, WrongFilesAreToldInIt) {
  const std::string file = scratch_file("wrong-in-words");
  const std::vector<std::string> records{
      "game tarot\n",
      "players 2\n",
      "game engarde\nplayers 9\n",
      "game engarde\nplayers 2\nstarter @3\n",
      "game engarde\nplayers 2\noption level=hard\n",
      "game engarde\nplayers 2\nposition\nhand @1 1 5\nbegin\n@1 forward 4\n",
      "game engarde\nplayers 2\nposition\nhand @1 1 5\nbegin\n@1 jump 4\n",
      "game engarde\nplayers 2\nposition\nhand @1 9\n",
      "game ivanhoe\nplayers 3\nposition\nhand @1 Q9\nbegin\n",
      "game castles\nplayers 4\nposition\nmoon\nbegin\n",
      "\xff\xfe",
      "; nothing\n",
      "game engarde\nplayers 2\nposition\nbegin\n\ngame engarde\nplayers 2\nposition\nbegin\n"};
  for (const auto& [language, environment] : spoken) {
    for (const std::string& record : records) {
      write_contents(file, record);
      const Ran ran = run({"play", "--load", file}, "", environment);
      EXPECT_EQ(ran.exit, 1) << record;
      expect_no_english(ran.errors, language + " " + record);
    }
    for (const std::string missing : {"/nowhere/at/all", "/", "/etc/passwd/x"}) {
      expect_no_english(run({"play", "--load", missing}, "", environment).errors, missing);
      expect_no_english(
          run({"play", "--seed", "3"}, "save " + missing + "x/y\n", environment).output,
          "save " + missing);
    }
    write_contents(file, run({"trace", "castles"}, "").output);
    expect_no_english(run({"play", "engarde", "--load", file}, "", environment).errors, language);
  }
  write_contents(file, records[3]);
  EXPECT_EQ(run({"play", "--load", file, "--language", "fr"}, "").errors,
            file +
                ", ligne 3\u00a0: «\u00a0@3\u00a0» n’a rien à faire là\u202f; attendu\u00a0: une "
                "place, de @1 à @2\n");
  EXPECT_EQ(run({"play", "--load", "/nowhere/at/all", "--language", "it"}, "").errors,
            "/nowhere/at/all: non si può leggere: non esiste\n");
}

TEST(Language, WrongCommandsAreToldInIt) {
  const std::string file = scratch_file("there-already");
  write_contents(file, "anything");
  const std::vector<Arguments> wrong{{"play", "chess"},
                                     {"play", "chess", "--load", "x"},
                                     {"play", "--players", "3"},
                                     {"play", "ivanhoe", "--players", "1"},
                                     {"play", "--players", "many"},
                                     {"play", "--option", "level=hard"},
                                     {"play", "--option", "token=first"},
                                     {"play", "--option", "target=0"},
                                     {"play", "--option", "level"},
                                     {"play", "--seat", "3"},
                                     {"play", "--seat", "x"},
                                     {"play", "--bots", "nobody"},
                                     {"play", "--bots", "exec:"},
                                     {"play", "--bots", "page,page"},
                                     {"play", "--name", "Ann", "--name", "Bob"},
                                     {"play", "--name", " "},
                                     {"play", "--name", std::string(60, 'x')},
                                     {"play", "--name", "page"},
                                     {"play", "--pace", "-1"},
                                     {"play", "--seed", "x"},
                                     {"play", "--save"},
                                     {"play", "--save", file},
                                     {"play", "--save", "x", "--save", "y"},
                                     {"play", "--load", "-"},
                                     {"play", "--load", "x", "--players", "3"},
                                     {"play", "--continue", "--load", "x"},
                                     {"play", "--hotseat=maybe"},
                                     {"play", "--hotseat", "--seat", "1"},
                                     {"play", "--moon"},
                                     {"play", "engarde", "and", "more"},
                                     {"play", "--language", "tlh"}};
  for (const auto& [language, environment] : spoken) {
    for (const Arguments& arguments : wrong) {
      std::string command = language;
      for (const std::string& argument : arguments) command += " " + argument;
      const Ran ran = run(arguments, "", environment);
      EXPECT_EQ(ran.exit, 2) << command << "\n" << ran.errors;
      expect_no_english(ran.errors, command);
    }
    Environment nothing_left = environment;
    nothing_left["XDG_STATE_HOME"] = scratch_file("nothing-left");
    for (const Arguments& arguments :
         {Arguments{"play", "--continue"}, Arguments{"play", "castles", "--continue"}}) {
      const Ran ran = run(arguments, "", nothing_left);
      EXPECT_EQ(ran.exit, 1);
      expect_no_english(ran.errors, language);
    }
  }
}

// As on the page: an Italian table begins as the Italian rulebook has it, and says so.
TEST(Language, ItsRulebookIsPlayedBy) {
  const std::string file = scratch_file("italian-rules");
  const Ran ran = run({"play", "ivanhoe", "--language", "it", "--save", file}, "1\n");
  EXPECT_TRUE(has(ran.output, "Come nel regolamento italiano: first=right, purple=token."));
  EXPECT_TRUE(has(contents(file), "option first right\n")) << contents(file);
  EXPECT_TRUE(has(contents(file), "option purple token\n")) << contents(file);
  EXPECT_TRUE(has(run({"play", "--help", "--language", "it"}, "").output,
                  "secondo il regolamento italiano: first=right, purple=token"));

  const Arguments told{"play", "ivanhoe", "--language", "it", "--option", "first=left"};
  EXPECT_TRUE(has(run(told, "").output, "Come nel regolamento italiano: purple=token."));
  EXPECT_FALSE(has(run({"play", "ivanhoe", "--language", "fr"}, "").output, "règle française"));
  EXPECT_FALSE(has(run({"play", "--load", file, "--language", "it"}, "").output, "regolamento"));
}

// They stand in notation, which is English, in the hand and in the list; so what they are is told.
TEST(Language, ActionCardsAreNamedInIt) {
  const std::string file = scratch_file("action-cards");
  write_contents(file,
                 "game ivanhoe\nplayers 2\nposition\ncolor red\nturn @1\nplayed\nhand @1 R3 "
                 "knock-down shield\nhand @2 R4 R5\ndisplay @1 R4\ndisplay @2 R3\nbegin\n");
  const std::string said =
      run({"play", "--load", file, "--language", "fr"}, "knock-down @2\n").output;
  EXPECT_TRUE(has(said, "Mise à terre, une sur 2 cartes")) << said;
  EXPECT_TRUE(has(said, "Bouclier\n")) << said;
  write_contents(file,
                 "game ivanhoe\nplayers 2\nposition\ncolor red\nturn @1\nplayed\nhand @1 R3 "
                 "knock-down\nhand @2 shield\ndisplay @1 R4\ndisplay @2 R3\nbegin\n@1 knock-down "
                 "@2\n@2 pass\nsteal @1 @2 shield\n");
  EXPECT_TRUE(has(run({"play", "--load", file, "--language", "fr"}, "").output,
                  "Vous prenez Bouclier (shield) dans la main de"));
  EXPECT_TRUE(has(run({"play", "--load", file}, "").output, "You take shield from the hand of"));
}

TEST(Language, WhatIsNoActionIsToldInIt) {
  for (const std::string language : {"fr", "it"}) {
    for (const std::string game : {"engarde", "ivanhoe", "castles"}) {
      const Ran ran =
          run({"play", game, "--seed", "3", "--language", language},
              "jump\nattack\nattack k9\nplay Q9\nkeep\nforward 9\nforward 1 1\nopen pink\n");
      expect_no_english(ran.output, language + " " + game);
    }
  }
  const Ran ran = run({"play", "engarde", "--seed", "3", "--language", "fr"}, "jump\n");
  EXPECT_TRUE(has(unwrapped(ran.output), "«\u00a0jump\u00a0» n’est pas une action")) << ran.output;
}

// A colon has a space before it that does not break, wherever it comes from.
TEST(Language, FrenchIsSetAsItIsPrinted) {
  const Ran ran = run({"play", "castles", "--seed", "5", "--language", "fr", "--bots", "page"},
                      "rules\n? C5\n" + many("1\n", 100) + "quit\nquit\n");
  EXPECT_TRUE(has(ran.output, "C5\u00A0: ")) << ran.output;
  for (std::size_t at = ran.output.find(": "); at != std::string::npos;
       at = ran.output.find(": ", at + 1)) {
    const auto before = static_cast<unsigned char>(ran.output[at - 1]);
    EXPECT_TRUE(before == ' ' || before == 0xA0)
        << ran.output.substr(at - std::min<std::size_t>(at, 60), 80);
  }
}

}  // namespace
}  // namespace hastilude::tests
