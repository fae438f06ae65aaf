// The real process, killed with SIGKILL in the middle of play, again and again: nothing that was
// acknowledged is lost, nothing is there twice. Some play against bots, others in company, with all
// that people do there (party.h). scripts/kills does it more often.
#include <iostream>
#include <map>
#include <memory>

#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include "core/random.h"
#include "server/party.h"
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
  explicit Siege(Random& random) {
    const std::vector<Kind> kinds = {{"engarde", Asks::turns, {"me", "page"}},
                                     {"engarde", Asks::turns, {"me", "random"}},
                                     {"castles", Asks::windows, {"me", "page"}},
                                     {"ivanhoe", Asks::windows, {"me", "random", "page"}}};
    for (const Kind& kind : kinds) {
      players_.push_back({.kind = kind, .cookie = new_guest(server_->port(), "Somebody")});
      open(players_.back());
    }
    // In En Garde a card is drawn after every move, so nothing can be taken back there.
    const std::vector<Party::Choice> choices = {{"engarde", {{"target", "1"}}}, {"ivanhoe", {}}};
    for (const Party::Choice& choice : choices)
      parties_.push_back(std::make_unique<Party>(server_->port(), choice, random.next()));
  }

  // Everyone plays until so many messages have come.
  void play(int messages) {
    for (Player& player : players_) ASSERT_TRUE(player.page->connect(server_->port()));
    for (const auto& party : parties_) party->gather(server_->port());
    for (int i = 0; i < messages; ++i) {
      for (Player& player : players_) take_and_act(*player.page, i == 0 ? 5000 : 2);
      for (const auto& party : parties_) party->step(server_->port());
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
    for (const auto& party : parties_) party->check(server_->port());
  }

  void end() {
    EXPECT_EQ(server_->stop(), 0);
    EXPECT_EQ(server_->log(), "") << "no warnings";
  }

  long acknowledged() const {
    long all = acknowledged_;
    for (const auto& party : parties_) all += party->acknowledged();
    return all;
  }
  // How often which wish was carried out in company.
  std::map<std::string, int> done() const {
    std::map<std::string, int> all;
    for (const auto& party : parties_) {
      for (const auto& [type, times] : party->done()) all[type] += times;
    }
    return all;
  }
  int finished() const { return finished_; }

 private:
  static std::vector<std::string> settings() {
    return {"--log",
            "warning",
            "--tables-of-host",
            "100000",
            "--new-tables-burst",
            "100000",
            "--requests",
            "100000",
            "--requests-burst",
            "100000",
            "--messages",
            "100000",
            "--messages-burst",
            "100000",
            "--remarks",
            "100000",
            "--remarks-burst",
            "100000",
            "--absent",
            "1"};
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
  std::vector<std::unique_ptr<Party>> parties_;
  long acknowledged_ = 0;
  int finished_ = 0;
};

TEST(Kill, NothingAcknowledgedIsLostOrDoubled) {
  const auto kills = static_cast<int>(
      number_from_environment("HASTILUDE_KILLS", static_cast<std::uint64_t>(scaled(20))));
  Random random(announced_seed("Kill"));
  Siege siege(random);
  // What is seldom done takes many kills to be done at all.
  constexpr int many = 100;
  constexpr int very_many = 1500;
  int done = 0;
  for (; done < kills && !HasFatalFailure(); ++done) {
    siege.play(20 + random.below(150));
    siege.kill();
    siege.check();
    if (kills >= many && (done + 1) % (kills / 20) == 0)
      std::cerr << done + 1 << " of " << kills << " kills, " << siege.acknowledged()
                << " answers\n";
  }
  siege.end();
  std::cout << done << " kills, " << siege.acknowledged() << " answers, " << siege.finished()
            << " games against bots over; done in company:";
  for (const auto& [type, times] : siege.done()) std::cout << ' ' << type << ' ' << times;
  std::cout << '\n';
  EXPECT_GT(siege.acknowledged(), kills * 10);
  EXPECT_GT(siege.finished(), 0);
  for (const char* const type : {"act", "chat", "rematch", "sit"})
    EXPECT_GT(siege.done()[type], 0) << type;
  if (kills < many) return;
  for (const char* const type : {"undo", "leave"}) EXPECT_GT(siege.done()[type], 0) << type;
  if (kills < very_many) return;
  for (const char* const type : {"claim", "bot"}) EXPECT_GT(siege.done()[type], 0) << type;
}

}  // namespace
}  // namespace hastilude::tests
