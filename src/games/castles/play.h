// The Castles: how moves change the state, and what follows from them without anyone's choice.
#pragma once

#include "games/castles/board.h"
#include "games/castles/legal.h"

namespace hastilude::castles {

inline void into_hand(State& state, Seat seat, const Cards& taken) {
  state.hands[seat.index] += taken;
  state.board.hand_size[seat.index] =
      static_cast<std::uint8_t>(state.board.hand_size[seat.index] + taken.total());
}
inline void into_hand(State& state, Seat seat, int card) {
  state.hands[seat.index].add(card);
  ++state.board.hand_size[seat.index];
}
inline void out_of_hand(State& state, Seat seat, const Cards& given) {
  state.hands[seat.index] -= given;
  state.board.hand_size[seat.index] =
      static_cast<std::uint8_t>(state.board.hand_size[seat.index] - given.total());
}

// ---- turns

inline void ask(Board& board, Stage stage) { board.pending = {.stage = stage}; }

// C5: an empty pile leads straight to C9.
inline void begin_turn(Board& board) {
  if (board.pile > 0) return ask(board, Stage::draw);
  reached(Branch::C5_pile_empty);
  ask(board, Stage::attack);
}

inline void end_turn(Board& board) {
  board.ransomed = {};
  board.turn = after(board.turn, board.rules.players);
  begin_turn(board);
}

// The game is over as the table lies; face-up cards of the running turn go back to the pile.
inline void end_game(State& state, SeatSet winners) {
  Board& board = state.board;
  for (const std::uint8_t card : board.pending.face_up) {
    if (card == no_card) continue;
    state.pile.add(card);
    ++board.pile;
  }
  ask(board, Stage::over);
  state.offers = {};
  board.winners = winners;
  board.ransomed = {};
  board.turn = {};
}

// C17: the highest total wins, level players share.
template <class Told>
inline void score(State& state, Told& told) {
  const Board& board = state.board;
  const Move line{
      .kind = Kind::score, .count = board.rules.players, .points = points_by_seat(board)};
  told(state, line);
  int most = 0;
  SeatSet winners;
  for (const Seat seat : SeatSet::all(board.rules.players)) {
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
  Board& board = state.board;
  const int card = board.pending.face_up[0];
  if (planted(Fault::C8_lost_to_pile)) {
    state.pile.add(card);
    ++board.pile;
  } else {
    board.lost.add(card);
  }
  ask(board, Stage::attack);
}

// C6: one of the two face-up cards is kept.
inline void keep(State& state, const Move& move) {
  Board& board = state.board;
  const auto [first, second] = board.pending.face_up;
  into_hand(state, move.seat, move.card);
  const std::uint8_t other = move.card == first ? second : first;
  if (planted(Fault::C6_keeps_both)) {
    into_hand(state, move.seat, other);
    return ask(board, Stage::attack);
  }
  ask(board, Stage::trade);
  board.pending.face_up[0] = other;
}

// C7, C15: nobody answered, so there is nothing to choose; the ransom or the card is done with.
inline void refuse_all(State& state) {
  Board& board = state.board;
  state.offers = {};
  if (board.pending.stage == Stage::answer || board.pending.stage == Stage::choice)
    return lose_face_up(state);
  ask(board, Stage::attack);
}

// The next one is asked; after the last, he who asked chooses among what was answered.
inline void go_on_asking(State& state) {
  Board& board = state.board;
  Pending& pending = board.pending;
  const bool trade = pending.stage == Stage::answer;
  if (planted(Fault::C7_empty_hand_not_asked) && trade) {
    while (pending.answered < board.rules.players - 1 &&
           board.hand_size[addressed(board).index] == 0)
      ++pending.answered;
  }
  if (pending.answered < board.rules.players - 1) {
    if (trade && board.hand_size[addressed(board).index] == 0) reached(Branch::C7_empty_hand_asked);
    return;
  }
  const bool any = std::any_of(pending.answers.begin(), pending.answers.end(),
                               [](const Answer& answer) { return !answer.declined(); });
  const Fault fault = trade ? Fault::C7_asked_without_offer : Fault::C15_asked_without_bid;
  if (!any && !planted(fault)) {
    reached(trade ? Branch::C7_nobody_offers : Branch::C15_nobody_bids);
    return refuse_all(state);
  }
  pending.stage = trade ? Stage::choice : Stage::sale;
}

// C7: all other players are asked, clockwise.
inline void trade(State& state) {
  Pending& pending = state.board.pending;
  pending.stage = Stage::answer;
  pending.asker = state.board.turn;
  go_on_asking(state);
}

inline void answer(State& state, const Move& move) {
  Pending& pending = state.board.pending;
  const int number = move.kind == Kind::offer ? 1 : move.count;
  pending.answers[move.seat.index] = {static_cast<std::uint8_t>(number), move.lord};
  if (move.kind == Kind::offer) state.offers[move.seat.index].cards[0] = move.card;
  if (move.kind == Kind::bid) state.offers[move.seat.index] = offer_of(move.cards);
  ++pending.answered;
  go_on_asking(state);
}

// C7: the two cards change hands.
inline void accept_trade(State& state, Seat from) {
  Board& board = state.board;
  reached(Branch::C7_traded);
  const Cards offered = cards_of(state.offers[from.index]);
  out_of_hand(state, from, offered);
  into_hand(state, board.turn, offered);
  into_hand(state, from, board.pending.face_up[0]);
  state.offers = {};
  ask(board, Stage::attack);
}

// ---- ransom

// C15: any player may offer a prisoner to all, once a turn.
inline void ransom(State& state, const Move& move) {
  Board& board = state.board;
  reached(move.seat == board.turn ? Branch::C15_in_turn : Branch::C15_out_of_turn);
  board.ransomed.insert(move.seat);
  if (planted(Fault::C16_ransom_begins_anew)) board.passes = 0;
  board.pending = {.stage = Stage::bid, .asker = move.seat, .lord = move.lord};
  go_on_asking(state);
}

// C14, C15: a blazon in the hands of its own lord goes to his reserve.
inline void take_blazon(Board& board, Seat seat, Seat lord) {
  if (seat == lord) {
    ++board.reserve[seat.index];
  } else {
    board.prisoners[seat.index].add(lord.index);
  }
}

// C15: prisoner against cards or prisoner.
inline void accept_bid(State& state, Seat from) {
  Board& board = state.board;
  const Seat seller = board.pending.asker;
  const Seat lord = board.pending.lord;
  const Answer paid = board.pending.answers[from.index];
  board.prisoners[seller.index].remove(lord.index);
  if (lord == from) reached(Branch::C15_bought_home);
  if (planted(Fault::C15_bought_not_home) && lord == from) {
    board.prisoners[from.index].add(lord.index);
  } else {
    take_blazon(board, from, lord);
  }
  if (paid.lord != nobody) {
    reached(Branch::C15_sold_for_blazon);
    if (paid.lord == seller) reached(Branch::C15_paid_home);
    board.prisoners[from.index].remove(paid.lord.index);
    take_blazon(board, seller, paid.lord);
  } else {
    reached(Branch::C15_sold_for_cards);
    const Cards price = cards_of(state.offers[from.index]);
    out_of_hand(state, from, price);
    into_hand(state, seller, price);
  }
  state.offers = {};
  ask(board, Stage::attack);
}

// ---- attack

// C12, if it is possible; else the turn is over.
inline void ask_place(Board& board, int castle) {
  if (!can_place(board, castle, board.turn)) {
    if (board.track[static_cast<std::size_t>(castle)][0] != nobody)
      reached(Branch::C12_space_taken);
    return end_turn(board);
  }
  board.pending = {.stage = Stage::place, .castle = static_cast<std::uint8_t>(castle)};
}

// C11, if there is a blazon in this castle; else C12.
inline void ask_advance(Board& board, int castle) {
  if (controller(board, castle) == nobody && !planted(Fault::C11_asked_without_blazon)) {
    reached(Branch::C11_not_asked);
    return ask_place(board, castle);
  }
  board.pending = {.stage = Stage::advance, .castle = static_cast<std::uint8_t>(castle)};
}

// C10: the army becomes the garrison; the old one goes into the attacker's hand.
inline void attack(State& state, const Move& move) {
  Board& board = state.board;
  Cards& garrison = board.garrison[move.castle];
  reached(garrison.empty() ? Branch::C9_empty_castle : Branch::C10_garrison_taken);
  const int leaders = move.cards[soldiers] + move.cards[soldiers + 1];
  if (leaders > 0)
    reached(leaders == move.cards.total() ? Branch::C9_heroes_alone : Branch::C9_hero_in_army);
  if (controller(board, move.castle) == move.seat) reached(Branch::C13_own_castle);
  out_of_hand(state, move.seat, move.cards);
  if (planted(Fault::C10_garrison_lost)) {
    board.lost += garrison;
  } else {
    into_hand(state, move.seat, garrison);
  }
  garrison = move.cards;
  if (board.passes > 0) reached(Branch::C16_count_anew);
  if (!planted(Fault::C16_attack_keeps_count)) board.passes = 0;
  ask_advance(board, move.castle);
}

// C11: all blazons of the castle one space on; C14: who reaches the oubliette is taken.
template <class Told>
inline void advance(State& state, Told& told) {
  Board& board = state.board;
  const int castle = board.pending.castle;
  Track& track = board.track[static_cast<std::size_t>(castle)];
  const std::size_t last = board.rules.track - std::size_t{1};
  const Seat falling = track[last];
  if (falling != nobody) {
    reached(falling == board.turn ? Branch::C14_own_home : Branch::C14_prisoner);
    told(state, Move{.kind = Kind::capture, .seat = board.turn, .lord = falling});
    if (planted(Fault::C14_own_is_prisoner)) {
      board.prisoners[board.turn.index].add(falling.index);
    } else {
      take_blazon(board, planted(Fault::C14_all_go_home) ? falling : board.turn, falling);
    }
    track[last] = nobody;
  }
  for (std::size_t space = last; space > 0; --space) {
    track[space] = track[space - 1];
    track[space - 1] = nobody;
    if (planted(Fault::C11_moves_one) && track[space] != nobody) break;
  }
  reached(Branch::C11_advanced);
  if (can_place(board, castle, board.turn)) reached(Branch::C12_after_advance);
  ask_place(board, castle);
}

inline void place(Board& board, const Move& move) {
  reached(Branch::C12_placed);
  board.track[board.pending.castle][0] = move.seat;
  --board.reserve[move.seat.index];
  end_turn(board);
}

// C16: passes count while the pile is empty; when all have passed, the game ends.
template <class Told>
inline void pass(State& state, Told& told) {
  Board& board = state.board;
  if (board.pile == 0 || planted(Fault::C16_counts_with_cards)) ++board.passes;
  reached(ended(board) ? Branch::C16_ends : Branch::C16_goes_on);
  if (ended(board)) return score(state, told);
  end_turn(board);
}

// ---- all of it

template <class Told>
inline void play_decision(State& state, const Move& move, Told& told) {
  Board& board = state.board;
  switch (move.kind) {
    case Kind::keep: return keep(state, move);
    case Kind::trade: return trade(state);
    case Kind::discard: reached(Branch::C8_given_up); return lose_face_up(state);
    case Kind::offer:
    case Kind::bid:
    case Kind::decline: return answer(state, move);
    case Kind::accept:
      return board.pending.stage == Stage::choice ? accept_trade(state, move.from)
                                                  : accept_bid(state, move.from);
    case Kind::refuse:
      reached(board.pending.stage == Stage::choice ? Branch::C7_refused : Branch::C15_refused);
      return refuse_all(state);
    case Kind::attack: return attack(state, move);
    case Kind::pass: return pass(state, told);
    case Kind::advance: return advance(state, told);
    case Kind::hold: reached(Branch::C11_held); return ask_place(board, board.pending.castle);
    case Kind::place: return place(board, move);
    case Kind::skip: reached(Branch::C12_skipped); return end_turn(board);
    case Kind::ransom: return ransom(state, move);
    default: assert(false);
  }
}

// C4: two cards each, clockwise from the starter; then his turn begins.
inline void deal(State& state, const Move& move) {
  Board& board = state.board;
  state.pile -= move.cards;
  board.pile = static_cast<std::uint8_t>(board.pile - move.count);
  into_hand(state, move.seat, move.cards);
  if (deck_size - board.pile == first_hand * board.rules.players) begin_turn(board);
}

// C5: the cards are laid face up. C6: a single one is simply taken, and there is no trade.
inline void draw(State& state, const Move& move) {
  Board& board = state.board;
  state.pile -= move.cards;
  board.pile = static_cast<std::uint8_t>(board.pile - move.count);
  if (board.pile == 0) reached(Branch::C16_last_cards_drawn);
  if (move.count == 1) {
    into_hand(state, move.seat, move.cards);
    return ask(board, Stage::attack);
  }
  ask(board, Stage::keep);
  std::size_t at = 0;
  for_each_kind(move.cards, [&](int card, int count) {
    for (; count > 0; --count) board.pending.face_up[at++] = static_cast<std::uint8_t>(card);
  });
}

template <class Told>
inline void play(State& state, const Move& move, Told&& told) {
  switch (move.kind) {
    case Kind::starter: state.board.turn = move.seat; return ask(state.board, Stage::deal);
    case Kind::deal: return deal(state, move);
    case Kind::draw: return draw(state, move);
    default: return play_decision(state, move, told);
  }
}

// From a position that was set up to the next one who is asked, or to the draw.
inline void go_on(State& state) {
  Board& board = state.board;
  switch (board.pending.stage) {
    case Stage::draw: return begin_turn(board);
    case Stage::answer:
    case Stage::bid: return go_on_asking(state);
    case Stage::advance: return ask_advance(board, board.pending.castle);
    case Stage::place: return ask_place(board, board.pending.castle);
    default: return;
  }
}

// C16: in a position that was set up, all have passed.
template <class Told>
inline void settle(State& state, Told&& told) {
  if (state.board.pending.stage != Stage::over && ended(state.board)) score(state, told);
}

}  // namespace hastilude::castles
