// The terminal in every language: chosen by the environment or told, and nothing else left.
#include "texts/language.h"

#include <gtest/gtest.h>

#include "terminal/program.h"

namespace hastilude::tests {
namespace {

bool has(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

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
