#include "wire/json_writer.h"

#include <algorithm>

namespace hastilude::wire {
namespace {

constexpr bool needs_escape(char c) {
  return static_cast<unsigned char>(c) < 0x20 || c == '"' || c == '\\';
}

}  // namespace

void JsonWriter::grow(std::size_t by) {
  constexpr std::size_t least = 256;
  room_.resize(std::max(least, 2 * (size_ + by)));
}

void JsonWriter::value(std::string_view text) {
  separate();
  put('"');
  std::size_t from = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (!needs_escape(text[at])) continue;
    put(text.substr(from, at - from));
    escape(text[at]);
    from = at + 1;
  }
  put(text.substr(from));
  put('"');
}

void JsonWriter::escape(char c) {
  constexpr std::string_view digits = "0123456789abcdef";
  switch (c) {
    case '"': put("\\\""); return;
    case '\\': put("\\\\"); return;
    case '\b': put("\\b"); return;
    case '\f': put("\\f"); return;
    case '\n': put("\\n"); return;
    case '\r': put("\\r"); return;
    case '\t': put("\\t"); return;
    default:
      put("\\u00");
      put(digits[static_cast<unsigned char>(c) >> 4]);
      put(digits[static_cast<unsigned char>(c) & 0xfU]);
  }
}

}  // namespace hastilude::wire
