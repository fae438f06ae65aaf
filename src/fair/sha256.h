// SHA-256 (FIPS 180-4) and HMAC-SHA-256 (RFC 2104), our own: what can check a deal must run
// wherever the engine runs, without the server's libraries.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace hastilude::fair {

using Bytes32 = std::array<std::uint8_t, 32>;

class Sha256 {
 public:
  void add(std::string_view text);
  void add(std::span<const std::uint8_t> bytes);
  // Of all that was added; nothing can be added afterwards.
  Bytes32 finish();

 private:
  void take_block(const std::uint8_t* block);

  std::array<std::uint32_t, 8> state_{0x6a09e667U, 0xbb67ae85U, 0x3c6ef372U, 0xa54ff53aU,
                                      0x510e527fU, 0x9b05688cU, 0x1f83d9abU, 0x5be0cd19U};
  std::array<std::uint8_t, 64> rest_{};
  std::size_t held_ = 0;
  std::uint64_t length_ = 0;
};

Bytes32 sha256(std::string_view text);

// A key that many texts are tagged with: what depends on it alone is computed once.
class Hmac {
 public:
  explicit Hmac(std::span<const std::uint8_t> key);
  Bytes32 tag(std::string_view text) const;

 private:
  Sha256 inner_;
  Sha256 outer_;
};

// 64 digits, the letters small.
std::string hex(const Bytes32& bytes);
std::optional<Bytes32> from_hex(std::string_view text);

}  // namespace hastilude::fair
