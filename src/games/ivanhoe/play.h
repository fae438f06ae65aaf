// Ivanhoe: how moves change the state, and what follows from them without anyone's choice.
#pragma once

#include "games/ivanhoe/board.h"
#include "games/ivanhoe/effects.h"
#include "games/ivanhoe/legal.h"

namespace hastilude::ivanhoe {

inline void spend(State& state, Seat seat, Card card) {
  state.hands[seat.index].remove(card);
  --state.board.hand_size[seat.index];
}

// I13, I14: all cards in front of a player are discarded, Shield and Stunned too.
inline void clear_front(Board& board, Seat seat) {
  for (const Card card : board.displays.of(seat)) board.discards.add(card);
  board.displays.clear(seat);
  if (board.shield == seat && !planted(Fault::I13_shield_stays)) {
    board.shield = nobody;
    board.discards.add(shield_card);
  }
  if (board.stunned == seat) {
    board.stunned = nobody;
    board.discards.add(stunned_card);
  }
}

// I5: the discard pile becomes the draw deck, if the deck is empty and there is something to
// shuffle.
template <class Told>
inline void shuffle_if_empty(State& state, Told& told) {
  Board& board = state.board;
  if (board.deck > 0 || board.discards.empty()) return;
  told(state, Move{.kind = Kind::shuffle});
  state.deck = board.discards;
  board.deck = static_cast<std::uint8_t>(board.discards.total());
  board.discards = {};
}

// I4: a turn begins with a draw; I5: with an empty deck the shuffle comes first.
template <class Told>
inline void begin_turn(State& state, Seat seat, Told& told) {
  Board& board = state.board;
  board.turn = seat;
  board.played = 0;
  board.added = 0;
  board.pending = {.stage = Stage::draw};
  shuffle_if_empty(state, told);
}

inline Cards shown_hand(const State& state, Seat seat) {
  Cards hand = state.hands[seat.index];
  if (planted(Fault::I8_shows_too_little) && !hand.empty()) hand.remove(hand.next_kind(0));
  return hand;
}

// I8: an opener with nothing to open with shows his hand, and the next one opens.
template <class Told>
inline void pass_over_opener(State& state, Told& told) {
  Board& board = state.board;
  const Seat seat = board.turn;
  reached(Branch::I8_nothing_to_open);
  if (is_display_card(state.hands[seat.index].next_kind(0))) reached(Branch::I8_only_banned);
  told(state, Move{.kind = Kind::reveal,
                   .seat = seat,
                   .count = board.hand_size[seat.index],
                   .cards = shown_hand(state, seat)});
  begin_turn(state, after(seat, board.rules.players), told);
}

// The draw is over: the tournament is opened, or the turn goes on.
template <class Told>
inline void ask_for_turn(State& state, Told& told) {
  Board& board = state.board;
  if (board.color != no_color) {
    board.pending = {.stage = Stage::turn};
  } else if (can_open(board, state.hands[board.turn.index]) || planted(Fault::I8_missed)) {
    board.pending = {.stage = Stage::open};
  } else {
    pass_over_opener(state, told);
  }
}

// Ends the game where it stands. A card that was just announced is in no pile, and the position of
// a finished game names no such card: it counts as not drawn.
inline void end_game(State& state, SeatSet winners) {
  Board& board = state.board;
  if (board.pending.stage == Stage::reaction) {
    state.deck.add(card_of(board.pending.announced.kind));
    ++board.deck;
  }
  board.winners = winners;
  board.pending = {.stage = Stage::over};
  board.turn = {};
  board.played = 0;
  board.added = 0;
}

// I14, I15: the tournament is won and its token taken; I1: enough tokens win the game.
template <class Told>
inline void end_tournament(State& state, Seat winner, Color token, Told& told) {
  Board& board = state.board;
  Tokens& tokens = board.tokens[winner.index];
  told(state, Move{.kind = Kind::win, .seat = winner, .color = token});
  if (token != no_color) tokens.add(token);
  const Color deciding = board.rules.purple == PurpleBan::token ? token : board.color;  // I7
  board.purple_banned = deciding == Color::purple ? 1 : 0;
  board.color = no_color;
  board.in = SeatSet::all(board.rules.players);
  const Seat opener =
      planted(Fault::I3_next_one_opens) ? after(winner, board.rules.players) : winner;
  if (tokens.count() < board.tokens_to_win()) return begin_turn(state, opener, told);  // I3
  reached(Branch::I1_game_won);
  told(state, Move{.kind = Kind::result, .seat = winner});
  end_game(state, SeatSet(winner));
}

// I14: one player is left. I15: after purple he chooses his token.
template <class Told>
inline void win(State& state, Seat winner, Told& told) {
  Board& board = state.board;
  if (board.displays.size(winner) == 0) reached(Branch::I14_without_playing);
  clear_front(board, winner);
  if (board.color == Color::purple && !planted(Fault::I15_no_choice)) {
    board.pending = {.stage = Stage::take, .asked = winner};
    return;
  }
  const bool held = board.tokens[winner.index].has(board.color);
  if (held) reached(Branch::I15_token_held);
  end_tournament(state, winner, held ? no_color : board.color, told);
}

// Someone has withdrawn and returned what he owed.
template <class Told>
inline void after_withdrawal(State& state, Told& told) {
  Board& board = state.board;
  if (board.in.single()) return win(state, board.in.first(), told);
  begin_turn(state, next_in(board.in, board.turn), told);
}

// I13
template <class Told>
inline void withdraw(State& state, Told& told) {
  Board& board = state.board;
  const Seat seat = board.turn;
  const bool forsakes_maiden =
      !planted(Fault::I13_nothing_returned) && board.displays.tally(seat).has_maiden();
  clear_front(board, seat);
  board.in.erase(seat);
  board.played = 0;
  board.added = 0;
  if (forsakes_maiden && !board.tokens[seat.index].empty()) {
    board.pending = {.stage = Stage::give_back, .asked = seat};
    return;
  }
  if (forsakes_maiden) reached(Branch::I13_maiden_without_token);
  after_withdrawal(state, told);
}

// I9, I22: a card from hand onto the display.
inline void play_card(State& state, const Move& move) {
  Board& board = state.board;
  spend(state, move.seat, move.card);
  board.displays.push(move.seat, move.card);
  if (board.displays.size(move.seat) >= crowded) reached(Branch::I9_crowded_display);
  board.played = 1;
  ++board.added;
}

// I24: announced, then others may react (I25), then it takes effect.
inline void announce(State& state, const Move& move) {
  Board& board = state.board;
  spend(state, move.seat, card_of(move.kind));
  board.played = 1;
  board.pending = {.stage = Stage::reaction, .asked = move.seat, .announced = action_of(move)};
  if (board.discards[ivanhoe_card] > 0 && !planted(Fault::I25_asked_in_vain)) {
    reached(Branch::I25_ivanhoe_lies_open);
    return take_effect(state);
  }
  board.pending.asked = next_asked(board);
}

// I25: the next one is asked, or the card takes effect.
inline void pass(State& state) {
  Board& board = state.board;
  const Seat next = planted(Fault::I25_one_asked) ? board.turn : next_asked(board);
  if (next == board.turn) return take_effect(state);
  board.pending.asked = next;
}

// I25: the announced card has no effect and is discarded with Ivanhoe.
inline void cancel(State& state, Seat seat) {
  Board& board = state.board;
  reached(Branch::I25_cancelled);
  spend(state, seat, ivanhoe_card);
  board.discards.add(ivanhoe_card);
  board.discards.add(card_of(board.pending.announced.kind));
  board.pending = {.stage = Stage::turn};
}

template <class Told>
inline void play_decision(State& state, const Move& move, Told& told) {
  Board& board = state.board;
  switch (move.kind) {
    case Kind::open:  // I6
      board.color = move.color;
      board.purple_banned = 0;
      board.pending = {.stage = Stage::turn};
      return play_card(state, move);
    case Kind::play: return play_card(state, move);
    case Kind::ivanhoe: return cancel(state, move.seat);
    case Kind::pass: return pass(state);
    case Kind::stay: return begin_turn(state, next_in(board.in, board.turn), told);
    case Kind::withdraw: return withdraw(state, told);
    case Kind::keep:  // I23
      keep_one(board, move.seat, move.own);
      return go_on_adapting(board);
    case Kind::take: return end_tournament(state, move.seat, move.color, told);
    case Kind::give_back:
      board.tokens[move.seat.index].remove(move.color);
      return after_withdrawal(state, told);
    default: return announce(state, move);
  }
}

// I2: clockwise from the dealer's left; then the first tournament is opened.
template <class Told>
inline void deal(State& state, const Move& move, Told& told) {
  Board& board = state.board;
  state.hands[move.seat.index] = move.cards;
  state.deck -= move.cards;
  board.hand_size[move.seat.index] = move.count;
  board.deck = static_cast<std::uint8_t>(board.deck - move.count);
  board.pending.asked = after(move.seat, board.rules.players);
  if (move.seat != board.dealer) return;
  begin_turn(state,
             board.rules.first == First::left || planted(Fault::I2_first_ignored)
                 ? after(board.dealer, board.rules.players)
                 : before(board.dealer, board.rules.players),
             told);
}

// I4, I5
template <class Told>
inline void draw(State& state, const Move& move, Told& told) {
  Board& board = state.board;
  if (move.count > 0) {
    state.deck.remove(move.card);
    --board.deck;
    give_card(state, move.seat, move.card);
    if (board.deck == 0) reached(Branch::I5_shuffle_after_draw);
    if (!planted(Fault::I5_shuffle_late)) shuffle_if_empty(state, told);
  }
  ask_for_turn(state, told);
}

inline void begin_deal(Board& board, Seat dealer) {
  board.dealer = dealer;
  board.in = SeatSet::all(board.rules.players);
  board.pending = {.stage = Stage::deal, .asked = after(dealer, board.rules.players)};
}

template <class Told>
inline void play(State& state, const Move& move, Told&& told) {
  switch (move.kind) {
    case Kind::dealer: return begin_deal(state.board, move.seat);
    case Kind::deal: return deal(state, move, told);
    case Kind::draw: return draw(state, move, told);
    case Kind::steal:
      spend(state, move.target, move.card);
      give_card(state, move.seat, move.card);
      state.board.pending = {.stage = Stage::turn};
      return;
    default: play_decision(state, move, told);
  }
}

// What is due in a position that was set up, where nobody can act: a return without a token, or
// an opener with nothing to open with.
template <class Told>
inline void settle(State& state, Told&& told) {
  Board& board = state.board;
  if (board.pending.stage != Stage::unsettled) return;
  if (!board.in.contains(board.turn)) return after_withdrawal(state, told);
  pass_over_opener(state, told);
}

}  // namespace hastilude::ivanhoe
