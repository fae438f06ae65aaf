// A game with players and options, as the command line gives them.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/flags.h"
#include "core/api.h"

namespace hastilude::app {

struct GameOptions {
  std::string game;
  int players = 0;                   // 0: as few as the game allows
  std::vector<std::string> options;  // KEY=VALUE
};

// Declares GAME, --players and --option; `help` says what GAME is.
void add_game(Flags& flags, GameOptions& options, const std::string& help, Wanted wanted);

// Where the rulebook of a language says something else than the others, as KEY=VALUE.
std::span<const std::string_view> rulebook(std::string_view game, texts::Language language);

// What can be played, with the options and their values, for people.
std::string games_footer(texts::Language language = texts::Language::en);

struct ChosenGame {
  const GameApi* game;
  Setup setup;
};
// Nothing, with a message, if there is none such.
std::optional<ChosenGame> choose_game(const GameOptions& options,
                                      texts::Language language = texts::Language::en);

}  // namespace hastilude::app
