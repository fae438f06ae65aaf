// The Castles: worlds that fit what a seat sees and remembers.
//
// A world is dealt by finding a past that fits, backwards from the hands as they are now: a card
// that left a hand must have been in it, a hidden card that passed must have been with its giver,
// a card that came must be one of those in the hand after that. All cards that nobody can tell
// apart are equally likely to be the one in question; a past counts with the number of ways in
// which it could have happened. What players might have had in mind is left out of account.
//
// As long as all pasts can be visited in `most_steps` the odds are exact. Approximated: beyond
// that, only the pasts visited so far count, in an order drawn at random; and if none of them
// fits, the oldest hidden card is given up together with what was known of the hand it left.
#pragma once

#include "games/castles/board.h"
#include "games/castles/memory.h"

namespace hastilude::castles {

// The cards of the hidden hands at some time in the past.
struct Traced {
  // Cards that are now in the hand of the second seat and were then in that of the first.
  std::array<std::array<std::uint8_t, max_seats>, max_seats> kept{};
  std::array<Cards, max_seats> gone{};   // then in this hand, and since seen to be this card
  std::array<Cards, max_seats> hands{};  // what is known so far of the hands now
};

class Tracer {
 public:
  Tracer(const View<State>& view, const Memory& memory, Random& random)
      : memory_(memory), random_(random), unseen_(unseen(view.seen())) {
    if (memory.size == 0) {
      chosen_ = memory.held;
      total_ = 1;
      return;
    }
    Traced now;
    for (const Seat seat : SeatSet::all(view.seen().board.rules.players)) {
      if (view.observer().open(seat)) continue;
      now.kept[seat.index][seat.index] = view.seen().board.hand_size[seat.index];
      for_each_card(memory.held[seat.index],
                    [&](int card) { first_[first_count_++] = came(seat, card); });
    }
    back_to(first_count_ + memory.size, now, 1);
  }

  bool found() const { return total_ > 0; }
  // What is known of the hands in the past that was chosen.
  const std::array<Cards, max_seats>& hands() const { return chosen_; }
  // The cards that lie neither in view nor in these hands.
  Cards rest() const {
    Cards rest = unseen_;
    for (const Cards& hand : chosen_) rest -= hand;
    return rest;
  }

 private:
  static constexpr int most_steps = 2000;
  // For each seat that keeps cards now and for each card that is gone.
  using Ways = std::array<int, max_seats + card_count>;

  static Cards unseen(const State& seen) {
    const Board& board = seen.board;
    Cards cards = full_deck() - board.lost;
    for (const Cards& garrison : board.garrison) cards -= garrison;
    for (const Cards& hand : seen.hands) cards -= hand;
    for (const std::uint8_t card : board.pending.face_up) {
      if (card != no_card) cards.remove(card);
    }
    return cards;
  }

  // All that happened: what was certain at first, then the past.
  const Happening& happening(std::size_t at) const {
    return at < first_count_ ? first_[at] : memory_.past[at - first_count_];
  }

  // Goes back over the happenings before `end`; `weight` counts the ways to come here.
  void back_to(std::size_t end, Traced traced, double weight) {
    for (; end > 0 && happening(end - 1).kind == Happening::Kind::left; --end)
      traced.gone[happening(end - 1).seat.index].add(happening(end - 1).detail);
    if (++steps_ > most_steps) return;
    if (end == 0) return arrive(traced, weight);
    const Happening& last = happening(end - 1);
    const Seat where = last.kind == Happening::Kind::passed ? Seat{last.detail} : last.seat;
    Ways ways = ways_at(traced, last, where);
    for (int left_over = sum(ways); left_over > 0; left_over = sum(ways)) {
      const std::size_t choice = pick(ways, random_.below(left_over));
      Traced then = traced;
      take(then, last, where, choice);
      back_to(end - 1, then, weight * ways[choice]);
      ways[choice] = 0;
    }
  }

