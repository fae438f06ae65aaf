// Who thinks for the bots: threads of their own, so that no table waits for another one's knight.
#pragma once

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "bots/bot.h"
#include "server/loop.h"
#include "table/roster.h"

namespace hastilude::server {

// What a bot is asked.
struct Problem {
  std::string bot;
  Question question;
  std::uint64_t seed = 0;  // of the bot's own random numbers
};
// A legal decision, or nothing: it waits.
using Decided = Later<std::optional<AnyMove>>;

class Thinkers {
 public:
  virtual ~Thinkers() = default;
  // Answers on the loop.
  virtual void think(Problem problem, Decided decided) = 0;
};

// The bots of all games, as tables know them.
const tables::Roster& roster();

// What this bot decides, here and now.
std::optional<AnyMove> solve(const Problem& problem);

// So many threads; whoever asks first is answered first.
class ThinkingThreads final : public Thinkers {
 public:
  ThinkingThreads(int threads, Loop& loop);
  // Answers that are not there yet are not waited for, beyond what is being thought about.
  ~ThinkingThreads() override;

  void think(Problem problem, Decided decided) override;

 private:
  void work();

  Loop& loop_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<std::pair<Problem, Decided>> problems_;
  bool closing_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace hastilude::server
