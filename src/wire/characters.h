// What characters a text may have.
#pragma once

#include <cstddef>
#include <string_view>

namespace hastilude::wire {

// 1 to `most` of A-Z a-z 0-9 - _.
bool is_id(std::string_view text, std::size_t most);

// 1 to `most` bytes of printable ASCII.
bool is_plain(std::string_view text, std::size_t most);

// 1 to `most` characters of valid UTF-8, none of which is a control or turns the direction of what
// stands after it.
bool is_shown(std::string_view text, std::size_t most);

}  // namespace hastilude::wire
