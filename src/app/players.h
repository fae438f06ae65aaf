// Those who play the other seats. They are handed what their seat knows, never the state.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/api.h"

namespace hastilude::app {

// A line of the record as someone saw it, with what he saw of the table just before it.
struct SeenLine {
  AnyView before;
  AnyMove line;
};
using SeenLines = std::vector<SeenLine>;

// What a player decides from.
struct Question {
  // `may`: out of turn; he can also let the others go on.
  enum class Need : std::uint8_t { must, may };

  const GameApi* game;
  Need need;
  AnyView view;
  AnyMemory memory;
  std::span<const SeenLine> record;
};

// A legal decision; nothing, where he may, if he waits. `random` is the player's own.
using Choose = std::optional<AnyMove> (*)(const Question& question, Random& random);

// Every legal decision as likely as any other, and waiting as likely as each of them.
std::optional<AnyMove> choose_at_random(const Question& question, Random& random);

}  // namespace hastilude::app
