#include "app/choose_game.h"

#include <array>

#include "app/files.h"
#include "games/find.h"
#include "record/options.h"
#include "texts/retold.h"

namespace hastilude::app {

void add_game(Flags& flags, GameOptions& options, const std::string& help, Wanted wanted) {
  const texts::Texts& say = texts::in(flags.language());
  flags.word({"GAME", "", help, wanted}, options.game);
  flags.number({"--players", "N", say("terminal-flag-players")}, options.players);
  flags.each({"--option", "KEY=VALUE", say("terminal-flag-option")}, options.options);
}

namespace {

// "2 players", "2 to 5 players".
std::string players_of(const GameApi& game, const texts::Texts& say) {
  return say(game.most_players > game.least_players ? "terminal-flag-range" : "terminal-flag-count",
             {{"least", game.least_players}, {"most", game.most_players}});
}

}  // namespace

std::span<const std::string_view> rulebook(std::string_view game, texts::Language language) {
  static constexpr std::array<std::string_view, 2> italian{"first=right", "purple=token"};
  if (game == "ivanhoe" && language == texts::Language::it) return italian;
  return {};
}

std::string games_footer(texts::Language language) {
  const texts::Texts& say = texts::in(language);
  std::string text = say("terminal-flag-games") + "\n";
  for (const GameApi& game : games::all_games()) {
    text += "  " + std::string(game.name) + ", " + players_of(game, say) + "\n";
    for (const Option& option : game.options) {
      text += "      " + std::string(option.key) + "=";
      if (option.words.empty()) {
        text += say("terminal-flag-values",
                    {{"usual", option.usual}, {"least", option.least}, {"most", option.most}});
      }
      for (std::size_t i = 0; i < option.words.size(); ++i)
        text += (i == 0 ? "" : "|") + std::string(option.words[i]);
      text += "\n";
    }
    std::string written;
    for (const std::string_view option : rulebook(game.name, language))
      written.append(written.empty() ? "" : ", ").append(option);
    if (!written.empty())
      text += "      " + say("terminal-flag-rulebook", {{"options", written}}) + "\n";
  }
  return text;
}

std::optional<ChosenGame> choose_game(const GameOptions& options, texts::Language language) {
  const texts::Texts& say = texts::in(language);
  const GameApi* game = games::find_game(options.game);
  if (game == nullptr) {
    std::string names;
    for (const GameApi& known : games::all_games())
      names += (names.empty() ? "" : ", ") + std::string(known.name);
    usage_error(say, say("terminal-wrong-game", {{"game", options.game}, {"games", names}}));
    return {};
  }
  const int players = options.players == 0 ? game->least_players : options.players;
  if (players < game->least_players || players > game->most_players) {
    usage_error(say, say("terminal-wrong-players", {{"game", options.game},
                                                    {"count", players},
                                                    {"players", players_of(*game, say)}}));
    return {};
  }
  Setup setup = usual_setup(*game, players);
  const auto written = rulebook(game->name, language);
  std::vector<std::string> wanted(written.begin(), written.end());
  wanted.insert(wanted.end(), options.options.begin(), options.options.end());
  for (const std::string& option : wanted) {
    const std::size_t equals = option.find('=');
    if (equals == std::string::npos) {
      usage_error(say, say("terminal-wrong-option", {{"option", option}}));
      return {};
    }
    if (const auto wrong =
            record::set_option(*game, setup, option.substr(0, equals), option.substr(equals + 1))) {
      usage_error(say, texts::complaint(say, wrong->what.view(), wrong->expected.view()));
      return {};
    }
  }
  return ChosenGame{game, setup};
}

}  // namespace hastilude::app
