#include "solve/engarde/small_round.h"

#include <algorithm>

namespace hastilude::solve {

using engarde::Cards;
using engarde::Kind;
using engarde::Move;
using engarde::Stage;
using engarde::State;

SmallRound::SmallRound(const Shape& shape) : hand_(shape.hand) {
  const int spare = engarde::strip_length - shape.strip;
  before_ = {spare / 2, spare - spare / 2};
  for (State& state : boards_) {
    state.pile = {};
    for (int card = 1; card <= shape.highest; ++card) state.pile.add(card, shape.copies);
    engarde::Board& board = state.board;
    board.rules.level = shape.level;
    board.pile = static_cast<std::uint8_t>(shape.deck());
    board.stage = Stage::turn;
    const bool is_first = &state == boards_.data();
    for (std::size_t seat = 0; seat < 2; ++seat)
      board.advanced[seat] = static_cast<std::uint8_t>(before_[is_first ? seat : 1 - seat]);
  }
}

void SmallRound::deal(const Cards& starter, const Cards& second) {
  for (State& state : boards_) {
    state.hands = {starter, second};
    state.pile -= starter;
    state.pile -= second;
    state.board.hand_size = {static_cast<std::uint8_t>(hand_), static_cast<std::uint8_t>(hand_)};
    state.board.pile = static_cast<std::uint8_t>(state.board.pile - 2 * hand_);
  }
}

void SmallRound::deal(Random& random) {
  Cards pile = state().pile;
  const int all = state().board.pile;
  const Cards starter = pile.draw_of(all, hand_, random);
  deal(starter, pile.draw_of(all - hand_, hand_, random));
}

int SmallRound::payoff() const {
  if (stuck_ != nobody) return stuck_.index == 0 ? -1 : 1;
  int sum = 0;
  for (const State& state : boards_) sum += state.board.score[0] - state.board.score[1];
  return std::clamp(sum, -1, 1);
}

std::vector<Move> SmallRound::moves() const {
  std::vector<Move> all;
  const Seat seat = turn();
  engarde::list_moves(state().board, seat, state().hands[seat.index], [&](const Move& move) {
    const bool leads_back = move.kind == Kind::back || move.kind == Kind::retreat;
    if (!leads_back || move.card <= advanced(seat)) all.push_back(move);
    return Visit::more;
  });
  return all;
}

void SmallRound::play(const Move& move) {
  for (State& state : boards_) engarde::EnGarde::play(state, move, Unheard{});
}

int SmallRound::cards_to_draw() const {
  const engarde::Board& board = state().board;
  return std::min(hand_ - board.hand_size[board.turn.index], +board.pile);
}

void SmallRound::draw(const Cards& cards) {
  play({.kind = Kind::draw,
        .count = static_cast<std::uint8_t>(cards.total()),
        .seat = turn(),
        .cards = cards});
}

void SmallRound::draw(Random& random) {
  Cards pile = state().pile;
  draw(pile.draw_of(state().board.pile, cards_to_draw(), random));
}

}  // namespace hastilude::solve
