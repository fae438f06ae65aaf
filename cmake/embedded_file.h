#pragma once

#include <string_view>

namespace embedded {

// A file that the program carries in itself; see cmake/Embed.cmake.
struct File {
  std::string_view path;
  std::string_view contents;
};

}  // namespace embedded
