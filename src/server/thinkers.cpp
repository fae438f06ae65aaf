#include "server/thinkers.h"

#include "bots/bots.h"
#include "bots/player.h"
#include "games/find.h"

namespace hastilude::server {

const tables::Roster& roster() {
  static const tables::Roster all = [] {
    tables::Roster roster;
    for (const GameApi& game : all_games()) {
      tables::GameBots bots{.game = std::string(game.name), .names = {}, .substitute = "random"};
      for (const Bot& bot : bots_of(game)) bots.names.push_back(bot.name);
      if (find_bot(game, "page")) bots.substitute = "page";
      roster.games.push_back(std::move(bots));
    }
    return roster;
  }();
  return all;
}

std::optional<AnyMove> solve(const Problem& problem) {
  const Question& question = problem.question;
  Random random(problem.seed);
  const Bot* bot = find_bot(*question.game, problem.bot);
  if (bot == nullptr) return choose_at_random(question, random);
  const std::optional<AnyMove> move = bot->choose(question, random, {});
  // A bot that errs must not stop the game.
  return checked(question, move) ? move : choose_at_random(question, random);
}

ThinkingThreads::ThinkingThreads(int threads, Loop& loop) : loop_(loop) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

ThinkingThreads::~ThinkingThreads() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
    problems_.clear();
  }
  wake_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void ThinkingThreads::think(Problem problem, Decided decided) {
  {
    const std::lock_guard lock(mutex_);
    problems_.emplace_back(std::move(problem), std::move(decided));
  }
  wake_.notify_one();
}

void ThinkingThreads::work() {
  while (true) {
    std::pair<Problem, Decided> next;
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [this] { return closing_ || !problems_.empty(); });
      if (closing_) return;
      next = std::move(problems_.front());
      problems_.pop_front();
    }
    loop_.post([decided = std::move(next.second), move = solve(next.first)] { decided(move); });
  }
}

}  // namespace hastilude::server
