// One who learns: a net like bots::Net, in numbers that can change by little.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "bots/net.h"
#include "core/random.h"

namespace hastilude::learn {

class Pupil {
 public:
  // Knows nothing yet: small weights at random.
  Pupil(int inputs, Random& random);

  // The logarithm of the odds to win.
  float value(std::span<const std::uint16_t> active) const;
  // Moves the chance to win that it would have said towards this one.
  void learn(std::span<const std::uint16_t> active, float chance, float rate);

  // What it knows, rounded to the numbers of a net.
  bots::Net net() const;

 private:
  static constexpr std::size_t first = bots::Net::first_layer;
  static constexpr std::size_t second = bots::Net::second_layer;
  static constexpr float most = 8;  // of a hidden number, as in a net

  struct Thought {
    std::array<float, first> one;
    std::array<float, second> two;
    float value;
  };
  Thought think(std::span<const std::uint16_t> active) const;

  int inputs_;
  std::vector<float> rows_;  // of the inputs
  std::array<float, first> first_bias_{};
  std::array<std::array<float, second>, first> between_;
  std::array<float, second> second_bias_{};
  std::array<float, second> last_;
  float last_bias_ = 0;
};

// A chance from the logarithm of its odds.
float chance_of(float value);

}  // namespace hastilude::learn
