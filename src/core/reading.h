// Helpers for reading lines: complaints, seats, ends of lines, items given once.
#pragma once

#include <cstdint>
#include <optional>

#include "core/result.h"
#include "core/text.h"

namespace hastilude {

inline Complaint complain(std::string_view what, std::string_view expected) {
  return {Text<200>(what), Text<200>(expected)};
}

// What is wrong with the next word: it is `what`, as in "unexpected 'x'", or it is missing.
inline Text<200> wrong_word(const Words& words, std::string_view what = "unexpected") {
  if (words.done()) return Text<200>("the line ends too soon");
  return Text<200>(what, " ", quoted(words.peek()).view());
}

inline Complaint complain_about(const Words& words, std::string_view expected) {
  return {wrong_word(words), Text<200>("expected ", expected)};
}

inline Result<Seat, Complaint> read_seat(Words& words, int players) {
  if (const std::optional<Seat> seat = to_seat(words.peek(), players)) {
    words.next();
    return *seat;
  }
  return Complaint{wrong_word(words), Text<200>("expected a seat, @1 to @", players)};
}

inline Result<int, Complaint> read_number(Words& words, int least, int most) {
  const std::optional<int> number = to_number(words.peek());
  if (number && *number >= least && *number <= most) {
    words.next();
    return *number;
  }
  if (least == most) return Complaint{wrong_word(words), Text<200>("expected ", least)};
  return Complaint{wrong_word(words), Text<200>("expected a number from ", least, " to ", most)};
}

// The kind of line of this name, among those from `first` to `last`.
template <class Kind>
constexpr std::optional<Kind> kind_named(std::string_view word, Kind first, Kind last) {
  for (int kind = static_cast<int>(first); kind <= static_cast<int>(last); ++kind) {
    if (word == name_of(static_cast<Kind>(kind))) return static_cast<Kind>(kind);
  }
  return {};
}

// A complaint if something stands behind what was read.
inline std::optional<Complaint> end_of_line(const Words& words) {
  if (words.done()) return {};
  return complain_about(words, "the end of the line");
}

// Which of a fixed set of items was given; each may be given once.
class Given {
 public:
  // False if it was given before.
  bool first_time(int item) {
    const std::uint64_t bit = std::uint64_t{1} << item;
    if ((bits_ & bit) != 0) return false;
    bits_ |= bit;
    return true;
  }
  bool has(int item) const { return (bits_ >> item & 1U) != 0; }

 private:
  std::uint64_t bits_ = 0;
};

}  // namespace hastilude
