// Our own random numbers: the same sequence from a seed with every compiler and library.
// For tests, bots and the arena; a server draws its chance elsewhere.
#pragma once

#include <cassert>
#include <concepts>
#include <cstdint>
#include <type_traits>

namespace hastilude {

// A Weyl sequence, stirred by one wide multiplication (wyrand, Wang Yi): one word of state.
class Random {
 public:
  // What a bound is best counted in where speed matters: `below` is quickest with it.
#ifdef __wasm__
  using Count = std::uint32_t;
#else
  using Count = std::uint64_t;
#endif

  constexpr explicit Random(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t next() {
    state_ += 0xa0761d6478bd642fU;
    const Product product = multiply(state_, state_ ^ 0xe7037ed1a0b428dbU);
    return product.high ^ product.low;
  }

  // Uniform in 0 … bound-1, without bias (Lemire's method).
  template <std::integral Number>
  constexpr Number below(Number bound) {
    assert(bound > 0);
    const std::uint64_t limit = static_cast<std::make_unsigned_t<Number>>(bound);
#ifdef __wasm__
    if constexpr (sizeof bound <= sizeof(Count)) return static_cast<Number>(below_narrow(limit));
#endif
    const Product product = multiply(next(), limit);
    if (product.low >= limit) [[likely]] {
      return static_cast<Number>(product.high);
    }
    return static_cast<Number>(below_evenly(limit, product));
  }

  // Uniform in [0, 1), 53 bits.
  constexpr double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

 private:
  struct Product {
    std::uint64_t high;
    std::uint64_t low;
  };

  static constexpr Product multiply(std::uint64_t a, std::uint64_t b) {
#ifdef __wasm__
    // No instruction makes 128 bits there, and a call for it costs more than the four products.
    const std::uint64_t a_low = a & 0xffffffffU;
    const std::uint64_t b_low = b & 0xffffffffU;
    const std::uint64_t middle = (a >> 32) * b_low + (a_low * b_low >> 32);
    const std::uint64_t other = a_low * (b >> 32) + (middle & 0xffffffffU);
    return {(a >> 32) * (b >> 32) + (middle >> 32) + (other >> 32), a * b};
#else
    __extension__ using Wide = unsigned __int128;
    const Wide product = static_cast<Wide>(a) * b;
    return {static_cast<std::uint64_t>(product >> 64), static_cast<std::uint64_t>(product)};
#endif
  }

#ifdef __wasm__
  // The same for a bound of 32 bits. What the lower half of the number adds to the product of the
  // upper one is less than the bound, so that nearly always this product alone tells the result.
  // Without a call: whatever a browser has in registers it would put aside for one, even for one
  // that hardly ever happens.
  constexpr std::uint64_t below_narrow(std::uint64_t bound) {
    constexpr std::uint64_t low = 0xffffffffU;
    for (;;) {
      const std::uint64_t drawn = next();
      const std::uint64_t first = (drawn >> 32) * bound;
      if ((first & low) - 1 < low - bound) [[likely]]
        return first >> 32;
      const std::uint64_t rest = (drawn & low) * bound;
      const std::uint64_t upper = first + (rest >> 32);
      if ((upper & low) != 0 || (rest & low) >= (0U - bound) % bound) return upper >> 32;
    }
  }
#endif

  // A draw that falls into the uneven rest is thrown away; hardly ever needed, so out of the way.
  [[gnu::cold, gnu::noinline]] constexpr std::uint64_t below_evenly(std::uint64_t bound,
                                                                    Product product) {
    const std::uint64_t uneven = (0U - bound) % bound;
    while (product.low < uneven) product = multiply(next(), bound);
    return product.high;
  }

  std::uint64_t state_;
};

}  // namespace hastilude
