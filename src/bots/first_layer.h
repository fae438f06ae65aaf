// The sums of a net's first layer. Positions after different moves of one player are nearly alike,
// so that they are found from those of the position before: what is no longer true is taken away,
// what has become true is added. With integers this comes to the same as adding up anew.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "bots/inputs.h"

namespace hastilude::bots {

template <class Weight, class Sum, std::size_t Width>
class FirstLayer {
 public:
  using Sums = std::array<Sum, Width>;

  // For the same weights each time: the rows of the inputs, and the biases behind them.
  const Sums& sums(std::span<const std::uint16_t> active, const Weight* rows, int inputs) {
    if (begun_) compare(active);
    if (!begun_ || added_.size + removed_.size > active.size()) begin(active, rows, inputs);
    change(rows);
    before_.take(active);
    return sums_;
  }

 private:
  struct List {
    std::array<std::uint16_t, Inputs::most_true> numbers;
    std::size_t size = 0;

    void push(std::uint16_t number) { numbers[size++] = number; }
    void take(std::span<const std::uint16_t> all) {
      std::copy(all.begin(), all.end(), numbers.begin());
      size = all.size();
    }
    std::span<const std::uint16_t> all() const { return {numbers.data(), size}; }
  };

  void begin(std::span<const std::uint16_t> active, const Weight* rows, int inputs) {
    std::copy_n(rows + static_cast<std::size_t>(inputs) * Width, Width, sums_.begin());
    added_.take(active);
    removed_.size = 0;
    begun_ = true;
  }

  // Both lists rise.
  void compare(std::span<const std::uint16_t> active) {
    added_.size = removed_.size = 0;
    const std::span<const std::uint16_t> before = before_.all();
    std::size_t i = 0;
    std::size_t k = 0;
    while (i < before.size() && k < active.size()) {
      if (before[i] == active[k]) {
        ++i;
        ++k;
      } else if (before[i] < active[k]) {
        removed_.push(before[i++]);
      } else {
        added_.push(active[k++]);
      }
    }
    while (i < before.size()) removed_.push(before[i++]);
    while (k < active.size()) added_.push(active[k++]);
  }

  // A few columns at a time, which stay in registers.
  void change(const Weight* rows) {
    constexpr std::size_t columns = 16;
    static_assert(Width % columns == 0);
    for (std::size_t first = 0; first < Width; first += columns) {
      std::array<Sum, columns> some;
      std::copy_n(sums_.begin() + first, columns, some.begin());
      for (const std::uint16_t input : added_.all()) {
        const Weight* const row = rows + std::size_t{input} * Width + first;
        for (std::size_t i = 0; i < columns; ++i) some[i] += row[i];
      }
      for (const std::uint16_t input : removed_.all()) {
        const Weight* const row = rows + std::size_t{input} * Width + first;
        for (std::size_t i = 0; i < columns; ++i) some[i] -= row[i];
      }
      std::copy_n(some.begin(), columns, sums_.begin() + first);
    }
  }

  Sums sums_;
  List before_;
  List added_;
  List removed_;
  bool begun_ = false;
};

}  // namespace hastilude::bots
