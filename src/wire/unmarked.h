// What a client makes of a line that it was told, to say it: the notation, without the marks of
// marked.h.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace hastilude::wire {

inline std::string unmarked(std::string_view line) {
  std::string text;
  for (bool more = true; more;) {
    const std::size_t end = std::min(line.find(' '), line.size());
    const std::string_view word = line.substr(0, end);
    const std::size_t mark = word.find_first_of(":=");
    text += mark == std::string_view::npos ? word : word.substr(mark + 1);
    more = end < line.size();
    if (more) text += ' ';
    line.remove_prefix(std::min(end + 1, line.size()));
  }
  return text;
}

}  // namespace hastilude::wire
