// Seeds and sizes of random tests. HASTILUDE_SEED sets the seed, HASTILUDE_SCALE makes every random
// test that many times as long.
#pragma once

#include <charconv>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string_view>

namespace hastilude::tests {

inline std::uint64_t number_from_environment(const char* name, std::uint64_t usual) {
  const char* const value = std::getenv(name);
  if (value == nullptr) return usual;
  const std::string_view text(value);
  std::uint64_t number = usual;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  if (read.ec != std::errc() || read.ptr != text.data() + text.size()) {
    std::cerr << name << " is '" << text << "'; expected a number\n";
    std::exit(2);
  }
  return number;
}

// The seed of a random test, which is printed so that it can be run again.
inline std::uint64_t announced_seed(std::string_view test) {
  const std::uint64_t seed = number_from_environment("HASTILUDE_SEED", 1);
  std::cout << test << ": HASTILUDE_SEED=" << seed << "\n";
  return seed;
}

inline int scaled(int count) {
  return count * static_cast<int>(number_from_environment("HASTILUDE_SCALE", 1));
}

}  // namespace hastilude::tests
