// Enumerations whose names can be printed: the list is written once.
#pragma once

#include <cstdint>
#include <string_view>

namespace hastilude {

// The name at `index` of a list "first, second, third".
constexpr std::string_view name_in_list(std::string_view names, int index) {
  for (; index > 0; --index) names.remove_prefix(names.find(',') + 2);
  return names.substr(0, names.find(','));
}

}  // namespace hastilude

// enum class Name { …, count } and names_of(Name{}), for name_of(value).
#define HASTILUDE_NAMED_ENUM(Name, ...)                                      \
  enum class Name : std::uint8_t { __VA_ARGS__, count };                     \
  constexpr std::string_view names_of(Name) { return #__VA_ARGS__; }         \
  constexpr std::string_view name_of(Name value) {                           \
    return ::hastilude::name_in_list(#__VA_ARGS__, static_cast<int>(value)); \
  }
