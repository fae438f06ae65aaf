#include "app/terminal/style.h"

#include <algorithm>
#include <array>

#include "core/utf8.h"
#include "record/utf8.h"

namespace hastilude::app {
namespace {

// Marks of styles within a text. No text has them otherwise: records and input refuse control
// characters.
constexpr char begin_mark = '\x01';  // a letter for the style follows
constexpr char end_mark = '\x02';

// A piece of text: a mark with its letter, or one character.
struct Piece {
  std::string_view bytes;
  char32_t point = 0;  // 0: a mark
};

// A byte that is no character stands for itself.
Piece take_piece(std::string_view& text) {
  std::string_view rest = text;
  Piece piece;
  if (text[0] == begin_mark || text[0] == end_mark)
    rest.remove_prefix(std::min<std::size_t>(text[0] == begin_mark ? 2 : 1, rest.size()));
  else
    piece.point = take_character(rest).value_or(static_cast<unsigned char>(text[0]));
  if (rest.size() == text.size()) rest.remove_prefix(1);
  piece.bytes = text.substr(0, text.size() - rest.size());
  text = rest;
  return piece;
}

struct Range {
  char32_t first;
  char32_t last;
};

// Marks that stand on the letter before them, and joiners.
constexpr std::array<Range, 4> narrow{
    {{0x300, 0x36f}, {0x200b, 0x200f}, {0x20d0, 0x20ff}, {0xfe00, 0xfe0f}}};
// East Asian letters and pictures.
constexpr std::array<Range, 9> wide{{{0x1100, 0x115f},
                                     {0x2e80, 0xa4cf},
                                     {0xac00, 0xd7a3},
                                     {0xf900, 0xfaff},
                                     {0xfe30, 0xfe6f},
                                     {0xff00, 0xff60},
                                     {0xffe0, 0xffe6},
                                     {0x1f300, 0x1faff},
                                     {0x20000, 0x3fffd}}};

template <std::size_t Count>
bool within(const std::array<Range, Count>& ranges, char32_t point) {
  return std::any_of(ranges.begin(), ranges.end(),
                     [&](Range r) { return point >= r.first && point <= r.last; });
}

int columns_of(char32_t point) {
  if (point == 0 || within(narrow, point)) return 0;
  return within(wide, point) ? 2 : 1;
}

struct Stand {
  char32_t letter;
  std::string_view ascii;
};

// What stands for a letter where only ASCII can be shown.
constexpr std::array<Stand, 66> stand_ins{
    {{U'·', "."},  {U'–', "-"},  {U'—', "-"},  {U'…', "..."}, {U'×', "x"},  {U'→', "->"},
     {U'←', "<-"}, {U'↑', "^"},  {U'▶', ">"},  {U'◀', "<"},   {U'■', "#"},  {U'□', "-"},
     {U'─', "-"},  {U'│', "|"},  {U'┌', "+"},  {U'┐', "+"},   {U'└', "+"},  {U'┘', "+"},
     {U'├', "+"},  {U'┤', "+"},  {U'┬', "+"},  {U'┴', "+"},   {U'┼', "+"},  {U'‘', "'"},
     {U'’', "'"},  {U'“', "\""}, {U'”', "\""}, {U'≤', "<="},  {U'≥', ">="}, {U'à', "a"},
     {U'â', "a"},  {U'ä', "ae"}, {U'ç', "c"},  {U'è', "e"},   {U'é', "e"},  {U'ê', "e"},
     {U'ë', "e"},  {U'î', "i"},  {U'ï', "i"},  {U'ì', "i"},   {U'ò', "o"},  {U'ô', "o"},
     {U'ö', "oe"}, {U'ù', "u"},  {U'û', "u"},  {U'ü', "ue"},  {U'ß', "ss"}, {U'œ', "oe"},
     {U'æ', "ae"}, {U'ñ', "n"},  {U'À', "A"},  {U'Ä', "Ae"},  {U'Ç', "C"},  {U'É', "E"},
     {U'È', "E"},  {U'Ö', "Oe"}, {U'Ü', "Ue"}, {U'Œ', "Oe"},  {U'Ê', "E"},  {U'Ô', "O"},
     {U'ª', "a"},  {U'º', "o"},  {U'«', "\""}, {U'»', "\""},  // and spaces that do not break
     {0xa0, " "},  {0x202f, " "}}};

std::string_view ascii_for(char32_t point) {
  const auto* found = std::find_if(stand_ins.begin(), stand_ins.end(),
                                   [&](const Stand& s) { return s.letter == point; });
  return found == stand_ins.end() ? std::string_view("?") : found->ascii;
}

std::string_view escape_for(char style) {
  // Cyan and the terminal's own colour, which is seen on any ground.
  constexpr std::array<std::string_view, max_seats> seats{"\x1b[1;36m", "\x1b[4m",    "\x1b[36m",
                                                          "\x1b[1m",    "\x1b[4;36m", "\x1b[1;4m"};
  switch (static_cast<Style>(style)) {
    case Style::strong: return "\x1b[1m";
    case Style::faint: return "\x1b[2m";
    case Style::bad: return "\x1b[31m";
    case Style::purple: return "\x1b[1;35m";
    case Style::red: return "\x1b[1;31m";
    case Style::blue: return "\x1b[1;34m";
    case Style::yellow: return "\x1b[1;33m";
    case Style::green: return "\x1b[1;32m";
    case Style::seat: break;
  }
  const auto seat = static_cast<std::size_t>(style - static_cast<char>(Style::seat));
  return seats[seat % seats.size()];
}

std::string styled_by(char style, std::string_view text) {
  return std::string{begin_mark, style}.append(text) + end_mark;
}

// Puts words into lines, with the style that is open at a line's end closed and opened again.
class Wrapper {
 public:
  Wrapper(int width, int indent) : width_(width), indent_(indent) {}

