// Figures as rows of a table in a file, for documents: `arena --note` and `exploit --note` write
// them, each row with the command and the program that it comes from.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace hastilude::app {

using NoteRow = std::vector<std::string>;

// A table whose first column is the command. A row replaces that of the same command, whatever the
// number after `grows` is in both: the rest of it says what was measured, this only how long.
struct Notes {
  NoteRow columns;
  std::vector<NoteRow> rows{};

  void add(NoteRow row, std::string_view grows);
};

std::string notes_text(const Notes& notes);
Result<Notes, std::string> notes_in(std::string_view text);
// In Markdown.
std::string notes_table(const Notes& notes);

// Adds a row to the file, which is made if there is none; what went wrong, if anything did.
std::optional<std::string> note(const std::string& file, const NoteRow& columns, NoteRow row,
                                std::string_view grows);

// Which program this is, as `--version` says it.
void set_build(std::string_view build);
const std::string& build();

}  // namespace hastilude::app
