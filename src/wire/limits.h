// How long things may be that come over the wire. schema.json says the same.
#pragma once

#include <cstddef>

namespace hastilude::wire {

inline constexpr int protocol = 3;

inline constexpr std::size_t longest_message = 4096;  // bytes
inline constexpr std::size_t longest_body = 16'384;   // of a request
inline constexpr std::size_t longest_id = 40;
inline constexpr std::size_t longest_ticket = 100;
inline constexpr std::size_t longest_move = 400;
inline constexpr std::size_t longest_bot = 40;
inline constexpr std::size_t longest_remark = 500;  // characters
inline constexpr std::size_t longest_name = 30;     // characters
inline constexpr int deepest_hint = 5;
inline constexpr std::size_t most_alternatives = 12;  // that a hint tells of

// The share of a bot's usual thinking that goes into a hint: all of it at a depth of 4.
constexpr double effort_of_hint(int depth) {
  double effort = 1.0 / 64;
  for (; depth > 1; --depth) effort *= 4;
  return effort;
}

}  // namespace hastilude::wire
