// En Garde: what a seat may see, what it remembers, and the worlds that fit both.
#pragma once

#include "games/engarde/board.h"
#include "games/engarde/chance.h"
#include "games/engarde/legal.h"

namespace hastilude::engarde {

// E4: only the top of the discard pile lies open, unless the table plays with all of it.
inline bool discard_open(const Board& board, Observer observer, int depth) {
  return depth == 0 || observer.see_all() || board.rules.discards == Discards::all;
}

inline State seen(const State& state, Observer observer) {
  State open;
  open.board = state.board;
  open.pile = observer.see_all() ? state.pile : Cards{};
  for (const Seat seat : SeatSet::all(2)) {
    if (observer.open(seat)) open.hands[seat.index] = state.hands[seat.index];
  }
  for (int depth = state.board.discarded - 1; depth >= 0; --depth) {
    open.discards.push(discard_open(state.board, observer, depth) ? state.discards[depth] : 0);
  }
  return open;
}

inline Move seen(const State&, const Move& move, Observer observer) {
  Move open = move;
  const bool drawn = move.kind == Kind::deal || move.kind == Kind::draw;
  if (drawn && !observer.open(move.seat)) open.cards = {};
  return open;
}

// Every card is played face up, so a seat remembers the whole discard pile of the round, but for
// what lay hidden in a position that was set up (0).
struct Memory {
  DiscardPile discards;

  friend constexpr bool operator==(const Memory&, const Memory&) = default;
};

// An attack on the table tells the cards on top of the pile, also those below the top one.
inline Memory memory(const View<State>& view) {
  const Board& board = view.seen().board;
  Memory memory;
  for (int depth = board.discarded - 1; depth >= 0; --depth) {
    memory.discards.push(depth < board.attack.count ? board.attack.value
                                                    : view.seen().discards[depth]);
  }
  return memory;
}

inline void remember_card(Memory& memory, int card, int count) {
  for (; count > 0; --count) memory.discards.push(card);
}

inline void remember(Memory& memory, const View<State>& before, const Move& line) {
  const Attack& answered = before.seen().board.attack;
  switch (line.kind) {
    case Kind::forward:
    case Kind::back:
    case Kind::retreat: return remember_card(memory, line.card, 1);
    case Kind::attack: return remember_card(memory, line.value, line.count);
    case Kind::advance:
      remember_card(memory, line.card, 1);
      return remember_card(memory, line.value, line.count);
    case Kind::parry: return remember_card(memory, answered.value, answered.count);
    case Kind::deal: memory = {}; return;  // E3: all cards are shuffled
    default: return;
  }
}

// The opponent was asked, which everyone could see, so he has something to answer with: E6, E8,
// E10, E15.
inline bool fits_question(const Board& board, Seat seat, const Cards& hand) {
  if (board.turn != seat) return true;
  if (board.stage == Stage::defence) return can_answer(board, seat, hand);
  return board.stage != Stage::turn || can_act(board, seat, hand);
}

// A hand from the unseen cards, by the exact odds given that it fits the question.
inline Cards fill_hand(const Board& board, Seat seat, const Cards& unseen, Random& random) {
  Cards rest = unseen;
  const Cards hand = rest.draw(board.hand_size[seat.index], random);
  if (fits_question(board, seat, hand)) return hand;
  double weight = 0;
  for_each_draw(unseen, board.hand_size[seat.index], [&](const Cards& cards) {
    if (fits_question(board, seat, cards)) weight += draw_odds(unseen, cards);
  });
  double left = random.unit() * weight;
  Cards chosen = hand;
  for_each_draw(unseen, board.hand_size[seat.index], [&](const Cards& cards) {
    if (left < 0 || !fits_question(board, seat, cards)) return;
    left -= draw_odds(unseen, cards);
    chosen = cards;
  });
  return chosen;
}

// Cards that lie in the discard pile and were never seen come from the same unseen cards.
inline State fill(const View<State>& view, const Memory& memory, Random& random) {
  State world = view.seen();
  const Board& board = world.board;
  Cards unseen = full_deck() - world.hands[0] - world.hands[1];
  for (int depth = 0; depth < board.discarded; ++depth) {
    if (memory.discards[depth] != 0) unseen.remove(memory.discards[depth]);
  }
  for (const Seat seat : SeatSet::all(2)) {
    if (view.observer().open(seat)) continue;
    world.hands[seat.index] = fill_hand(board, seat, unseen, random);
    unseen -= world.hands[seat.index];
  }
  world.discards = {};
  for (int depth = board.discarded - 1; depth >= 0; --depth) {
    const int card = memory.discards[depth];
    world.discards.push(card != 0 ? card : unseen.draw_one(random));
  }
  world.pile = unseen;
  return world;
}

}  // namespace hastilude::engarde
