// Enumerations whose names can be printed: the list is written once.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace hastilude {

// The name at `index` of a list "first, second, third".
constexpr std::string_view name_in_list(std::string_view names, int index) {
  for (; index > 0; --index) names.remove_prefix(names.find(',') + 2);
  return names.substr(0, names.find(','));
}

// All names of an enumeration made below, in order.
template <class Named>
inline constexpr auto all_names = [] {
  std::array<std::string_view, static_cast<std::size_t>(Named::count)> names;
  for (std::size_t i = 0; i < names.size(); ++i) names[i] = name_of(static_cast<Named>(i));
  return names;
}();

}  // namespace hastilude

// enum class Name { …, count } and names_of(Name{}), for name_of(value).
#define HASTILUDE_NAMED_ENUM(Name, ...)                                      \
  enum class Name : std::uint8_t { __VA_ARGS__, count };                     \
  constexpr std::string_view names_of(Name) { return #__VA_ARGS__; }         \
  constexpr std::string_view name_of(Name value) {                           \
    return ::hastilude::name_in_list(#__VA_ARGS__, static_cast<int>(value)); \
  }
