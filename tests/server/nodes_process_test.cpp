// Three servers that share a PostgreSQL, with people spread over them, two of a table at two of
// them: servers are killed, stopped for longer than they are waited for, and ended in good order,
// and the database is restarted. Whatever was acknowledged stands once, at every server alike.
// scripts/nodes does it more often.
#include <algorithm>
#include <array>
#include <chrono>
#include <iostream>
#include <memory>
#include <optional>
#include <thread>

#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>
#include <poll.h>

#include "core/random.h"
#include "server/house.h"
#include "server/party.h"
#include "support/seed.h"

namespace hastilude::tests {
namespace {

namespace json = boost::json;
using Clock = std::chrono::steady_clock;

constexpr std::size_t servers = 3;
// Longer than a server is waited for.
constexpr auto long_stop = std::chrono::milliseconds(4000);

enum class Mishap { kill, stop, end, database };

class Siege {
 public:
  explicit Siege(Random& random) : random_(random) {
    const std::vector<Party::Choice> choices = {
        {"engarde", {{"target", "1"}}}, {"ivanhoe", {}}, {"engarde", {{"target", "1"}}}};
    for (const Party::Choice& choice : choices)
      parties_.push_back(
          std::make_unique<Party>(any_ports(), choice, random.next(), Busy::says_again));
  }

  // People come to any servers, play, and something happens to a server while they do.
  void play(Mishap mishap) {
    std::vector<Ports> ports;
    for (const auto& party : parties_) {
      ports.push_back(any_ports());
      party->gather(ports.back());
      if (testing::Test::HasFatalFailure()) return;
    }
    const auto step = [&](int messages) {
      for (int i = 0; i < messages && !testing::Test::HasFatalFailure(); ++i) {
        for (std::size_t p = 0; p < parties_.size(); ++p) parties_[p]->step(ports[p]);
      }
    };
    step(20 + random_.below(100));
    happen(mishap, step);
  }

  template <class Step>
  void happen(Mishap mishap, Step step) {
    const auto victim = static_cast<std::size_t>(random_.below(servers));
    switch (mishap) {
      case Mishap::kill: house_.kill(victim); return house_.start(victim);
      case Mishap::end: house_.end(victim); return house_.start(victim);
      case Mishap::database: return house_.restart_database();
      case Mishap::stop: break;
    }
    house_.pause(victim);
    // Who is elsewhere plays on; nobody changes the table or comes anew while a server is silent.
    std::this_thread::sleep_for(long_stop);
    house_.wake(victim);
    step(20);
  }

  // At other servers than those where people were.
  void check() {
    for (const auto& party : parties_) party->check(any_ports());
  }

  long acknowledged() const {
    long all = 0;
    for (const auto& party : parties_) all += party->acknowledged();
    return all;
  }
  void end() { house_.end_all(); }

 private:
  // Two different ones.
  Ports any_ports() {
    const auto first = static_cast<std::size_t>(random_.below(servers));
    const std::size_t second = (first + 1 + static_cast<std::size_t>(random_.below(2))) % servers;
    return {house_.port(first), house_.port(second)};
  }

