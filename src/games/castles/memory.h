// The Castles: what a seat remembers of the cards in the hands of others.
//
// Every card but the first hands is drawn face up, and played face up, so mostly a seat knows
// exactly which cards are where. Only a card that passes between two others as a trade or a bid is
// hidden: from then on, what was known of the giver's hand may be in the taker's. So a seat
// remembers which cards certainly were in each hand before the first such card, and from then on
// the past itself: which cards came and left in the open and which passed hidden, in this order.
#pragma once

#include <algorithm>

#include "games/castles/board.h"

namespace hastilude::castles {

// Something that a seat saw happen to another's hand.
struct Happening {
  enum class Kind : std::uint8_t { came, left, passed };
  Kind kind = Kind::came;
  Seat seat{};              // whose hand
  std::uint8_t detail = 0;  // the card, or who got the hidden one

  friend constexpr bool operator==(const Happening&, const Happening&) = default;
};

constexpr Happening came(Seat seat, int card) {
  return {Happening::Kind::came, seat, static_cast<std::uint8_t>(card)};
}
constexpr Happening left(Seat seat, int card) {
  return {Happening::Kind::left, seat, static_cast<std::uint8_t>(card)};
}
constexpr Happening passed(Seat from, Seat to) { return {Happening::Kind::passed, from, to.index}; }

struct Memory {
  std::array<Cards, max_seats> held{};  // certainly in this hand when the past below began
  std::array<Happening, 280> past{};    // begins with a hidden card that passed, or is empty
  std::uint16_t size = 0;

  friend constexpr bool operator==(const Memory&, const Memory&) = default;
};

inline void erase(Memory& memory, std::size_t at) {
  std::copy(memory.past.begin() + at + 1, memory.past.begin() + memory.size,
            memory.past.begin() + at);
  memory.past[--memory.size] = {};
}

// Happenings at the front that leave no doubt become certain knowledge: a hidden card from a hand
// of which nothing is known is as unknown as before.
inline void settle_front(Memory& memory) {
  while (memory.size > 0) {
    const Happening& first = memory.past[0];
    Cards& hand = memory.held[first.seat.index];
    if (first.kind == Happening::Kind::passed && !hand.empty()) return;
    if (first.kind == Happening::Kind::came) hand.add(first.detail);
    if (first.kind == Happening::Kind::left && hand[first.detail] > 0) hand.remove(first.detail);
    erase(memory, 0);
  }
}

// Gives up what was known of the hand that the oldest hidden card came from.
inline void forget_oldest(Memory& memory) {
  memory.held[memory.past[0].seat.index] = {};
  settle_front(memory);
}

inline void note(Memory& memory, const Happening& happening) {
  if (memory.size == memory.past.size()) forget_oldest(memory);
  memory.past[memory.size++] = happening;
  settle_front(memory);
}

inline void note_came(Memory& memory, Seat seat, int card) { note(memory, came(seat, card)); }

// A card leaves in the open. If it certainly was in this hand, its coming and going cancel out; if
// no hidden card has touched this hand, it was there from the first.
inline void note_left(Memory& memory, Seat seat, int card) {
  bool touched = false;
  for (std::size_t at = memory.size; at-- > 0;) {
    const Happening& past = memory.past[at];
    if (past.kind == Happening::Kind::passed) {
      touched = touched || past.seat == seat || past.detail == seat.index;
      if (past.seat == seat) return note(memory, left(seat, card));
    } else if (past == came(seat, card)) {
      return erase(memory, at);
    }
  }
  Cards& hand = memory.held[seat.index];
  if (hand[card] > 0) return hand.remove(card);
  if (touched) note(memory, left(seat, card));
}

template <class Note>
inline void for_each_card(const Cards& cards, Note&& note_card) {
  for_each_kind(cards, [&](int card, int count) {
    for (; count > 0; --count) note_card(card);
  });
}

// Cards that this seat is shown stay where they are: they leave and come back.
inline void note_shown(Memory& memory, Seat seat, const Cards& shown) {
  for_each_card(shown, [&](int card) { note_left(memory, seat, card); });
  for_each_card(shown, [&](int card) { note_came(memory, seat, card); });
}

inline void note_passed(Memory& memory, Seat from, Seat to, int count) {
  for (; count > 0; --count) note(memory, passed(from, to));
}

// C7, C15: cards go from the seat whose offer is accepted to the one who accepts it; after them,
// in a trade, the face-up card goes back.
inline void remember_exchange(Memory& memory, const View<State>& before, const Move& line) {
  const Pending& pending = before.seen().board.pending;
  const Cards offered = cards_of(before.seen().offers[line.from.index]);
  const Observer observer = before.observer();
  if (observer.open(line.from)) {
    for_each_card(offered, [&](int card) { note_came(memory, line.seat, card); });
    return;
  }
  if (observer.open(line.seat)) {
    for_each_card(offered, [&](int card) { note_left(memory, line.from, card); });
  } else {
    note_passed(memory, line.from, line.seat, pending.answers[line.from.index].cards);
  }
  if (pending.stage == Stage::choice) note_came(memory, line.from, pending.face_up[0]);
}

// C10: the army leaves the hand, the old garrison comes into it.
inline void remember_attack(Memory& memory, const Board& before, const Move& line) {
  for_each_card(line.cards, [&](int card) { note_left(memory, line.seat, card); });
  for_each_card(before.garrison[line.castle],
                [&](int card) { note_came(memory, line.seat, card); });
}

inline void remember(Memory& memory, const View<State>& before, const Move& line) {
  if (line.kind == Kind::accept) return remember_exchange(memory, before, line);
  if (before.observer().open(line.seat)) return;  // one's own hand is in view
  switch (line.kind) {
    case Kind::draw:  // C6: a single card is simply taken
      if (line.count == 1) note_came(memory, line.seat, line.cards.next_kind(0));
      return;
    case Kind::keep: return note_came(memory, line.seat, line.card);
    case Kind::attack: return remember_attack(memory, before.seen().board, line);
    case Kind::bid: return note_shown(memory, line.seat, line.cards);
    case Kind::offer: {
      Cards shown;
      if (line.card != no_card) shown.add(line.card);
      return note_shown(memory, line.seat, shown);
    }
    default: return;
  }
}

inline Memory memory(const View<State>& view) {
  Memory first;
  for (const Seat seat : SeatSet::all(view.seen().board.rules.players)) {
    if (!view.observer().open(seat))
      first.held[seat.index] = cards_of(view.seen().offers[seat.index]);
  }
  return first;
}

}  // namespace hastilude::castles
