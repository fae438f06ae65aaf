// Numbers in two bytes: there are more than a thousand million of them in the whole game.
#pragma once

#include <bit>
#include <cstdint>

namespace hastilude::solve {

// How likely something is: from 0 to below 2, to a thousandth of itself. Below 2 the first two bits
// of a float are 0, and its last 14 are left out.
class Likelihood {
 public:
  Likelihood() = default;
  explicit Likelihood(float value) : code_(coded(value)) {}
  float value() const { return std::bit_cast<float>(std::uint32_t{code_} << dropped); }

 private:
  static constexpr int dropped = 14;
  static std::uint16_t coded(float value) {
    constexpr std::uint32_t half = 1U << (dropped - 1);
    return static_cast<std::uint16_t>((std::bit_cast<std::uint32_t>(value) + half) >> dropped);
  }

  std::uint16_t code_ = 0;
};

// What something is worth, from -1 to 1; -1, 0 and 1 exactly.
class Worth {
 public:
  Worth() = default;
  explicit Worth(float value)
      : parts_(static_cast<std::int16_t>(value * whole + (value < 0 ? -0.5F : 0.5F))) {}
  float value() const { return static_cast<float>(parts_) * (1 / whole); }

 private:
  static constexpr float whole = 32767;

  std::int16_t parts_ = 0;
};

}  // namespace hastilude::solve
