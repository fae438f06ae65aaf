// A small net: statements that are true or not, two hidden layers, one number: the logarithm of the
// odds to win. It reckons with integers alone, so that every machine comes to the same; made by
// `hastilude learn`.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/first_layer.h"
#include "core/result.h"

namespace hastilude::bots {

class Net {
 public:
  static constexpr std::size_t first_layer = 64;
  static constexpr std::size_t second_layer = 32;

  // Weights are fixed-point numbers below 4, with so many bits behind the point; the hidden numbers
  // are below 8 (2000 of 256 parts), so that no sum can overflow.
  static constexpr int weight_bits = 12;
  static constexpr int hidden_bits = 8;
  static constexpr std::int16_t largest_weight = (4 << weight_bits) - 1;
  static constexpr std::int32_t largest_hidden = 2000;
  // What value() gives for odds whose logarithm is 1.
  static constexpr int one = 1 << (weight_bits + hidden_bits);

  using Weights = std::vector<std::int16_t>;
  // The rows of the inputs, the first biases, the rows of the first layer, the second biases, the
  // weights of the last sum and its bias: all behind each other.
  static std::size_t weights_of(int inputs);
  Net(int inputs, Weights weights);

  // Reads what `written` has made, or says what is wrong with it.
  static Result<Net, std::string> read(std::string_view text);
  // As a file: some lines that say what it is, an empty one, then the weights.
  std::string written(std::string_view about) const;

  int inputs() const { return inputs_; }
  std::int32_t value(std::span<const std::uint16_t> active) const;
  // The same, sooner where it is asked about one position after the other that are alike.
  using Sight = FirstLayer<std::int16_t, std::int32_t, first_layer>;
  std::int32_t value(std::span<const std::uint16_t> active, Sight& sight) const;

 private:
  int inputs_;
  Weights weights_;
};

// The chance to win that a value of a net stands for. Without the exponential of the machine's
// library: the same everywhere.
float chance_of(std::int32_t value);

}  // namespace hastilude::bots
