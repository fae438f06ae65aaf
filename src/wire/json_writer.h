// Writes JSON straight into a text: what is written stands there at once and is never held as a
// tree. Most of what a server does is writing here, piece by small piece; so room is made ahead,
// and a piece whose length is known when this is compiled costs a move or two.
#pragma once

#include <charconv>
#include <cmath>
#include <concepts>
#include <cstddef>
#include <cstring>
#include <string>
#include <string_view>
#include <utility>

namespace hastilude::wire {

class JsonWriter {
 public:
  // An object or array is what `fill` writes inside it.
  template <class Fill>
  void object(Fill&& fill) {
    open('{');
    fill();
    close('}');
  }
  // The same where what is inside comes bit by bit.
  void open(char bracket) {
    separate();
    put(bracket);
    comma_ = false;
  }
  void close(char bracket) {
    put(bracket);
    comma_ = true;
  }
  template <class Fill>
  void array(Fill&& fill) {
    open('[');
    fill();
    close(']');
  }
  template <class Fill>
  void object(std::string_view key, Fill&& fill) {
    name(key);
    object(fill);
  }
  template <class Fill>
  void array(std::string_view key, Fill&& fill) {
    name(key);
    array(fill);
  }

  void value(std::nullptr_t) { plain("null"); }
  void value(std::same_as<bool> auto flag) { plain(flag ? "true" : "false"); }
  void value(std::integral auto number) requires(!std::same_as<decltype(number), bool>) {
    char digits[24];
    const char* const end = std::to_chars(digits, digits + sizeof digits, number).ptr;
    plain({digits, static_cast<std::size_t>(end - digits)});
  }
  // As short as it can be read again; what is no number has no JSON.
  void value(double number) {
    char digits[32];
    const char* const end = std::to_chars(digits, digits + sizeof digits, number).ptr;
    plain(std::isfinite(number) ? std::string_view(digits, end) : "null");
  }
  // Text is UTF-8; only what JSON forbids inside a string is escaped.
  void value(std::string_view text);
  void value(const char* text) { value(std::string_view(text)); }
  void value(const std::string& text) { value(std::string_view(text)); }

  // Of the member whose value is written next. Keys are our own words and need no escaping.
  void name(std::string_view key) {
    separate();
    put('"');
    put(key);
    put("\":");
    comma_ = false;
  }
  template <class Value>
  void member(std::string_view key, const Value& member) {
    name(key);
    value(member);
  }
  // A text that comes bit by bit, between open('"') and close('"'): bits are our own words, numbers
  // and signs, of which none has to be escaped.
  void bit(std::string_view text) { put(text); }
  void bit(char sign) { put(sign); }
  void bit(int number) {
    char digits[12];
    const char* const end = std::to_chars(digits, digits + sizeof digits, number).ptr;
    put(std::string_view(digits, end));
  }
  // Values or members that another writer has written.
  void values_of(std::string_view written) {
    if (!written.empty()) plain(written);
  }
  void values_of(const JsonWriter& other) { values_of(other.text()); }

  std::string_view text() const { return {room_.data(), size_}; }
  std::string take() {
    room_.resize(std::exchange(size_, 0));
    comma_ = false;
    return std::exchange(room_, {});
  }
  void clear() {
    size_ = 0;
    comma_ = false;
  }

 private:
  void separate() {
    if (comma_) put(',');
    comma_ = true;
  }
  void plain(std::string_view json) {
    separate();
    put(json);
  }
  void put(char c) {
    if (size_ == room_.size()) grow(1);
    room_[size_++] = c;
  }
  void put(std::string_view text) {
    if (room_.size() - size_ < text.size()) grow(text.size());
    std::memcpy(room_.data() + size_, text.data(), text.size());
    size_ += text.size();
  }
  void grow(std::size_t by);
  void escape(char c);

  std::string room_;      // the text, and room for more of it
  std::size_t size_ = 0;  // of the text
  bool comma_ = false;    // whether something stands before what comes next
};

}  // namespace hastilude::wire
