#include "wire/characters.h"

#include <algorithm>

#include "core/utf8.h"

namespace hastilude::wire {
namespace {

bool is_id_character(char c) {
  return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' ||
         c == '_';
}

// Controls, marks of direction and order, the ends of lines and paragraphs.
bool is_hidden(char32_t c) {
  return is_control(c) || c == 0x061c || (c >= 0x200b && c <= 0x200f) ||
         (c >= 0x2028 && c <= 0x202e) || (c >= 0x2060 && c <= 0x206f) || c == byte_order_mark;
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
  for (; !text.empty(); ++characters) {
    const std::optional<char32_t> character = take_character(text);
    if (!character || is_hidden(*character)) return false;
  }
  return characters >= 1 && characters <= most;
}

}  // namespace hastilude::wire
