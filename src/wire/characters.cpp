#include "wire/characters.h"

#include <algorithm>
#include <cstdint>

namespace hastilude::wire {
namespace {

bool is_id_character(char c) {
  return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' ||
         c == '_';
}

// Controls, marks of direction and order, the ends of lines and paragraphs.
bool is_hidden(std::uint32_t c) {
  return c < 0x20 || (c >= 0x7f && c < 0xa0) || (c >= 0x200b && c <= 0x200f) ||
         (c >= 0x2028 && c <= 0x202e) || (c >= 0x2060 && c <= 0x206f) || c == 0xfeff;
}

}  // namespace

bool is_id(std::string_view text, std::size_t most) {
  return !text.empty() && text.size() <= most && std::ranges::all_of(text, is_id_character);
}

bool is_plain(std::string_view text, std::size_t most) {
  return !text.empty() && text.size() <= most &&
         std::ranges::all_of(text, [](char c) { return c >= ' ' && c <= '~'; });
}

bool is_shown(std::string_view text, std::size_t most) {
  std::size_t characters = 0;
  for (std::size_t i = 0; i < text.size(); ++characters) {
    const auto first = static_cast<unsigned char>(text[i++]);
    const int more = first < 0x80    ? 0
                     : first >= 0xf0 ? 3
                     : first >= 0xe0 ? 2
                     : first >= 0xc2 ? 1
                                     : -1;
    if (more < 0 || text.size() - i < static_cast<std::size_t>(more)) return false;
    std::uint32_t c = more == 0 ? first : first & (0x3fU >> more);
    for (int n = 0; n < more; ++n) {
      const auto next = static_cast<unsigned char>(text[i++]);
      if ((next & 0xc0U) != 0x80) return false;
      c = c << 6 | (next & 0x3fU);
    }
    if (is_hidden(c) || (c >= 0xd800 && c <= 0xdfff)) return false;
  }
  return characters >= 1 && characters <= most;
}

}  // namespace hastilude::wire
