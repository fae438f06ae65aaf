// The Castles: what a hand is good for. Cards count by the groups that they form, since an army is
// of one kind or of one coat of arms (C9).
#pragma once

#include <algorithm>
#include <cstddef>
#include <new>

#include "games/castles/castles.h"

namespace hastilude::bots::castles {

using namespace hastilude::castles;

// How many soldiers of each kind (0 to 3) and coat (4 to 7) there are, and heroes. In 16 bits, so
// that compilers look at all eight at once.
struct Groups {
  std::array<std::int16_t, groups> size{};
  std::int16_t heroes = 0;

  Groups() = default;
  explicit Groups(const Cards& cards)
      : heroes(static_cast<std::int16_t>(cards[soldiers] + cards[soldiers + 1])) {
    Line by_coat;
    for (std::size_t kind = 0; kind < kinds_of_soldier; ++kind) {
      const Line line = cards.part<places>(soldier(static_cast<int>(kind), 0));
      by_coat += line;
      size[kind] = static_cast<std::int16_t>(line.total());
    }
    for (std::size_t coat = 0; coat < coats; ++coat)
      size[kinds_of_soldier + coat] = static_cast<std::int16_t>(by_coat[static_cast<int>(coat)]);
  }

  // The other group of the soldier at this place of a group.
  static constexpr std::size_t crossing(std::size_t group, std::size_t place) {
    return group < kinds_of_soldier ? kinds_of_soldier + place : place;
  }

  void add(int card, int count) {
    if (card >= soldiers) {
      heroes = static_cast<std::int16_t>(heroes + count);
      return;
    }
    grow(static_cast<std::size_t>(card) / coats, count);
    grow(kinds_of_soldier + static_cast<std::size_t>(card) % coats, count);
  }
  void grow(std::size_t group, int count) {
    size[group] = static_cast<std::int16_t>(size[group] + count);
  }
  Groups& operator+=(const Groups& other) {
    for (std::size_t g = 0; g < groups; ++g) grow(g, other.size[g]);
    heroes = static_cast<std::int16_t>(heroes + other.heroes);
    return *this;
  }

  int largest_army() const {
    std::int16_t largest = 0;
    for (const std::int16_t of : size) largest = std::max(largest, of);
    return largest + heroes;
  }
  int squares() const {
    int sum = 0;
    for (const std::int16_t of : size) sum += of * of;
    return sum;
  }
};

// What a hand is worth, in points of castles.
struct HandWeights {
  double largest = 0.32;  // for each card of the largest army
  double square = 0.09;   // for the squares of the groups' sizes, each soldier being in two
  double hero = 2.2;      // for each, since it fits in any army
};

inline double hand_value(const HandWeights& weights, const Groups& hand) {
  return weights.largest * hand.largest_army() + weights.square * hand.squares() +
         weights.hero * hand.heroes;
}

// An army of one group, and what it leaves in the hand.
struct Army {
  Cards cards;
  Groups left;
};

// The armies of a hand that are worth a thought: of each group one of each size, in which soldiers
// go first whose other group is smallest, and heroes only fill up. Each has a card more than the
// one before it. Groups that do not come to `least` cards have none.
class Armies {
 public:
  Armies(const Cards& hand, const Groups& sorted, int least) {
    for (std::size_t group = 0; group < groups; ++group) {
      first_[group] = size_;
      if (sorted.size[group] + sorted.heroes >= least) raise(hand, sorted, group);
    }
    first_[groups] = size_;
  }

  // How large the largest of a group is; the one of this size.
  int largest(std::size_t group) const {
    return static_cast<int>(first_[group + 1] - first_[group]);
  }
  const Army& of_size(std::size_t group, int size) const {
    return *(begin() + first_[group] + static_cast<std::size_t>(size) - 1);
  }

 private:
  void raise(const Cards& hand, const Groups& sorted, std::size_t group) {
    Army army{{}, sorted};
    for (const std::size_t place : smallest_first(sorted, group)) {
      const int card = soldier_at(group, place);
      for (int count = hand[card]; count > 0; --count) {
        army.left.grow(group, -1);
        army.left.grow(Groups::crossing(group, place), -1);
        add(army, card);
      }
    }
    for (int hero = soldiers; hero < card_count; ++hero) {
      if (hand[hero] == 0) continue;
      army.left.add(hero, -1);
      add(army, hero);
    }
  }
  void add(Army& army, int card) {
    army.cards.add(card);
    new (room_ + size_++ * sizeof(Army)) Army(army);
  }
  const Army* begin() const { return std::launder(reinterpret_cast<const Army*>(room_)); }

  // The places of a group, by the size of their other groups.
  static std::array<std::size_t, places> smallest_first(const Groups& sorted, std::size_t group) {
    std::array<std::size_t, places> order{0, 1, 2, 3};
    const auto other = [&](std::size_t place) {
      return sorted.size[Groups::crossing(group, place)];
    };
    for (std::size_t i = 1; i < places; ++i) {
      for (std::size_t j = i; j > 0 && other(order[j]) < other(order[j - 1]); --j)
        std::swap(order[j], order[j - 1]);
    }
    return order;
  }

  // Every soldier is in two groups, every hero in all.
  static constexpr std::size_t most = 2 * soldiers * copies + groups * std::size_t{heroes};

  std::array<std::size_t, groups + 1> first_;
  std::size_t size_ = 0;
  // Bytes, since an array of armies would be cleared first, which costs more than to raise them.
  alignas(Army) std::byte room_[most * sizeof(Army)];
};

}  // namespace hastilude::bots::castles
