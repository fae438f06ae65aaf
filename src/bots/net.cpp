#include "bots/net.h"

#include <algorithm>
#include <cassert>

namespace hastilude::bots {
namespace {

constexpr std::string_view title = "hastilude net 1\n";

// Two bytes, the lower one first.
void write_number(std::string& text, int number) {
  const auto bits = static_cast<std::uint16_t>(number);
  text += static_cast<char>(bits & 0xff);
  text += static_cast<char>(bits >> 8);
}

int read_number(std::string_view text, std::size_t place) {
  const auto byte = [&](std::size_t at) { return static_cast<std::uint8_t>(text[at]); };
  return static_cast<std::int16_t>(byte(2 * place) | byte(2 * place + 1) << 8);
}

std::int16_t hidden(std::int32_t sum, int bits) {
  return static_cast<std::int16_t>(std::clamp(sum >> bits, 0, Net::largest_hidden));
}

}  // namespace

std::size_t Net::weights_of(int inputs) {
  return (static_cast<std::size_t>(inputs) + 1) * first_layer + (first_layer + 1) * second_layer +
         second_layer + 1;
}

Net::Net(int inputs, Weights weights) : inputs_(inputs), weights_(std::move(weights)) {
  assert(weights_.size() == weights_of(inputs));
}

Result<Net, std::string> Net::read(std::string_view text) {
  const std::size_t end = text.find("\n\n");
  if (!text.starts_with(title) || end == std::string_view::npos)
    return std::string("this is no net: it does not begin with '") +
           std::string(title.substr(0, title.size() - 1)) + "'";
  text.remove_prefix(end + 2);
  const int inputs = text.size() < 2 ? -1 : read_number(text, 0);
  if (inputs <= 0 || text.size() != 2 * (1 + weights_of(inputs)))
    return std::string("the net is damaged: it has not the weights that it should have");
  Weights weights;
  for (std::size_t place = 1; place <= weights_of(inputs); ++place) {
    const int weight = read_number(text, place);
    if (weight < -largest_weight || weight > largest_weight)
      return std::string("the net is damaged: a weight is too large");
    weights.push_back(static_cast<std::int16_t>(weight));
  }
  return Net(inputs, std::move(weights));
}

std::string Net::written(std::string_view about) const {
  std::string text(title);
  text += about;
  text += "\n";
  write_number(text, inputs_);
  for (const std::int16_t weight : weights_) write_number(text, weight);
  return text;
}

std::int32_t Net::value(std::span<const std::uint16_t> active) const {
  Sight sight;
  return value(active, sight);
}

std::int32_t Net::value(std::span<const std::uint16_t> active, Sight& sight) const {
  const std::array<std::int32_t, first_layer>& sums = sight.sums(active, weights_.data(), inputs_);
  const std::int16_t* row = weights_.data() + (static_cast<std::size_t>(inputs_) + 1) * first_layer;
  std::array<std::int32_t, second_layer> next;
  const std::int16_t* const next_biases = row + first_layer * second_layer;
  for (std::size_t k = 0; k < second_layer; ++k) next[k] = next_biases[k] * (1 << hidden_bits);
  for (std::size_t i = 0; i < first_layer; ++i, row += second_layer) {
    const std::int16_t from = hidden(sums[i], weight_bits - hidden_bits);
    if (from == 0) continue;
    for (std::size_t k = 0; k < second_layer; ++k) next[k] += from * row[k];
  }
  row = next_biases + second_layer;
  std::int32_t value = row[second_layer] * (1 << hidden_bits);
  for (std::size_t k = 0; k < second_layer; ++k) value += hidden(next[k], weight_bits) * row[k];
  return value;
}

float chance_of(std::int32_t value) {
  constexpr int squarings = 10;
  const double odds = std::clamp(static_cast<double>(value) / Net::one, -20.0, 20.0);
  double power = 1 - odds / (1 << squarings);
  for (int i = 0; i < squarings; ++i) power *= power;
  return static_cast<float>(1 / (1 + power));
}

}  // namespace hastilude::bots
