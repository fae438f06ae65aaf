// Whether bytes are text as records may have it.
#pragma once

#include "core/utf8.h"

namespace hastilude::record {

// Well-formed, without control characters (but tabs) and without a mark.
inline bool valid_utf8(std::string_view text) {
  while (!text.empty()) {
    const std::optional<char32_t> character = take_character(text);
    if (!character || (is_control(*character) && *character != '\t') ||
        *character == byte_order_mark)
      return false;
  }
  return true;
}

}  // namespace hastilude::record
