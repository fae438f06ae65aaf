// What a net is told of a position: which of many statements are true. They are made in a fixed
// order, each group with a width of its own, so that a statement always has the same number.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <span>

namespace hastilude::bots {

class Inputs {
 public:
  static constexpr std::size_t most_true = 640;

  // The numbers of those that are true, rising.
  std::span<const std::uint16_t> active() const { return {active_.data(), count_}; }
  // How many statements were made, true or not.
  int width() const { return at_; }

  void flag(bool is_true) {
    if (is_true) push(at_);
    ++at_;
  }
  // Exactly one of them; none where the value is outside.
  void one_of(int value, int width) {
    if (value >= 0 && value < width) push(at_ + value);
    at_ += width;
  }
  // "At least 1", "at least 2", and so on.
  void up_to(int value, int width) {
    for (int step = 0; step < std::min(value, width); ++step) push(at_ + step);
    at_ += width;
  }
  // "At least" each of these.
  template <std::size_t Count>
  void steps(int value, const std::array<int, Count>& thresholds) {
    for (const int threshold : thresholds) flag(value >= threshold);
  }
  // A measure from `least` on: "at least" so many steps above it.
  void measure(double value, double least, double step, int width) {
    up_to(static_cast<int>(std::clamp((value - least) / step, 0.0, static_cast<double>(width))),
          width);
  }
  // A group that says nothing here.
  void skip(int width) { at_ += width; }

 private:
  void push(int number) {
    assert(count_ < active_.size());
    active_[count_++] = static_cast<std::uint16_t>(number);
  }

  std::array<std::uint16_t, most_true> active_;
  std::size_t count_ = 0;
  int at_ = 0;
};

}  // namespace hastilude::bots
