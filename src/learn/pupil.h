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
  using Sight = bots::FirstLayer<float, float, bots::Net::first_layer>;
  float value(std::span<const std::uint16_t> active) const;
  float value(std::span<const std::uint16_t> active, Sight& sight) const;

  // Notes that the chance to win that it would have said should have been this one. What it has
  // noted changes nothing until it takes a step, each weight by about `rate` at most (Adam: Kingma
  // and Ba 2015).
  void note(std::span<const std::uint16_t> active, float chance);
  int noted() const { return noted_; }
  void take_step(float rate);

  // What it knows, rounded to the numbers of a net: as it is now; and on average of late, since
  // single steps go to and fro.
  bots::Net net() const { return net_of(weights_); }
  bots::Net average() const { return net_of(average_); }

 private:
  static constexpr std::size_t first = bots::Net::first_layer;
  static constexpr std::size_t second = bots::Net::second_layer;
  static constexpr float most = 8;  // of a hidden number, as in a net

  // Where things stand among the weights, in the order of a net.
  std::size_t first_biases() const { return static_cast<std::size_t>(inputs_) * first; }
  std::size_t between() const { return first_biases() + first; }
  std::size_t second_biases() const { return between() + first * second; }
  std::size_t last() const { return second_biases() + second; }

  struct Thought {
    std::array<float, first> one;
    std::array<float, second> two;
    float value;
  };
  Thought think(std::span<const std::uint16_t> active, Sight& sight) const;
  void trace_back(const Thought& thought, float error, std::span<const std::uint16_t> active);
  bots::Net net_of(const std::vector<float>& weights) const;

  int inputs_;
  std::vector<float> weights_;
  std::vector<float> average_;
  std::vector<float> slopes_;   // of what was noted, added up
  std::vector<float> drift_;    // their mean of late,
  std::vector<float> squares_;  // and that of their squares
  int noted_ = 0;
  int steps_ = 0;
};

// A chance from the logarithm of its odds.
float chance_of(float value);

}  // namespace hastilude::learn
