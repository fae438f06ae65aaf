// Ivanhoe: what a seat remembers of cards that it cannot see now.
#pragma once

#include "games/ivanhoe/board.h"
#include "games/ivanhoe/legal.h"

namespace hastilude::ivanhoe {

// Where the cards can be that a seat does not see. Some it knows one by one: shown under I8, taken
// back by Retreat, moved by a Knock Down between itself and another. Of the rest it knows how many
// of each hand are `old`, in hands since the last shuffle, and how many are `fresh`, drawn since
// from a deck that was then exactly the discard pile. Before the first shuffle all are fresh.
//
// Approximated, always by an explanation that fits all lines so far:
// - a hidden card that leaves a partly known hand (Knock Down between two others) may be one of
//   the known ones, which are then `shown`: with their owner, but for what others may have taken;
//   what becomes of such a card in a second theft is not followed;
// - a card that leaves a hand counts as the one known there, if one of its kind is;
// - an unknown card that turns up and can be old or fresh counts as what is likelier.
struct Memory {
  using Counts = std::array<std::uint8_t, most_players>;

  std::array<Cards, most_players> known{};  // surely in this hand
  std::array<Cards, most_players>
      shown{};  // were in this hand when hidden cards were taken from it
  // By owner and taker: hidden cards that may be, or must be, among those shown.
  std::array<Counts, most_players> may_hold{};
  std::array<Counts, most_players> must_hold{};
  Counts others{};  // cards besides those shown when the last one was taken
  Cards old;        // all old cards that are not known
  Counts fresh{};   // of each hand, not known

  friend constexpr bool operator==(const Memory&, const Memory&) = default;
};

// All cards that do not lie open to someone.
inline Cards unseen(const View<State>& view) {
  const State& seen = view.seen();
  Cards rest = full_deck() - seen.board.discards;
  for (const Cards& hand : seen.hands) rest -= hand;
  for (const Card card : seen.board.displays.all()) rest.remove(card);
  if (seen.board.shield != nobody) rest.remove(shield_card);
  if (seen.board.stunned != nobody) rest.remove(stunned_card);
  if (seen.board.pending.stage == Stage::reaction)
    rest.remove(card_of(seen.board.pending.announced.kind));
  return rest;
}

// A seat's memory in the light of what it saw just before a line.
class Remembering {
 public:
  Remembering(Memory& memory, const View<State>& before)
      : memory_(memory),
        board_(before.seen().board),
        observer_(before.observer()),
        unseen_(unseen(before)) {}

  void line(const Move& line) {
    switch (line.kind) {
      case Kind::deal: return gains(line.seat, line.count);
      case Kind::draw:
        if (own(line.seat) && line.count > 0) came_from_deck(line.card);
        return gains(line.seat, line.count);
      case Kind::shuffle: return shuffled();
      case Kind::reveal: return revealed(line.seat, line.cards);
      case Kind::steal: return stolen(line);
      case Kind::open:
      case Kind::play: return leaves(line.seat, line.card);
      case Kind::ivanhoe: return leaves(line.seat, ivanhoe_card);
      case Kind::pass:
        if (next_asked(board_) == board_.turn) takes_effect(board_.pending.announced);
        return;
      default:
        if (is_action(line.kind)) announced(line);
    }
  }

 private:
  bool own(Seat seat) const { return observer_.open(seat); }

  Cards listed() const {
    Cards cards;
    for (const Cards& known : memory_.known) cards += known;
    for (const Cards& shown : memory_.shown) cards += shown;
    return cards;
  }
  // Fresh cards and the deck.
  Cards fresh_pool() const { return unseen_ - listed() - memory_.old; }
  int unknown_in(Seat seat) const;
  int old_in(Seat seat) const { return unknown_in(seat) - memory_.fresh[seat.index]; }

  void gains(Seat seat, int count) {
    if (own(seat)) return;
    memory_.fresh[seat.index] = static_cast<std::uint8_t>(memory_.fresh[seat.index] + count);
  }

  // A card that the seat draws was in the deck. If all others of its kind are taken for old ones in
  // hands, then one that turned up as a fresh one was old; or it was shown, and went unseen.
  void came_from_deck(Card card) {
    if (fresh_pool()[card] > 0) return;
    if (memory_.old[card] > 0) return memory_.old.remove(card);
    was_played_by_taker(card);
  }

  // I5: the deck is empty, so all cards that are not seen are in hands; the new deck is what was
  // discarded.
  void shuffled() {
    memory_.old = unseen_ - listed();
    memory_.fresh = {};
  }

