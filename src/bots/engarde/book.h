// What a solver has found, for the situations that matter most: with which odds each action is
// played. Made by `hastilude solve engarde`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "games/engarde/engarde.h"

namespace hastilude::bots::engarde {

using namespace hastilude::engarde;

// What a fencer goes by: the places of both, the cards played so far without their order, the
// attack that he may answer in two ways (E14), and his hand.
struct Situation {
  std::uint8_t own = 0;     // how far he has come from his end
  std::uint8_t his = 0;     // and the other
  std::uint8_t attack = 0;  // cards of an attack, or none: his turn
  Cards discards{};
  Cards hand{};

  Situation() = default;
  Situation(const State& world, Seat seat);

  // A number for each situation.
  std::uint64_t key() const;
};

// The odds of the actions in the order in which the rules list them, in parts of their sum.
using Odds = std::vector<std::uint8_t>;
inline constexpr int finest_odds = 15;

// Weights as odds; what is very unlikely is left out.
Odds rounded(const std::vector<float>& weights);

class Book {
 public:
  // Reads what `written` has made, or says what is wrong with it.
  static Result<Book, std::string> read(std::string_view text);

  // Adds a situation; keys come in rising order.
  void add(std::uint64_t key, const Odds& odds);
  // As a file: some lines that say what it is, an empty one, then the situations.
  std::string written(std::string_view about) const;

  std::optional<Odds> find(std::uint64_t key) const;
  std::size_t size() const { return keys_.size(); }

 private:
  // Adds a situation with the odds that a file has here; how long they are there, 0 if damaged.
  std::size_t add_read(std::uint64_t key, std::string_view text);

  std::vector<std::uint64_t> keys_;
  std::vector<std::uint32_t> first_;  // of its odds
  std::vector<std::uint8_t> odds_;
};

}  // namespace hastilude::bots::engarde
