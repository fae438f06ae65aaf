// Numbers as tables show them.
#pragma once

#include <array>
#include <cstdio>
#include <string>

namespace hastilude::arena {

inline std::string fixed(double value, int decimals) {
  std::array<char, 64> text{};
  const int size = std::snprintf(text.data(), text.size(), "%.*f", decimals, value);
  return {text.data(), static_cast<std::size_t>(size)};
}

// A share as hundredths, without their sign.
inline std::string percent(double share) { return fixed(100 * share, 1); }

}  // namespace hastilude::arena
