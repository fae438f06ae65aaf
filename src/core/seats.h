// Seats at a table and sets of them. Seats count clockwise; @1 is index 0.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

namespace hastilude {

inline constexpr int max_seats = 6;

struct Seat {
  std::uint8_t index = 0;

  constexpr int number() const { return index + 1; }
  friend constexpr bool operator==(Seat, Seat) = default;
};

// Stands where a line names no seat: a drawn round, a tournament without a winner's seat.
inline constexpr Seat nobody{0xff};

constexpr Seat seat_number(int number) { return Seat{static_cast<std::uint8_t>(number - 1)}; }

// The next seat clockwise among `players`.
constexpr Seat after(Seat seat, int players) {
  return seat.index + 1 == players ? Seat{0} : Seat{static_cast<std::uint8_t>(seat.index + 1)};
}

constexpr Seat before(Seat seat, int players) {
  return Seat{static_cast<std::uint8_t>(seat.index == 0 ? players - 1 : seat.index - 1)};
}

// How many of the lowest six bits are set: all that small sets have. By a table, since not every
// processor counts bits, and what stands in for it is a call; outside the function, which would
// make it anew each time.
inline constexpr auto counts_of_bits = [] {
  std::array<std::uint8_t, 64> made{};
  for (unsigned set = 1; set < made.size(); ++set)
    made[set] = static_cast<std::uint8_t>(made[set / 2] + set % 2);
  return made;
}();
constexpr int count_bits(unsigned bits) {
  assert(bits < counts_of_bits.size());
  return counts_of_bits[bits];
}

class SeatSet {
 public:
  class Iterator {
   public:
    constexpr explicit Iterator(unsigned bits) : bits_(bits) {}
    constexpr Seat operator*() const {
      return Seat{static_cast<std::uint8_t>(std::countr_zero(bits_))};
    }
    constexpr Iterator& operator++() {
      bits_ &= bits_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    unsigned bits_;
  };

  constexpr SeatSet() = default;
  constexpr explicit SeatSet(Seat seat) { insert(seat); }
  // The first `players` seats.
  static constexpr SeatSet all(int players) { return from_bits((1U << players) - 1U); }
  static constexpr SeatSet from_bits(unsigned bits) {
    SeatSet set;
    set.bits_ = static_cast<std::uint8_t>(bits);
    return set;
  }

  constexpr void insert(Seat seat) {
    assert(seat.index < max_seats);
    bits_ = static_cast<std::uint8_t>(bits_ | (1U << seat.index));
  }
  constexpr void erase(Seat seat) {
    assert(seat.index < max_seats);
    bits_ = static_cast<std::uint8_t>(bits_ & ~(1U << seat.index));
  }
  constexpr bool contains(Seat seat) const {
    return seat.index < 8 && (bits_ >> seat.index & 1U) != 0;
  }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return count_bits(bits_); }
  // Whether there is exactly one seat in it.
  constexpr bool single() const { return bits_ != 0 && (bits_ & (bits_ - 1)) == 0; }
  // The lowest seat of a set that is not empty.
  constexpr Seat first() const {
    assert(!empty());
    return *begin();
  }
  constexpr unsigned bits() const { return bits_; }
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

  friend constexpr bool operator==(SeatSet, SeatSet) = default;

 private:
  std::uint8_t bits_ = 0;
};

// The first seat of `set` that comes after `seat`, clockwise; `seat` itself comes last.
constexpr Seat next_in(SeatSet set, Seat seat) {
  assert(!set.empty() && seat.index < max_seats);
  const SeatSet behind = SeatSet::from_bits(set.bits() & ~((2U << seat.index) - 1));
  return behind.empty() ? set.first() : behind.first();
}

// Seats in an order that matters, as those who are asked one after the other.
class SeatList {
 public:
  constexpr void push_back(Seat seat) {
    assert(size_ < max_seats);
    seats_[size_++] = seat;
  }
  constexpr int size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr const Seat* begin() const { return seats_.data(); }
  constexpr const Seat* end() const { return seats_.data() + size_; }

  friend constexpr bool operator==(const SeatList&, const SeatList&) = default;

 private:
  std::array<Seat, max_seats> seats_{};
  std::uint8_t size_ = 0;
};

}  // namespace hastilude
