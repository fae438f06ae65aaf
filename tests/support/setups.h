// Every kind of table a game can be played at.
#pragma once

#include <vector>

#include "core/game.h"

namespace hastilude::tests {

// The values of an option worth testing: all words, all numbers of a short range, else the least
// and the usual one.
inline std::vector<std::int16_t> values_of(const Option& option) {
  std::vector<std::int16_t> values;
  if (!option.words.empty()) {
    for (std::size_t i = 0; i < option.words.size(); ++i)
      values.push_back(static_cast<std::int16_t>(i));
  } else if (option.most - option.least < 10) {
    for (int value = option.least; value <= option.most; ++value)
      values.push_back(static_cast<std::int16_t>(value));
  } else {
    values = {option.least, option.usual};
  }
  return values;
}

// All player counts with all combinations of these values.
template <Game G>
std::vector<Setup> all_setups() {
  std::vector<Setup> setups;
  for (int players = G::least_players; players <= G::most_players; ++players)
    setups.push_back({.players = static_cast<std::uint8_t>(players)});
  const std::span<const Option> options = G::options;
  for (std::size_t i = 0; i < options.size(); ++i) {
    std::vector<Setup> wider;
    for (const Setup& setup : setups) {
      for (const std::int16_t value : values_of(options[i])) {
        wider.push_back(setup);
        wider.back().values[i] = value;
      }
    }
    setups = wider;
  }
  return setups;
}

}  // namespace hastilude::tests
