// How many times memory was taken from the heap by this thread; the program that uses this has its
// own operator new (allocations.cpp).
#pragma once

#include <cstdint>

namespace hastilude::tests {

std::uint64_t allocations();

}  // namespace hastilude::tests
