// Two servers on a PostgreSQL with a synchronous standby, as docs/hosting.md says, with people
// spread over them: the primary dies, or stands still, in the middle of play, and the standby takes
// its place. Whatever was acknowledged stands once.
#include <chrono>
#include <csignal>
#include <iostream>
#include <memory>
#include <thread>

#include <gtest/gtest.h>

#include "core/random.h"
#include "server/house.h"
#include "server/party.h"
#include "support/seed.h"

namespace hastilude::tests {
namespace {

using Clock = std::chrono::steady_clock;

class Failover : public testing::Test {
 protected:
  Failover() {
    for (const Party::Choice& choice : {Party::Choice{"engarde", {{"target", "1"}}},
                                        Party::Choice{"ivanhoe", {}}, Party::Choice{"castles", {}}})
      parties_.push_back(
          std::make_unique<Party>(ports(), choice, random_.next(), Busy::says_again));
  }

  Ports ports() const { return {house_.port(0), house_.port(1)}; }
  void gather() {
    for (const auto& party : parties_) {
      party->gather(ports());
      if (HasFatalFailure()) return;
    }
  }
  // What was said last is not answered yet.
  void play(int messages) {
    for (int i = 0; i < messages && !HasFatalFailure(); ++i) {
      for (const auto& party : parties_) party->step(ports());
    }
  }
  Page alone_with_a_bot() {
    const std::string ann = new_guest(house_.port(0), "Ann");
    const std::string body = R"({"game":"engarde","players":2,"seats":["me","random"],"windows":)"
                             R"({"reaction":0,"offer":0,"ransom":0,"pace":0}})";
    const boost::json::value made = ask_json(house_.port(0), "POST", "/api/tables", ann, body);
    Page page(ann, std::string(made.at("table").as_string()));
    EXPECT_TRUE(page.connect(house_.port(0)));
    return page;
  }
  // Until it has been answered so often, and has the turn.
  static void play_on(Page& page, int answers) {
    while (page.answers < answers || !page.has_turn()) {
      ASSERT_FALSE(page.over());
      if (page.has_turn()) {
        ASSERT_TRUE(page.act());
      }
      ASSERT_TRUE(page.take(10'000)) << "nothing came for ten seconds";
    }
  }
  void check() {
    for (const auto& party : parties_) party->check(ports());
  }
  long acknowledged() const {
    long all = 0;
    for (const auto& party : parties_) all += party->acknowledged();
    return all;
  }

  Random random_{announced_seed("Failover")};
  Cluster primary_;
  Cluster standby_{primary_};
  House house_{2, generous("postgresql://hastilude@/postgres?host=" + primary_.folder() + ',' +
                           standby_.folder() + "&target_session_attrs=read-write")};
  std::vector<std::unique_ptr<Party>> parties_;
};

TEST_F(Failover, NothingAcknowledgedIsLostWithThePrimary) {
  gather();
  play(200 + random_.below(100));
  ASSERT_FALSE(HasFatalFailure());
  const long before = acknowledged();
  primary_.send_to_all(SIGKILL);
  house_.all_become(503);
  ASSERT_FALSE(HasFatalFailure());
  const auto promoted = Clock::now();
  standby_.promote();
  house_.all_become(200);
  ASSERT_FALSE(HasFatalFailure());
  std::cout << "goes on " << std::chrono::duration<double>(Clock::now() - promoted).count()
            << " s after the standby was promoted; " << before << " answers before\n";
  check();
  gather();
  play(200);
  EXPECT_GT(acknowledged(), before);
  if (!HasFatalFailure()) check();
  house_.end_all();
}

// It says nothing and lets nobody go; it is made sure that it is dead before the standby is told.
TEST_F(Failover, NothingIsPromisedByAPrimaryThatStandsStill) {
  Page page = alone_with_a_bot();
  play_on(page, 2);
  gather();
  play(100);
  primary_.send_to_all(SIGSTOP);
  const auto still = Clock::now();
  house_.all_become(503);
  ASSERT_FALSE(HasFatalFailure());
  EXPECT_LT(Clock::now() - still, std::chrono::seconds(20)) << "before anybody has given up";
  const int answers = page.answers;
  ASSERT_TRUE(page.act());
  while (page.answers == answers) ASSERT_TRUE(page.take(10'000)) << "nobody says anything";
  EXPECT_EQ(page.last.at("type").as_string(), "refused") << "nothing can be stored";
  primary_.send_to_all(SIGKILL);
  standby_.promote();
  house_.all_become(200);
  ASSERT_FALSE(HasFatalFailure());
  check();
  play_on(page, answers + 3);
  EXPECT_EQ(page.gaps, 0);
  gather();
  play(100);
  if (!HasFatalFailure()) check();
  house_.end_all();
}

}  // namespace
}  // namespace hastilude::tests
