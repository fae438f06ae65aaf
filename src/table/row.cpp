#include "table/row.h"

#include <charconv>

#include "core/reading.h"

namespace hastilude::tables {
namespace {

std::optional<Time> to_time(std::string_view word) {
  Time time = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), time);
  if (error != std::errc() || end != word.data() + word.size() || time < 0) return {};
  return time;
}

std::optional<RowKind> to_kind(std::string_view word) {
  for (int kind = 0; kind < static_cast<int>(RowKind::count); ++kind) {
    if (word == name_of(static_cast<RowKind>(kind))) return static_cast<RowKind>(kind);
  }
  return {};
}

}  // namespace

std::string row_text(const Row& row) {
  std::string text(name_of(row.kind));
  text += ' ' + std::to_string(row.at);
  if (row.seat != nobody) text += " @" + std::to_string(row.seat.number());
  if (!row.id.empty()) text += " by " + row.person + ' ' + row.id;
  text += '\n';
  for (const std::string& line : row.lines) text += line + '\n';
  return text;
}

Result<Row, Complaint> read_row(std::string_view text) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  Words words(text.substr(0, end));
  Row row;
  const std::optional<RowKind> kind = to_kind(words.peek());
  if (!kind) return complain_about(words, "a kind of row");
  words.next();
  row.kind = *kind;
  const std::optional<Time> at = to_time(words.peek());
  if (!at) return complain_about(words, "a time");
  words.next();
  row.at = *at;
  if (const std::optional<Seat> seat = to_seat(words.peek(), max_seats)) {
    row.seat = *seat;
    words.next();
  }
  if (words.take("by")) {
    row.person = words.next();
    row.id = words.next();
    if (row.id.empty()) return complain_about(words, "a person and an id");
  }
  if (!words.done()) return complain_about(words, "the end of the line");
  for (text.remove_prefix(std::min(end + 1, text.size())); !text.empty();) {
    const std::size_t next = text.find('\n');
    if (next == std::string_view::npos)
      return complain("a line without its end", "expected the end of a line");
    row.lines.emplace_back(text.substr(0, next));
    text.remove_prefix(next + 1);
  }
  return row;
}

}  // namespace hastilude::tables
