// How long things may be that come over the wire. schema.json says the same.
#pragma once

#include <cstddef>

namespace hastilude::wire {

inline constexpr int protocol = 1;

inline constexpr std::size_t longest_message = 4096;  // bytes
inline constexpr std::size_t longest_body = 16'384;   // of a request
inline constexpr std::size_t longest_id = 40;
inline constexpr std::size_t longest_ticket = 100;
inline constexpr std::size_t longest_move = 400;
inline constexpr std::size_t longest_bot = 40;
inline constexpr std::size_t longest_remark = 500;  // characters
inline constexpr std::size_t longest_name = 30;     // characters

}  // namespace hastilude::wire
