#include "games/hidden.h"

#include <cstddef>

#include "games/catalog.h"
#include "games/find.h"

namespace hastilude::games {
namespace {

// Of a game of which nothing is said here.
template <class State, class Move>
bool may_tell(const View<State>&, const Move&) {
  return true;
}

// E12: after a parry with an empty pile both show their hands. Else his own hand and what lies open
// decide how it goes on before cards are drawn.
bool may_tell(const View<engarde::State>& view, const engarde::Move& move) {
  return move.kind == engarde::Kind::parry && view.seen().board.pile == 0;
}

// What cards do, they do to what lies open; a hand is shown (I8) or taken from (Knock Down) only
// after a draw, or by one.
bool may_tell(const View<ivanhoe::State>&, const ivanhoe::Move&) { return false; }

// Who accepts cards (C7, C15) has seen them; all else lies open or is his own.
bool may_tell(const View<castles::State>&, const castles::Move&) { return false; }

template <Game... Games>
bool may_tell_in(std::size_t place, const AnyView& view, const AnyMove& decision,
                 GameList<Games...>) {
  bool may = true;
  std::size_t at = 0;
  const auto ask = [&]<class G>(G) {
    if (at++ == place)
      may = may_tell(view.as<View<typename G::State>>(), decision.as<typename G::Move>());
  };
  (ask(Games{}), ...);
  return may;
}

}  // namespace

// A door that is not one of the catalog's leads to a game that we know nothing of.
bool may_tell_hidden(const GameApi& game, const AnyView& view, const AnyMove& decision) {
  const std::span<const GameApi> games = all_games();
  for (std::size_t place = 0; place < games.size(); ++place) {
    if (&games[place] == &game) return may_tell_in(place, view, decision, Catalog{});
  }
  return true;
}

}  // namespace hastilude::games
