// What clang calls to multiply 128 bits, which reading a number does to notice an overflow. It
// stands in a library that Debian packs apart from the compiler; nothing else of it is needed.
#ifdef __wasm__
#include <cstdint>

namespace {

__extension__ using Wide = __int128;
__extension__ using WideBits = unsigned __int128;

WideBits product(std::uint64_t a, std::uint64_t b) {
  const std::uint64_t a_low = a & 0xffffffffU;
  const std::uint64_t b_low = b & 0xffffffffU;
  const std::uint64_t lowest = a_low * b_low;
  const std::uint64_t middle = (a >> 32) * b_low + (lowest >> 32);
  const std::uint64_t other = a_low * (b >> 32) + (middle & 0xffffffffU);
  const std::uint64_t high = (a >> 32) * (b >> 32) + (middle >> 32) + (other >> 32);
  return static_cast<WideBits>(high) << 64 | a * b;
}

}  // namespace

extern "C" Wide __multi3(Wide a, Wide b) {
  const auto a_high = static_cast<std::uint64_t>(static_cast<WideBits>(a) >> 64);
  const auto b_high = static_cast<std::uint64_t>(static_cast<WideBits>(b) >> 64);
  const auto a_low = static_cast<std::uint64_t>(a);
  const auto b_low = static_cast<std::uint64_t>(b);
  const std::uint64_t crossed = a_high * b_low + a_low * b_high;
  return static_cast<Wide>(product(a_low, b_low) + (static_cast<WideBits>(crossed) << 64));
}
#endif
