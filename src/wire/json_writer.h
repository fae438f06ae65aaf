// Writes JSON straight into a text: what is written stands there at once and is never held as a
// tree.
#pragma once

#include <charconv>
#include <cmath>
#include <concepts>
#include <cstddef>
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
    text_ += '"';
    text_ += key;
    text_ += "\":";
    comma_ = false;
  }
  template <class Value>
  void member(std::string_view key, const Value& member) {
    name(key);
    value(member);
  }
  // Values that another writer has written.
  void values_of(const JsonWriter& other) {
    if (!other.text_.empty()) plain(other.text_);
  }

  std::string_view text() const { return text_; }
  std::string take() { return std::move(text_); }
  void clear() {
    text_.clear();
    comma_ = false;
  }

 private:
  void separate() {
    if (comma_) text_ += ',';
    comma_ = true;
  }
  void open(char bracket) {
    separate();
    text_ += bracket;
    comma_ = false;
  }
  void close(char bracket) {
    text_ += bracket;
    comma_ = true;
  }
  void plain(std::string_view json) {
    separate();
    text_ += json;
  }
  void escape(char c);

  std::string text_;
  bool comma_ = false;  // whether something stands before what comes next
};

}  // namespace hastilude::wire
