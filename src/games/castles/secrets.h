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
  open.pile = observer.see_all() || planted(Fault::leak_pile) ? state.pile : Cards{};
  for (const Seat seat : SeatSet::all(state.board.rules.players)) {
    if (observer.open(seat) || planted(Fault::leak_hand))
      open.hands[seat.index] = state.hands[seat.index];
    if (offer_open(state.board.pending, seat, observer) || planted(Fault::leak_offer_in_view))
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
    case Kind::deal: return observer.open(move.seat) || planted(Fault::leak_deal);
    case Kind::offer:
      return offer_open(board.pending, move.seat, observer) || planted(Fault::leak_offer);
    case Kind::bid:
      return offer_open(board.pending, move.seat, observer) || planted(Fault::leak_bid);
    default: return false;
  }
}

inline Move seen(const State& state, const Move& move, Observer observer) {
  Move open = move;
  if (cards_open(state.board, move, observer)) return open;
  open.card = no_card;
  open.cards = {};
  if (planted(Fault::leak_offer_rank) && move.kind == Kind::offer) {
    for (int card = 0; card < move.card; ++card)
      open.count = static_cast<std::uint8_t>(open.count + state.hands[move.seat.index][card]);
  }
  return open;
}

}  // namespace hastilude::castles
