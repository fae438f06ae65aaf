// Hands, discards and what is left of the deck, all as numbers: so that tables can be laid out by
// them.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "solve/engarde/shape.h"

namespace hastilude::solve {

// So many of each card: a number with a digit for each, so that taking cards away is subtraction.
using Code = std::uint16_t;

class Hands {
 public:
  explicit Hands(const Shape& shape);

  const Shape& shape() const { return shape_; }
  Code deck() const { return deck_; }
  Code cards(int card, int count) const {
    return static_cast<Code>(unit_[static_cast<std::size_t>(card)] * count);
  }
  int count(Code hand, int card) const {
    return hand / unit_[static_cast<std::size_t>(card)] % (shape_.copies + 1);
  }
  int size(Code hand) const { return size_[hand]; }
  bool includes(Code all, Code part) const {
    return (((spread_[all] | guard_) - spread_[part]) & guard_) == guard_;
  }

  // All hands of so many cards, and the place of a hand among those of its size.
  std::span<const Code> of_size(int cards) const {
    return of_size_[static_cast<std::size_t>(cards)];
  }
  std::size_t index(Code hand) const { return index_[hand]; }

  // The full hands that can be made from what is left, and the place of one among them.
  std::span<const Code> fitting(Code rest) const {
    return {fitting_.data() + first_[rest], fitting_.data() + first_[rest + std::size_t{1}]};
  }
  std::size_t rank(Code rest, Code full) const {
    return rank_[rest * of_size(shape_.hand).size() + index_[full]];
  }

 private:
  Shape shape_;
  std::vector<Code> unit_;
  Code deck_ = 0;
  std::uint64_t guard_ = 0;
  std::vector<std::uint8_t> size_;
  std::vector<std::uint64_t> spread_;  // eight bits a card
  std::vector<std::vector<Code>> of_size_;
  std::vector<std::uint16_t> index_;
  std::vector<std::uint32_t> first_;
  std::vector<Code> fitting_;
  std::vector<std::uint16_t> rank_;
};

}  // namespace hastilude::solve
