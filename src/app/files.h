// Input files, and what goes to stderr.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/commands.h"
#include "record/record.h"

namespace hastilude::app {

// The whole of a file; "-" is standard input. Nothing, with a message, if it cannot be read.
std::optional<std::string> read_file(const std::string& name);

// Puts a text into a file, whole or not at all; what went wrong, if anything did.
std::optional<std::string> write_file(const std::string& name, std::string_view text);

// What stands in the way of writing a file later, if anything does.
std::optional<std::string> cannot_write(const std::string& name);

// The one record of a file, or nothing, with a message; `what` was expected of it.
std::optional<record::Record> load_record(const std::string& file, std::string_view what);

// Writes "hastilude: what; expected" to stderr.
Exit usage_error(std::string_view what, std::string_view expected);

}  // namespace hastilude::app