  Random& random_;
  House house_{servers};
  std::vector<std::unique_ptr<Party>> parties_;
};

TEST(ThreeServers, NothingAcknowledgedIsLostOrDoubled) {
  const auto mishaps = static_cast<int>(
      number_from_environment("HASTILUDE_MISHAPS", static_cast<std::uint64_t>(scaled(6))));
  Random random(announced_seed("ThreeServers"));
  Siege siege(random);
  int done = 0;
  constexpr std::array kinds = {Mishap::kill, Mishap::stop,     Mishap::end,
                                Mishap::kill, Mishap::database, Mishap::stop};
  for (; done < mishaps && !HasFatalFailure(); ++done) {
    siege.play(kinds[static_cast<std::size_t>(done) % kinds.size()]);
    if (!HasFatalFailure()) siege.check();
  }
  if (!HasFatalFailure()) siege.end();
  std::cout << done << " mishaps, " << siege.acknowledged() << " answers\n";
  EXPECT_GT(siege.acknowledged(), mishaps * 10);
}

json::object quick_duel() {
  return {{"game", "engarde"},
          {"players", 2},
          {"seats", {"me", "random"}},
          {"windows", json::object{{"reaction", 0}, {"offer", 0}, {"ransom", 0}, {"pace", 0}}}};
}

// Plays until it is our turn again, having been answered so often.
void play_until(Page& page, int answers) {
  while (page.answers < answers && !page.over()) {
    if (page.pending.empty() && page.has_turn()) {
      ASSERT_TRUE(page.act());
    }
    ASSERT_TRUE(page.take(10'000)) << "nothing came for ten seconds";
  }
  while (!page.has_turn() && !page.over()) ASSERT_TRUE(page.take(10'000));
}

// Somebody against a bot at a table that the first server keeps; the page is at any server.
class Solo {
 public:
  Solo(const House& house, std::size_t server) : cookie_(new_guest(house.port(0), "Ann")) {
    json::object body = quick_duel();
    body["clock"] = {{"total", 3'600'000}, {"increment", 0}};  // what an outage would set anew
    const json::value made =
        ask_json(house.port(0), "POST", "/api/tables", cookie_, json::serialize(body));
    page.emplace(cookie_, std::string(made.at("table").as_string()));
    EXPECT_TRUE(page->connect(house.port(server)));
    play_until(*page, 2);
  }
  // Our own move, then the bot's; how long after this moment.
  long goes_on_since(Clock::time_point moment) {
    EXPECT_TRUE(page->act());
    while (!page->has_turn() && !page->over()) {
      if (!page->take(10'000)) {
        ADD_FAILURE() << "nothing came for ten seconds";
        break;
      }
    }
    EXPECT_EQ(page->gaps, 0);
    return static_cast<long>(
        std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - moment).count());
  }

  std::optional<Page> page;

 private:
  std::string cookie_;
};

int takeovers() {
  return static_cast<int>(
      number_from_environment("HASTILUDE_TAKEOVERS", static_cast<std::uint64_t>(scaled(2))));
}

void report(std::vector<long> times, const char* what) {
  std::ranges::sort(times);
  ASSERT_FALSE(times.empty());
  std::cout << times.size() << " servers " << what << "; their tables went on after "
            << times.front() << " to " << times.back() << " ms, median " << times[times.size() / 2]
            << " ms\n";
}

// A page at one server, the bots at another, which is killed: how soon the table goes on.
TEST(ThreeServers, TheTablesOfOneThatIsKilledGoOnAtAnother) {
  House house(servers);
  std::vector<long> times;
  for (int i = 0; i < takeovers() && !HasFailure(); ++i) {
    Solo solo(house, 1);
    if (solo.page->over()) continue;
    house.kill(0);
    times.push_back(solo.goes_on_since(Clock::now()));
    EXPECT_EQ(solo.page->outages, 1);
    house.start(0);
  }
  report(times, "killed");
}

// Page and bots at one server, which ends in good order: how soon the page goes on at another.
TEST(ThreeServers, WhoIsAtOneThatEndsGoesOnAtAnother) {
  House house(servers);
  std::vector<long> times;
  for (int i = 0; i < takeovers() && !HasFailure(); ++i) {
    Solo solo(house, 0);
    if (solo.page->over()) continue;
    const auto asked = Clock::now();
    std::thread ending([&house] { house.end(0); });
    while (solo.page->take(10'000)) {
    }
    EXPECT_EQ(solo.page->last.at("type").as_string(), "closing");
    EXPECT_TRUE(solo.page->connect(house.port(1)));
    while (!solo.page->has_turn() && solo.page->take(10'000)) {
    }
    const long first = solo.goes_on_since(asked);
    ending.join();
    // Who ends has kept the table until now.
    const auto gone = Clock::now();
    if (!solo.page->over()) times.push_back(std::max(first, solo.goes_on_since(gone)));
    EXPECT_EQ(solo.page->outages, 0) << "nobody's time begins anew";
    house.start(0);
  }
  report(times, "ended in good order");
}

using Microseconds = std::vector<long>;

void add_since(Microseconds& times, Clock::time_point begin) {
  times.push_back(static_cast<long>(
      std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - begin).count()));
}

long median(Microseconds times) {
  std::ranges::sort(times);
  return times.empty() ? 0 : times[times.size() / 2];
}

// From one connection to another, over the same database.
Microseconds bare_notices(int count) {
  store::Link listener(the_database().where());
  listener.execute("LISTEN bare");
  store::Link teller(the_database().where());
  Microseconds times;
  for (int i = 0; i < count; ++i) {
    const auto begin = Clock::now();
    teller.must({{"SELECT pg_notify('bare', $1)", {"word"}}});
    while (listener.notices().empty()) {
      pollfd socket{listener.socket(), POLLIN, 0};
      ::poll(&socket, 1, 1000);
    }
    add_since(times, begin);
  }
  return times;
}

// Two play, each at another server: how soon what one does is told to the other.
TEST(ThreeServers, WhatHappensAtOneIsToldAtAnother) {
  const auto events = static_cast<int>(
      number_from_environment("HASTILUDE_EVENTS", static_cast<std::uint64_t>(scaled(20))));
  House house(servers);
  const std::array cookies = {new_guest(house.port(0), "Ann"), new_guest(house.port(1), "Bob")};
  json::object body = quick_duel();
  body["seats"] = {"me", "open"};
  const json::value made =
      ask_json(house.port(0), "POST", "/api/tables", cookies[0], json::serialize(body));
  const std::string table(made.at("table").as_string());
  Guest sitting(cookies[1]);
  sitting.go_to(table);
  ASSERT_TRUE(sitting.connect(house.port(1)));
  while (sitting.now().empty()) ASSERT_TRUE(sitting.take(10'000));
  sitting.wish("sit", {{"seat", 2}});
  while (!sitting.idle()) ASSERT_TRUE(sitting.take(10'000));
  sitting.cut();
  std::array pages = {Page(cookies[0], table), Page(cookies[1], table)};
  for (std::size_t i = 0; i < pages.size(); ++i) {
    ASSERT_TRUE(pages[i].connect(house.port(i)));
    while (pages[i].now.empty()) ASSERT_TRUE(pages[i].take(10'000));
  }
  Microseconds own;
  Microseconds far;
  while (static_cast<int>(far.size()) < events && !pages[0].over()) {
    while (!pages[0].has_turn() && !pages[1].has_turn() && !pages[0].over()) {
      for (Page& page : pages) page.take(5);
    }
    if (pages[0].over()) break;
    const std::size_t turn = pages[0].has_turn() ? 0 : 1;
    Page& other = pages[1 - turn];
    const int before = other.number;
    const auto begin = Clock::now();
    ASSERT_TRUE(pages[turn].act());
    while (other.number == before) ASSERT_TRUE(other.take(10'000));
    add_since(far, begin);
    const auto again = pages[turn].answers;
    while (pages[turn].answers == again && !pages[turn].pending.empty())
      ASSERT_TRUE(pages[turn].take(10'000));
    add_since(own, begin);
  }
  EXPECT_EQ(pages[0].gaps + pages[1].gaps, 0);
  std::cout << far.size() << " moves; told at the other server after " << median(far)
            << " microseconds (median), answered at the own by " << median(own)
            << "; a bare notice takes " << median(bare_notices(events)) << '\n';
  EXPECT_GT(far.size(), 5U);
}

}  // namespace
}  // namespace hastilude::tests
