// Whether the cards of a record were drawn as was promised (docs/fairness.md), for a page to say.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace hastilude::wasm {

// What was found in the first record of a text, as JSON: {"finding", "seat", "line", "number",
// "said", "due", "drawn", "table", "contributed", "missing", "names"}; or what is wrong with the
// record, as Replay::read says it.
struct Checked {
  enum class Kind : std::uint8_t { found, unreadable };
  Kind kind = Kind::found;
  std::string json;
};
Checked checked(std::string_view text);

}  // namespace hastilude::wasm
