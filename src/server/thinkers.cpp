#include "server/thinkers.h"

#include <algorithm>

#include "bots/bots.h"
#include "bots/player.h"

namespace hastilude::server {
namespace {

constexpr double least_effort = 0.05;

}  // namespace

const tables::Roster& roster() {
  static const tables::Roster all = tables::roster_of([](const GameApi& game) {
    std::vector<std::string> names;
    for (const bots::Bot& bot : bots::bots_of(game)) names.push_back(bot.name);
    return names;
  });
  return all;
}

bool searches(const GameApi& game, std::string_view name) {
  const bots::Bot* const bot = bots::find_bot(game, name);
  return bot != nullptr && bot->cost != bots::Cost::cheap;
}

std::optional<AnyMove> solve(const Problem& problem, const bots::Patience& patience) {
  const match::Question& question = problem.question;
  Random random(problem.seed);
  const bots::Bot* const bot = bots::find_bot(*question.game, problem.bot);
  if (bot == nullptr) return bots::choose_at_random(question, random);
  const std::optional<AnyMove> move = bot->choose(question, random, patience);
  // A bot that errs must not stop the game.
  return bots::checked(question, move) ? move : bots::choose_at_random(question, random);
}

ThinkingThreads::ThinkingThreads(int threads, Loop& loop) : loop_(loop), threads_count_(threads) {
  threads_.emplace_back([this] { answer_at_once(); });
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { search(); });
}

ThinkingThreads::~ThinkingThreads() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
    quick_.clear();
    searches_.clear();
  }
  wake_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

std::vector<bots::Thought> weigh(const Problem& problem, const bots::Patience& patience) {
  const bots::Bot* const bot = bots::find_bot(*problem.question.game, problem.bot);
  if (bot == nullptr || !bot->think) return {};
  Random random(problem.seed);
  return bot->think(problem.question, random, patience);
}

Thinking ThinkingThreads::think(Problem problem, Decided decided) {
  return take(std::move(problem),
              [decided = std::move(decided)](const Problem& asked, const bots::Patience& patience) {
                return Task([decided, move = solve(asked, patience)] { decided(move); });
              });
}

Thinking ThinkingThreads::weigh(Problem problem, Weighing told) {
  return take(std::move(problem),
              [told = std::move(told)](const Problem& asked, const bots::Patience& patience) {
                return Task([told, thoughts = server::weigh(asked, patience)] { told(thoughts); });
              });
}

Thinking ThinkingThreads::take(Problem problem, Work work) {
  Job job{std::move(problem), std::move(work), std::make_shared<Wanted>()};
  Thinking thinking(job.wanted);
  {
    const std::lock_guard lock(mutex_);
    if (searches(*job.problem.question.game, job.problem.bot)) {
      const std::string payer = job.problem.payer;
      const std::string table = job.problem.table;
      searches_.push(payer, table, std::move(job));
    } else {
      quick_.push_back(std::move(job));
    }
  }
  wake_.notify_all();
  return thinking;
}

// A job holds what belongs to who asked, so it ends on the loop, where that lives.
void ThinkingThreads::tell(Job job, Task told) {
  loop_.post([job = std::make_shared<Job>(std::move(job)), told = std::move(told)] {
    if (!job->wanted->given_up()) told();
  });
}

void ThinkingThreads::put_away(Job job) {
  loop_.post([job = std::make_shared<Job>(std::move(job))] {});
}

void ThinkingThreads::answer_at_once() {
  while (true) {
    Job job;
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [this] { return closing_ || !quick_.empty(); });
      if (closing_) return;
      job = std::move(quick_.front());
      quick_.pop_front();
    }
    if (job.wanted->given_up()) {
      put_away(std::move(job));
    } else {
      Task told = job.work(job.problem, {});
      tell(std::move(job), std::move(told));
    }
  }
}

// With several threads, one person's tables never have all of them.
std::optional<std::pair<std::string, ThinkingThreads::Job>> ThinkingThreads::next() {
  const int most = std::max(1, threads_count_ - 1);
  while (auto found = searches_.pop([&](const std::string& person) {
    const auto busy = searching_.find(person);
    return busy == searching_.end() || busy->second < most;
  })) {
    if (!found->second.wanted->given_up()) return found;
    put_away(std::move(found->second));
  }
  return {};
}

double ThinkingThreads::effort() const {
  const auto wanted = static_cast<double>(searches_.size()) + busy_;
  return std::clamp(threads_count_ / std::max(1.0, wanted), least_effort, 1.0);
}

void ThinkingThreads::search() {
  std::unique_lock lock(mutex_);
  while (true) {
    std::optional<std::pair<std::string, Job>> taken;
    wake_.wait(lock, [&] { return closing_ || (taken = next()); });
    if (closing_) return;
    const std::string& payer = taken->first;
    Job& job = taken->second;
    ++busy_;
    ++searching_[payer];
    const double share = effort() * job.problem.effort;
    const auto over = [this, &job] {
      return closing_ || job.wanted->given_up() || loop_.now() >= job.problem.until;
    };
    lock.unlock();
    Task told = job.work(job.problem, {.stop = over, .effort = share});
    tell(std::move(job), std::move(told));
    lock.lock();
    --busy_;
    if (--searching_[payer] == 0) searching_.erase(payer);
    // Somebody may have waited until this person has a thread less.
    wake_.notify_all();
  }
}

}  // namespace hastilude::server
