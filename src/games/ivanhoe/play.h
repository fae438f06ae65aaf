// Ivanhoe: how moves change the state, and what follows from them without anyone's choice.
#pragma once

#include "games/ivanhoe/effects.h"
#include "games/ivanhoe/legal.h"
#include "games/ivanhoe/table.h"

namespace hastilude::ivanhoe {

inline void spend(State& state, Seat seat, Card card) {
  state.hands[seat.index].remove(card);
  --state.table.hand_size[seat.index];
}

// I13, I14: all cards in front of a player are discarded, Shield and Stunned too.
inline void clear_front(Table& table, Seat seat) {
  for (const Card card : table.displays.of(seat)) table.discards.add(card);
  table.displays.clear(seat);
  if (table.shield == seat && !planted(Fault::I13_shield_stays)) {
    table.shield = nobody;
    table.discards.add(shield_card);
  }
  if (table.stunned == seat) {
    table.stunned = nobody;
    table.discards.add(stunned_card);
  }
}

// I5: the discard pile becomes the draw deck, if the deck is empty and there is something to
// shuffle.
template <class Told>
inline void shuffle_if_empty(State& state, Told& told) {
  Table& table = state.table;
  if (table.deck > 0 || table.discards.empty()) return;
  told(state, Move{.kind = Kind::shuffle});
  state.deck = table.discards;
  table.deck = static_cast<std::uint8_t>(table.discards.total());
  table.discards = {};
}

// I4: a turn begins with a draw; I5: with an empty deck the shuffle comes first.
template <class Told>
inline void begin_turn(State& state, Seat seat, Told& told) {
  Table& table = state.table;
  table.turn = seat;
  table.played = 0;
  table.added = 0;
  table.question = {.stage = Stage::draw};
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
  Table& table = state.table;
  const Seat seat = table.turn;
  reached(Branch::I8_nothing_to_open);
  if (is_display_card(state.hands[seat.index].next_kind(0))) reached(Branch::I8_only_banned);
  told(state, Move{.kind = Kind::reveal,
                   .seat = seat,
                   .count = table.hand_size[seat.index],
                   .cards = shown_hand(state, seat)});
  begin_turn(state, after(seat, table.rules.players), told);
}

// The draw is over: the tournament is opened, or the turn goes on.
template <class Told>
inline void ask_for_turn(State& state, Told& told) {
  Table& table = state.table;
  if (table.color != no_color) {
    table.question = {.stage = Stage::turn};
  } else if (can_open(table, state.hands[table.turn.index]) || planted(Fault::I8_missed)) {
    table.question = {.stage = Stage::open};
  } else {
    pass_over_opener(state, told);
  }
}

// Ends the game where it stands. A card that was just announced is in no pile, and the position of
// a finished game names no such card: it counts as not drawn.
inline void end_game(State& state, SeatSet winners) {
  Table& table = state.table;
  if (table.question.stage == Stage::reaction) {
    state.deck.add(card_of(table.question.announced.kind));
    ++table.deck;
  }
  table.winners = winners;
  table.question = {.stage = Stage::over};
  table.turn = {};
  table.played = 0;
  table.added = 0;
}

// I14, I15: the tournament is won and its token taken; I1: enough tokens win the game.
template <class Told>
inline void end_tournament(State& state, Seat winner, Color token, Told& told) {
  Table& table = state.table;
  Tokens& tokens = table.tokens[winner.index];
  told(state, Move{.kind = Kind::win, .seat = winner, .color = token});
  if (token != no_color) tokens.add(token);
  const Color deciding = table.rules.purple == PurpleBan::token ? token : table.color;  // I7
  table.purple_banned = deciding == Color::purple ? 1 : 0;
  table.color = no_color;
  table.in = SeatSet::all(table.rules.players);
  const Seat opener =
      planted(Fault::I3_next_one_opens) ? after(winner, table.rules.players) : winner;
  if (tokens.count() < table.tokens_to_win()) return begin_turn(state, opener, told);  // I3
  reached(Branch::I1_game_won);
  told(state, Move{.kind = Kind::result, .seat = winner});
  end_game(state, SeatSet(winner));
}

// I14: one player is left. I15: after purple he chooses his token.
template <class Told>
inline void win(State& state, Seat winner, Told& told) {
  Table& table = state.table;
  if (table.displays.size(winner) == 0) reached(Branch::I14_without_playing);
  clear_front(table, winner);
  if (table.color == Color::purple && !planted(Fault::I15_no_choice)) {
    table.question = {.stage = Stage::take, .asked = winner};
    return;
  }
  const bool held = table.tokens[winner.index].has(table.color);
  if (held) reached(Branch::I15_token_held);
  end_tournament(state, winner, held ? no_color : table.color, told);
}

// Someone has withdrawn and returned what he owed.
template <class Told>
inline void after_withdrawal(State& state, Told& told) {
  Table& table = state.table;
  if (table.in.single()) return win(state, table.in.first(), told);
  begin_turn(state, next_in(table.in, table.turn, table.rules.players), told);
}

// I13
template <class Told>
inline void withdraw(State& state, Told& told) {
  Table& table = state.table;
  const Seat seat = table.turn;
  const bool forsakes_maiden =
      !planted(Fault::I13_nothing_returned) && table.displays.tally(seat).has_maiden();
  clear_front(table, seat);
  table.in.erase(seat);
  table.played = 0;
  table.added = 0;
  if (forsakes_maiden && !table.tokens[seat.index].empty()) {
    table.question = {.stage = Stage::give_back, .asked = seat};
    return;
  }
  if (forsakes_maiden) reached(Branch::I13_maiden_without_token);
  after_withdrawal(state, told);
}

// I9, I22: a card from hand onto the display.
inline void play_card(State& state, const Move& move) {
  Table& table = state.table;
  spend(state, move.seat, move.card);
  table.displays.push(move.seat, move.card);
  if (table.displays.size(move.seat) >= crowded) reached(Branch::I9_crowded_display);
  table.played = 1;
  ++table.added;
}

// What must never be: only who holds Ivanhoe is asked (a fault for the tests).
inline void ask_holder(State& state) {
  Table& table = state.table;
  while (table.question.asked != table.turn &&
         state.hands[table.question.asked.index][ivanhoe_card] == 0)
    table.question.asked = next_asked(table);
  if (table.question.asked == table.turn) take_effect(state);
}

// I24: announced, then others may react (I25), then it takes effect.
inline void announce(State& state, const Move& move) {
  Table& table = state.table;
  spend(state, move.seat, card_of(move.kind));
  table.played = 1;
  table.question = {.stage = Stage::reaction, .asked = move.seat, .announced = action_of(move)};
  if (table.discards[ivanhoe_card] > 0 && !planted(Fault::I25_asked_in_vain)) {
    reached(Branch::I25_ivanhoe_lies_open);
    return take_effect(state);
  }
  table.question.asked = next_asked(table);
  if (planted(Fault::leak_only_holder_asked)) ask_holder(state);
}

// I25: the next one is asked, or the card takes effect.
inline void pass(State& state) {
  Table& table = state.table;
  const Seat next = planted(Fault::I25_one_asked) ? table.turn : next_asked(table);
  if (next == table.turn) return take_effect(state);
  table.question.asked = next;
}

// I25: the announced card has no effect and is discarded with Ivanhoe.
inline void cancel(State& state, Seat seat) {
  Table& table = state.table;
  reached(Branch::I25_cancelled);
  spend(state, seat, ivanhoe_card);
  table.discards.add(ivanhoe_card);
  table.discards.add(card_of(table.question.announced.kind));
  table.question = {.stage = Stage::turn};
}

template <class Told>
inline void play_decision(State& state, const Move& move, Told& told) {
  Table& table = state.table;
  switch (move.kind) {
    case Kind::open:  // I6
      table.color = move.color;
      table.purple_banned = 0;
      table.question = {.stage = Stage::turn};
      return play_card(state, move);
    case Kind::play: return play_card(state, move);
    case Kind::ivanhoe: return cancel(state, move.seat);
    case Kind::pass: return pass(state);
    case Kind::stay:
      return begin_turn(state, next_in(table.in, table.turn, table.rules.players), told);
    case Kind::withdraw: return withdraw(state, told);
    case Kind::keep:  // I23
      keep_one(table, move.seat, move.own);
      return go_on_adapting(table);
    case Kind::take: return end_tournament(state, move.seat, move.color, told);
    case Kind::give_back:
      table.tokens[move.seat.index].remove(move.color);
      return after_withdrawal(state, told);
    default: return announce(state, move);
  }
}

// I2: clockwise from the dealer's left; then the first tournament is opened.
template <class Told>
inline void deal(State& state, const Move& move, Told& told) {
  Table& table = state.table;
  state.hands[move.seat.index] = move.cards;
  state.deck -= move.cards;
  table.hand_size[move.seat.index] = move.count;
  table.deck = static_cast<std::uint8_t>(table.deck - move.count);
  table.question.asked = after(move.seat, table.rules.players);
  if (move.seat != table.dealer) return;
  begin_turn(state,
             table.rules.first == First::left || planted(Fault::I2_first_ignored)
                 ? after(table.dealer, table.rules.players)
                 : before(table.dealer, table.rules.players),
             told);
}

// I4, I5
template <class Told>
inline void draw(State& state, const Move& move, Told& told) {
  Table& table = state.table;
  if (move.count > 0) {
    state.deck.remove(move.card);
    --table.deck;
    give_card(state, move.seat, move.card);
    if (table.deck == 0) reached(Branch::I5_shuffle_after_draw);
    if (!planted(Fault::I5_shuffle_late)) shuffle_if_empty(state, told);
  }
  ask_for_turn(state, told);
}

inline void begin_deal(Table& table, Seat dealer) {
  table.dealer = dealer;
  table.in = SeatSet::all(table.rules.players);
  table.question = {.stage = Stage::deal, .asked = after(dealer, table.rules.players)};
}

template <class Told>
inline void play(State& state, const Move& move, Told&& told) {
  switch (move.kind) {
    case Kind::dealer: return begin_deal(state.table, move.seat);
    case Kind::deal: return deal(state, move, told);
    case Kind::draw: return draw(state, move, told);
    case Kind::steal:
      spend(state, move.target, move.card);
      give_card(state, move.seat, move.card);
      state.table.question = {.stage = Stage::turn};
      return;
    default: play_decision(state, move, told);
  }
}

// What is due in a position that was set up, where nobody can act: a return without a token, or
// an opener with nothing to open with.
template <class Told>
inline void settle(State& state, Told&& told) {
  Table& table = state.table;
  if (table.question.stage != Stage::unsettled) return;
  if (!table.in.contains(table.turn)) return after_withdrawal(state, told);
  pass_over_opener(state, told);
}

}  // namespace hastilude::ivanhoe
