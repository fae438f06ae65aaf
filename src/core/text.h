// Text without allocation: strings of a fixed capacity, the words of a line, numbers.
#pragma once

#include <algorithm>
#include <array>
#include <charconv>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/seats.h"

namespace hastilude {

// A string of at most Capacity bytes; what does not fit is cut off.
template <std::size_t Capacity>
class Text {
 public:
  constexpr Text() = default;
  template <class... Parts>
    requires(sizeof...(Parts) > 0)
  constexpr explicit Text(const Parts&... parts) { add(parts...); }

  constexpr std::string_view view() const { return {bytes_.data(), size_}; }
  constexpr operator std::string_view() const { return view(); }
  constexpr bool empty() const { return size_ == 0; }
  constexpr void clear() { size_ = 0; }

  // Adds strings, whole numbers, characters and seats (@1), one after the other.
  template <class... Parts>
  constexpr Text& add(const Parts&... parts) {
    (append(parts), ...);
    return *this;
  }

  friend constexpr bool operator==(const Text& a, const Text& b) { return a.view() == b.view(); }

 private:
  constexpr void append(std::string_view part) {
    const std::size_t count = std::min(part.size(), Capacity - size_);
    std::copy_n(part.data(), count, bytes_.data() + size_);
    size_ = static_cast<std::uint16_t>(size_ + count);
  }
  constexpr void append(char c) { append(std::string_view(&c, 1)); }
  constexpr void append(Seat seat) {
    append('@');
    append(seat.number());
  }
  constexpr void append(std::integral auto number) {
    std::array<char, 24> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    append(std::string_view(digits.data(), static_cast<std::size_t>(end - digits.data())));
  }

  std::array<char, Capacity> bytes_{};
  std::uint16_t size_ = 0;
};

// Long enough for every line of a record but lists of legal actions: 110 cards of Ivanhoe.
using LineText = Text<1024>;

// A word of the input, quoted for a message; control characters and overlong words are kept out.
constexpr Text<64> quoted(std::string_view word) {
  Text<64> text("'");
  int shown = 0;
  for (const char c : word) {
    if (++shown > 40) {
      text.add("...");
      break;
    }
    text.add(static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? '?' : c);
  }
  text.add("'");
  return text;
}

// What is wrong with an input, and what was expected instead.
struct Complaint {
  Text<200> what;
  Text<200> expected;
};

// The words of a line, which are separated by blanks or tabs.
class Words {
 public:
  constexpr explicit Words(std::string_view line) : rest_(line) { skip_blanks(); }

  constexpr bool done() const { return rest_.empty(); }
  constexpr std::string_view peek() const { return rest_.substr(0, rest_.find_first_of(blanks)); }
  // The next word; empty at the end of the line.
  constexpr std::string_view next() {
    const std::string_view word = peek();
    rest_.remove_prefix(word.size());
    skip_blanks();
    return word;
  }
  // Takes the next word if it is this one.
  constexpr bool take(std::string_view word) {
    if (done() || peek() != word) return false;
    next();
    return true;
  }
  // Everything that is left, without blanks at the end.
  constexpr std::string_view rest() const {
    const std::size_t last = rest_.find_last_not_of(blanks);
    return last == std::string_view::npos ? std::string_view() : rest_.substr(0, last + 1);
  }

 private:
  static constexpr std::string_view blanks = " \t";
  constexpr void skip_blanks() {
    rest_.remove_prefix(std::min(rest_.find_first_not_of(blanks), rest_.size()));
  }

  std::string_view rest_;
};

// A number written in the only way we write it: digits, no sign, no leading zero.
constexpr std::optional<int> to_number(std::string_view word) {
  if (word.empty() || word.size() > 6 || (word.size() > 1 && word[0] == '0')) return {};
  int number = 0;
  for (const char c : word) {
    if (c < '0' || c > '9') return {};
    number = number * 10 + (c - '0');
  }
  return number;
}

// A seat written @1 … @players.
constexpr std::optional<Seat> to_seat(std::string_view word, int players) {
  if (word.empty() || word[0] != '@') return {};
  const std::optional<int> number = to_number(word.substr(1));
  if (!number || *number < 1 || *number > players) return {};
  return seat_number(*number);
}

}  // namespace hastilude
