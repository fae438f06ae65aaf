// En Garde: how moves change the state, and what follows from them without anyone's choice.
#pragma once

#include "games/engarde/board.h"
#include "games/engarde/legal.h"

namespace hastilude::engarde {

inline void discard(State& state, int card, int count) {
  state.board.discarded = static_cast<std::uint8_t>(state.board.discarded + count);
  for (; count > 0; --count) state.discards.push(card);
}

// E4: played cards go to the discard pile in the order played.
inline void spend(State& state, Seat seat, int card, int count) {
  state.hands[seat.index].remove(card, count);
  state.board.hand_size[seat.index] =
      static_cast<std::uint8_t>(state.board.hand_size[seat.index] - count);
  discard(state, card, count);
}

inline void move_fencer(Board& board, Seat seat, int forward) {
  board.advanced[seat.index] = static_cast<std::uint8_t>(board.advanced[seat.index] + forward);
}

// E2, E3: fencers to their ends, all cards together again; two deals are due.
inline void begin_round(State& state, Seat starter) {
  Board& board = state.board;
  state.hands = {};
  state.pile = full_deck();
  state.discards = {};
  board.advanced = {};
  board.hand_size = {};
  board.pile = deck_size;
  board.discarded = 0;
  board.attack = {};
  board.starter = starter;
  board.turn = starter;
  board.stage = Stage::deal;
}

inline void end_match(State& state, SeatSet winners) {
  Board& board = state.board;
  board.winners = winners;
  board.stage = Stage::over;
  board.turn = {};
  board.attack = {};
}

template <class Told>
inline void announce_result(State& state, Seat winner, Told& told) {
  reached(Branch::E2_match_won);
  told(state, Move{.kind = Kind::result, .seat = winner});
  end_match(state, SeatSet(winner));
}

// E2: who wins a round scores; the first to reach the target wins the match, else the starter
// changes.
template <class Told>
[[gnu::noinline]] inline void end_round(State& state, Seat winner, Told& told) {
  Board& board = state.board;
  told(state, Move{.kind = Kind::round, .seat = winner});
  if (winner != nobody && ++board.score[winner.index] == board.rules.target) {
    return announce_result(state, winner, told);
  }
  reached(Branch::E2_next_round);
  begin_round(state, planted(Fault::E2_starter_stays) ? board.starter : other(board.starter));
}

// E9: who has come further from his own end; level, nobody.
inline Seat further_ahead(const Board& board) {
  const int first = board.advanced[0];
  const int second = planted(Fault::E9_compares_spaces) ? board.space(Seat{1}) : board.advanced[1];
  if (first == second) {
    reached(Branch::E9_level);
    return nobody;
  }
  reached(first > second ? Branch::E9_first_ahead : Branch::E9_second_ahead);
  return Seat{static_cast<std::uint8_t>(first > second ? 0 : 1)};
}

// E12: both show their hands; more cards equal to the distance wins, level the position decides.
template <class Told>
[[gnu::noinline]] inline void compare_hands(State& state, Told& told) {
  std::array<int, 2> fitting{};
  for (const Seat seat : SeatSet::all(2)) {
    const Cards& hand = state.hands[seat.index];
    told(state, Move{.kind = Kind::reveal,
                     .count = state.board.hand_size[seat.index],
                     .seat = seat,
                     .cards = hand});
    const int distance = state.board.distance();
    fitting[seat.index] = distance <= highest_card ? hand[distance] : 0;
  }
  if (fitting[0] != fitting[1] && !planted(Fault::E12_ignores_hands)) {
    reached(Branch::E12_more_cards);
    return end_round(state, Seat{static_cast<std::uint8_t>(fitting[0] > fitting[1] ? 0 : 1)}, told);
  }
  reached(Branch::E12_level);
  end_round(state, further_ahead(state.board), told);
}

// The seat at turn has to answer an attack: E10, E15.
template <class Told>
inline void ask_for_answer(State& state, Told& told) {
  Board& board = state.board;
  board.stage = Stage::defence;
  if (can_answer(board, board.turn, state.hands[board.turn.index])) return;
  reached(board.attack.advanced != 0 ? Branch::E15_no_answer : Branch::E10_cannot_parry);
  end_round(state, other(board.turn), told);
}

// The seat at turn has to move: E6, and with an empty pile E8 or E12.
template <class Told>
inline void ask_for_turn(State& state, Told& told) {
  Board& board = state.board;
  board.stage = Stage::turn;
  const bool acts = can_act(board, board.turn, state.hands[board.turn.index]);
  if (board.pile == 0) {
    if (board.rules.level != Level::basic) return compare_hands(state, told);
    reached(acts ? Branch::E8_asked : Branch::E8_not_asked);
    if (!acts && !planted(Fault::E8_everyone_asked)) end_round(state, further_ahead(board), told);
  } else if (!acts && !planted(Fault::E6_missed)) {
    reached(Branch::E6_no_action);
    end_round(state, other(board.turn), told);
  }
}

// The turn of the other fencer begins: he answers an attack, or moves.
template <class Told>
inline void pass_turn(State& state, Told& told) {
  state.board.turn = other(state.board.turn);
  if (state.board.attack.count > 0) {
    ask_for_answer(state, told);
  } else {
    ask_for_turn(state, told);
  }
}

template <class Told>
inline void play_attack(State& state, const Move& move, int advanced, Told& told) {
  Board& board = state.board;
  spend(state, move.seat, move.value, move.count);
  if (board.rules.level == Level::basic) {  // E7: every attack hits, without a refill
    reached(Branch::E7_hit);
    return end_round(state, move.seat, told);
  }
  board.attack = {move.value, move.count, static_cast<std::uint8_t>(advanced)};
  board.stage = Stage::refill;
}

// E11: after a parry the defender takes his turn with the cards left; E12, E16: not with an empty
// pile.
template <class Told>
inline void play_parry(State& state, Told& told) {
  Board& board = state.board;
  const int held = state.hands[board.turn.index][board.attack.value];
  spend(state, board.turn, board.attack.value,
        held < board.attack.count ? held : board.attack.count);
  board.attack = {};
  reached(board.pile == 0 ? Branch::E12_parried_at_the_end : Branch::E11_turn_after_parry);
  if (planted(Fault::E11_refill_after_parry) && board.pile > 0) {
    board.stage = Stage::refill;
    return;
  }
  ask_for_turn(state, told);
}

// E14: a retreat is the whole turn. E16: with the pile already empty only the position counts.
template <class Told>
inline void play_retreat(State& state, const Move& move, Told& told) {
  Board& board = state.board;
  reached(Branch::E14_retreat);
  spend(state, move.seat, move.card, 1);
  move_fencer(board, move.seat, -move.card);
  board.attack = {};
  board.stage = Stage::refill;
  if (board.pile > 0) return;
  reached(Branch::E16_only_position);
  if (planted(Fault::E16_compares_after_retreat)) return compare_hands(state, told);
  end_round(state, further_ahead(board), told);
}

inline void play_step(State& state, const Move& move) {
  spend(state, move.seat, move.card, 1);
  move_fencer(state.board, move.seat, move.kind == Kind::forward ? move.card : -move.card);
  state.board.stage = Stage::refill;
}

// E13
template <class Told>
inline void play_advance(State& state, const Move& move, Told& told) {
  reached(Branch::E13_advance_and_attack);
  spend(state, move.seat, move.card, 1);
  move_fencer(state.board, move.seat, move.card);
  play_attack(state, move, 1, told);
}

template <class Told>
inline void play_decision(State& state, const Move& move, Told& told) {
  if (move.kind <= Kind::back) return play_step(state, move);  // nearly always
  if (move.kind == Kind::attack) return play_attack(state, move, 0, told);
  if (move.kind == Kind::advance) return play_advance(state, move, told);
  if (move.kind == Kind::parry) return play_parry(state, told);
  play_retreat(state, move, told);
}

// Cards go from the pile into a hand.
inline void take_cards(State& state, const Move& move) {
  Board& board = state.board;
  state.hands[move.seat.index] += move.cards;
  state.pile -= move.cards;
  board.hand_size[move.seat.index] =
      static_cast<std::uint8_t>(board.hand_size[move.seat.index] + move.count);
  board.pile = static_cast<std::uint8_t>(board.pile - move.count);
}

template <class Told>
inline void play_chance(State& state, const Move& move, Told& told) {
  if (move.kind == Kind::starter) return begin_round(state, move.seat);  // E2
  take_cards(state, move);
  if (move.kind == Kind::draw) {  // E4
    if (state.board.pile == 0) reached(Branch::E12_refill_empties);
    pass_turn(state, told);
  } else if (move.seat.index == 1) {  // E3: seat 1, then seat 2
    ask_for_turn(state, told);
  }
}

template <class Told>
inline void play(State& state, const Move& move, Told&& told) {
  if (move.kind < Kind::starter) {
    play_decision(state, move, told);
  } else {
    play_chance(state, move, told);
  }
}

// What is due in a position that was set up, where nobody can act.
template <class Told>
inline void settle(State& state, Told&& told) {
  Board& board = state.board;
  if (board.stage != Stage::unsettled) return;
  for (const Seat seat : SeatSet::all(2)) {
    if (board.score[seat.index] == board.rules.target) return announce_result(state, seat, told);
  }
  if (board.attack.count > 0) {
    ask_for_answer(state, told);
  } else {
    ask_for_turn(state, told);
  }
}

}  // namespace hastilude::engarde
