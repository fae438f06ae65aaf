#include "wire/new_table.h"

#include <utility>

#include "games/find.h"
#include "record/options.h"

namespace hastilude::wire {

Result<Layout, std::string_view> layout(const NewTable& wanted, const std::string& person,
                                        const tables::Roster& roster) {
  const GameApi* const game = games::find_game(wanted.game);
  if (game == nullptr) return std::string_view("no_such_game");
  if (wanted.players < game->least_players || wanted.players > game->most_players)
    return std::string_view("wrong_players");
  Layout layout{.settings = {.game = game,
                             .setup = record::usual_setup(*game, wanted.players),
                             .host = person,
                             .access = wanted.access,
                             .windows = wanted.windows,
                             .clock = wanted.clock}};
  for (const auto& [key, value] : wanted.options) {
    if (record::set_option(*game, layout.settings.setup, key, value))
      return std::string_view("no_such_option");
  }
  std::size_t index = 0;
  bool seated = false;
  for (const std::string& who : wanted.seats) {
    tables::Place& place = layout.places[index++];
    if (who == "open") continue;
    if (who == "me") {
      if (std::exchange(seated, true)) return std::string_view("seated_already");
      place.person = person;
    } else if (roster.has(*game, who)) {
      place.bot = who;
    } else {
      return std::string_view("no_such_bot");
    }
  }
  return layout;
}

}  // namespace hastilude::wire
