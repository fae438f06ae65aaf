// The Castles: long lists of armies and bids told as picks: a group of cards, and how many of them
// may be taken.
#pragma once

#include "games/castles/legal.h"
#include "games/castles/text.h"

namespace hastilude::castles {

// `pick` with these cards to choose from.
inline Pick from(const Cards& cards, Pick pick) {
  for_each_kind(cards, [&](int card, int count) {
    pick.counts[static_cast<std::size_t>(card)] = static_cast<std::uint8_t>(count);
  });
  return pick;
}

// All cards of a hand that fit into one army (C9): the soldiers of a group, and the heroes.
inline Cards group_of(const Cards& hand, std::size_t group) {
  Cards cards;
  for (std::size_t place = 0; place < places; ++place)
    cards.add(soldier_at(group, place), hand[soldier_at(group, place)]);
  for (int hero = soldiers; hero < card_count; ++hero) cards.add(hero, hand[hero]);
  return cards;
}

// C9: for each castle the groups that are large enough. One that lies within an earlier one says
// nothing new: a coat of a single card, and heroes alone but for the first.
template <class EachPick>
inline void pick_armies(const Board& board, const Cards& hand, EachPick&& pick) {
  for (std::size_t castle = 0; castle < castle_count; ++castle) {
    const int least = least_army(board.garrison[castle]);
    for (std::size_t group = 0; group < groups; ++group) {
      const Cards cards = group_of(hand, group);
      bool known = cards.total() < least;
      for (std::size_t other = 0; other < group && !known; ++other)
        known = group_of(hand, other).includes(cards);
      if (!known)
        pick(from(cards, {.kind = name_of(Kind::attack),
                          .about = castle_term(static_cast<int>(castle)),
                          .least = least,
                          .most = cards.total()}));
    }
  }
}

// What a seat may decide, with picks in place of armies and of cards to bid.
template <class Each, class EachPick>
inline void list_choices_with_picks(const View<State>& view, Each& each, EachPick& pick) {
  const Board& board = view.seen().board;
  const Seat seat = view.observer().seat();
  const Cards& hand = view.seen().hands[seat.index];
  const Stage stage = board.pending.stage;
  if (stage == Stage::attack) {
    if (seat == board.turn) {
      pick_armies(board, hand, pick);
      each(plain(Kind::pass, seat));
    }
    list_ransoms(board, seat, each);
  } else if (stage == Stage::bid && seat == addressed(board)) {
    if (!hand.empty())
      pick(from(
          hand,
          {.kind = name_of(Kind::bid), .least = 1, .most = std::min(hand.total(), largest_bid())}));
    list_prisoners(board, seat, Kind::bid, each);
    each(plain(Kind::decline, seat));
  } else {
    list_moves(board, seat, hand, each);
  }
}

}  // namespace hastilude::castles
