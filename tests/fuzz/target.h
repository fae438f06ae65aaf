// A fuzz target: a function that gets any bytes and answers what is wrong, if anything is.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string>
#include <string_view>

#define HASTILUDE_FUZZ_TARGET(exercise)                                                \
  extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size);  \
  extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) { \
    const std::string wrong =                                                          \
        exercise(std::string_view(reinterpret_cast<const char*>(bytes), size));        \
    if (wrong.empty()) return 0;                                                       \
    std::cerr << wrong << "\n";                                                        \
    std::abort();                                                                      \
  }
