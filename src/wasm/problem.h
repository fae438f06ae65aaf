// What a bot is asked, in a form that can be handed to another worker: values without pointers,
// which the same module reads there. There is nothing in it but what the bot's seat knows.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include "bots/bot.h"
#include "match/question.h"
#include "table/roster.h"

namespace hastilude::wasm {

struct Problem {
  std::int32_t game = 0;  // its place in the list of all games
  std::int32_t bot = 0;   // its place on the game's ladder; behind it stands who gives hints
  std::uint64_t seed = 0;
  match::Need need = match::Need::must;
  AnyView view;
  AnyMemory memory;
};
static_assert(std::is_trivially_copyable_v<Problem>);

// The bot's place is that of the first, the simplest one, if there is none of this name.
Problem problem_of(const match::Question& question, const std::string& bot, std::uint64_t seed);

// What the bot decides; nothing where it waits. It is legal, whatever the bot says, and there
// within `bots::longest_decision` by this clock.
std::optional<AnyMove> solve(const Problem& problem, const bots::Clock& clock);

// The files of the folder policies that the bot answers it by.
std::vector<std::string> policies_of(const Problem& problem);

// What the bot thinks of each alternative and the coach says of it, as wire::weighed() writes it.
std::string weigh(const Problem& problem, int depth);

// The bots of every game.
const tables::Roster& roster();

}  // namespace hastilude::wasm
