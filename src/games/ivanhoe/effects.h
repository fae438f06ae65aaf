// Ivanhoe: what action cards do once the reactions are over (I16 to I23).
#pragma once

#include "games/ivanhoe/actions.h"
#include "games/ivanhoe/legal.h"
#include "games/ivanhoe/table.h"

namespace hastilude::ivanhoe {

// Takes from a display all cards that `struck` tells. I18: if these are all, the first stays.
template <class Chosen>
inline void strike(Table& table, Seat seat, Chosen struck) {
  const std::span<const Card> display = table.displays.of(seat);
  const bool spare_first =
      std::all_of(display.begin(), display.end(), struck) && !planted(Fault::I18_whole_display);
  if (spare_first && display.size() > 1) reached(Branch::I18_first_card_stays);
  for (int spot = table.displays.size(seat) - 1; spot >= (spare_first ? 1 : 0); --spot) {
    if (struck(table.displays.at(seat, spot))) table.discards.add(table.displays.take(seat, spot));
  }
}

// Charge, Countercharge, Disgrace: the same cards from everyone whom it concerns.
inline void strike_all(Table& table, Struck struck) {
  for (const Seat seat : affected_by(table, table.turn)) {
    if (table.displays.size(seat) > 0) strike(table, seat, struck);
  }
}

inline void give_card(State& state, Seat seat, Card card) {
  state.hands[seat.index].add(card);
  ++state.table.hand_size[seat.index];
}

inline void riposte(Table& table, Seat target) {
  table.displays.push(table.turn, table.displays.take(target, table.displays.size(target) - 1));
  if (!planted(Fault::I22_riposte_not_counted)) ++table.added;
}

// I21: takes away what lies at a place in front of a player.
inline Card lift(Table& table, Seat seat, Spot spot) {
  const Card card = card_at(table, seat, spot);
  if (spot == shield_spot) {
    table.shield = nobody;
  } else if (spot == stunned_spot) {
    table.stunned = nobody;
  } else {
    table.displays.take(seat, spot);
  }
  return card;
}

// I21: a display card goes on top of the display, Shield and Stunned in front.
inline void lay(Table& table, Seat seat, Card card) {
  if (card == shield_card) {
    table.shield = seat;
  } else if (card == stunned_card) {
    table.stunned = seat;
  } else {
    table.displays.push(seat, card);
  }
}

inline void outwit(Table& table, const Action& action) {
  if (!in_display(action.own) || !in_display(action.his)) reached(Branch::I21_front_card);
  if (table.displays.size(table.turn) == 0 || table.displays.size(action.target) == 0)
    reached(Branch::I21_not_entered);
  const Card given = lift(table, table.turn, action.own);
  const Card received = lift(table, action.target, action.his);
  lay(table, table.turn, received);
  lay(table, action.target, given);
  if (planted(Fault::I22_outwit_counted) && is_display_card(received)) ++table.added;
}

// Takes all cards of a value but the one at `kept`.
inline void keep_one(Table& table, Seat seat, int kept) {
  const int value = values[table.displays.at(seat, kept)];
  for (int spot = table.displays.size(seat) - 1; spot >= 0; --spot) {
    if (spot != kept && values[table.displays.at(seat, spot)] == value)
      table.discards.add(table.displays.take(seat, spot));
  }
}

// I23: settles values of a display up to one with a choice. Whether there is one.
inline bool adapt_to_choice(Table& table, Seat seat) {
  for (;;) {
    const std::span<const Card> display = table.displays.of(seat);
    const int value = table.displays.tally(seat).lowest_double();
    if (value == 0) return false;
    if (has_choice(display, value) || planted(Fault::I23_asked_without_choice)) return true;
    reached(Branch::I23_no_choice);
    const auto first = std::find_if(display.begin(), display.end(),
                                    [value](Card card) { return values[card] == value; });
    keep_one(table, seat, static_cast<int>(first - display.begin()));
  }
}

// I23: goes on with Adapt at the player who is asked, clockwise up to the player at turn.
inline void go_on_adapting(Table& table) {
  const SeatSet adapting =
      planted(Fault::I23_shielded_adapt) ? table.in : affected_by(table, table.turn);
  table.question.stage = Stage::keep;
  do {
    const Seat seat = table.question.asked;
    if (adapting.contains(seat) && adapt_to_choice(table, seat)) {
      reached(Branch::I23_choice);
      return;
    }
    table.question.asked = next_asked(table);
  } while (table.question.asked != table.turn);
  table.question = {.stage = Stage::turn};
}

// Effects that are over at once and concern nothing but the table.
inline void change_table(Table& table, const Action& action) {
  switch (action.kind) {
    case Kind::unhorse:
    case Kind::change_weapon: table.color = action.color; break;
    case Kind::drop_weapon: table.color = Color::green; break;
    case Kind::break_lance: strike(table, action.target, is_purple); break;
    case Kind::riposte: riposte(table, action.target); break;
    case Kind::dodge: table.discards.add(table.displays.take(action.target, action.his)); break;
    case Kind::outmaneuver:
      for (const Seat seat : outmaneuvered(table, table.turn))
        table.discards.add(table.displays.take(seat, table.displays.size(seat) - 1));
      break;
    case Kind::charge:
    case Kind::countercharge:
    case Kind::disgrace: strike_all(table, struck_by(table, action.kind)); break;
    case Kind::outwit: outwit(table, action); break;
    case Kind::shield: table.shield = table.turn; break;
    case Kind::stunned: table.stunned = action.target; break;
    default: assert(false);
  }
}

// I17: the reactions are over; the announced card goes to the discard pile, unless it stays in
// front of someone, and takes effect.
inline void take_effect(State& state) {
  Table& table = state.table;
  const Action action = table.question.announced;
  if (action.kind != Kind::shield && action.kind != Kind::stunned)
    table.discards.add(card_of(action.kind));
  switch (action.kind) {
    case Kind::knock_down: table.question.stage = Stage::steal; return;
    case Kind::adapt:
      table.question = {.stage = Stage::keep, .asked = table.turn};
      return go_on_adapting(table);
    case Kind::retreat:
      give_card(state, table.turn, table.displays.take(table.turn, action.own));
      break;
    default: change_table(table, action);
  }
  table.question = {.stage = Stage::turn};
}

}  // namespace hastilude::ivanhoe
