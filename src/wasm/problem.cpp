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

bool is_allowed(const match::Question& question, const std::optional<AnyMove>& move) {
  if (!move) return question.need == match::Need::may;
  return !question.game->check_seen(question.view, *move);
}

}  // namespace

Problem problem_of(const match::Question& question, const std::string& bot, std::uint64_t seed) {
  const auto is_game = [&](const GameApi& game) { return &game == question.game; };
  const auto games = games::all_games();
  const auto bots = bots::bots_of(*question.game);
  const auto named =
      std::ranges::find_if(bots, [&](const bots::Bot& known) { return known.name == bot; });
  return {.game = static_cast<std::int32_t>(std::ranges::find_if(games, is_game) - games.begin()),
          .bot = static_cast<std::int32_t>(named == bots.end() ? 0 : named - bots.begin()),
          .seed = seed,
          .need = question.need,
          .view = question.view,
          .memory = question.memory};
}

std::optional<AnyMove> solve(const Problem& problem) {
  const match::Question question = question_of(problem);
  Random random(problem.seed);
  const bots::Bot& bot = bots::bots_of(*question.game)[static_cast<std::size_t>(problem.bot)];
  const std::optional<AnyMove> move = bot.choose(question, random, {});
  // A bot that errs must not stop the game.
  return is_allowed(question, move) ? move : bots::choose_at_random(question, random);
}

std::vector<std::string> policies_of(const Problem& problem) {
  const match::Question question = question_of(problem);
  const bots::Bot& bot = bots::bots_of(*question.game)[static_cast<std::size_t>(problem.bot)];
  return bot.policies ? bot.policies(question) : std::vector<std::string>();
}

std::string weigh(const Problem& problem, int depth) {
  const match::Question question = question_of(problem);
  const bots::Bot& bot = bots::bots_of(*question.game)[static_cast<std::size_t>(problem.bot)];
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