  void announced(const Move& line) {
    leaves(line.seat, card_of(line.kind));
    if (board_.discards[ivanhoe_card] > 0) takes_effect(action_of(line));
  }
  void takes_effect(const Action& action) {
    if (action.kind != Kind::retreat || own(board_.turn)) return;
    memory_.known[board_.turn.index].add(board_.displays.at(board_.turn, action.own));
  }

  void stolen(const Move& line) {
    if (own(line.seat)) return leaves(line.target, line.card);
    if (!own(line.target)) return stolen_unseen(line.seat, line.target);
    memory_.known[line.seat.index].add(line.card);
  }

  void leaves(Seat seat, Card card);
  void turns_up(Seat seat, Card card);
  bool was_taken_by(Seat seat, Card card);
  void was_played_by_taker(Card card);
  void explain_anew(Seat seat, Card card);
  void returns_unknown(Seat from, Seat to);
  void settle_shown(Seat owner);
  void revealed(Seat seat, const Cards& hand);
  void stolen_unseen(Seat thief, Seat robbed);

  Memory& memory_;
  const Board& board_;
  Observer observer_;
  Cards unseen_;
};

inline int sum(const Memory::Counts& counts) {
  int total = 0;
  for (const int count : counts) total += count;
  return total;
}

// Cards of a hand of which nothing is known but whether they are old or fresh.
inline int unknown_cards(const Memory& memory, const Board& board, Seat seat) {
  int count = board.hand_size[seat.index] - memory.known[seat.index].total() -
              memory.shown[seat.index].total() + sum(memory.must_hold[seat.index]);
  for (const Memory::Counts& held : memory.must_hold) count -= held[seat.index];
  return count;
}

inline int Remembering::unknown_in(Seat seat) const { return unknown_cards(memory_, board_, seat); }

// A card is seen to leave a hand.
inline void Remembering::leaves(Seat seat, Card card) {
  if (own(seat)) return;
  if (memory_.known[seat.index][card] > 0) {
    memory_.known[seat.index].remove(card);
  } else if (memory_.shown[seat.index][card] > 0) {
    memory_.shown[seat.index].remove(card);
    settle_shown(seat);
  } else {
    turns_up(seat, card);
  }
}

// A card of a hand that was not known turns out to be this one.
inline void Remembering::turns_up(Seat seat, Card card) {
  const Cards pool = fresh_pool();
  const int fresh = memory_.fresh[seat.index];
  const int old = old_in(seat);
  const int as_fresh = fresh * pool[card] * memory_.old.total();
  const int as_old = old * memory_.old[card] * pool.total();
  const bool can_be_fresh = fresh > 0 && pool[card] > 0;
  const bool can_be_old = old > 0 && memory_.old[card] > 0;
  if (can_be_old && (!can_be_fresh || as_old > as_fresh)) {
    memory_.old.remove(card);
  } else if (can_be_fresh) {
    --memory_.fresh[seat.index];
  } else if (!was_taken_by(seat, card)) {
    explain_anew(seat, card);
  }
}

// Whether this is a card shown in another hand, which was taken from there unseen.
inline bool Remembering::was_taken_by(Seat seat, Card card) {
  for (const Seat owner : SeatSet::all(board_.rules.players)) {
    std::uint8_t& may = memory_.may_hold[owner.index][seat.index];
    std::uint8_t& must = memory_.must_hold[owner.index][seat.index];
    if (memory_.shown[owner.index][card] == 0 || may + must == 0) continue;
    memory_.shown[owner.index].remove(card);
    if (must > 0) {
      --must;
    } else {
      --may;
      returns_unknown(seat, owner);
    }
    settle_shown(owner);
    return true;
  }
  return false;
}

// A card shown in a hand was taken from there unseen, and played as if it were another of its kind.
inline void Remembering::was_played_by_taker(Card card) {
  for (const Seat owner : SeatSet::all(board_.rules.players)) {
    if (memory_.shown[owner.index][card] == 0) continue;
    for (const Seat taker : SeatSet::all(board_.rules.players)) {
      std::uint8_t& may = memory_.may_hold[owner.index][taker.index];
      std::uint8_t& must = memory_.must_hold[owner.index][taker.index];
      if (may + must == 0) continue;
      // The unknown card that it was taken for is still there.
      ++memory_.fresh[(must > 0 ? taker : owner).index];
      --(must > 0 ? must : may);
      memory_.shown[owner.index].remove(card);
      return settle_shown(owner);
    }
  }
}

// What was taken was no unknown card after all: that one is still with its owner.
inline void Remembering::returns_unknown(Seat from, Seat to) {
  if (memory_.fresh[from.index] == 0 || 2 * memory_.fresh[from.index] < unknown_in(from)) return;
  --memory_.fresh[from.index];
  ++memory_.fresh[to.index];
}

// Without hidden thefts what was shown is known again.
inline void Remembering::settle_shown(Seat owner) {
  Cards& shown = memory_.shown[owner.index];
  if (shown.empty()) memory_.may_hold[owner.index] = memory_.must_hold[owner.index] = {};
  if (sum(memory_.may_hold[owner.index]) + sum(memory_.must_hold[owner.index]) > 0) return;
  memory_.known[owner.index] += shown;
  shown = {};
}

// The card contradicts an earlier choice among explanations: chooses another one.
inline void Remembering::explain_anew(Seat seat, Card card) {
  const Cards pool = fresh_pool();
  for (const Seat other : SeatSet::all(board_.rules.players)) {
    if (own(other) || (memory_.old[card] == 0 && pool[card] == 0)) continue;
    if (pool[card] > 0 && memory_.fresh[other.index] > 0) {  // an old card there, a fresh one here
      --memory_.fresh[other.index];
      return;
    }
    if (memory_.old[card] > 0 && other != seat && old_in(other) > 0) {
      ++memory_.fresh[other.index];
      --memory_.fresh[seat.index];
      memory_.old.remove(card);
      return;
    }
  }
  for (const Seat other : SeatSet::all(board_.rules.players)) {  // it was not where it was known
    Cards& known = memory_.known[other.index];
    Cards& shown = memory_.shown[other.index];
    if (known[card] + shown[card] == 0) continue;
    (known[card] > 0 ? known : shown).remove(card);
    returns_unknown(seat, other);
    return;
  }
}

// I8: the whole hand is known.
inline void Remembering::revealed(Seat seat, const Cards& hand) {
  if (own(seat)) return;
  Memory::Counts& may = memory_.may_hold[seat.index];
  Memory::Counts& must = memory_.must_hold[seat.index];
  Cards& known = memory_.known[seat.index];
  for_each_kind(Cards(memory_.shown[seat.index]), [&](int card, int count) {
    for (int gone = known[card] + count - hand[card]; gone > 0; --gone) {
      for (const Seat taker : SeatSet::all(board_.rules.players)) {
        if (may[taker.index] + must[taker.index] == 0) continue;
        memory_.shown[seat.index].remove(card);
        memory_.known[taker.index].add(card);
        if (must[taker.index] > 0) {
          --must[taker.index];
        } else {
          --may[taker.index];
          returns_unknown(taker, seat);
        }
        break;
      }
    }
  });
  known += memory_.shown[seat.index];
  memory_.shown[seat.index] = {};
  may = must = {};
  for_each_kind(hand, [&](int card, int count) {
    for (int more = count - known[card]; more > 0; --more) {
      turns_up(seat, static_cast<Card>(card));
      known.add(card);
    }
  });
  known = hand;
  memory_.fresh[seat.index] = 0;
}

// Knock Down between two others: the card can be any of the robbed hand.
inline void Remembering::stolen_unseen(Seat thief, Seat robbed) {
  const int unknown = unknown_in(robbed);
  Cards& known = memory_.known[robbed.index];
  Cards& shown = memory_.shown[robbed.index];
  if (unknown > 0) {  // as if an unknown card had gone
    std::uint8_t& fresh = memory_.fresh[robbed.index];
    if (2 * fresh >= unknown && fresh > 0) {
      --fresh;
      ++memory_.fresh[thief.index];
    }
  }
  if (known.empty() && shown.empty()) {
    if (unknown > 0) return;
    // He holds nothing but what he took himself: that goes on to the thief.
    for (Memory::Counts& held : memory_.must_hold) {
      if (held[robbed.index] == 0) continue;
      --held[robbed.index];
      ++held[thief.index];
      return;
    }
    return;
  }
  shown += known;
  known = {};
  memory_.others[robbed.index] = static_cast<std::uint8_t>(unknown);
  ++(unknown > 0 ? memory_.may_hold : memory_.must_hold)[robbed.index][thief.index];
}

inline Memory memory(const View<State>& view) {
  Memory memory;
  for (const Seat seat : SeatSet::all(view.seen().board.rules.players)) {
    if (!view.observer().open(seat))
      memory.fresh[seat.index] = view.seen().board.hand_size[seat.index];
  }
  return memory;
}

inline void remember(Memory& memory, const View<State>& before, const Move& line) {
  Remembering(memory, before).line(line);
}

}  // namespace hastilude::ivanhoe
