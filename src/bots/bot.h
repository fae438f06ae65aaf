// A named player of a game: how it decides, what it thinks of the alternatives, what it costs.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/api.h"
#include "match/question.h"

namespace hastilude::bots {

using match::Question;

// How long a bot may think about a question.
struct Patience {
  // Thinking is over at once: the best so far is played. Asked every few simulations, by several
  // threads at a time if the bot has several. Empty: it is never over.
  std::function<bool()> stop{};
  // The share of its usual simulations, above 0: less under load.
  double effort = 1;

  bool is_over() const { return stop && stop(); }
};

// Milliseconds since whenever. Several threads may ask at a time.
using Clock = std::function<std::int64_t()>;

// So many milliseconds a decision may take where people wait for it.
inline constexpr std::int64_t longest_decision = 1000;

// Patience for the decision that begins now: by this clock it is over then, and also if the clock
// is set back meanwhile; and when `stop` says so. Without a clock it lasts as long as the decision
// takes.
Patience for_a_decision(const Clock& clock, std::function<bool()> stop = {});

// What a player thinks of an alternative; no move: to wait.
struct Thought {
  std::optional<AnyMove> move;
  std::uint64_t tries = 0;
  double win_share = 0;  // the share of a win that he expects
};

// A legal decision, or nothing where one may wait. `random` is the player's own.
using Choose = std::function<std::optional<AnyMove>(const Question& question, Random& random,
                                                    const Patience& patience)>;
// Nothing where thinking was over before it began.
using Think = std::function<std::vector<Thought>(const Question& question, Random& random,
                                                 const Patience& patience)>;

// What a decision costs: far less than a millisecond, whatever is asked; a search that takes less
// than 20 of them; or a longer one.
enum class Cost : std::uint8_t { cheap, quick, searching };

struct Bot {
  std::string name;
  Cost cost = Cost::cheap;
  Choose choose;
  Think think{};  // empty: it decides without weighing alternatives
  // Files of the folder policies that it answers a question by; empty: none. A browser fetches
  // them; without them it plays as a page.
  std::function<std::vector<std::string>(const Question& question)> policies{};
};

// A search that is over within 20 ms, as was measured.
inline Bot quick(Bot bot) {
  bot.cost = Cost::quick;
  return bot;
}

// Every legal decision as likely as any other, and waiting as likely as each of them.
std::optional<AnyMove> choose_at_random(const Question& question, Random& random);

// The bot that decides so.
Bot random_bot();

}  // namespace hastilude::bots
