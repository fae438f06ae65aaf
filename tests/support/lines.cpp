#include "support/lines.h"

#include <algorithm>

#include "core/text.h"

namespace hastilude::tests {

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::string single_blanks(std::string_view line) {
  std::string text;
  for (Words words(line); !words.done();) {
    if (!text.empty()) text += ' ';
    text += words.next();
  }
  return text;
}

}  // namespace hastilude::tests
