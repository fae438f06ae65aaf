// The Castles: how moves change the state, and what follows from them without anyone's choice.
#pragma once

#include "games/castles/legal.h"
#include "games/castles/table.h"

namespace hastilude::castles {

inline void into_hand(State& state, Seat seat, const Cards& taken) {
  state.hands[seat.index] += taken;
  state.table.hand_size[seat.index] =
      static_cast<std::uint8_t>(state.table.hand_size[seat.index] + taken.total());
}
inline void into_hand(State& state, Seat seat, int card) {
  state.hands[seat.index].add(card);
  ++state.table.hand_size[seat.index];
}
inline void out_of_hand(State& state, Seat seat, const Cards& given) {
  state.hands[seat.index] -= given;
  state.table.hand_size[seat.index] =
      static_cast<std::uint8_t>(state.table.hand_size[seat.index] - given.total());
}

// ---- turns

inline void ask(Table& table, Stage stage) { table.question = {.stage = stage}; }

// C5: an empty pile leads straight to C9.
inline void begin_turn(Table& table) {
  if (table.pile > 0) return ask(table, Stage::draw);
  reached(Branch::C5_pile_empty);
  ask(table, Stage::attack);
}

inline void end_turn(Table& table) {
  table.ransomed = {};
  table.turn = after(table.turn, table.rules.players);
  begin_turn(table);
}

// The game is over as the table lies; face-up cards of the running turn go back to the pile.
inline void end_game(State& state, SeatSet winners) {
  Table& table = state.table;
  for (const std::uint8_t card : table.question.face_up) {
    if (card == no_card) continue;
    state.pile.add(card);
    ++table.pile;
  }
  ask(table, Stage::over);
  state.offers = {};
  table.winners = winners;
  table.ransomed = {};
  table.turn = {};
}

// C17: the highest total wins, level players share.
template <class Told>
inline void score(State& state, Told& told) {
  const Table& table = state.table;
  const Move line{
      .kind = Kind::score, .count = table.rules.players, .points = points_by_seat(table)};
  told(state, line);
  int most = 0;
  SeatSet winners;
  for (const Seat seat : SeatSet::all(table.rules.players)) {
    if (line.points[seat.index] > most) winners = {};
    most = std::max<int>(most, line.points[seat.index]);
    const bool level = line.points[seat.index] == most;
    if (level && !(planted(Fault::C17_first_of_level_wins) && !winners.empty()))
      winners.insert(seat);
  }
  reached(winners.size() == 1 ? Branch::C17_one_winner : Branch::C17_shared);
  told(state, Move{.kind = Kind::result, .winners = winners});
  end_game(state, winners);
}

// ---- trade

// C8: a card not traded is out of the game; then C9.
inline void lose_face_up(State& state) {
  Table& table = state.table;
  const int card = table.question.face_up[0];
  if (planted(Fault::C8_lost_to_pile)) {
    state.pile.add(card);
    ++table.pile;
  } else {
    table.lost.add(card);
  }
  ask(table, Stage::attack);
}

// C6: one of the face-up cards is kept; a single one leaves nothing to trade.
inline void keep(State& state, const Move& move) {
  Table& table = state.table;
  const auto [first, second] = table.question.face_up;
  into_hand(state, move.seat, move.card);
  if (second == no_card) return ask(table, Stage::attack);
  const std::uint8_t other = move.card == first ? second : first;
  if (planted(Fault::C6_keeps_both)) {
    into_hand(state, move.seat, other);
    return ask(table, Stage::attack);
  }
  ask(table, Stage::trade);
  table.question.face_up[0] = other;
}

// C7, C15: nobody answered, so there is nothing to choose; the ransom or the card is done with.
inline void refuse_all(State& state) {
  Table& table = state.table;
  state.offers = {};
  if (table.question.stage == Stage::answer || table.question.stage == Stage::choice)
    return lose_face_up(state);
  ask(table, Stage::attack);
}

// The next one is asked; after the last, he who asked chooses among what was answered.
inline void go_on_asking(State& state) {
  Table& table = state.table;
  Question& question = table.question;
  const bool trade = question.stage == Stage::answer;
  if (planted(Fault::C7_empty_hand_not_asked) && trade) {
    while (question.answered < table.rules.players - 1 &&
           table.hand_size[addressed(table).index] == 0)
      ++question.answered;
  }
  if (question.answered < table.rules.players - 1) {
    if (trade && table.hand_size[addressed(table).index] == 0) reached(Branch::C7_empty_hand_asked);
    return;
  }
  const bool any = std::any_of(question.answers.begin(), question.answers.end(),
                               [](const Answer& answer) { return !answer.declined(); });
  const Fault fault = trade ? Fault::C7_asked_without_offer : Fault::C15_asked_without_bid;
  if (!any && !planted(fault)) {
    reached(trade ? Branch::C7_nobody_offers : Branch::C15_nobody_bids);
    return refuse_all(state);
  }
  question.stage = trade ? Stage::choice : Stage::sale;
}

// C7: all other players are asked, clockwise.
inline void trade(State& state) {
  Question& question = state.table.question;
  question.stage = Stage::answer;
  question.asker = state.table.turn;
  go_on_asking(state);
}

inline void answer(State& state, const Move& move) {
  Question& question = state.table.question;
  const int number = move.kind == Kind::offer ? 1 : move.count;
  question.answers[move.seat.index] = {static_cast<std::uint8_t>(number), move.lord};
  if (move.kind == Kind::offer) state.offers[move.seat.index].cards[0] = move.card;
  if (move.kind == Kind::bid) state.offers[move.seat.index] = offer_of(move.cards);
  ++question.answered;
  go_on_asking(state);
}

// C7: the two cards change hands.
inline void accept_trade(State& state, Seat from) {
  Table& table = state.table;
  reached(Branch::C7_traded);
  const Cards offered = cards_of(state.offers[from.index]);
  out_of_hand(state, from, offered);
  into_hand(state, table.turn, offered);
  into_hand(state, from, table.question.face_up[0]);
  state.offers = {};
  ask(table, Stage::attack);
}

// ---- ransom

// C15: any player may offer a prisoner to all, once a turn.
inline void ransom(State& state, const Move& move) {
  Table& table = state.table;
  reached(move.seat == table.turn ? Branch::C15_in_turn : Branch::C15_out_of_turn);
  table.ransomed.insert(move.seat);
  if (planted(Fault::C16_ransom_begins_anew)) table.passes = 0;
  table.question = {.stage = Stage::bid, .asker = move.seat, .lord = move.lord};
  go_on_asking(state);
}

// C14, C15: a blazon in the hands of its own lord goes to his reserve.
inline void take_blazon(Table& table, Seat seat, Seat lord) {
  if (seat == lord) {
    ++table.reserve[seat.index];
  } else {
    table.prisoners[seat.index].add(lord.index);
  }
}

// C15: prisoner against cards or prisoner.
inline void accept_bid(State& state, Seat from) {
  Table& table = state.table;
  const Seat seller = table.question.asker;
  const Seat lord = table.question.lord;
  const Answer paid = table.question.answers[from.index];
  table.prisoners[seller.index].remove(lord.index);
  if (lord == from) reached(Branch::C15_bought_home);
  if (planted(Fault::C15_bought_not_home) && lord == from) {
    table.prisoners[from.index].add(lord.index);
  } else {
    take_blazon(table, from, lord);
  }
  if (paid.lord != nobody) {
    reached(Branch::C15_sold_for_blazon);
    if (paid.lord == seller) reached(Branch::C15_paid_home);
    table.prisoners[from.index].remove(paid.lord.index);
    take_blazon(table, seller, paid.lord);
  } else {
    reached(Branch::C15_sold_for_cards);
    const Cards price = cards_of(state.offers[from.index]);
    out_of_hand(state, from, price);
    into_hand(state, seller, price);
  }
  state.offers = {};
  ask(table, Stage::attack);
}

// ---- attack

// C12, if it is possible; else the turn is over.
inline void ask_place(Table& table, int castle) {
  if (!can_place(table, castle, table.turn)) {
    if (table.track[static_cast<std::size_t>(castle)][0] != nobody)
      reached(Branch::C12_space_taken);
    return end_turn(table);
  }
  table.question = {.stage = Stage::place, .castle = static_cast<std::uint8_t>(castle)};
}

// C11, if there is a blazon in this castle; else C12.
inline void ask_advance(Table& table, int castle) {
  if (controller(table, castle) == nobody && !planted(Fault::C11_asked_without_blazon)) {
    reached(Branch::C11_not_asked);
    return ask_place(table, castle);
  }
  table.question = {.stage = Stage::advance, .castle = static_cast<std::uint8_t>(castle)};
}

// C10: the army becomes the garrison; the old one goes into the attacker's hand.
inline void attack(State& state, const Move& move) {
  Table& table = state.table;
  Cards& garrison = table.garrison[move.castle];
  reached(garrison.empty() ? Branch::C9_empty_castle : Branch::C10_garrison_taken);
  const int leaders = move.cards[soldiers] + move.cards[soldiers + 1];
  if (leaders > 0)
    reached(leaders == move.cards.total() ? Branch::C9_heroes_alone : Branch::C9_hero_in_army);
  if (controller(table, move.castle) == move.seat) reached(Branch::C13_own_castle);
  out_of_hand(state, move.seat, move.cards);
  if (planted(Fault::C10_garrison_lost)) {
    table.lost += garrison;
  } else {
    into_hand(state, move.seat, garrison);
  }
  garrison = move.cards;
  if (table.passes > 0) reached(Branch::C16_count_anew);
  if (!planted(Fault::C16_attack_keeps_count)) table.passes = 0;
  ask_advance(table, move.castle);
}

// C11: all blazons of the castle one space on; C14: who reaches the oubliette is taken.
template <class Told>
inline void advance(State& state, Told& told) {
  Table& table = state.table;
  const int castle = table.question.castle;
  Track& track = table.track[static_cast<std::size_t>(castle)];
  const std::size_t last = table.rules.track - std::size_t{1};
  const Seat falling = track[last];
  if (falling != nobody) {
    reached(falling == table.turn ? Branch::C14_own_home : Branch::C14_prisoner);
    told(state, Move{.kind = Kind::capture, .seat = table.turn, .lord = falling});
    if (planted(Fault::C14_own_is_prisoner)) {
      table.prisoners[table.turn.index].add(falling.index);
    } else {
      take_blazon(table, planted(Fault::C14_all_go_home) ? falling : table.turn, falling);
    }
    track[last] = nobody;
  }
  for (std::size_t space = last; space > 0; --space) {
    track[space] = track[space - 1];
    track[space - 1] = nobody;
    if (planted(Fault::C11_moves_one) && track[space] != nobody) break;
  }
  reached(Branch::C11_advanced);
  if (can_place(table, castle, table.turn)) reached(Branch::C12_after_advance);
  ask_place(table, castle);
}

inline void place(Table& table, const Move& move) {
  reached(Branch::C12_placed);
  table.track[table.question.castle][0] = move.seat;
  --table.reserve[move.seat.index];
  end_turn(table);
}

// C16: passes count while the pile is empty; when all have passed, the game ends.
template <class Told>
inline void pass(State& state, Told& told) {
  Table& table = state.table;
  if (table.pile == 0 || planted(Fault::C16_counts_with_cards)) ++table.passes;
  reached(ended(table) ? Branch::C16_ends : Branch::C16_goes_on);
  if (ended(table)) return score(state, told);
  end_turn(table);
}

// ---- all of it

template <class Told>
inline void play_decision(State& state, const Move& move, Told& told) {
  Table& table = state.table;
  switch (move.kind) {
    case Kind::keep: return keep(state, move);
    case Kind::trade: return trade(state);
    case Kind::discard: reached(Branch::C8_given_up); return lose_face_up(state);
    case Kind::offer:
    case Kind::bid:
    case Kind::decline: return answer(state, move);
    case Kind::accept:
      return table.question.stage == Stage::choice ? accept_trade(state, move.from)
                                                   : accept_bid(state, move.from);
    case Kind::refuse:
      reached(table.question.stage == Stage::choice ? Branch::C7_refused : Branch::C15_refused);
      return refuse_all(state);
    case Kind::attack: return attack(state, move);
    case Kind::pass: return pass(state, told);
    case Kind::advance: return advance(state, told);
    case Kind::hold: reached(Branch::C11_held); return ask_place(table, table.question.castle);
    case Kind::place: return place(table, move);
    case Kind::skip: reached(Branch::C12_skipped); return end_turn(table);
    case Kind::ransom: return ransom(state, move);
    default: assert(false);
  }
}

// C4: two cards each, clockwise from the starter; then his turn begins.
inline void deal(State& state, const Move& move) {
  Table& table = state.table;
  state.pile -= move.cards;
  table.pile = static_cast<std::uint8_t>(table.pile - move.count);
  into_hand(state, move.seat, move.cards);
  if (deck_size - table.pile == first_hand * table.rules.players) begin_turn(table);
}

// C5: the cards are laid face up.
inline void draw(State& state, const Move& move) {
  Table& table = state.table;
  state.pile -= move.cards;
  table.pile = static_cast<std::uint8_t>(table.pile - move.count);
  if (table.pile == 0) reached(Branch::C16_last_cards_drawn);
  ask(table, Stage::keep);
  std::size_t at = 0;
  for_each_kind(move.cards, [&](int card, int count) {
    for (; count > 0; --count) table.question.face_up[at++] = static_cast<std::uint8_t>(card);
  });
}

template <class Told>
inline void play(State& state, const Move& move, Told&& told) {
  switch (move.kind) {
    case Kind::starter: state.table.turn = move.seat; return ask(state.table, Stage::deal);
    case Kind::deal: return deal(state, move);
    case Kind::draw: return draw(state, move);
    default: return play_decision(state, move, told);
  }
}

// From a position that was set up to the next one who is asked, or to the draw.
inline void go_on(State& state) {
  Table& table = state.table;
  switch (table.question.stage) {
    case Stage::draw: return begin_turn(table);
    case Stage::answer:
    case Stage::bid: return go_on_asking(state);
    case Stage::advance: return ask_advance(table, table.question.castle);
    case Stage::place: return ask_place(table, table.question.castle);
    default: return;
  }
}

// C16: in a position that was set up, all have passed.
template <class Told>
inline void settle(State& state, Told&& told) {
  if (state.table.question.stage != Stage::over && ended(state.table)) score(state, told);
}

}  // namespace hastilude::castles
