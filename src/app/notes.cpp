#include "app/notes.h"

#include <algorithm>
#include <filesystem>
#include <sstream>

#include "app/files.h"

namespace hastilude::app {
namespace {

constexpr std::string_view title = "hastilude notes 1\n";
constexpr std::string_view between = " | ";

std::string line_of(const NoteRow& row) {
  std::string line;
  for (const std::string& cell : row) line += (line.empty() ? "" : std::string(between)) + cell;
  return line + "\n";
}

NoteRow row_of(std::string_view line) {
  NoteRow row;
  for (;;) {
    const std::size_t end = line.find(between);
    row.emplace_back(line.substr(0, end));
    if (end == std::string_view::npos) return row;
    line.remove_prefix(end + between.size());
  }
}

// The command without the number behind this flag.
std::string without_number(const std::string& command, std::string_view flag) {
  const std::size_t at = command.find(std::string(flag) + " ");
  if (at == std::string::npos) return command;
  const std::size_t end = command.find_first_not_of("0123456789", at + flag.size() + 1);
  return command.substr(0, at) + (end == std::string::npos ? "" : command.substr(end));
}

std::string& known_build() {
  static std::string known;
  return known;
}

}  // namespace

void Notes::add(NoteRow row, std::string_view grows) {
  const std::string command = without_number(row.front(), grows);
  const auto place = std::find_if(rows.begin(), rows.end(), [&](const NoteRow& other) {
    return without_number(other.front(), grows) == command;
  });
  if (place == rows.end()) {
    rows.push_back(std::move(row));
  } else {
    *place = std::move(row);
  }
}

std::string notes_text(const Notes& notes) {
  std::string text = std::string(title) + line_of(notes.columns);
  for (const NoteRow& row : notes.rows) text += line_of(row);
  return text;
}

Result<Notes, std::string> notes_in(std::string_view text) {
  if (!text.starts_with(title)) return std::string("these are no notes");
  std::istringstream lines{std::string(text.substr(title.size()))};
  Notes notes;
  for (std::string line; std::getline(lines, line);) {
    if (notes.columns.empty()) {
      notes.columns = row_of(line);
      continue;
    }
    notes.rows.push_back(row_of(line));
    if (notes.rows.back().size() != notes.columns.size())
      return std::to_string(notes.columns.size()) + " cells were expected instead of '" + line +
             "'";
  }
  return notes;
}

std::string notes_table(const Notes& notes) {
  const auto line = [](const NoteRow& row) {
    std::string text = "|";
    for (const std::string& cell : row) text += " " + cell + " |";
    return text + "\n";
  };
  std::string text = line(notes.columns) + "|";
  for (std::size_t i = 0; i < notes.columns.size(); ++i) text += "---|";
  text += "\n";
  for (const NoteRow& row : notes.rows) text += line(row);
  return text;
}

std::optional<std::string> note(const std::string& file, const NoteRow& columns, NoteRow row,
                                std::string_view grows) {
  Notes notes{.columns = columns};
  if (std::filesystem::exists(file)) {
    const std::optional<std::string> text = read_file(file);
    if (!text) return "hastilude: " + file + " cannot be read";
    const Result<Notes, std::string> found = notes_in(*text);
    if (!found) return "hastilude: " + file + ": " + found.error();
    if (found->columns != columns) return "hastilude: " + file + ": notes of something else";
    notes = *found;
  }
  notes.add(std::move(row), grows);
  return write_file(file, notes_text(notes));
}

void set_build(std::string_view build) { known_build() = build; }
const std::string& build() { return known_build(); }

}  // namespace hastilude::app
