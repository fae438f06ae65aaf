#include "wire/new_table.h"

#include <utility>

#include "games/find.h"
#include "record/options.h"

namespace hastilude::wire {
namespace {

BadMessage unknown_game() {
  std::string about = "game: expected one of";
  for (const GameApi& game : games::all_games()) about.append(" ").append(game.name);
  return {"no_such_game", about};
}

BadMessage wrong_players(const GameApi& game) {
  std::string range = std::to_string(game.least_players);
  if (game.most_players > game.least_players) range += " to " + std::to_string(game.most_players);
  return {"wrong_players", "players: expected " + range};
}

BadMessage wrong_option(const Complaint& complaint) {
  return {"no_such_option", "options: " + std::string(complaint.what.view()) + "; " +
                                std::string(complaint.expected.view())};
}

}  // namespace

Result<Layout, BadMessage> layout(const NewTable& wanted, const std::string& person,
                                  const tables::Roster& roster) {
  const GameApi* const game = games::find_game(wanted.game);
  if (game == nullptr) return unknown_game();
  if (wanted.players < game->least_players || wanted.players > game->most_players)
    return wrong_players(*game);
  Layout layout{.settings = {.game = game,
                             .setup = usual_setup(*game, wanted.players),
                             .host = person,
                             .access = wanted.access,
                             .windows = wanted.windows,
                             .clock = wanted.clock,
                             .patience = wanted.patience.value_or(tables::Patience())}};
  for (const auto& [key, value] : wanted.options) {
    if (const auto complaint = record::set_option(*game, layout.settings.setup, key, value))
      return wrong_option(*complaint);
  }
  std::size_t index = 0;
  bool seated = false;
  for (const std::string& who : wanted.seats) {
    tables::Place& place = layout.places[index++];
    if (who == "open") continue;
    if (who == "me") {
      if (std::exchange(seated, true))
        return BadMessage{"seated_already", "seats: 'me' stands there twice"};
      place.person = person;
    } else if (roster.has(*game, who)) {
      place.bot = who;
    } else {
      return BadMessage{"no_such_bot", "seats: expected me, open or a bot of /api/games"};
    }
  }
  return layout;
}

}  // namespace hastilude::wire
