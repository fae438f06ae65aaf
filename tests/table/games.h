// Tables as tests want them, and how to look at them.
#pragma once

#include <gtest/gtest.h>

#include "core/notation.h"
#include "games/find.h"
#include "record/options.h"
#include "record/read.h"
#include "table/club.h"

namespace hastilude::tests {

inline tables::Settings settings_of(std::string_view game, int players) {
  tables::Settings settings;
  settings.game = games::find_game(game);
  settings.setup = usual_setup(*settings.game, players);
  settings.host = "p1";
  return settings;
}

inline bool is_done(const tables::Answer& answer) {
  return std::holds_alternative<tables::Done>(answer);
}
inline bool is_stale(const tables::Answer& answer) {
  return std::holds_alternative<tables::Stale>(answer);
}
inline tables::Denial denial_of(const tables::Answer& answer) {
  const auto* const refused = std::get_if<tables::Refused>(&answer);
  return refused == nullptr ? tables::Denial::count : refused->denial;
}

// An action as a page says it: without the seat.
inline std::string action_text(const GameApi& game, const AnyMove& move) {
  return std::string(notation_of(game, move).view());
}

// A decision that a seat may take, of those it is told of.
inline std::string any_choice(const GameApi& game, const tables::Now& now, Random& random) {
  const tables::ChoicesShown& choices = *now.choices;
  const std::size_t all = choices.moves.size() + choices.picks.size();
  const std::size_t at = random.below(all);
  if (at < choices.moves.size()) return action_text(game, choices.moves[at]);
  const Pick& pick = choices.picks[at - choices.moves.size()];
  std::string move(notation_of(pick).view());
  int taken = 0;
  for (std::size_t kind = 0; kind < pick.counts.size(); ++kind) {
    for (int i = 0; i < pick.counts[kind] && taken < pick.most; ++i, ++taken)
      move.append(" ").append(game.card_names[kind]);
  }
  return move;
}

inline std::string first_move(const Club& club, Seat seat) {
  return action_text(*club.table().settings().game, club.now(seat).choices->moves.front());
}

// A table of castles at which the one at turn is to attack and another one may offer a prisoner.
inline Club at_ransom(const std::optional<tables::Clock>& clock = {}) {
  for (std::uint64_t seed = 1;; ++seed) {
    tables::Settings settings = settings_of("castles", 3);
    settings.clock = clock;
    record::set_option(*settings.game, settings.setup, "track", "2");
    Club club(settings, people(3), seed);
    for (int step = 0; step < 400 && club.table().stage() == tables::Stage::playing; ++step) {
      const tables::Now table = club.now();
      if (!table.question->may.empty()) return club;
      for (const Seat seat : table.question->asked)
        club.act(seat, any_choice(*settings.game, club.now(seat), club.random()));
      if (table.question->closes) club.wait(*table.question->closes - club.time());
    }
  }
}

}  // namespace hastilude::tests
