// What a player of a seat is asked, and from what he may answer: what his seat sees, remembers and
// has seen, never the state.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/api.h"
#include "match/question.h"
#include "search/candidates.h"

namespace hastilude {

// A line of the record as someone saw it, with what he saw of the table just before it.
struct SeenLine {
  AnyView before;
  AnyMove line;
};
using SeenLines = std::vector<SeenLine>;

struct Question : match::Question {
  std::span<const SeenLine> record{};
};

// What a player thinks of an alternative; no move: to wait.
struct Thought {
  std::optional<AnyMove> move;
  std::uint64_t tries = 0;
  double win_share = 0;  // the share of a win that he expects
};

// A legal decision, or nothing where one may wait. `random` is the player's own.
using Choose = std::function<std::optional<AnyMove>(const Question& question, Random& random)>;
using Think = std::function<std::vector<Thought>(const Question& question, Random& random)>;

// Every legal decision as likely as any other, and waiting as likely as each of them.
std::optional<AnyMove> choose_at_random(const Question& question, Random& random);

struct Bot {
  std::string name;
  Choose choose;
  Think think;  // empty: it decides without weighing alternatives
};

}  // namespace hastilude
