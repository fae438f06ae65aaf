// Ivanhoe: what action cards do once the reactions are over (I16 to I23).
#pragma once

#include "games/ivanhoe/actions.h"
#include "games/ivanhoe/board.h"
#include "games/ivanhoe/legal.h"

namespace hastilude::ivanhoe {

// Takes from a display all cards that `struck` tells. I18: if these are all, the first stays.
template <class Chosen>
inline void strike(Board& board, Seat seat, Chosen struck) {
  const std::span<const Card> display = board.displays.of(seat);
  const bool spare_first =
      std::all_of(display.begin(), display.end(), struck) && !planted(Fault::I18_whole_display);
  if (spare_first && display.size() > 1) reached(Branch::I18_first_card_stays);
  for (int spot = board.displays.size(seat) - 1; spot >= (spare_first ? 1 : 0); --spot) {
    if (struck(board.displays.at(seat, spot))) board.discards.add(board.displays.take(seat, spot));
  }
}

// Charge, Countercharge, Disgrace: the same cards from everyone whom it concerns.
inline void strike_all(Board& board, Struck struck) {
  for (const Seat seat : affected_by(board, board.turn)) {
    if (board.displays.size(seat) > 0) strike(board, seat, struck);
  }
}

inline void give_card(State& state, Seat seat, Card card) {
  state.hands[seat.index].add(card);
  ++state.board.hand_size[seat.index];
}

inline void riposte(Board& board, Seat target) {
  board.displays.push(board.turn, board.displays.take(target, board.displays.size(target) - 1));
  if (!planted(Fault::I22_riposte_not_counted)) ++board.added;
}

// I21: takes away what lies at a place in front of a player.
inline Card lift(Board& board, Seat seat, Spot spot) {
  const Card card = card_at(board, seat, spot);
  if (spot == shield_spot) {
    board.shield = nobody;
  } else if (spot == stunned_spot) {
    board.stunned = nobody;
  } else {
    board.displays.take(seat, spot);
  }
  return card;
}

// I21: a display card goes on top of the display, Shield and Stunned in front.
inline void lay(Board& board, Seat seat, Card card) {
  if (card == shield_card) {
    board.shield = seat;
  } else if (card == stunned_card) {
    board.stunned = seat;
  } else {
    board.displays.push(seat, card);
  }
}

inline void outwit(Board& board, const Action& action) {
  if (!in_display(action.own) || !in_display(action.his)) reached(Branch::I21_front_card);
  if (board.displays.size(board.turn) == 0 || board.displays.size(action.target) == 0)
    reached(Branch::I21_not_entered);
  const Card given = lift(board, board.turn, action.own);
  const Card received = lift(board, action.target, action.his);
  lay(board, board.turn, received);
  lay(board, action.target, given);
  if (planted(Fault::I22_outwit_counted) && is_display_card(received)) ++board.added;
}

// Takes all cards of a value but the one at `kept`.
inline void keep_one(Board& board, Seat seat, int kept) {
  const int value = values[board.displays.at(seat, kept)];
  for (int spot = board.displays.size(seat) - 1; spot >= 0; --spot) {
    if (spot != kept && values[board.displays.at(seat, spot)] == value)
      board.discards.add(board.displays.take(seat, spot));
  }
}

// I23: settles values of a display up to one with a choice. Whether there is one.
inline bool adapt_to_choice(Board& board, Seat seat) {
  for (;;) {
    const std::span<const Card> display = board.displays.of(seat);
    const int value = board.displays.tally(seat).lowest_double();
    if (value == 0) return false;
    if (has_choice(display, value) || planted(Fault::I23_asked_without_choice)) return true;
    reached(Branch::I23_no_choice);
    const auto first = std::find_if(display.begin(), display.end(),
                                    [value](Card card) { return values[card] == value; });
    keep_one(board, seat, static_cast<int>(first - display.begin()));
  }
}

// I23: goes on with Adapt at the player who is asked, clockwise up to the player at turn.
inline void go_on_adapting(Board& board) {
  const SeatSet adapting =
      planted(Fault::I23_shielded_adapt) ? board.in : affected_by(board, board.turn);
  board.pending.stage = Stage::keep;
  do {
    const Seat seat = board.pending.asked;
    if (adapting.contains(seat) && adapt_to_choice(board, seat)) {
      reached(Branch::I23_choice);
      return;
    }
    board.pending.asked = next_asked(board);
  } while (board.pending.asked != board.turn);
  board.pending = {.stage = Stage::turn};
}

// Effects that are over at once and concern nothing but the table.
inline void change_table(Board& board, const Action& action) {
  switch (action.kind) {
    case Kind::unhorse:
    case Kind::change_weapon: board.color = action.color; break;
    case Kind::drop_weapon: board.color = Color::green; break;
    case Kind::break_lance: strike(board, action.target, is_purple); break;
    case Kind::riposte: riposte(board, action.target); break;
    case Kind::dodge: board.discards.add(board.displays.take(action.target, action.his)); break;
    case Kind::outmaneuver:
      for (const Seat seat : outmaneuvered(board, board.turn))
        board.discards.add(board.displays.take(seat, board.displays.size(seat) - 1));
      break;
    case Kind::charge:
    case Kind::countercharge:
    case Kind::disgrace: strike_all(board, struck_by(board, action.kind)); break;
    case Kind::outwit: outwit(board, action); break;
    case Kind::shield: board.shield = board.turn; break;
    case Kind::stunned: board.stunned = action.target; break;
    default: assert(false);
  }
}

// I17: the reactions are over; the announced card goes to the discard pile, unless it stays in
// front of someone, and takes effect.
inline void take_effect(State& state) {
  Board& board = state.board;
  const Action action = board.pending.announced;
  if (action.kind != Kind::shield && action.kind != Kind::stunned)
    board.discards.add(card_of(action.kind));
  switch (action.kind) {
    case Kind::knock_down: board.pending.stage = Stage::steal; return;
    case Kind::adapt:
      board.pending = {.stage = Stage::keep, .asked = board.turn};
      return go_on_adapting(board);
    case Kind::retreat:
      give_card(state, board.turn, board.displays.take(board.turn, action.own));
      break;
    default: change_table(board, action);
  }
  board.pending = {.stage = Stage::turn};
}

}  // namespace hastilude::ivanhoe
