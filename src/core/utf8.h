// UTF-8 as the Unicode standard wants it.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace hastilude {

// Takes the first character off a text that is not empty; nothing if it is not well-formed: cut
// off, longer than need be, half of a surrogate pair, beyond the last character.
constexpr std::optional<char32_t> take_character(std::string_view& text) {
  const auto lead = static_cast<unsigned char>(text.front());
  const std::size_t length = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  if ((lead >= 0x80 && lead < 0xc2) || lead > 0xf4 || text.size() < length) return {};
  char32_t character = length == 1 ? lead : lead & (0x7fU >> length);
  for (std::size_t at = 1; at < length; ++at) {
    const auto next = static_cast<unsigned char>(text[at]);
    if ((next & 0xc0U) != 0x80) return {};
    character = character << 6 | (next & 0x3fU);
  }
  const char32_t least = length == 4 ? 0x10000 : length == 3 ? 0x800 : 0;
  if (character < least || character > 0x10ffff || (character >= 0xd800 && character < 0xe000))
    return {};
  text.remove_prefix(length);
  return character;
}

constexpr bool is_control(char32_t character) {
  return character < 0x20 || (character >= 0x7f && character < 0xa0);
}

inline constexpr char32_t byte_order_mark = 0xfeff;

}  // namespace hastilude
