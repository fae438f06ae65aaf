// Ivanhoe: what a seat may see, and the worlds that fit what it sees and remembers.
#pragma once

#include "games/ivanhoe/board.h"
#include "games/ivanhoe/chance.h"
#include "games/ivanhoe/memory.h"

namespace hastilude::ivanhoe {

inline State seen(const State& state, Observer observer) {
  State open;
  open.board = state.board;
  open.deck = observer.see_all() ? state.deck : Cards{};
  for (const Seat seat : SeatSet::all(state.board.rules.players)) {
    if (observer.open(seat)) open.hands[seat.index] = state.hands[seat.index];
  }
  return open;
}

inline Move seen(const State&, const Move& move, Observer observer) {
  Move open = move;
  if (move.kind == Kind::deal && !observer.open(move.seat)) open.cards = {};
  if (move.kind == Kind::draw && move.count > 0 && !observer.open(move.seat))
    open.card = hidden_card;
  if (move.kind == Kind::steal && !observer.open(move.seat) && !observer.open(move.target))
    open.card = hidden_card;
  return open;
}

// A world that fits what a seat sees and remembers, while it is dealt.
class Filling {
 public:
  Filling(const View<State>& view, const Memory& memory)
      : memory_(memory), world_(view.seen()), board_(world_.board), rest_(unseen(view)) {
    for (const Seat seat : SeatSet::all(board_.rules.players)) {
      if (!view.observer().open(seat)) others_.insert(seat);
    }
  }

  State deal(Random& random) {
    place(random);
    return deal_rest(random);
  }

  // The same with a card to open with in the hand of the opener, if it can be there.
  State deal_opener(Random& random) {
    place(random);
    const Seat seat = board_.turn;
    Cards openers = memory_.fresh[seat.index] > 0 ? openers_in(rest_) : Cards{};
    if (!openers.empty()) {
      move_to(seat, rest_, openers.draw_one(random));
      --memory_.fresh[seat.index];
    } else if (openers = openers_in(memory_.old); old_[seat.index] > 0 && !openers.empty()) {
      move_to(seat, memory_.old, openers.draw_one(random));
      --old_[seat.index];
    }
    return deal_rest(random);
  }

 private:
  // Puts what is known where it is; what is left is old and fresh cards.
  void place(Random& random) {
    place_shown(random);
    count_unknown();
    for (const Seat seat : others_) {
      world_.hands[seat.index] = memory_.known[seat.index];
      rest_ -= world_.hands[seat.index];
    }
    rest_ -= memory_.old;
  }

  State deal_rest(Random& random) {
    for (const Seat seat : others_) {
      world_.hands[seat.index] += memory_.old.draw(old_[seat.index], random);
      world_.hands[seat.index] += rest_.draw(memory_.fresh[seat.index], random);
    }
    world_.deck = rest_;
    return world_;
  }

  Cards openers_in(const Cards& cards) const {
    Cards openers;
    const int first = may_open_in(board_, Color::purple) ? 0 : end_of(Color::purple);
    for (int card = cards.next_kind(first); is_display_card(card); card = cards.next_kind(card + 1))
      openers.add(card, cards[card]);
    return openers;
  }
  void move_to(Seat seat, Cards& from, int card) {
    from.remove(card);
    world_.hands[seat.index].add(card);
  }

  // Cards that were shown stay with their owner, but for those that were taken.
  void place_shown(Random& random) {
    for (const Seat owner : others_) {
      Cards& shown = memory_.shown[owner.index];
      for (const Seat taker : others_) {
        for (int i = memory_.must_hold[owner.index][taker.index]; i > 0 && !shown.empty(); --i)
          memory_.known[taker.index].add(shown.draw_one(random));
        for (int i = memory_.may_hold[owner.index][taker.index]; i > 0 && !shown.empty(); --i)
          place_if_taken(owner, taker, random);
      }
      memory_.must_hold[owner.index] = memory_.may_hold[owner.index] = {};
    }
    for (const Seat owner : others_) {
      memory_.known[owner.index] += memory_.shown[owner.index];
      memory_.shown[owner.index] = {};
    }
  }

  // Memory has it that an unknown card was taken; if it was one of those shown, the unknown one is
  // still with its owner.
  void place_if_taken(Seat owner, Seat taker, Random& random) {
    Cards& shown = memory_.shown[owner.index];
    const int unknown = unknown_cards(memory_, board_, taker);
    const bool taken = random.below(shown.total() + memory_.others[owner.index]) < shown.total();
    if (!taken || unknown <= 0) return;
    memory_.known[taker.index].add(shown.draw_one(random));
    if (random.below(unknown) >= memory_.fresh[taker.index]) return;
    --memory_.fresh[taker.index];
    ++memory_.fresh[owner.index];
  }

  // How many of each hand's unknown cards are old; they have to be all old cards there are.
  void count_unknown() {
    int old = 0;
    for (const Seat seat : others_) {
      std::uint8_t& fresh = memory_.fresh[seat.index];
      const int unknown = unknown_cards(memory_, board_, seat);
      fresh = static_cast<std::uint8_t>(std::min<int>(fresh, unknown));
      old_[seat.index] = unknown - fresh;
      old += old_[seat.index];
    }
    for (const Seat seat : others_) {
      for (; old > memory_.old.total() && old_[seat.index] > 0; --old) {
        --old_[seat.index];
        ++memory_.fresh[seat.index];
      }
      for (; old < memory_.old.total() && memory_.fresh[seat.index] > 0; ++old) {
        ++old_[seat.index];
        --memory_.fresh[seat.index];
      }
    }
  }

  Memory memory_;  // a copy that is used up
  State world_;
  const Board& board_;
  Cards rest_;  // cards that are not placed yet
  SeatSet others_;
  std::array<int, most_players> old_{};
};

// I8: who is asked to open, as everyone could see, has a card to open with.
inline bool fits_question(const State& world) {
  const Board& board = world.board;
  return board.pending.stage != Stage::open || can_open(board, world.hands[board.turn.index]);
}

inline constexpr int most_deals = 1000;

// Worlds in which the opener cannot open are dealt again, which leaves the odds of the others as
// they are. Only if a thousand worlds did not do, a card to open with is dealt to him first.
inline State fill(const View<State>& view, const Memory& memory, Random& random) {
  for (int i = 0; i < most_deals; ++i) {
    const State world = Filling(view, memory).deal(random);
    if (fits_question(world)) return world;
  }
  return Filling(view, memory).deal_opener(random);
}

}  // namespace hastilude::ivanhoe
