// Ivanhoe: the displays of all players, each in the order played, one behind the other in a pool:
// together they never hold more than 90 cards, while a single one may hold most of these.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <span>

#include "core/seats.h"
#include "games/ivanhoe/cards.h"

namespace hastilude::ivanhoe {

// How many cards of each printed value a display has, and how many supporters: a byte each.
class Tally {
 public:
  constexpr int of_value(int value) const {
    return static_cast<int>(counts_ >> (8 * value) & 0xffU);
  }
  constexpr int supporters() const { return of_value(0); }
  constexpr bool has_maiden() const { return of_value(values[maiden]) > 0; }
  constexpr bool empty() const { return counts_ == 0; }
  constexpr int lowest_value() const { return std::countr_zero(counts_ & all_values) / 8; }
  constexpr int highest_value() const { return 7 - std::countl_zero(counts_) / 8; }
  // The lowest value of which there is more than one card; 0 if there is none.
  constexpr int lowest_double() const {
    const std::uint64_t doubles = counts_ & all_values & ~ones;
    return doubles == 0 ? 0 : std::countr_zero(doubles) / 8;
  }

  constexpr void add(Card card) { counts_ += of(card); }
  constexpr void remove(Card card) { counts_ -= of(card); }
  constexpr Tally& operator+=(Tally other) {
    counts_ += other.counts_;
    return *this;
  }

  friend constexpr bool operator==(Tally, Tally) = default;

 private:
  static constexpr std::uint64_t all_values = ~std::uint64_t{0xff};
  static constexpr std::uint64_t ones = 0x0101010101010101U;
  static constexpr std::uint64_t of(Card card) {
    return (std::uint64_t{1} << (8 * values[card])) + (is_supporter(card) ? 1U : 0U);
  }

  std::uint64_t counts_ = 0;
};

class Displays {
 public:
  constexpr int size(Seat seat) const {
    const std::uint64_t from_here = begins_ >> (8 * seat.index);
    return static_cast<int>(((from_here >> 8) - from_here) & 0xffU);
  }
  constexpr bool empty() const { return end() == 0; }
  constexpr Card at(Seat seat, int index) const {
    assert(index < size(seat));
    return cards_[begin(seat) + index];
  }
  constexpr Card last(Seat seat) const { return at(seat, size(seat) - 1); }
  constexpr Tally tally(Seat seat) const { return tallies_[seat.index]; }
  // The sum of printed values of a display.
  constexpr int sum(Seat seat) const { return sums_[seat.index]; }

  // The cards of one player, first played first; of all players.
  constexpr std::span<const Card> of(Seat seat) const {
    return {cards_.data() + begin(seat), static_cast<std::size_t>(size(seat))};
  }
  constexpr std::span<const Card> all() const {
    return {cards_.data(), static_cast<std::size_t>(end())};
  }

  constexpr void push(Seat seat, Card card) {
    assert(end() < display_cards);
    Card* const place = cards_.data() + end(seat);
    std::copy_backward(place, cards_.data() + end(), cards_.data() + end() + 1);
    *place = card;
    begins_ += behind(seat);
    tallies_[seat.index].add(card);
    sums_[seat.index] = static_cast<std::uint16_t>(sums_[seat.index] + values[card]);
  }

  // Takes out the card at this place; those above it move down.
  constexpr Card take(Seat seat, int index) {
    const Card card = at(seat, index);
    Card* const place = cards_.data() + begin(seat) + index;
    std::copy(place + 1, cards_.data() + end(), place);
    cards_[end() - 1] = 0;  // so that equal displays are equal bytes
    begins_ -= behind(seat);
    tallies_[seat.index].remove(card);
    sums_[seat.index] = static_cast<std::uint16_t>(sums_[seat.index] - values[card]);
    return card;
  }

  // Takes away a whole display.
  constexpr void clear(Seat seat) {
    const int count = size(seat);
    Card* const place = cards_.data() + begin(seat);
    std::fill_n(std::copy(place + count, cards_.data() + end(), place), count, Card{0});
    begins_ -= behind(seat) * static_cast<unsigned>(count);
    tallies_[seat.index] = {};
    sums_[seat.index] = 0;
  }

  friend constexpr bool operator==(const Displays&, const Displays&) = default;

 private:
  constexpr int begin(Seat seat) const {
    return static_cast<int>(begins_ >> (8 * seat.index) & 0xffU);
  }
  constexpr int end(Seat seat) const {
    return static_cast<int>(begins_ >> (8 * seat.index + 8) & 0xffU);
  }
  constexpr int end() const { return static_cast<int>(begins_ >> 56); }
  // A one for each place where cards begin behind those of this seat.
  static constexpr std::uint64_t behind(Seat seat) {
    return 0x0101010101010101U << (8 * seat.index + 8);
  }

  std::uint64_t begins_ = 0;  // a byte a seat; the bytes behind the seats: the end of all
  std::array<Tally, 5> tallies_{};
  std::array<std::uint16_t, 5> sums_{};
  std::array<Card, display_cards> cards_{};
};

}  // namespace hastilude::ivanhoe
