#include "wasm/problem.h"

#include <algorithm>

#include "bots/bots.h"
#include "games/find.h"
#include "wire/limits.h"
#include "wire/to_client.h"

namespace hastilude::wasm {
namespace {

match::Question question_of(const Problem& problem) {
  const GameApi& game = games::all_games()[static_cast<std::size_t>(problem.game)];
  return {&game, problem.need, problem.view, problem.memory};
}

// Behind the ladder stands who gives hints, who need not be on it.
const bots::Bot& bot_of(const Problem& problem, const GameApi& game) {
  const auto ladder = bots::bots_of(game);
  const auto place = static_cast<std::size_t>(problem.bot);
  return place < ladder.size() ? ladder[place] : bots::adviser_of(game);
}

std::int32_t place_of(const GameApi& game, const std::string& bot) {
  const auto ladder = bots::bots_of(game);
  const auto named =
      std::ranges::find_if(ladder, [&](const bots::Bot& known) { return known.name == bot; });
  if (named == ladder.end() && bot != bots::adviser_of(game).name) return 0;
  return static_cast<std::int32_t>(named - ladder.begin());
}

bool is_allowed(const match::Question& question, const std::optional<AnyMove>& move) {
  if (!move) return question.need == match::Need::may;
  return !question.game->check_seen(question.view, *move);
}

}  // namespace

Problem problem_of(const match::Question& question, const std::string& bot, std::uint64_t seed) {
  const auto is_game = [&](const GameApi& game) { return &game == question.game; };
  const auto games = games::all_games();
  return {.game = static_cast<std::int32_t>(std::ranges::find_if(games, is_game) - games.begin()),
          .bot = place_of(*question.game, bot),
          .seed = seed,
          .need = question.need,
          .view = question.view,
          .memory = question.memory};
}

std::optional<AnyMove> solve(const Problem& problem, const bots::Clock& clock) {
  const match::Question question = question_of(problem);
  Random random(problem.seed);
  const bots::Bot& bot = bot_of(problem, *question.game);
  const std::optional<AnyMove> move = bot.choose(question, random, bots::for_a_decision(clock));
  // A bot that errs must not stop the game.
  return is_allowed(question, move) ? move : bots::choose_at_random(question, random);
}

std::vector<std::string> policies_of(const Problem& problem) {
  const match::Question question = question_of(problem);
  const bots::Bot& bot = bot_of(problem, *question.game);
  return bot.policies ? bot.policies(question) : std::vector<std::string>();
}

std::string weigh(const Problem& problem, int depth) {
  const match::Question question = question_of(problem);
  const bots::Bot& bot = bot_of(problem, *question.game);
  std::vector<wire::Weighed> alternatives;
  Random random(problem.seed);
  if (bot.think) {
    for (const bots::Thought& thought :
         bot.think(question, random, {.stop = {}, .effort = wire::effort_of_hint(depth)}))
      alternatives.push_back(
          {thought.move, thought.tries, static_cast<int>(1000 * thought.win_share)});
  }
  return wire::weighed(question, alternatives);
}

const tables::Roster& roster() {
  static const tables::Roster all = tables::roster_of([](const GameApi& game) {
    std::vector<std::string> names;
    for (const bots::Bot& bot : bots::bots_of(game)) names.push_back(bot.name);
    return names;
  });
  return all;
}

}  // namespace hastilude::wasm
