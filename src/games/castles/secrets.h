// The Castles: what eyes may see. Everything is hidden unless it is opened here.
#pragma once

#include "games/castles/table.h"

namespace hastilude::castles {

// C7, C15: what is offered or bid is seen by the one who offers it and the one who asked.
inline bool offer_open(const Question& question, Seat from, Eyes eyes) {
  return eyes.open(from) || eyes.open(question.asker);
}

inline State seen(const State& state, Eyes eyes) {
  State open;
  open.table = state.table;
  open.pile = eyes.see_all() || planted(Fault::leak_pile) ? state.pile : Cards{};
  for (const Seat seat : SeatSet::all(state.table.rules.players)) {
    if (eyes.open(seat) || planted(Fault::leak_hand))
      open.hands[seat.index] = state.hands[seat.index];
    if (offer_open(state.table.question, seat, eyes) || planted(Fault::leak_offer_in_view))
      open.offers[seat.index] = state.offers[seat.index];
  }
  return open;
}

// Whether the cards of a line lie open to these eyes.
inline bool cards_open(const Table& table, const Move& move, Eyes eyes) {
  switch (move.kind) {
    case Kind::keep:
    case Kind::attack:
    case Kind::draw: return true;
    case Kind::deal: return eyes.open(move.seat) || planted(Fault::leak_deal);
    case Kind::offer:
      return offer_open(table.question, move.seat, eyes) || planted(Fault::leak_offer);
    case Kind::bid: return offer_open(table.question, move.seat, eyes) || planted(Fault::leak_bid);
    default: return false;
  }
}

inline Move seen(const State& state, const Move& move, Eyes eyes) {
  Move open = move;
  if (cards_open(state.table, move, eyes)) return open;
  open.card = no_card;
  open.cards = {};
  if (planted(Fault::leak_offer_rank) && move.kind == Kind::offer) {
    for (int card = 0; card < move.card; ++card)
      open.count = static_cast<std::uint8_t>(open.count + state.hands[move.seat.index][card]);
  }
  return open;
}

}  // namespace hastilude::castles
