// The tables of a device, played by a page in virtual time: whole games through closed pages, what
// is kept, and what is refused.
#include "wasm/desk.h"

#include <deque>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include "games/find.h"
#include "support/seed.h"

namespace hastilude::tests {
namespace {

namespace json = boost::json;
using wasm::Desk;
using wasm::KeptRow;
using wasm::Time;

std::uint64_t seed() { return announced_seed("desk"); }

// What a device keeps when all its pages are closed.
using Device = std::map<std::string, std::vector<KeptRow>>;

// A page with its workers. Nothing happens inside a call of the engine: it is done by run().
class Page final : public wasm::Browser {
 public:
  Page(Device& device, std::uint64_t seed) : device_(device), random_(seed), desk_(*this) {
    desk_.rename("Ann");
    desk_.connected();
    say({{"type", "hello"}, {"protocol", 1}, {"ticket", "device"}});
  }

  Time now() override { return time_; }
  std::uint64_t random() override { return random_.next(); }
  void send(std::string_view message) override {
    said.push_back(json::parse(message).as_object());
    take(said.back());
  }
  void answer(int request, int status, std::string_view body) override {
    answers[request] = {status, std::string(body)};
  }
  void keep(const std::string& table, const std::vector<KeptRow>& rows) override {
    later([this, table, rows] {
      std::vector<KeptRow>& kept = device_[table];
      const bool fits = rows.front().sequence == static_cast<int>(kept.size()) + 1;
      if (fits) kept.insert(kept.end(), rows.begin(), rows.end());
      conflicts += fits ? 0 : 1;
      desk_.kept(table, fits ? wasm::Kept::done : wasm::Kept::conflict);
    });
  }
  void fetch(const std::string& table) override {
    later([this, table] {
      const auto found = device_.find(table);
      desk_.fetched(table, found == device_.end() ? std::vector<KeptRow>() : found->second);
    });
  }
  void list(const std::string& table, std::string_view text) override {
    listed[table] = json::parse(text).as_array().at(0).as_object();
  }
  void think(const wasm::Asked& asked, const wasm::Problem& problem) override {
    later([this, asked, problem] { desk_.decided(asked, wasm::solve(problem)); });
  }

  void say(const json::object& message) { desk_.received(json::serialize(message)); }
  void watch(const std::string& table) {
    say({{"type", "watch"}, {"table", table}});
    run();
  }
  std::string open(const std::string& wanted) {
    desk_.open(1, wanted);
    run();
    return std::string(json::parse(answers[1].second).as_object().at("table").as_string());
  }
  void wish(const std::string& table, json::object message) {
    message["table"] = table;
    message["id"] = "w" + std::to_string(++wishes_);
    say(message);
    run();
  }

  // Does all that is to be done now.
  void run() {
    while (!tasks_.empty()) {
      const std::function<void()> task = std::move(tasks_.front());
      tasks_.pop_front();
      task();
    }
  }
  // Goes on to when something is due; whether anything was.
  bool pass_time() {
    const std::optional<Time> next = desk_.next();
    if (!next) return false;
    time_ = std::max(time_, *next);
    desk_.tick();
    run();
    return true;
  }

  Desk& desk() { return desk_; }
  std::vector<json::object> said;
  std::map<int, std::pair<int, std::string>> answers;
  std::map<std::string, json::object> listed;
  json::object shown;  // the table's `now`
  std::int64_t number = 0;
  int conflicts = 0;

 private:
  void later(std::function<void()> task) { tasks_.push_back(std::move(task)); }
  void take(const json::object& message) {
    if (message.contains("now")) shown = message.at("now").as_object();
    const std::string_view type = message.at("type").as_string();
    if (type == "snapshot" || type == "event") number = message.at("number").as_int64();
  }

