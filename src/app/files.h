// Input files, and what goes to stderr: in English, or in the words that are handed over.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/commands.h"
#include "record/record.h"
#include "texts/texts.h"

namespace hastilude::app {

// The texts that are used unless others are asked for.
const texts::Texts& english();

// The whole of a file; "-" is standard input. Nothing, with a message, if it cannot be read.
std::optional<std::string> read_file(const std::string& name, const texts::Texts& say = english());

// Puts a text into a file, whole or not at all; what went wrong, if anything did.
std::optional<std::string> write_file(const std::string& name, std::string_view text,
                                      const texts::Texts& say = english());

// What stands in the way of writing a file later, if anything does.
std::optional<std::string> cannot_write(const std::string& name);

// The one record of a file, or nothing, with a message.
std::optional<record::Record> load_record(const std::string& file,
                                          const texts::Texts& say = english());

// Writes "hastilude: what" to stderr.
Exit failure(std::string_view what);
// Writes "hastilude: what; expected" to stderr.
Exit usage_error(std::string_view what, std::string_view expected);
// The same of one text for both.
Exit usage_error(const texts::Texts& say, std::string_view what);

}  // namespace hastilude::app
