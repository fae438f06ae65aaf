#include "server/names.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <utility>

#include <utf8proc.h>

#include "wire/limits.h"

namespace hastilude::server {
namespace {

constexpr int most_marks = 2;  // on one letter: enough for Vietnamese

// Letters, marks and symbols that look like nothing: fillers of Hangul and Khitan, vowels of Khmer
// that are never written, the empty pattern of Braille, the place of a picture, a note without a
// head.
constexpr std::array<std::int32_t, 10> blank_letters{0x115f, 0x1160, 0x17b4, 0x17b5,  0x2800,
                                                     0x3164, 0xffa0, 0xfffc, 0x16fe4, 0x1d159};

bool is_mark(utf8proc_category_t category) {
  return category == UTF8PROC_CATEGORY_MN || category == UTF8PROC_CATEGORY_MC ||
         category == UTF8PROC_CATEGORY_ME;
}

// Controls, formats (direction, joiners, tags), private, unassigned; the ends of lines.
bool is_unfit(utf8proc_category_t category) {
  switch (category) {
    case UTF8PROC_CATEGORY_CN:
    case UTF8PROC_CATEGORY_CC:
    case UTF8PROC_CATEGORY_CF:
    case UTF8PROC_CATEGORY_CS:
    case UTF8PROC_CATEGORY_CO:
    case UTF8PROC_CATEGORY_ZL:
    case UTF8PROC_CATEGORY_ZP: return true;
    default: return false;
  }
}

// Marks that select another look of the letter before them, and are not seen themselves.
bool is_selector(std::int32_t c) {
  return c == 0x034f || (c >= 0x180b && c <= 0x180f) || (c >= 0xfe00 && c <= 0xfe0f) ||
         (c >= 0xe0100 && c <= 0xe01ef);
}

bool is_blank_letter(std::int32_t c) {
  return std::ranges::find(blank_letters, c) != blank_letters.end();
}

struct Free {
  void operator()(utf8proc_uint8_t* text) const { std::free(text); }
};

std::optional<std::string> normal(std::string_view text) {
  utf8proc_uint8_t* out = nullptr;
  const auto length =
      utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                   static_cast<utf8proc_ssize_t>(text.size()), &out,
                   static_cast<utf8proc_option_t>(UTF8PROC_COMPOSE | UTF8PROC_STABLE));
  if (length < 0) return {};
  const std::unique_ptr<utf8proc_uint8_t, Free> owned(out);
  return std::string(reinterpret_cast<const char*>(out), static_cast<std::size_t>(length));
}

// Reads a name letter by letter and writes it with single blanks.
class Reader {
 public:
  // Whether this letter may stand here.
  bool take(std::int32_t c, std::string_view bytes) {
    const utf8proc_category_t category = utf8proc_category(c);
    if (is_unfit(category) || is_selector(c) || is_blank_letter(c)) return false;
    if (category == UTF8PROC_CATEGORY_ZS) {
      blank_ = !name_.empty();
      marks_ = most_marks;  // nothing to carry one
      return true;
    }
    marks_ = is_mark(category) ? marks_ + 1 : 0;
    if (marks_ > most_marks || (name_.empty() && marks_ > 0)) return false;
    if (std::exchange(blank_, false)) add(" ");
    add(bytes);
    return true;
  }
  std::optional<std::string> name() const {
    if (name_.empty() || letters_ > wire::longest_name) return {};
    return name_;
  }

 private:
  void add(std::string_view bytes) {
    name_ += bytes;
    ++letters_;
  }

  std::string name_;
  std::size_t letters_ = 0;
  int marks_ = 0;
  bool blank_ = false;  // one is due before the next letter
};

}  // namespace

std::optional<std::string> proper_name(std::string_view text) {
  const std::optional<std::string> whole = normal(text);
  if (!whole) return {};
  Reader reader;
  for (std::size_t at = 0; at < whole->size();) {
    std::int32_t c = 0;
    const auto length =
        utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(whole->data()) + at,
                         static_cast<utf8proc_ssize_t>(whole->size() - at), &c);
    if (length <= 0) return {};
    const auto bytes = std::string_view(*whole).substr(at, static_cast<std::size_t>(length));
    if (!reader.take(c, bytes)) return {};
    at += bytes.size();
  }
  return reader.name();
}

}  // namespace hastilude::server
