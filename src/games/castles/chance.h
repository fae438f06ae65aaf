// The Castles: chance.
#pragma once

#include <algorithm>
#include <optional>

#include "games/castles/legal.h"
#include "games/castles/table.h"

namespace hastilude::castles {

inline bool chance_due(const Table& table) { return table.question.stage <= Stage::draw; }

// Who gets the next cards: C4 clockwise from the starter; C5 the seat at turn.
inline Seat drawing_seat(const Table& table) {
  if (table.question.stage == Stage::draw) return table.turn;
  const int dealt = (deck_size - table.pile) / first_hand;
  const int first = planted(Fault::C4_deal_from_first_seat) ? 0 : table.turn.index;
  return Seat{static_cast<std::uint8_t>((first + dealt) % table.rules.players)};
}

// C5: two, or the last one.
inline int cards_to_draw(const Table& table) {
  if (table.question.stage == Stage::deal) return first_hand;
  return std::min<int>(planted(Fault::C5_draws_one) ? 1 : most_drawn, table.pile);
}

inline Move drawn(const Table& table, const Cards& taken) {
  return {.kind = table.question.stage == Stage::draw ? Kind::draw : Kind::deal,
          .seat = drawing_seat(table),
          .count = static_cast<std::uint8_t>(cards_to_draw(table)),
          .cards = taken};
}

inline Move starts(Seat seat) { return {.kind = Kind::starter, .seat = seat}; }

inline Move sample(const State& state, Random& random) {
  const Table& table = state.table;
  if (table.question.stage == Stage::starter)
    return starts(Seat{static_cast<std::uint8_t>(random.below(table.rules.players))});
  Cards pile = state.pile;
  return drawn(table, pile.draw(cards_to_draw(table), random));
}

inline double odds(const State& state, const Move& move) {
  if (state.table.question.stage == Stage::starter) return 1.0 / state.table.rules.players;
  return draw_odds(state.pile, move.cards);
}

// Every outcome, each once; there are at most 169. A visitor that wants no more is not called
// again.
template <class Each>
inline bool outcomes(const State& state, Each&& each) {
  const Table& table = state.table;
  Visit answer = Visit::more;
  if (table.question.stage == Stage::starter) {
    for (const Seat seat : SeatSet::all(table.rules.players)) {
      if (answer == Visit::more) answer = each(starts(seat));
    }
    return true;
  }
  for_each_draw(state.pile, cards_to_draw(table), [&](const Cards& taken) {
    if (answer == Visit::more) answer = each(drawn(table, taken));
  });
  return true;
}

inline std::optional<Refusal> check_chance(const State& state, const Move& move) {
  const Table& table = state.table;
  const int rule = rule_of(table.question.stage);
  if (table.question.stage == Stage::over) return refuse(Reason::game_over, 16);
  if (!chance_due(table) || ended(table)) return refuse(Reason::not_now, rule);
  const Kind due = table.question.stage == Stage::starter ? Kind::starter : drawn(table, {}).kind;
  if (move.kind != due) return refuse(Reason::not_now, rule);
  if (due == Kind::starter) return {};
  if (move.seat != drawing_seat(table))
    return refuse(Reason::wrong_seat, rule, about(drawing_seat(table)));
  if (move.count != cards_to_draw(table))
    return refuse(Reason::wrong_count, rule, about_number(cards_to_draw(table)));
  if (!state.pile.includes(move.cards)) return refuse(Reason::not_in_pile, rule);
  return {};
}

}  // namespace hastilude::castles
