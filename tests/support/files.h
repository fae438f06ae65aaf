// Files of the source tree, for suites, which all run from its top.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hastilude::tests {

// The whole of a file; ends the program with a message if it cannot be read.
std::string read_text(const std::string& path);

// The files of a folder and the folders in it that end so, sorted by name.
std::vector<std::string> files_under(const std::string& folder, std::string_view ending);

// The lines of a text without their ends.
std::vector<std::string> lines_of(std::string_view text);

// The words of a line, with single blanks between them.
std::string single_blanks(std::string_view line);

}  // namespace hastilude::tests
