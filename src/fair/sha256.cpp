#include "fair/sha256.h"

#include <algorithm>
#include <bit>

namespace hastilude::fair {
namespace {

constexpr std::size_t block_size = 64;
constexpr std::string_view digits = "0123456789abcdef";

constexpr std::array<std::uint32_t, 64> constants{
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

std::uint32_t word_at(const std::uint8_t* bytes) {
  return std::uint32_t{bytes[0]} << 24U | std::uint32_t{bytes[1]} << 16U |
         std::uint32_t{bytes[2]} << 8U | std::uint32_t{bytes[3]};
}

std::array<std::uint32_t, 64> schedule(const std::uint8_t* block) {
  std::array<std::uint32_t, 64> words;
  for (std::size_t i = 0; i < 16; ++i) words[i] = word_at(block + 4 * i);
  for (std::size_t i = 16; i < 64; ++i) {
    const std::uint32_t early = words[i - 15];
    const std::uint32_t late = words[i - 2];
    words[i] = words[i - 16] + words[i - 7] +
               (std::rotr(early, 7) ^ std::rotr(early, 18) ^ early >> 3U) +
               (std::rotr(late, 17) ^ std::rotr(late, 19) ^ late >> 10U);
  }
  return words;
}

}  // namespace

void Sha256::take_block(const std::uint8_t* block) {
  const std::array<std::uint32_t, 64> words = schedule(block);
  auto [a, b, c, d, e, f, g, h] = state_;
  for (std::size_t i = 0; i < 64; ++i) {
    const std::uint32_t first = h + (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25)) +
                                ((e & f) ^ (~e & g)) + constants[i] + words[i];
    const std::uint32_t second =
        (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = d + first;
    d = c;
    c = b;
    b = a;
    a = first + second;
  }
  const std::array<std::uint32_t, 8> after{a, b, c, d, e, f, g, h};
  for (std::size_t i = 0; i < 8; ++i) state_[i] += after[i];
}

void Sha256::add(std::span<const std::uint8_t> bytes) {
  length_ += bytes.size();
  while (!bytes.empty()) {
    const std::size_t taken = std::min(bytes.size(), block_size - held_);
    std::copy_n(bytes.begin(), taken, rest_.begin() + static_cast<std::ptrdiff_t>(held_));
    held_ += taken;
    bytes = bytes.subspan(taken);
    if (held_ < block_size) return;
    take_block(rest_.data());
    held_ = 0;
  }
}

void Sha256::add(std::string_view text) {
  add(std::span(reinterpret_cast<const std::uint8_t*>(text.data()), text.size()));
}

Bytes32 Sha256::finish() {
  const std::uint64_t bits = length_ * 8;
  rest_[held_++] = 0x80;
  if (held_ > block_size - 8) {
    std::fill(rest_.begin() + static_cast<std::ptrdiff_t>(held_), rest_.end(), std::uint8_t{0});
    take_block(rest_.data());
    held_ = 0;
  }
  std::fill(rest_.begin() + static_cast<std::ptrdiff_t>(held_), rest_.end(), std::uint8_t{0});
  for (std::size_t i = 0; i < 8; ++i)
    rest_[block_size - 1 - i] = static_cast<std::uint8_t>(bits >> 8 * i);
  take_block(rest_.data());
  Bytes32 bytes;
  for (std::size_t i = 0; i < bytes.size(); ++i)
    bytes[i] = static_cast<std::uint8_t>(state_[i / 4] >> (24 - 8 * (i % 4)));
  return bytes;
}

Bytes32 sha256(std::string_view text) {
  Sha256 hash;
  hash.add(text);
  return hash.finish();
}

Hmac::Hmac(std::span<const std::uint8_t> key) {
  std::array<std::uint8_t, block_size> padded{};
  if (key.size() > block_size) {
    Sha256 hash;
    hash.add(key);
    const Bytes32 shortened = hash.finish();
    std::copy(shortened.begin(), shortened.end(), padded.begin());
  } else {
    std::copy(key.begin(), key.end(), padded.begin());
  }
  std::array<std::uint8_t, block_size> inner = padded;
  std::array<std::uint8_t, block_size> outer = padded;
  for (std::uint8_t& byte : inner) byte ^= 0x36;
  for (std::uint8_t& byte : outer) byte ^= 0x5c;
  inner_.add(inner);
  outer_.add(outer);
}

Bytes32 Hmac::tag(std::string_view text) const {
  Sha256 inner = inner_;
  inner.add(text);
  Sha256 outer = outer_;
  outer.add(inner.finish());
  return outer.finish();
}

std::string hex(const Bytes32& bytes) {
  std::string text;
  text.reserve(2 * bytes.size());
  for (const std::uint8_t byte : bytes) {
    text += digits[byte >> 4U];
    text += digits[byte & 15U];
  }
  return text;
}

std::optional<Bytes32> from_hex(std::string_view text) {
  Bytes32 bytes;
  if (text.size() != 2 * bytes.size()) return {};
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const std::size_t high = digits.find(text[2 * i]);
    const std::size_t low = digits.find(text[2 * i + 1]);
    if (high == std::string_view::npos || low == std::string_view::npos) return {};
    bytes[i] = static_cast<std::uint8_t>(high * 16 + low);
  }
  return bytes;
}

}  // namespace hastilude::fair
