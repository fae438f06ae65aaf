#include "app/choose_game.h"

#include "app/files.h"
#include "games/find.h"
#include "record/options.h"

namespace hastilude::app {

void add_game(Flags& flags, GameOptions& options, const std::string& help, Wanted wanted) {
  flags.word({"GAME", "", help, wanted}, options.game);
  flags.number({"--players", "N", "How many play (default: as few as the game allows)"},
               options.players);
  flags.each({"--option", "KEY=VALUE", "An option of the game; may be repeated"}, options.options);
}

namespace {

// "2 players", "2 to 5 players".
std::string players_of(const GameApi& game) {
  std::string text = std::to_string(game.least_players);
  if (game.most_players > game.least_players) text += " to " + std::to_string(game.most_players);
  return text + " players";
}

}  // namespace

std::string games_footer() {
  std::string text =
      "Games and their options (the first value, or the one before the range, is the default):\n";
  for (const GameApi& game : games::all_games()) {
    text += "  " + std::string(game.name) + ", " + players_of(game) + "\n";
    for (const Option& option : game.options) {
      text += "      " + std::string(option.key) + "=";
      if (option.words.empty()) {
        text += std::to_string(option.usual) + " (" + std::to_string(option.least) + " to " +
                std::to_string(option.most) + ")";
      }
      for (std::size_t i = 0; i < option.words.size(); ++i)
        text += (i == 0 ? "" : "|") + std::string(option.words[i]);
      text += "\n";
    }
  }
  return text;
}

std::optional<ChosenGame> choose_game(const GameOptions& options) {
  const GameApi* game = games::find_game(options.game);
  if (game == nullptr) {
    std::string names;
    for (const GameApi& known : games::all_games())
      names += (names.empty() ? "" : ", ") + std::string(known.name);
    usage_error("there is no game '" + options.game + "'", "expected " + names);
    return {};
  }
  const int players = options.players == 0 ? game->least_players : options.players;
  if (players < game->least_players || players > game->most_players) {
    usage_error(options.game + " cannot be played by " + std::to_string(players),
                "expected " + players_of(*game));
    return {};
  }
  Setup setup = usual_setup(*game, players);
  for (const std::string& option : options.options) {
    const std::size_t equals = option.find('=');
    if (equals == std::string::npos) {
      usage_error("option '" + option + "' has no value", "expected KEY=VALUE");
      return {};
    }
    if (const auto wrong =
            record::set_option(*game, setup, option.substr(0, equals), option.substr(equals + 1))) {
      usage_error(wrong->what.view(), wrong->expected.view());
      return {};
    }
  }
  return ChosenGame{game, setup};
}

}  // namespace hastilude::app
