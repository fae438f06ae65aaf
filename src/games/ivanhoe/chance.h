// Ivanhoe: chance.
#pragma once

#include "games/ivanhoe/board.h"
#include "games/ivanhoe/legal.h"

namespace hastilude::ivanhoe {

inline bool chance_due(const Board& board) { return board.pending.stage <= Stage::steal; }

inline Move dealt_by(Seat dealer) { return {.kind = Kind::dealer, .seat = dealer}; }

inline Move hand_dealt(const Board& board, const Cards& cards) {
  return {.kind = Kind::deal,
          .seat = board.pending.asked,
          .count = static_cast<std::uint8_t>(cards.total()),
          .cards = cards};
}

inline Move card_drawn(const Board& board, int card) {
  return {.kind = Kind::draw, .seat = board.turn, .card = static_cast<Card>(card), .count = 1};
}

// I5: nothing to draw.
inline Move nothing_drawn(const Board& board) { return {.kind = Kind::draw, .seat = board.turn}; }

inline Move card_stolen(const Board& board, int card) {
  return {.kind = Kind::steal,
          .seat = board.turn,
          .target = board.pending.announced.target,
          .card = static_cast<Card>(card)};
}

// The cards one of which Knock Down takes.
inline const Cards& robbed_hand(const State& state) {
  return state.hands[state.board.pending.announced.target.index];
}

inline Move sample(const State& state, Random& random) {
  const Board& board = state.board;
  switch (board.pending.stage) {
    case Stage::dealer:
      return dealt_by(Seat{static_cast<std::uint8_t>(random.below(+board.rules.players))});
    case Stage::deal: {
      Cards deck = state.deck;
      return hand_dealt(board, deck.draw(first_hand, random));
    }
    case Stage::steal: {
      const Cards& hand = robbed_hand(state);
      return card_stolen(board, hand.kind_at(random.below(hand.total())));
    }
    default:
      if (board.deck == 0) return nothing_drawn(board);
      return card_drawn(board, state.deck.kind_at(random.below(+board.deck)));
  }
}

inline double odds(const State& state, const Move& move) {
  const Board& board = state.board;
  switch (move.kind) {
    case Kind::dealer: return 1.0 / board.rules.players;
    case Kind::deal: return draw_odds(state.deck, move.cards);
    case Kind::steal: {
      const Cards& hand = robbed_hand(state);
      return static_cast<double>(hand[move.card]) / hand.total();
    }
    default:
      if (board.deck == 0) return 1;
      return static_cast<double>(state.deck[move.card]) / board.deck;
  }
}

// Every outcome, each once; a deal has too many.
template <class Each>
inline bool outcomes(const State& state, Each&& each) {
  const Board& board = state.board;
  Lister<std::remove_reference_t<Each>> list(each);
  switch (board.pending.stage) {
    case Stage::dealer:
      for (const Seat seat : SeatSet::all(board.rules.players)) list(dealt_by(seat));
      return true;
    case Stage::deal: return false;
    case Stage::steal:
      for_each_kind(robbed_hand(state), [&](int card, int) { list(card_stolen(board, card)); });
      return true;
    default:
      if (board.deck == 0) list(nothing_drawn(board));
      for_each_kind(state.deck, [&](int card, int) { list(card_drawn(board, card)); });
      return true;
  }
}

inline Verdict check_deal(const State& state, const Move& move) {
  const Seat next = state.board.pending.asked;
  if (move.seat != next) return refuse(Reason::wrong_seat, 2, about(next));
  if (move.count != first_hand) return refuse(Reason::wrong_count, 2, about_number(first_hand));
  if (!state.deck.includes(move.cards)) return refuse(Reason::not_in_deck, 2);
  return {};
}

inline Verdict check_draw(const State& state, const Move& move) {
  const Board& board = state.board;
  if (move.seat != board.turn) return refuse(Reason::wrong_seat, 4, about(board.turn));
  if (board.deck == 0) return move.count == 0 ? Verdict() : refuse(Reason::nothing_to_draw, 5);
  if (move.count == 0) return refuse(Reason::must_draw, 4);
  if (state.deck[move.card] == 0) return refuse(Reason::not_in_deck, 4);
  return {};
}

inline Verdict check_steal(const State& state, const Move& move) {
  const Board& board = state.board;
  const Seat robbed = board.pending.announced.target;
  if (move.seat != board.turn) return refuse(Reason::wrong_seat, 16, about(board.turn));
  if (move.target != robbed) return refuse(Reason::wrong_seat, 16, about(robbed));
  if (robbed_hand(state)[move.card] == 0)
    return refuse(Reason::not_in_hand, 16, about_card(move.card), about(robbed));
  return {};
}

inline Verdict check_chance(const State& state, const Move& move) {
  const Stage stage = state.board.pending.stage;
  if (stage == Stage::over) return refuse(Reason::game_over, 1);
  if (stage == Stage::dealer && move.kind == Kind::dealer) return {};
  if (stage == Stage::deal && move.kind == Kind::deal) return check_deal(state, move);
  if (stage == Stage::draw && move.kind == Kind::draw) return check_draw(state, move);
  if (stage == Stage::steal && move.kind == Kind::steal) return check_steal(state, move);
  return refuse(Reason::not_now, 4);
}

}  // namespace hastilude::ivanhoe
