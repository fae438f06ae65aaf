// A crowd that watches one table from several servers, of which one keeps it: everybody sees the
// same in the same order, misses nothing, also who comes back elsewhere; and what that costs each
// server. HASTILUDE_CROWD=570 HASTILUDE_ACTS=100 is a large one (a server lets in 200 at a table).
#include <algorithm>
#include <array>
#include <chrono>
#include <fstream>
#include <iostream>
#include <vector>

#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>
#include <unistd.h>

#include "server/house.h"
#include "support/seed.h"

namespace hastilude::tests {
namespace {

namespace json = boost::json;
using Clock = std::chrono::steady_clock;

constexpr std::size_t servers = 3;

std::vector<std::string> settings() {
  the_database().clear();
  std::vector<std::string> words = generous(the_database().where().address);
  words.insert(words.end(), {"--connections-of-address", "5000"});
  return words;
}

// Processor time of a process, in milliseconds.
long worked(pid_t process) {
  std::ifstream file("/proc/" + std::to_string(process) + "/stat");
  std::string word;
  std::array<long, 2> ticks{};
  // The name of the program, in brackets, is one word here; times are the 14th and 15th.
  for (int i = 1; i <= 13; ++i) file >> word;
  file >> ticks[0] >> ticks[1];
  return (ticks[0] + ticks[1]) * 1000 / ::sysconf(_SC_CLK_TCK);
}

class Theatre {
 public:
  // The player is at the first server, which keeps the table; the crowd is spread over so many.
  Theatre(House& house, std::size_t onlookers, std::size_t spread) : house_(house) {
    const std::string ann = new_guest(house.port(0), "Ann");
    const json::object body{
        {"game", "engarde"},
        {"players", 2},
        {"seats", {"me", "random"}},
        {"windows", json::object{{"reaction", 0}, {"offer", 0}, {"ransom", 0}, {"pace", 0}}}};
    const json::value made =
        ask_json(house.port(0), "POST", "/api/tables", ann, json::serialize(body));
    const std::string table(made.at("table").as_string());
    player_ = std::make_unique<Page>(ann, table);
    EXPECT_TRUE(player_->connect(house.port(0)));
    for (std::size_t i = 0; i < onlookers; ++i) {
      const std::uint16_t port = house.port(i % spread);
      crowd_.emplace_back(new_guest(port, "Onlooker"), table);
      EXPECT_TRUE(crowd_.back().connect(port));
      take_all();
    }
    settle();
  }

  // Plays until so many acts were answered; every tenth onlooker goes elsewhere in the midst of it.
  void play(int acts) {
    std::vector<long> before;
    for (std::size_t i = 0; i < house_.size(); ++i) before.push_back(worked(house_.process(i)));
    const std::size_t first = player_->lines.size();
    while (player_->answers < acts && !player_->over()) {
      if (player_->answers == acts / 2 && !wandered_) wander();
      const auto begin = Clock::now();
      ASSERT_TRUE(player_->act());
      ASSERT_NO_FATAL_FAILURE(settle());
      times_.push_back(std::chrono::duration<double, std::milli>(Clock::now() - begin).count());
    }
    report(before, player_->lines.size() - first);
  }

  void check() {
    const Page& first = crowd_.front();
    EXPECT_GT(first.lines.size(), 20U);
    for (const Page& page : crowd_) {
      ASSERT_EQ(page.gaps, 0);
      ASSERT_EQ(page.number, first.number);
      ASSERT_EQ(page.lines, first.lines);
      ASSERT_EQ(page.outages, 0);
    }
    EXPECT_TRUE(wandered_);
  }

 private:
  bool take_all() {
    bool any = false;
    while (player_->take(0)) any = true;
    for (Page& page : crowd_) {
      while (page.take(0)) any = true;
    }
    return any;
  }
  bool all_know() const {
    return std::ranges::all_of(crowd_, [&](const Page& page) {
      return !page.now.empty() && page.lines.size() == player_->lines.size();
    });
  }
  // Until the player has the turn and everybody knows.
  void settle() {
    const auto begin = Clock::now();
    while ((!player_->has_turn() && !player_->over()) || !all_know()) {
      take_all();
      ASSERT_LT(Clock::now() - begin, std::chrono::seconds(20)) << "somebody is told nothing";
    }
  }
  // To another server each, from where it was.
  void wander() {
    wandered_ = true;
    for (std::size_t i = 0; i < crowd_.size(); i += 10)
      ASSERT_TRUE(crowd_[i].connect(house_.port((i + 1) % house_.size())));
    ASSERT_NO_FATAL_FAILURE(settle());
  }
  void report(const std::vector<long>& before, std::size_t lines) {
    std::ranges::sort(times_);
    ASSERT_FALSE(times_.empty());
    std::cout << crowd_.size() << " onlookers, " << lines << " lines; from an act until everybody "
              << "knows of it and of the answer to it " << times_[times_.size() / 2]
              << " ms (median); milliseconds of processor time:";
    for (std::size_t i = 0; i < house_.size(); ++i)
      std::cout << ' ' << worked(house_.process(i)) - before[i];
    std::cout << '\n';
  }

  House& house_;
  std::unique_ptr<Page> player_;
  std::vector<Page> crowd_;
  std::vector<double> times_;
  bool wandered_ = false;
};

TEST(Crowd, SeesTheSameFromEveryServer) {
  const auto onlookers = number_from_environment("HASTILUDE_CROWD", 45);
  const auto acts = static_cast<int>(number_from_environment("HASTILUDE_ACTS", 16));
  House house(servers, settings());
  if (HasFatalFailure()) return;
  Theatre theatre(house, onlookers, servers);
  if (HasFatalFailure()) return;
  theatre.play(acts);
  if (!HasFatalFailure()) theatre.check();
  // For comparison, where it is worth it.
  if (onlookers < 100) return;
  Theatre alone(house, 180, 1);
  alone.play(acts);
  if (!HasFatalFailure()) alone.check();
}

}  // namespace
}  // namespace hastilude::tests
