#include "learn/pupil.h"

#include <algorithm>
#include <cmath>

namespace hastilude::learn {
namespace {

float small(float size, Random& random) { return size * static_cast<float>(2 * random.unit() - 1); }

bool is_open(float hidden, float most) { return hidden > 0 && hidden < most; }

}  // namespace

float chance_of(float value) { return 1 / (1 + std::exp(-value)); }

Pupil::Pupil(int inputs, Random& random)
    : inputs_(inputs),
      weights_(bots::Net::weights_of(inputs)),
      slopes_(weights_.size()),
      drift_(weights_.size()),
      squares_(weights_.size()) {
  // So that the first hidden numbers are about 1 with a hundred statements that are true.
  constexpr float of_inputs = 0.1F;
  constexpr float of_hidden = 0.2F;
  for (std::size_t i = 0; i < first_biases(); ++i) weights_[i] = small(of_inputs, random);
  for (std::size_t i = between(); i < second_biases(); ++i) weights_[i] = small(of_hidden, random);
  for (std::size_t k = 0; k < second; ++k) weights_[last() + k] = small(of_hidden, random);
  average_ = weights_;
}

Pupil::Thought Pupil::think(std::span<const std::uint16_t> active, Sight& sight) const {
  Thought thought{.one = sight.sums(active, weights_.data(), inputs_),
                  .two = {},
                  .value = weights_[last() + second]};
  std::copy_n(weights_.begin() + static_cast<std::ptrdiff_t>(second_biases()), second,
              thought.two.begin());
  for (std::size_t i = 0; i < first; ++i) {
    const float from = thought.one[i] = std::clamp(thought.one[i], 0.0F, most);
    if (from == 0) continue;
    const float* const row = weights_.data() + between() + i * second;
    for (std::size_t k = 0; k < second; ++k) thought.two[k] += from * row[k];
  }
  for (std::size_t k = 0; k < second; ++k) {
    thought.two[k] = std::clamp(thought.two[k], 0.0F, most);
    thought.value += thought.two[k] * weights_[last() + k];
  }
  return thought;
}

float Pupil::value(std::span<const std::uint16_t> active) const {
  Sight sight;
  return value(active, sight);
}

float Pupil::value(std::span<const std::uint16_t> active, Sight& sight) const {
  return think(active, sight).value;
}

void Pupil::note(std::span<const std::uint16_t> active, float chance) {
  Sight sight;
  const Thought thought = think(active, sight);
  trace_back(thought, chance_of(thought.value) - chance, active);
  ++noted_;
}

// The slopes of what the chance that came out says against the chance that was said.
void Pupil::trace_back(const Thought& thought, float error, std::span<const std::uint16_t> active) {
  std::array<float, second> on_two;
  for (std::size_t k = 0; k < second; ++k) {
    on_two[k] = is_open(thought.two[k], most) ? error * weights_[last() + k] : 0;
    slopes_[last() + k] += error * thought.two[k];
    slopes_[second_biases() + k] += on_two[k];
  }
  slopes_[last() + second] += error;
  std::array<float, first> on_one{};
  for (std::size_t i = 0; i < first; ++i) {
    if (!is_open(thought.one[i], most)) continue;
    const float* const row = weights_.data() + between() + i * second;
    float* const slope = slopes_.data() + between() + i * second;
    for (std::size_t k = 0; k < second; ++k) on_one[i] += on_two[k] * row[k];
    for (std::size_t k = 0; k < second; ++k) slope[k] += on_two[k] * thought.one[i];
    slopes_[first_biases() + i] += on_one[i];
  }
  for (const std::uint16_t input : active) {
    float* const slope = slopes_.data() + std::size_t{input} * first;
    for (std::size_t i = 0; i < first; ++i) slope[i] += on_one[i];
  }
}

void Pupil::take_step(float rate) {
  constexpr float keeping = 0.9F;
  constexpr float keeping_squares = 0.999F;
  constexpr float never_zero = 1e-8F;
  constexpr float most_of_weight = 3;  // a net holds numbers below 4
  if (noted_ == 0) return;
  ++steps_;
  const float share = 1 / static_cast<float>(noted_);
  const auto steps = static_cast<float>(steps_);
  const float pace =
      rate * std::sqrt(1 - std::pow(keeping_squares, steps)) / (1 - std::pow(keeping, steps));
  // The average forgets what was more than about a tenth of all steps ago.
  const float late = std::max(10 / (steps + 10), 1e-4F);
  for (std::size_t i = 0; i < weights_.size(); ++i) {
    const float slope = share * slopes_[i];
    drift_[i] = keeping * drift_[i] + (1 - keeping) * slope;
    squares_[i] = keeping_squares * squares_[i] + (1 - keeping_squares) * slope * slope;
    // Steps of weights that are seldom needed are as large as those of others: they must not grow
    // beyond what a net can hold, or it would think something else than the pupil.
    weights_[i] = std::clamp(weights_[i] - pace * drift_[i] / (std::sqrt(squares_[i]) + never_zero),
                             -most_of_weight, most_of_weight);
    average_[i] += late * (weights_[i] - average_[i]);
    slopes_[i] = 0;
  }
  noted_ = 0;
}

bots::Net Pupil::net_of(const std::vector<float>& all) const {
  bots::Net::Weights weights;
  for (const float weight : all) {
    constexpr float most_of_weight = bots::Net::largest_weight;
    const float scaled = std::round(weight * (1 << bots::Net::weight_bits));
    weights.push_back(
        static_cast<std::int16_t>(std::clamp(scaled, -most_of_weight, most_of_weight)));
  }
  return {inputs_, std::move(weights)};
}

}  // namespace hastilude::learn
