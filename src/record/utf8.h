// Whether bytes are well-formed text.
#pragma once

#include <string_view>

namespace hastilude {

// UTF-8 as the Unicode standard wants it, without control characters (but tabs) and without a mark.
inline bool valid_utf8(std::string_view text) {
  const auto byte = [&](std::size_t at) {
    return at < text.size() ? static_cast<unsigned char>(text[at]) : 0U;
  };
  for (std::size_t i = 0; i < text.size();) {
    const unsigned lead = byte(i);
    if (lead < 0x80) {
      if ((lead < 0x20 && lead != '\t') || lead == 0x7f) return false;
      ++i;
      continue;
    }
    const std::size_t length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    if (lead < 0xc2 || lead > 0xf4) return false;
    unsigned point = lead & (0x7fU >> length);
    for (std::size_t k = 1; k < length; ++k) {
      if ((byte(i + k) & 0xc0U) != 0x80) return false;
      point = point << 6 | (byte(i + k) & 0x3fU);
    }
    const unsigned least = length == 4   ? 0x10000
                           : length == 3 ? 0x800
                                         : 0xa0;  // below: C1 controls
    if (point < least || point > 0x10ffff || (point >= 0xd800 && point < 0xe000) || point == 0xfeff)
      return false;
    i += length;
  }
  return true;
}

}  // namespace hastilude