  // How many cards of each sort could be the one in question: kept by a seat, or gone.
  static Ways ways_at(const Traced& traced, const Happening& last, Seat where) {
    Ways ways{};
    for (std::size_t seat = 0; seat < max_seats; ++seat)
      ways[seat] = traced.kept[where.index][seat];
    for_each_kind(traced.gone[where.index], [&](int card, int count) {
      if (last.kind == Happening::Kind::passed || card == last.detail)
        ways[static_cast<std::size_t>(max_seats + card)] = count;
    });
    return ways;
  }

  // The card of this choice was with the giver before, or was not there yet.
  static void take(Traced& traced, const Happening& last, Seat where, std::size_t choice) {
    const bool passed = last.kind == Happening::Kind::passed;
    if (choice < max_seats) {
      --traced.kept[where.index][choice];
      if (passed) {
        ++traced.kept[last.seat.index][choice];
      } else {
        traced.hands[choice].add(last.detail);
      }
    } else {
      const int card = static_cast<int>(choice) - max_seats;
      traced.gone[where.index].remove(card);
      if (passed) traced.gone[last.seat.index].add(card);
    }
  }

  // At the beginning: what is not accounted for was in the first hands, which chance dealt.
  void arrive(const Traced& traced, double weight) {
    Cards located;
    Cards dealt;
    for (std::size_t seat = 0; seat < max_seats; ++seat) {
      located += traced.hands[seat];
      dealt += traced.gone[seat];
    }
    if (!unseen_.includes(located)) return;
    Cards pool = unseen_ - located + dealt;
    for_each_kind(dealt, [&](int card, int count) {
      for (; count > 0; --count) {
        weight *= static_cast<double>(pool[card]) / pool.total();
        pool.remove(card);
      }
    });
    total_ += weight;
    if (random_.unit() * total_ < weight) chosen_ = traced.hands;
  }

  static int sum(const Ways& ways) {
    int all = 0;
    for (const int way : ways) all += way;
    return all;
  }
  static std::size_t pick(const Ways& ways, int index) {
    std::size_t choice = 0;
    while (index >= ways[choice]) index -= ways[choice++];
    return choice;
  }

  const Memory& memory_;
  Random& random_;
  Cards unseen_;
  std::array<Happening, deck_size> first_{};
  std::size_t first_count_ = 0;
  int steps_ = 0;
  double total_ = 0;
  std::array<Cards, max_seats> chosen_{};
};

// A seat that has answered holds what it offers; which card that is, chance alone decides.
inline Offer fill_offer(const Cards& hand, int count, Random& random) {
  Cards held = hand;
  return offer_of(held.draw(count, random));
}

// What is known of the hidden hands by a past that was found, and the cards that it leaves open.
struct Past {
  std::array<Cards, max_seats> hands{};
  Cards rest{};
};

// To find one can cost far more than to deal a world that goes by it.
inline Past some_past(const View<State>& view, const Memory& memory, Random& random) {
  Memory trusted = memory;
  for (;;) {
    const Tracer tracer(view, trusted, random);
    if (tracer.found()) return {tracer.hands(), tracer.rest()};
    forget_oldest(trusted);
  }
}

inline State deal_world(const View<State>& view, const Past& past, Random& random) {
  State world = view.seen();
  const Board& board = world.board;
  world.pile = past.rest;
  for (const Seat seat : SeatSet::all(board.rules.players)) {
    if (view.observer().open(seat)) continue;
    Cards& hand = world.hands[seat.index];
    hand = past.hands[seat.index];
    hand += world.pile.draw(board.hand_size[seat.index] - hand.total(), random);
    const int offered = board.pending.answers[seat.index].cards;
    if (offered == 0 || world.offers[seat.index] != Offer{}) continue;
    world.offers[seat.index] = fill_offer(hand, offered, random);
  }
  return world;
}

inline State fill(const View<State>& view, const Memory& memory, Random& random) {
  return deal_world(view, some_past(view, memory, random), random);
}

}  // namespace hastilude::castles
