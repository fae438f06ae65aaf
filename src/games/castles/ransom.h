// The Castles: prisoners and bids for them (C15).
#pragma once

#include <optional>

#include "games/castles/board.h"

namespace hastilude::castles {

// C16: all players have passed one after the other.
inline bool ended(const Board& board) {
  return board.passes + (planted(Fault::C16_ends_early) ? 1 : 0) == board.rules.players;
}

inline int largest_bid() { return planted(Fault::C15_four_cards) ? most_bid + 1 : most_bid; }

// A card of which `hand` has fewer than `wanted`, if there is one.
constexpr std::optional<int> missing(const Cards& hand, const Cards& wanted) {
  if (hand.includes(wanted)) return {};
  int card = wanted.next_kind(0);
  while (hand[card] >= wanted[card]) card = wanted.next_kind(card + 1);
  return card;
}

inline bool may_ransom(const Board& board, Seat seat) {
  if (board.prisoners[seat.index].empty()) return false;  // most often
  if (board.ransomed.contains(seat) && !planted(Fault::C15_twice_a_turn)) return false;
  return seat == board.turn || !planted(Fault::C15_only_at_turn);
}

constexpr Move with_blazon(Kind kind, Seat seat, Seat lord) {
  return {.kind = kind, .seat = seat, .lord = lord};
}

// A move of this kind with each blazon that the seat holds prisoner.
template <class Each>
inline Visit list_prisoners(const Board& board, Seat seat, Kind kind, Each& each) {
  for (const int lord : board.prisoners[seat.index].kinds()) {
    const Seat of{static_cast<std::uint8_t>(lord)};
    if (each(with_blazon(kind, seat, of)) == Visit::stop) return Visit::stop;
  }
  return Visit::more;
}

template <class Each>
inline Visit list_ransoms(const Board& board, Seat seat, Each& each) {
  if (!may_ransom(board, seat)) return Visit::more;
  return list_prisoners(board, seat, Kind::ransom, each);
}

inline int count_ransoms(const Board& board, Seat seat) {
  int count = 0;
  auto counting = [&](const Move&) {
    ++count;
    return Visit::more;
  };
  list_ransoms(board, seat, counting);
  return count;
}

inline Move ransom_at(const Board& board, Seat seat, int index) {
  Move found;
  auto finding = [&](const Move& move) {
    found = move;
    return index-- == 0 ? Visit::stop : Visit::more;
  };
  list_ransoms(board, seat, finding);
  return found;
}

// Bids that add cards from `from` on to those of `move`.
template <class Each>
inline Visit list_card_bids(const Cards& hand, int from, Move& move, Each& each) {
  for (int card = hand.next_kind(from); card < card_count; card = hand.next_kind(card + 1)) {
    const Move before = move;
    for (int held = hand[card]; held > 0 && move.count < largest_bid(); --held) {
      move.cards.add(card);
      ++move.count;
      if (each(move) == Visit::stop) return Visit::stop;
      if (list_card_bids(hand, card + 1, move, each) == Visit::stop) return Visit::stop;
    }
    move = before;
  }
  return Visit::more;
}

// C15: one to three cards, or one prisoner, or nothing.
template <class Each>
inline Visit list_bids(const Board& board, Seat seat, const Cards& hand, Each& each) {
  Move move{.kind = Kind::bid, .seat = seat};
  if (list_card_bids(hand, 0, move, each) == Visit::stop) return Visit::stop;
  if (list_prisoners(board, seat, Kind::bid, each) == Visit::stop) return Visit::stop;
  return each(Move{.kind = Kind::decline, .seat = seat});
}

// For each card, how many bids of exactly so many cards use only it and those after it.
using BidCounts = std::array<std::array<int, most_bid + 1>, card_count + 1>;

constexpr BidCounts count_card_bids(const Cards& hand) {
  BidCounts bids{};
  bids[card_count][0] = 1;
  for (std::size_t card = card_count; card-- > 0;) {
    const std::size_t held = static_cast<std::size_t>(hand[static_cast<int>(card)]);
    for (std::size_t size = 0; size <= most_bid; ++size) {
      for (std::size_t taken = 0; taken <= held && taken <= size; ++taken)
        bids[card][size] += bids[card + 1][size - taken];
    }
  }
  return bids;
}

// The bid of `size` cards at `index`.
constexpr Cards cards_at(const BidCounts& bids, std::size_t size, int index) {
  Cards found;
  for (std::size_t card = 0; size > 0; ++card) {
    std::size_t taken = 0;
    while (index >= bids[card + 1][size - taken]) index -= bids[card + 1][size - taken++];
    found.add(static_cast<int>(card), static_cast<int>(taken));
    size -= taken;
  }
  return found;
}

inline Move sample_bid(const Board& board, Seat seat, const Cards& hand, Random& random) {
  const BidCounts bids = count_card_bids(hand);
  const int of_cards = bids[0][1] + bids[0][2] + bids[0][3];
  int other = 1;  // decline
  for_each_kind(board.prisoners[seat.index], [&](int, int) { ++other; });
  int index = random.below(of_cards + other);
  for (std::size_t size = 1; size <= most_bid; ++size) {
    if (index < bids[0][size]) {
      return {.kind = Kind::bid,
              .seat = seat,
              .count = static_cast<std::uint8_t>(size),
              .cards = cards_at(bids, size, index)};
    }
    index -= bids[0][size];
  }
  Move found{.kind = Kind::decline, .seat = seat};
  auto finding = [&](const Move& move) {
    if (index-- == 0) found = move;
    return Visit::more;
  };
  list_prisoners(board, seat, Kind::bid, finding);
  return found;
}

}  // namespace hastilude::castles
