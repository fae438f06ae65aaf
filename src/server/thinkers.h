// Who thinks for the bots: threads of their own, so that no table waits for another one's knight.
// Thinking is shared fairly between people and between their tables; bots that answer at once never
// wait behind those that search.
#pragma once

#include <algorithm>
#include <atomic>
#include <cmath>
#include <condition_variable>
#include <deque>
#include <map>
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
  match::Question question;
  std::uint64_t seed = 0;  // of the bot's own random numbers
  std::string payer;       // the person at whose table it is
  std::string table;
  Time until = 0;     // then it plays what it thinks best so far
  double effort = 1;  // the share of its usual thinking that is wanted
};
// A legal decision, or nothing: it waits.
using Decided = Later<std::optional<AnyMove>>;
// What it thinks of each alternative, the best first.
using Weighing = Later<std::vector<bots::Thought>>;

// Something that is being thought about. Once nobody has it any more, it is no longer wanted.
class Wanted {
 public:
  bool given_up() const { return given_up_; }
  void give_up() { given_up_ = true; }

 private:
  std::atomic<bool> given_up_ = false;
};
class Thinking {
 public:
  Thinking() = default;
  explicit Thinking(std::shared_ptr<Wanted> wanted) : wanted_(std::move(wanted)) {}
  Thinking(Thinking&&) = default;
  Thinking& operator=(Thinking&& other) noexcept {
    std::swap(wanted_, other.wanted_);
    return *this;
  }
  ~Thinking() {
    if (wanted_) wanted_->give_up();
  }

 private:
  std::shared_ptr<Wanted> wanted_;
};

class Thinkers {
 public:
  virtual ~Thinkers() = default;
  // Answers on the loop, unless it is given up before.
  virtual Thinking think(Problem problem, Decided decided) = 0;
  // The same, of a bot that searches, for somebody who wants to know what it thinks.
  virtual Thinking weigh(Problem problem, Weighing told) = 0;
};

// How much searching was asked for lately. It is told to everyone at tables where somebody
// searches, so it counts what was asked and the time that there was for it, and not how long it
// took.
class Demand {
 public:
  explicit Demand(int threads = 1) : capacity_(threads * memory) {}

  // A search that may take so long.
  void note(Time now, Time takes) {
    asked_ = asked(now) + static_cast<double>(takes);
    at_ = now;
  }
  // Twice as much as can be done: searches get half of their time, or less.
  bool is_high(Time now) const { return asked(now) > 2 * capacity_; }

 private:
  static constexpr double memory = 10'000;

  double asked(Time now) const {
    return asked_ * std::exp(-static_cast<double>(std::max<Time>(0, now - at_)) / memory);
  }

  double capacity_;
  double asked_ = 0;
  Time at_ = 0;
};

// The bots of all games, as tables know them.
const tables::Roster& roster();
// Whether this bot searches, which takes time.
bool searches(const GameApi& game, std::string_view bot);

// What this bot decides, here and now.
std::optional<AnyMove> solve(const Problem& problem, const bots::Patience& patience);
// What it thinks; nothing of one that does not weigh alternatives.
std::vector<bots::Thought> weigh(const Problem& problem, const bots::Patience& patience);

// Problems that wait, of several people at several tables. Each person has a turn after the other,
// and so has each of his tables.
template <class Item>
class FairQueue {
 public:
  void push(const std::string& person, const std::string& table, Item item) {
    people_[person].tables[table].push_back(std::move(item));
    ++size_;
  }
  std::size_t size() const { return size_; }
  void clear() {
    people_.clear();
    size_ = 0;
  }
  // The next one whose person may have one more; nothing: there is none.
  template <class May>
  std::optional<std::pair<std::string, Item>> pop(May may) {
    auto person = people_.upper_bound(last_);
    for (std::size_t tried = 0; tried < people_.size(); ++tried, ++person) {
      if (person == people_.end()) person = people_.begin();
      if (may(person->first)) return take(person);
    }
    return {};
  }

 private:
  struct Person {
    std::map<std::string, std::deque<Item>> tables;
    std::string last;
  };

  std::pair<std::string, Item> take(typename std::map<std::string, Person>::iterator person) {
    last_ = person->first;
    auto& [tables, last] = person->second;
    auto table = tables.upper_bound(last);
    if (table == tables.end()) table = tables.begin();
    last = table->first;
    std::pair<std::string, Item> taken(person->first, std::move(table->second.front()));
    table->second.pop_front();
    if (table->second.empty()) tables.erase(table);
    if (tables.empty()) people_.erase(person);
    --size_;
    return taken;
  }

  std::map<std::string, Person> people_;
  std::string last_;
  std::size_t size_ = 0;
};

// So many threads for searches, and one more for all that is answered at once.
class ThinkingThreads final : public Thinkers {
 public:
  ThinkingThreads(int threads, Loop& loop);
  // Answers that are not there yet are not waited for; what is being thought about is cut short.
  ~ThinkingThreads() override;

  Thinking think(Problem problem, Decided decided) override;
  Thinking weigh(Problem problem, Weighing told) override;

 private:
  // Thinks, and gives what is to be done on the loop with what came of it.
  using Work = std::function<Task(const Problem&, const bots::Patience&)>;
  struct Job {
    Problem problem;
    Work work;
    std::shared_ptr<Wanted> wanted;
  };

  void answer_at_once();
  void search();
  std::optional<std::pair<std::string, Job>> next();
  // The share of its usual thinking that a search gets, with so many under way and waiting.
  double effort() const;
  Thinking take(Problem problem, Work work);
  void tell(Job job, Task told);
  void put_away(Job job);

  Loop& loop_;
  const int threads_count_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Job> quick_;
  FairQueue<Job> searches_;
  std::map<std::string, int> searching_;  // how many threads search for whom
  int busy_ = 0;
  std::atomic<bool> closing_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace hastilude::server
