// The Castles: what eyes may see. Everything is hidden unless it is opened here.
#pragma once

#include "games/castles/board.h"

namespace hastilude::castles {

// C7, C15: what is offered or bid is seen by the one who offers it and the one who asked.
inline bool offer_open(const Pending& pending, Seat from, Observer observer) {
  return observer.open(from) || observer.open(pending.asker);
}

inline State seen(const State& state, Observer observer) {
  State open;
  open.board = state.board;
  open.pile = observer.see_all() ? state.pile : Cards{};
  for (const Seat seat : SeatSet::all(state.board.rules.players)) {
    if (observer.open(seat)) open.hands[seat.index] = state.hands[seat.index];
    if (offer_open(state.board.pending, seat, observer))
      open.offers[seat.index] = state.offers[seat.index];
  }
  return open;
}

// Whether the cards of a line lie open to these eyes.
inline bool cards_open(const Board& board, const Move& move, Observer observer) {
  switch (move.kind) {
    case Kind::keep:
    case Kind::attack:
    case Kind::draw: return true;
    case Kind::deal: return observer.open(move.seat);
    case Kind::offer: return offer_open(board.pending, move.seat, observer);
    case Kind::bid: return offer_open(board.pending, move.seat, observer);
    default: return false;
  }
}

inline Move seen(const State& state, const Move& move, Observer observer) {
  Move open = move;
  if (cards_open(state.board, move, observer)) return open;
  open.card = no_card;
  open.cards = {};
  return open;
}

}  // namespace hastilude::castles
