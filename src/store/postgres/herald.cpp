#include <algorithm>
#include <atomic>
#include <map>
#include <mutex>
#include <thread>

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "store/postgres/postgres.h"

namespace hastilude::store {
namespace {

// What the database takes at once is less than 8,000 bytes.
constexpr std::size_t longest_notice = 7'500;
// Beyond this many, what waits is not worth being told: others look by themselves.
constexpr std::size_t most_waiting = 50'000;
constexpr int pause_ms = 500;
constexpr int listen_ms = 10'000;

class PostgresHerald final : public Herald {
 public:
  PostgresHerald(Whereabouts where, Bring bring)
      : where_(std::move(where)), bring_(std::move(bring)), bell_(::eventfd(0, EFD_NONBLOCK)) {}
  ~PostgresHerald() override {
    closing_ = true;
    ring();
    if (thread_.joinable()) thread_.join();
    ::close(bell_);
  }

  void tell(std::string what, std::string latest) override {
    // The database would refuse it, again and again, and nothing else would be told.
    if (what.size() + latest.size() + 2 > longest_notice) return;
    {
      const std::lock_guard lock(mutex_);
      if (waiting_.size() >= most_waiting) waiting_.clear();
      waiting_[std::move(what)] = std::move(latest);
    }
    ring();
  }
  void listen(later::Later<std::string> heard) override {
    heard_ = std::move(heard);
    thread_ = std::thread([this] { work(); });
  }
  bool hears() const override { return hears_; }

 private:
  void ring() const {
    const std::uint64_t one = 1;
    [[maybe_unused]] const auto written = ::write(bell_, &one, sizeof one);
  }

  void work() {
    while (!closing_) {
      try {
        Link link(where_);
        link.execute("LISTEN hastilude");
        hears_ = true;
        if (!going_out_.empty()) send(link);
        while (!closing_) serve(link);
      } catch (const PostgresError&) {
        // Whoever stores something meets the same trouble, and tells it.
        hears_ = false;
        wait(-1, pause_ms);
      }
    }
  }

  // All that waits is one notice, or few; what comes meanwhile is the next.
  void serve(Link& link) {
    for (std::string notice = next(); !notice.empty(); notice = next()) {
      going_out_ = notice;
      send(link);
    }
    for (std::string& notice : link.notices()) bring(notice);
    if (is_empty()) wait(link.socket(), listen_ms);
  }

  // What could not be told is told once it can be.
  void send(Link& link) {
    link.must({{"SELECT pg_notify('hastilude', $1)", {going_out_}}});
    going_out_.clear();
  }

  bool is_empty() {
    const std::lock_guard lock(mutex_);
    return waiting_.empty();
  }

  std::string next() {
    const std::lock_guard lock(mutex_);
    std::string notice;
    while (!waiting_.empty() && notice.size() < longest_notice) {
      const auto first = waiting_.begin();
      const std::size_t size = first->first.size() + first->second.size() + 2;
      if (!notice.empty() && notice.size() + size > longest_notice) break;
      notice += first->first + (first->second.empty() ? "" : " ") + first->second + '\n';
      waiting_.erase(first);
    }
    return notice;
  }

  void bring(const std::string& notice) {
    for (std::size_t at = 0; at < notice.size();) {
      const std::size_t end = std::min(notice.find('\n', at), notice.size());
      bring_([heard = heard_, line = notice.substr(at, end - at)] { heard(line); });
      at = end + 1;
    }
  }

  // Until there is something to tell or to hear, or so long.
  void wait(int socket, int milliseconds) {
    pollfd both[] = {{bell_, POLLIN, 0}, {socket, POLLIN, 0}};
    ::poll(both, 2, milliseconds);
    std::uint64_t rung = 0;
    [[maybe_unused]] const auto got = ::read(bell_, &rung, sizeof rung);
  }

  const Whereabouts where_;
  const Bring bring_;
  const int bell_;
  later::Later<std::string> heard_;
  std::atomic<bool> hears_ = false;
  std::atomic<bool> closing_ = false;
  std::mutex mutex_;
  std::map<std::string, std::string> waiting_;
  std::string going_out_;  // of the thread alone
  std::thread thread_;
};

}  // namespace

std::unique_ptr<Herald> postgres_herald(const Whereabouts& where, Bring bring) {
  return std::make_unique<PostgresHerald>(where, std::move(bring));
}

}  // namespace hastilude::store
