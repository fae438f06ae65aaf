// Our own random numbers: the same sequence from a seed with every compiler and library.
// For tests, bots and the arena; a server draws its chance elsewhere.
#pragma once

#include <cassert>
#include <concepts>
#include <cstdint>

namespace hastilude {

// A Weyl sequence, stirred by one wide multiplication (wyrand, Wang Yi): one word of state.
class Random {
 private:
  __extension__ using Wide = unsigned __int128;

 public:
  constexpr explicit Random(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t next() {
    state_ += 0xa0761d6478bd642fU;
    const Wide product = static_cast<Wide>(state_) * (state_ ^ 0xe7037ed1a0b428dbU);
    return static_cast<std::uint64_t>(product >> 64) ^ static_cast<std::uint64_t>(product);
  }

  // Uniform in 0 … bound-1, without bias (Lemire's method).
  template <std::integral Number>
  constexpr Number below(Number bound) {
    assert(bound > 0);
    const auto limit = static_cast<std::uint64_t>(bound);
    const Wide product = static_cast<Wide>(next()) * limit;
    if (static_cast<std::uint64_t>(product) >= limit) [[likely]] {
      return static_cast<Number>(product >> 64);
    }
    return static_cast<Number>(below_evenly(limit, product));
  }

  // Uniform in [0, 1), 53 bits.
  constexpr double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

 private:
  // A draw that falls into the uneven rest is thrown away; hardly ever needed, so out of the way.
  [[gnu::cold, gnu::noinline]] constexpr std::uint64_t below_evenly(std::uint64_t bound,
                                                                    Wide product) {
    const std::uint64_t uneven = (0U - bound) % bound;
    while (static_cast<std::uint64_t>(product) < uneven) {
      product = static_cast<Wide>(next()) * bound;
    }
    return static_cast<std::uint64_t>(product >> 64);
  }

  std::uint64_t state_;
};

}  // namespace hastilude
