// Seeds that follow from other seeds, so that each part of a game has random numbers of its own.
#pragma once

#include <cstdint>
#include <initializer_list>

#include "core/random.h"

namespace hastilude::bots {

constexpr std::uint64_t derived(std::initializer_list<std::uint64_t> from) {
  std::uint64_t seed = 0;
  for (const std::uint64_t part : from) seed = Random(seed ^ part).next();
  return seed;
}

// The game's chance and the bots' numbers never come from the same seed.
enum class Source : std::uint64_t { chance = 1, bot = 2 };

}  // namespace hastilude::bots
