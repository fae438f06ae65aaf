#include "match/packed_match.h"

#include <array>
#include <bit>
#include <cassert>
#include <cstring>

namespace hastilude::match {
namespace {

constexpr std::size_t at_once = 64;
using Words = std::array<std::uint64_t, at_once>;

template <class Value>
void pack(std::vector<std::uint64_t>& packed, const Value& value) {
  static_assert(sizeof(Value) % sizeof(Words) == 0);
  const auto* const bytes = reinterpret_cast<const std::byte*>(&value);
  for (std::size_t at = 0; at < sizeof(Value); at += sizeof(Words)) {
    Words words;
    std::memcpy(words.data(), bytes + at, sizeof(Words));
    const std::size_t mask = packed.size();
    packed.push_back(0);
    for (std::size_t i = 0; i < at_once; ++i) {
      if (words[i] == 0) continue;
      packed[mask] |= std::uint64_t{1} << i;
      packed.push_back(words[i]);
    }
  }
}

// Gives where the next value begins.
template <class Value>
const std::uint64_t* unpack(const std::uint64_t* packed, Value& value) {
  auto* const bytes = reinterpret_cast<std::byte*>(&value);
  for (std::size_t at = 0; at < sizeof(Value); at += sizeof(Words)) {
    Words words{};
    for (std::uint64_t mask = *packed++; mask != 0; mask &= mask - 1)
      words[static_cast<std::size_t>(std::countr_zero(mask))] = *packed++;
    std::memcpy(bytes + at, words.data(), sizeof(Words));
  }
  return packed;
}

}  // namespace

PackedMatch::PackedMatch(const Match& match)
    : game_(&match.game()), players_(static_cast<std::uint8_t>(match.players())) {
  assert(!match.announces());
  pack(words_, match.state());
  for (const AnyMemory& memory : match.memories()) pack(words_, memory);
  words_.shrink_to_fit();
}

Match PackedMatch::match() const {
  AnyState state;
  const std::uint64_t* packed = unpack(words_.data(), state);
  Memories memories(players_);
  for (AnyMemory& memory : memories) packed = unpack(packed, memory);
  return {game(), state, std::move(memories)};
}

}  // namespace hastilude::match
