// The Castles: chance.
#pragma once

#include <algorithm>
#include <optional>

#include "games/castles/board.h"
#include "games/castles/legal.h"

namespace hastilude::castles {

inline bool chance_due(const Board& board) { return board.pending.stage <= Stage::draw; }

// Who gets the next cards: C4 clockwise from the starter; C5 the seat at turn.
inline Seat drawing_seat(const Board& board) {
  if (board.pending.stage == Stage::draw) return board.turn;
  const int dealt = (deck_size - board.pile) / first_hand;
  const int first = planted(Fault::C4_deal_from_first_seat) ? 0 : board.turn.index;
  return Seat{static_cast<std::uint8_t>((first + dealt) % board.rules.players)};
}

// C5: two, or the last one.
inline int cards_to_draw(const Board& board) {
  if (board.pending.stage == Stage::deal) return first_hand;
  return std::min<int>(planted(Fault::C5_draws_one) ? 1 : most_drawn, board.pile);
}

inline Move drawn(const Board& board, const Cards& taken) {
  return {.kind = board.pending.stage == Stage::draw ? Kind::draw : Kind::deal,
          .seat = drawing_seat(board),
          .count = static_cast<std::uint8_t>(cards_to_draw(board)),
          .cards = taken};
}

inline Move starts(Seat seat) { return {.kind = Kind::starter, .seat = seat}; }

inline Move sample(const State& state, Random& random) {
  const Board& board = state.board;
  if (board.pending.stage == Stage::starter)
    return starts(Seat{static_cast<std::uint8_t>(random.below(board.rules.players))});
  Cards pile = state.pile;
  return drawn(board, pile.draw(cards_to_draw(board), random));
}

inline double odds(const State& state, const Move& move) {
  if (state.board.pending.stage == Stage::starter) return 1.0 / state.board.rules.players;
  return draw_odds(state.pile, move.cards);
}

// Every outcome, each once; there are at most 169. A visitor that wants no more is not called
// again.
template <class Each>
inline bool outcomes(const State& state, Each&& each) {
  const Board& board = state.board;
  Visit answer = Visit::more;
  if (board.pending.stage == Stage::starter) {
    for (const Seat seat : SeatSet::all(board.rules.players)) {
      if (answer == Visit::more) answer = each(starts(seat));
    }
    return true;
  }
  for_each_draw(state.pile, cards_to_draw(board), [&](const Cards& taken) {
    if (answer == Visit::more) answer = each(drawn(board, taken));
  });
  return true;
}

inline std::optional<Refusal> check_chance(const State& state, const Move& move) {
  const Board& board = state.board;
  const int rule = rule_of(board.pending.stage);
  if (board.pending.stage == Stage::over) return refuse(Reason::game_over, 16);
  if (!chance_due(board) || ended(board)) return refuse(Reason::not_now, rule);
  const Kind due = board.pending.stage == Stage::starter ? Kind::starter : drawn(board, {}).kind;
  if (move.kind != due) return refuse(Reason::not_now, rule);
  if (due == Kind::starter) return {};
  if (move.seat != drawing_seat(board))
    return refuse(Reason::wrong_seat, rule, about(drawing_seat(board)));
  if (move.count != cards_to_draw(board))
    return refuse(Reason::wrong_count, rule, about_number(cards_to_draw(board)));
  if (!state.pile.includes(move.cards)) return refuse(Reason::not_in_pile, rule);
  return {};
}

}  // namespace hastilude::castles