  Lines wrap(std::string_view text) {
    while (!text.empty()) {
      const Piece piece = take_piece(text);
      if (piece.point == U'\n') {
        end_word();
        end_line();
      } else if (piece.point == U' ') {
        end_word();
        blanks_ += line_width_ > 0 || lines_.empty() ? 1 : 0;
      } else {
        add(piece);
      }
    }
    end_word();
    end_line();
    return std::move(lines_);
  }

 private:
  void add(const Piece& piece) {
    // A word that is too long for a line is broken; most of it will stand on lines of its own.
    const int most = lines_.empty() && line_width_ == 0 ? width_ : std::max(1, width_ - indent_);
    if (piece.point != 0 && word_width_ + columns_of(piece.point) > most) end_word();
    word_ += piece.bytes;
    word_width_ += columns_of(piece.point);
  }
  int room() const { return std::max(1, width_ - (lines_.empty() ? 0 : indent_)); }

  void end_word() {
    if (word_.empty()) return;
    if (line_width_ > 0 && line_width_ + blanks_ + word_width_ > room()) end_line();
    line_.append(static_cast<std::size_t>(blanks_), ' ').append(word_);
    line_width_ += blanks_ + word_width_;
    blanks_ = 0;
    for (std::string_view rest = word_; !rest.empty();) {
      const Piece piece = take_piece(rest);
      if (piece.point == 0 && piece.bytes.size() == 2) open_ += piece.bytes[1];
      if (piece.point == 0 && piece.bytes.size() == 1 && !open_.empty()) open_.pop_back();
    }
    word_.clear();
    word_width_ = 0;
  }

  void end_line() {
    line_.append(open_.size(), end_mark);
    const int indent = lines_.empty() ? 0 : indent_;
    lines_.push_back(std::string(line_width_ > 0 ? static_cast<std::size_t>(indent) : 0, ' ') +
                     line_);
    line_.clear();
    for (const char style : open_) line_ += {begin_mark, style};
    line_width_ = 0;
    blanks_ = 0;
  }

  int width_;
  int indent_;
  Lines lines_;
  std::string line_;
  int line_width_ = 0;
  int blanks_ = 0;
  std::string word_;
  int word_width_ = 0;
  std::string open_;  // styles, the outer ones first
};

}  // namespace

std::string styled(Style style, std::string_view text) {
  return styled_by(static_cast<char>(style), text);
}

std::string styled(Seat seat, std::string_view text) {
  return styled_by(static_cast<char>(static_cast<char>(Style::seat) + seat.index), text);
}

int width_of(std::string_view text) {
  int width = 0;
  while (!text.empty()) width += columns_of(take_piece(text).point);
  return width;
}

std::string padded(std::string_view text, int width) {
  return std::string(text) +
         std::string(static_cast<std::size_t>(std::max(0, width - width_of(text))), ' ');
}

Lines wrapped(std::string_view text, int width, int indent) {
  return Wrapper(width, indent).wrap(text);
}

std::string harmless(std::string_view text) {
  std::string clean;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    clean += byte < 0x20 || byte == 0x7f ? (c == '\t' ? ' ' : '?') : c;
  }
  if (record::valid_utf8(clean)) return clean;
  for (char& c : clean) c = static_cast<unsigned char>(c) < 0x80 ? c : '?';
  return clean;
}

std::string rendered(std::string_view text, Colours colours, Letters letters) {
  constexpr std::string_view reset = "\x1b[0m";
  std::string bytes;
  std::string open;
  while (!text.empty()) {
    const Piece piece = take_piece(text);
    if (piece.point == 0) {
      if (colours == Colours::none) continue;
      const bool begins = piece.bytes.size() == 2;
      if (!begins || !open.empty()) bytes += reset;
      if (begins) open += piece.bytes[1];
      if (!begins && !open.empty()) open.pop_back();
      if (!open.empty()) bytes += escape_for(open.back());
    } else if (letters == Letters::ascii && piece.point >= 0x80) {
      bytes += ascii_for(piece.point);
    } else {
      bytes += piece.bytes;
    }
  }
  return bytes;
}

}  // namespace hastilude::app