  Device& device_;
  Random random_;
  Time time_ = 1'000'000;
  std::deque<std::function<void()>> tasks_;
  int wishes_ = 0;
  Desk desk_;
};

// One of the legal moves that the page was sent, without the seat; empty if it is not asked.
std::string some_move(const Page& page, Random& random) {
  if (!page.shown.at("choices").is_object() || !page.shown.at("held").is_null()) return {};
  const json::object& choices = page.shown.at("choices").as_object();
  const json::array& moves = choices.at("moves").as_array();
  const json::array& picks = choices.at("picks").as_array();
  if (moves.empty() && picks.empty()) return {};
  const std::size_t at = random.below(moves.size() + picks.size());
  const json::object& chosen =
      (at < moves.size() ? moves[at] : picks[at - moves.size()]).as_object();
  std::string text(chosen.at("text").as_string());
  if (at < moves.size()) return text.substr(text.find(' ') + 1);
  const json::array& cards = chosen.at("cards").as_array();
  for (std::int64_t i = 0; i < chosen.at("least").as_int64(); ++i)
    text += " " + std::string(cards[static_cast<std::size_t>(i)].as_string());
  return text;
}

std::string_view stage(const Page& page) { return page.shown.at("stage").as_string(); }

// Plays on until the game is over, or so many decisions were taken.
int play(Page& page, const std::string& table, Random& random, int most) {
  int decisions = 0;
  for (int steps = 0; steps < 20'000 && decisions < most && stage(page) == "playing"; ++steps) {
    const std::string move = some_move(page, random);
    if (!move.empty()) {
      page.wish(table, {{"type", "act"}, {"number", page.number}, {"move", move}});
      ++decisions;
    } else if (!page.pass_time()) {
      break;
    }
  }
  return decisions;
}

std::string new_table(const GameApi& game) {
  const int players = game.least_players;
  std::string seats = R"("me")";
  for (int seat = 2; seat <= players; ++seat) seats += R"(,"page")";
  return R"({"game":")" + std::string(game.name) + R"(","players":)" + std::to_string(players) +
         R"(,"seats":[)" + seats + "]}";
}

class Games : public testing::TestWithParam<std::string> {};

TEST_P(Games, AreGoneOnWithAfterThePageWasClosedAndPlayedToTheEnd) {
  Random random(seed());
  Device device;
  std::string table;
  {
    Page first(device, random.next());
    table = first.open(new_table(*games::find_game(GetParam())));
    first.watch(table);
    ASSERT_EQ(stage(first), "playing");
    EXPECT_EQ(play(first, table, random, 5), 5);
  }
  Page second(device, random.next());
  second.watch(table);
  ASSERT_EQ(stage(second), "playing");
  play(second, table, random, 5000);
  ASSERT_EQ(stage(second), "over");
  EXPECT_EQ(second.listed.at(table).at("stage").as_string(), "over");
  second.desk().record(2, table);
  second.run();
  EXPECT_EQ(second.answers[2].first, 200);
  EXPECT_TRUE(second.answers[2].second.starts_with("game " + GetParam() + "\n"));
  EXPECT_NE(second.answers[2].second.find("\nresult @"), std::string::npos);
  for (const json::object& message : second.said)
    EXPECT_NE(message.at("type").as_string(), "refused") << json::serialize(message);
}

INSTANTIATE_TEST_SUITE_P(Every, Games, testing::Values("engarde", "ivanhoe", "castles"),
                         [](const auto& test) { return test.param; });

TEST(Desk, OpensARematchOnceEvenIfThePageIsClosedOverIt) {
  Random random(seed());
  Device device;
  const std::string wanted =
      R"({"game":"engarde","players":2,"seats":["me","random"],"options":{"target":"1"}})";
  std::string table;
  {
    Page page(device, random.next());
    table = page.open(wanted);
    page.watch(table);
    play(page, table, random, 5000);
    ASSERT_EQ(stage(page), "over");
    page.wish(table, {{"type", "rematch"}});
    ASSERT_TRUE(page.shown.at("rematch").is_string()) << json::serialize(page.shown);
    // As if the page had been closed before the new table was named.
    device[table].pop_back();
  }
  Page page(device, random.next());
  page.watch(table);
  ASSERT_TRUE(page.shown.at("rematch").is_string());
  EXPECT_EQ(device.size(), 2U);
  page.watch(std::string(page.shown.at("rematch").as_string()));
  EXPECT_EQ(stage(page), "playing");
}

TEST(Desk, TakesInWhatAnotherPageOfTheDeviceHasDone) {
  Random random(seed());
  Device device;
  Page one(device, random.next());
  const std::string table =
      one.open(R"({"game":"engarde","players":2,"seats":["me","random"],"clock":null})");
  one.watch(table);
  while (some_move(one, random).empty()) ASSERT_TRUE(one.pass_time());
  Page other(device, random.next());
  other.watch(table);
  // The other page has written a row (it was away); this one does not know yet.
  const std::string move = some_move(one, random);
  one.wish(table, {{"type", "act"}, {"number", one.number}, {"move", move}});
  EXPECT_EQ(one.conflicts, 1);
  // It was wished for again on what is kept now, and carried out.
  EXPECT_EQ(one.said.back().at("type").as_string(), "done");
  EXPECT_EQ(one.number, other.number + 1);
  play(one, table, random, 1);
  other.desk().changed_elsewhere(table);
  other.run();
  EXPECT_EQ(other.number, one.number);
  EXPECT_EQ(other.shown.at("position"), one.shown.at("position"));
}

TEST(Desk, RefusesWhatAServerRefuses) {
  Device device;
  Page page(device, seed());
  const auto last = [&] { return json::serialize(page.said.back()); };
  page.desk().received("no json");
  EXPECT_NE(last().find("bad_message"), std::string::npos);
  page.say({{"type", "hello"}, {"protocol", 1}, {"ticket", "device"}});
  EXPECT_NE(last().find("hello comes once"), std::string::npos);
  page.watch("device-none");
  EXPECT_NE(last().find("no_table"), std::string::npos);
  page.desk().open(7, R"({"game":"chess","players":2,"seats":["me","page"]})");
  EXPECT_EQ(
      page.answers[7],
      (std::pair<int, std::string>(
          400,
          R"({"code":"no_such_game","about":"game: expected one of engarde ivanhoe castles"})")));
  page.desk().record(8, "device-none");
  page.run();
  EXPECT_EQ(page.answers[8].first, 404);
}

TEST(Desk, DoesNotShowATableWhoseRowsAreDamaged) {
  Device device;
  Page page(device, seed());
  const std::string table = page.open(new_table(*games::find_game("ivanhoe")));
  device[table].back().payload = "played 5 @1\nnonsense\n";
  Page later(device, seed());
  later.watch(table);
  EXPECT_EQ(later.said.back().at("type").as_string(), "gone");
}

// A page asks for nothing while nobody looks at a table, so that a device can sleep.
TEST(Desk, WaitsForNothingWhenNobodyLooks) {
  Device device;
  Page page(device, seed());
  const std::string table = page.open(
      R"({"game":"castles","players":2,"seats":["me","page"],"clock":{"total":60000,"increment":0}})");
  page.watch(table);
  EXPECT_TRUE(page.desk().next());
  page.say({{"type", "unwatch"}, {"table", table}});
  page.run();
  EXPECT_FALSE(page.desk().next());
}

}  // namespace
}  // namespace hastilude::tests
