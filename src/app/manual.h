// What the program tells about itself, made from the same declarations as --help.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
}

namespace hastilude::app {

// The commands in the order in which they were declared.
std::vector<const CLI::App*> commands_of(const CLI::App& program);
// The command of this name, or nothing.
const CLI::App* command_of(const CLI::App& program, std::string_view name);

// A manual page, as man reads it.
std::string manual(const CLI::App& program, std::string_view version);

// A script that completes the command line in this shell; nothing if it is none that we know.
std::optional<std::string> completion(const CLI::App& program, std::string_view shell);

}  // namespace hastilude::app
