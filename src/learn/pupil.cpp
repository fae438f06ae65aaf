#include "learn/pupil.h"

#include <algorithm>
#include <cmath>

namespace hastilude::learn {
namespace {

float small(float size, Random& random) { return size * static_cast<float>(2 * random.unit() - 1); }

bool is_open(float hidden, float most) { return hidden > 0 && hidden < most; }

}  // namespace

float chance_of(float value) { return 1 / (1 + std::exp(-value)); }

Pupil::Pupil(int inputs, Random& random) : inputs_(inputs) {
  // So that the first hidden numbers are about 1 with a hundred statements that are true.
  constexpr float of_inputs = 0.1F;
  constexpr float between = 0.2F;
  rows_.resize(static_cast<std::size_t>(inputs) * first);
  for (float& weight : rows_) weight = small(of_inputs, random);
  for (auto& row : between_) {
    for (float& weight : row) weight = small(between, random);
  }
  for (float& weight : last_) weight = small(between, random);
}

Pupil::Thought Pupil::think(std::span<const std::uint16_t> active) const {
  Thought thought{.one = first_bias_, .two = second_bias_, .value = last_bias_};
  for (const std::uint16_t input : active) {
    const float* const row = rows_.data() + std::size_t{input} * first;
    for (std::size_t i = 0; i < first; ++i) thought.one[i] += row[i];
  }
  for (std::size_t i = 0; i < first; ++i) {
    const float from = thought.one[i] = std::clamp(thought.one[i], 0.0F, most);
    if (from == 0) continue;
    for (std::size_t k = 0; k < second; ++k) thought.two[k] += from * between_[i][k];
  }
  for (std::size_t k = 0; k < second; ++k) {
    thought.two[k] = std::clamp(thought.two[k], 0.0F, most);
    thought.value += thought.two[k] * last_[k];
  }
  return thought;
}

float Pupil::value(std::span<const std::uint16_t> active) const { return think(active).value; }

// Gradient descent on what the chance that came out says against the chance that was said.
void Pupil::learn(std::span<const std::uint16_t> active, float chance, float rate) {
  const Thought thought = think(active);
  const float step = rate * (chance - chance_of(thought.value));
  std::array<float, second> on_two;
  for (std::size_t k = 0; k < second; ++k) {
    on_two[k] = is_open(thought.two[k], most) ? step * last_[k] : 0;
    last_[k] += step * thought.two[k];
    second_bias_[k] += on_two[k];
  }
  last_bias_ += step;
  std::array<float, first> on_one{};
  for (std::size_t i = 0; i < first; ++i) {
    if (!is_open(thought.one[i], most)) continue;
    for (std::size_t k = 0; k < second; ++k) on_one[i] += on_two[k] * between_[i][k];
    for (std::size_t k = 0; k < second; ++k) between_[i][k] += on_two[k] * thought.one[i];
    first_bias_[i] += on_one[i];
  }
  for (const std::uint16_t input : active) {
    float* const row = rows_.data() + std::size_t{input} * first;
    for (std::size_t i = 0; i < first; ++i) row[i] += on_one[i];
  }
}

bots::Net Pupil::net() const {
  bots::Net::Weights weights;
  const auto add = [&](float weight) {
    constexpr float most_of_weight = bots::Net::largest_weight;
    const float scaled = std::round(weight * (1 << bots::Net::weight_bits));
    weights.push_back(
        static_cast<std::int16_t>(std::clamp(scaled, -most_of_weight, most_of_weight)));
  };
  for (const float weight : rows_) add(weight);
  for (const float weight : first_bias_) add(weight);
  for (const auto& row : between_) {
    for (const float weight : row) add(weight);
  }
  for (const float weight : second_bias_) add(weight);
  for (const float weight : last_) add(weight);
  add(last_bias_);
  return {inputs_, std::move(weights)};
}

}  // namespace hastilude::learn
