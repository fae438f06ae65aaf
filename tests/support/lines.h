// Texts as lines, and lines as words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hastilude::tests {

// The lines of a text without their ends.
std::vector<std::string> lines_of(std::string_view text);

// The words of a line, with single blanks between them.
std::string single_blanks(std::string_view line);

}  // namespace hastilude::tests
