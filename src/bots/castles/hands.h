// The Castles: what a hand is good for. Cards count by the groups that they form, since an army is
// of one kind or of one coat of arms (C9).
#pragma once

#include <algorithm>

#include "games/castles/castles.h"

namespace hastilude::bots::castles {

using namespace hastilude::castles;

// How many soldiers of each kind (0 to 3) and coat (4 to 7) there are, and heroes.
struct Groups {
  std::array<std::int8_t, groups> size{};
  std::int8_t heroes = 0;

  Groups() = default;
  explicit Groups(const Cards& cards) {
    for (const int card : cards.kinds()) add(card, cards[card]);
  }

  // The other group of the soldier at this place of a group.
  static constexpr std::size_t crossing(std::size_t group, std::size_t place) {
    return group < kinds_of_soldier ? kinds_of_soldier + place : place;
  }

  void add(int card, int count) {
    if (card >= soldiers) {
      heroes = static_cast<std::int8_t>(heroes + count);
      return;
    }
    grow(static_cast<std::size_t>(card) / coats, count);
    grow(kinds_of_soldier + static_cast<std::size_t>(card) % coats, count);
  }
  void grow(std::size_t group, int count) {
    size[group] = static_cast<std::int8_t>(size[group] + count);
  }
  Groups& operator+=(const Groups& other) {
    for (std::size_t g = 0; g < groups; ++g) grow(g, other.size[g]);
    heroes = static_cast<std::int8_t>(heroes + other.heroes);
    return *this;
  }

  int largest_army() const { return *std::max_element(size.begin(), size.end()) + heroes; }
  int squares() const {
    int sum = 0;
    for (const std::int8_t of : size) sum += of * of;
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

// An army of `count` cards from one group, and what it leaves in the hand.
struct Army {
  Cards cards;
  Groups left;
};

// Takes soldiers whose other group is smallest first, and heroes only to fill up. The group must
// have enough of them.
inline Army raise_army(const Cards& hand, const Groups& sorted, std::size_t group, int count) {
  Army army{{}, sorted};
  std::array<std::size_t, places> order{0, 1, 2, 3};
  const auto other = [&](std::size_t place) { return sorted.size[Groups::crossing(group, place)]; };
  for (std::size_t i = 1; i < places; ++i) {
    for (std::size_t j = i; j > 0 && other(order[j]) < other(order[j - 1]); --j)
      std::swap(order[j], order[j - 1]);
  }
  for (std::size_t i = 0; i < places && count > 0; ++i) {
    const int card = soldier_at(group, order[i]);
    const int taken = std::min(hand[card], count);
    army.cards.add(card, taken);
    army.left.grow(group, -taken);
    army.left.grow(Groups::crossing(group, order[i]), -taken);
    count -= taken;
  }
  for (int hero = soldiers; hero < card_count && count > 0; ++hero) {
    if (hand[hero] == 0) continue;
    army.cards.add(hero);
    army.left.add(hero, -1);
    --count;
  }
  return army;
}

}  // namespace hastilude::bots::castles
