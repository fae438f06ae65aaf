// Files of the source tree, for suites, which all run from its top.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "support/lines.h"

namespace hastilude::tests {

// The whole of a file; ends the program with a message if it cannot be read.
std::string read_text(const std::string& path);

// The files of a folder and the folders in it that end so, sorted by name.
std::vector<std::string> files_under(const std::string& folder, std::string_view ending);

}  // namespace hastilude::tests
