#include "app/help.h"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "app/explain.h"
#include "app/terminal/sheets.h"
#include "games/catalog.h"
#include "games/find.h"
#include "terminal/program.h"

namespace hastilude::app {
namespace {

using tests::contents;

constexpr std::string_view sample = R"(# The Game

What it is
about.

## E1, E2: Two rules
First.

- a point

## parry: Parrying
Second: with `code`.

# Refusals
- too_far: Too far
)";

TEST(Help, HasTitleIntroductionAndSections) {
  const Help help = parse_help(sample);
  EXPECT_EQ(help.title, "The Game");
  EXPECT_EQ(help.introduction, "What it is\nabout.");
  ASSERT_EQ(help.sections.size(), 2U);
  EXPECT_EQ(help.sections[0].keys, (std::vector<std::string_view>{"E1", "E2"}));
  EXPECT_EQ(help.sections[0].title, "Two rules");
  EXPECT_EQ(help.sections[0].body, "First.\n\n- a point");
  EXPECT_EQ(help.sections[1].body, "Second: with `code`.");
}

TEST(Help, FindsAKeyWhateverItsCapitals) {
  const Help help = parse_help(sample);
  EXPECT_EQ(help.find("e2"), &help.sections[0]);
  EXPECT_EQ(help.find("PARRY"), &help.sections[1]);
  EXPECT_EQ(help.find("E"), nullptr);
  EXPECT_EQ(help.find(""), nullptr);
}

TEST(Help, TellsKeysLikeAWord) {
  const Help help = parse_help(sample);
  EXPECT_EQ(help.like("e"), (std::vector<std::string_view>{"E1", "E2"}));
  EXPECT_EQ(help.like("arr"), (std::vector<std::string_view>{"parry"}));
  EXPECT_TRUE(help.like("lance").empty());
}

TEST(Help, NothingIsWrongWithNoHelp) {
  for (const std::string_view text : {"", "# ", "no title", "## x"}) {
    EXPECT_EQ(parse_help(text).find("x"), nullptr) << text;
  }
}

TEST(Help, OneLikeWordIsTakenForIt) {
  const Handbook book{parse_help(sample), parse_help("")};
  EXPECT_EQ(help_about(book, "par"), help_about(book, "parry"));
  EXPECT_NE(help_about(book, "E")[0].find("E1, E2"), std::string::npos);
  EXPECT_NE(help_about(book, "lance")[0].find("no help on 'lance'"), std::string::npos);
}

// The rules of a game are numbered in docs/rules from 1 on.
int count_of_rules(const GameApi& game) {
  const std::string rules = contents("docs/rules/" + std::string(game.name) + ".md");
  int count = 0;
  while (rules.find(std::string("\n- ") + game.rule_letter + std::to_string(count + 1) + " ") !=
         std::string::npos)
    ++count;
  return count;
}

TEST(HelpTexts, EveryRuleOfEveryGameIsExplained) {
  for (const GameApi& game : games::all_games()) {
    const Help help = parse_help(help_text(game));
    ASSERT_GE(count_of_rules(game), 16) << game.name;
    for (int rule = 1; rule <= count_of_rules(game); ++rule) {
      const HelpSection* section = help.find(game.rule_letter + std::to_string(rule));
      ASSERT_NE(section, nullptr) << game.rule_letter << rule;
      EXPECT_FALSE(section->title.empty()) << game.rule_letter << rule;
      EXPECT_FALSE(section->body.empty()) << game.rule_letter << rule;
    }
  }
}

TEST(HelpTexts, EveryOptionAndItsWordsAreExplained) {
  for (const GameApi& game : games::all_games()) {
    const Help help = parse_help(help_text(game));
    for (const Option& option : game.options) {
      EXPECT_NE(help.find(option.key), nullptr) << option.key;
      const HelpSection* section = help.find(option.key);
      for (const std::string_view word : option.words) {
        EXPECT_TRUE(help.find(word) != nullptr ||
                    section->body.find("`" + std::string(word) + "`") != std::string_view::npos)
            << word;
      }
    }
  }
}

TEST(HelpTexts, EveryRefusalHasItsText) {
  games::for_each_game([]<Game G>(G) {
    const GameApi& game = *games::find_game(G::name);
    for (int reason = 0; reason < G::reasons; ++reason) {
      const Refusal refusal{.reason = static_cast<std::uint8_t>(reason),
                            .rule = 1,
                            .subjects = {about_card(1), about_number(2)}};
      const std::string text = explain(game, refusal);
      EXPECT_GT(text.size(), 12U) << game.reason_name(reason);
      EXPECT_EQ(text.find('{'), std::string::npos) << text;
    }
  });
}

TEST(HelpTexts, EveryKindOfLineIsExplained) {
  games::for_each_game([]<Game G>(G) {
    const Help help = parse_help(help_text(*games::find_game(G::name)));
    for (int kind = 0; kind < G::kinds; ++kind)
      EXPECT_NE(help.find(G::kind_name(kind)), nullptr) << G::name << ": " << G::kind_name(kind);
  });
}

TEST(HelpTexts, EveryCardIsExplained) {
  for (const GameApi& game : games::all_games()) {
    const Help help = parse_help(help_text(game));
    for (const std::string_view card : game.card_names) {
      EXPECT_TRUE(card.empty() || help.find(card) != nullptr) << game.name << ": " << card;
    }
  }
}

TEST(HelpTexts, TheWordsOfTheTablesAreExplained) {
  const auto expect = [](std::string_view game, std::initializer_list<std::string_view> words) {
    const Help help = parse_help(help_text(*games::find_game(game)));
    for (const std::string_view word : words)
      EXPECT_NE(help.find(word), nullptr) << game << ": " << word;
  };
  expect("engarde", {"strip", "fencer", "distance", "hit", "round", "match", "pile", "discard",
                     "basic", "standard", "advanced", "options"});
  expect("castles",
         {"castle", "lord",   "oubliette", "garrison", "reserve", "prisoner",  "pile",  "lost",
          "hand",   "ransom", "army",      "foot",     "archers", "crossbows", "horse", "coat",
          "coat-1", "coat-4", "heroes",    "k5",       "k10",     "b1",        "b6",    "options"});
}

TEST(HelpTexts, AKeyStandsOnce) {
  for (const GameApi& game : games::all_games()) {
    std::set<std::string_view> keys;
    for (const HelpSection& section : parse_help(help_text(game)).sections) {
      for (const std::string_view key : section.keys)
        EXPECT_TRUE(keys.insert(key).second) << game.name << ": " << key;
    }
  }
}

TEST(HelpTexts, EveryLetterHasAStandInOfAscii) {
  for (const GameApi& game : games::all_games()) {
    const std::string_view text = help_text(game);
    const std::string ascii = rendered(text, Colours::none, Letters::ascii);
    EXPECT_EQ(std::count(ascii.begin(), ascii.end(), '?'),
              std::count(text.begin(), text.end(), '?'))
        << game.name;
  }
}

}  // namespace
}  // namespace hastilude::app
