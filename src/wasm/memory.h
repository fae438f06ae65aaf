// Texts across the border to JavaScript: they lie in the engine's memory, with their length before
// them.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace hastilude::wasm {

// A text for JavaScript, valid until the next one is handed out.
struct HandedOut {
  const char* begin;
  std::uint32_t length;
};

inline const HandedOut* hand_out(std::string text) {
  static std::string last;
  static HandedOut handed;
  last = std::move(text);
  handed = {last.data(), static_cast<std::uint32_t>(last.size())};
  return &handed;
}

// A text of JavaScript's, which it has put where room() said; it is taken once.
struct Handed {
  std::string text;
};

inline std::string take(Handed* handed) { return std::move(std::unique_ptr<Handed>(handed)->text); }

}  // namespace hastilude::wasm
