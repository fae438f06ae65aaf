// The real process, killed with SIGKILL in the middle of play, again and again: nothing that was
// acknowledged is lost, nothing is there twice.
#include <iostream>

#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include "core/random.h"
#include "server/running.h"
#include "support/seed.h"

namespace hastilude::tests {
namespace {

namespace json = boost::json;

// A kind of table. Where answers are awaited for a time, silence is an answer too, and one that was
// given may take effect after the kill; with turns alone, each decision is an act of ours.
enum class Asks { turns, windows };
struct Kind {
  const char* game;
  Asks asks;
  json::array seats;
};

json::object body_of(const Kind& kind) {
  return {{"game", kind.game},
          {"players", kind.seats.size()},
          {"seats", kind.seats},
          {"windows", json::object{{"reaction", 0}, {"offer", 0}, {"ransom", 0}, {"pace", 0}}}};
}

// How many decisions of seat 1 there are.
int decisions(const std::vector<std::string>& lines) {
  int count = 0;
  for (const std::string& line : lines) count += line.starts_with("@1 ");
  return count;
}

// Somebody who plays one game after the other, and his page.
struct Player {
  Kind kind;
  std::string cookie;
  std::string table;
  std::unique_ptr<Page> page;
};

class Siege {
 public:
  Siege() {
    const std::vector<Kind> kinds = {{"engarde", Asks::turns, {"me", "page"}},
                                     {"engarde", Asks::turns, {"me", "random"}},
                                     {"castles", Asks::windows, {"me", "page"}},
                                     {"ivanhoe", Asks::windows, {"me", "random", "page"}}};
    for (const Kind& kind : kinds) {
      players_.push_back({.kind = kind, .cookie = new_guest(server_->port(), "Somebody")});
      open(players_.back());
    }
  }

  // Everyone plays until so many messages have come.
  void play(int messages) {
    for (Player& player : players_) ASSERT_TRUE(player.page->connect(server_->port()));
    for (int i = 0; i < messages; ++i) {
      for (Player& player : players_) take_and_act(*player.page, i == 0 ? 5000 : 2);
    }
  }

  void kill() {
    server_->kill();
    server_ = std::make_unique<Running>(folder_.file("data"), settings());
    ASSERT_NE(server_->port(), 0) << server_->log();
  }

  // What was told stands, for a page that knows nothing yet; and at most the one act that was not
  // answered has come on top. Acts that are said again later must then not count twice.
  void check() {
    for (Player& player : players_) {
      Page fresh(player.cookie, player.table);
      ASSERT_TRUE(fresh.connect(server_->port()));
      while (fresh.now.empty()) ASSERT_TRUE(fresh.take(5000));
      const std::vector<std::string>& told = player.page->lines;
      ASSERT_GE(fresh.lines.size(), told.size());
      for (std::size_t i = 0; i < told.size(); ++i) ASSERT_EQ(fresh.lines[i], told[i]);
      const int gained = decisions(fresh.lines) - decisions(told);
      if (player.kind.asks == Asks::turns) {
        ASSERT_LE(gained, player.page->pending.empty() ? 0 : 1);
        ASSERT_LE(decisions(fresh.lines), player.page->acts());
      }
      if (!fresh.over()) continue;
      ++finished_;
      open(player);
    }
  }

  void end() {
    EXPECT_EQ(server_->stop(), 0);
    EXPECT_EQ(server_->log(), "") << "no warnings";
  }

  int acknowledged() const { return acknowledged_; }
  int finished() const { return finished_; }

 private:
  static std::vector<std::string> settings() {
    return {"--log", "warning", "--tables-of-host", "1000", "--new-tables-burst", "1000"};
  }

  void open(Player& player) {
    const json::value made = ask_json(server_->port(), "POST", "/api/tables", player.cookie,
                                      json::serialize(body_of(player.kind)));
    ASSERT_TRUE(made.is_object() && made.get_object().contains("table")) << json::serialize(made);
    player.table = std::string(made.at("table").as_string());
    player.page = std::make_unique<Page>(player.cookie, player.table);
  }

  void take_and_act(Page& page, int patience) {
    const int before = page.answers;
    if (!page.take(patience)) return;
    ASSERT_EQ(page.gaps, 0);
    if (page.answers > before) {
      ASSERT_NE(page.last.at("type").as_string(), "refused") << json::serialize(page.last);
      ++acknowledged_;
    }
    if (page.has_turn()) page.act();
  }

  Folder folder_;
  std::unique_ptr<Running> server_ = std::make_unique<Running>(folder_.file("data"), settings());
  std::vector<Player> players_;
  int acknowledged_ = 0;
  int finished_ = 0;
};

TEST(Kill, NothingAcknowledgedIsLostOrDoubled) {
  const int kills = scaled(30);
  Random random(announced_seed("Kill"));
  Siege siege;
  for (int i = 0; i < kills && !HasFatalFailure(); ++i) {
    siege.play(20 + random.below(150));
    siege.kill();
    siege.check();
  }
  siege.end();
  std::cout << kills << " kills, " << siege.acknowledged() << " acknowledged acts, "
            << siege.finished() << " games over\n";
  EXPECT_GT(siege.acknowledged(), kills * 10);
  EXPECT_GT(siege.finished(), 0);
}

}  // namespace
}  // namespace hastilude::tests
