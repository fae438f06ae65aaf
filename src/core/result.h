// A value, or why there is none. (std::expected comes with a later standard.)
#pragma once

#include <utility>
#include <variant>

namespace hastilude {

template <class Value, class Error>
class [[nodiscard]] Result {
 public:
  constexpr Result(Value value) : content_(std::in_place_index<0>, std::move(value)) {}
  constexpr Result(Error error) : content_(std::in_place_index<1>, std::move(error)) {}

  constexpr explicit operator bool() const { return content_.index() == 0; }
  constexpr const Value& operator*() const { return *std::get_if<0>(&content_); }
  constexpr Value& operator*() { return *std::get_if<0>(&content_); }
  constexpr const Value* operator->() const { return std::get_if<0>(&content_); }
  constexpr const Error& error() const { return *std::get_if<1>(&content_); }

 private:
  std::variant<Value, Error> content_;
};

}  // namespace hastilude
