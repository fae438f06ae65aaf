#include "wire/json_writer.h"

namespace hastilude::wire {
namespace {

constexpr bool needs_escape(char c) {
  return static_cast<unsigned char>(c) < 0x20 || c == '"' || c == '\\';
}

}  // namespace

void JsonWriter::value(std::string_view text) {
  separate();
  text_ += '"';
  std::size_t from = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (!needs_escape(text[at])) continue;
    text_ += text.substr(from, at - from);
    escape(text[at]);
    from = at + 1;
  }
  text_ += text.substr(from);
  text_ += '"';
}

void JsonWriter::escape(char c) {
  constexpr std::string_view digits = "0123456789abcdef";
  switch (c) {
    case '"': text_ += "\\\""; return;
    case '\\': text_ += "\\\\"; return;
    case '\b': text_ += "\\b"; return;
    case '\f': text_ += "\\f"; return;
    case '\n': text_ += "\\n"; return;
    case '\r': text_ += "\\r"; return;
    case '\t': text_ += "\\t"; return;
    default:
      text_ += "\\u00";
      text_ += digits[static_cast<unsigned char>(c) >> 4];
      text_ += digits[static_cast<unsigned char>(c) & 0xfU];
  }
}

}  // namespace hastilude::wire
