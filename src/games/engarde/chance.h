// En Garde: chance.
#pragma once

#include <algorithm>
#include <optional>

#include "games/engarde/board.h"
#include "games/engarde/legal.h"

namespace hastilude::engarde {

inline bool chance_due(const Board& board) { return board.stage <= Stage::refill; }

// Who gets the next cards: E3 seat 1, then seat 2; E4 the seat at turn.
inline Seat drawing_seat(const Board& board) {
  if (board.stage == Stage::refill) return board.turn;
  return Seat{static_cast<std::uint8_t>(board.hand_size[0] == 0 ? 0 : 1)};
}

// E4: the hand is filled up as far as the pile goes.
inline int cards_to_draw(const Board& board) {
  const int full =
      planted(Fault::E4_refill_to_four) && board.stage == Stage::refill ? full_hand - 1 : full_hand;
  return std::min(full - board.hand_size[drawing_seat(board).index], +board.pile);
}

inline Move drawn(const Board& board, const Cards& cards, int count) {
  return {.kind = board.stage == Stage::refill ? Kind::draw : Kind::deal,
          .count = static_cast<std::uint8_t>(count),
          .seat = drawing_seat(board),
          .cards = cards};
}

inline Move starts(int index) {
  return {.kind = Kind::starter, .seat = Seat{static_cast<std::uint8_t>(index)}};
}

inline Move sample_cards(const State& state, Random& random) {
  Cards pile = state.pile;
  const int count = cards_to_draw(state.board);
  return drawn(state.board, pile.draw_of(state.board.pile, count, random), count);
}

inline Move sample(const State& state, Random& random) {
  if (state.board.stage == Stage::refill) return sample_cards(state, random);  // nearly always
  if (state.board.stage == Stage::starter) return starts(random.below(2));
  return sample_cards(state, random);
}

inline double odds(const State& state, const Move& move) {
  if (state.board.stage == Stage::starter) return 0.5;
  return draw_odds(state.pile, move.cards);
}

// Every outcome, each once; there are at most 126. A visitor that wants no more is not called
// again.
template <class Each>
inline bool outcomes(const State& state, Each&& each) {
  if (state.board.stage == Stage::starter) {
    if (each(starts(0)) == Visit::more) each(starts(1));
    return true;
  }
  Visit answer = Visit::more;
  const int count = cards_to_draw(state.board);
  for_each_draw(state.pile, count, [&](const Cards& cards) {
    if (answer == Visit::more) answer = each(drawn(state.board, cards, count));
  });
  return true;
}

inline std::optional<Refusal> check_chance(const State& state, const Move& move) {
  const Board& board = state.board;
  if (board.stage == Stage::over) return refuse(Reason::game_over, 2);
  const Kind due = board.stage == Stage::starter ? Kind::starter : drawn(board, {}, 0).kind;
  if (!chance_due(board) || move.kind != due) return refuse(Reason::not_now, 4);
  if (due == Kind::starter) return {};
  if (move.seat != drawing_seat(board))
    return refuse(Reason::wrong_seat, 3, about(drawing_seat(board)));
  const int rule = due == Kind::deal ? 3 : 4;
  if (move.count != cards_to_draw(board))
    return refuse(Reason::wrong_count, rule, about_number(cards_to_draw(board)));
  if (!state.pile.includes(move.cards)) return refuse(Reason::not_in_pile, rule);
  return {};
}

}  // namespace hastilude::engarde
