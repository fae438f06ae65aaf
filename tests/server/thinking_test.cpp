// Thinking is shared fairly, cut off in time, and not done for nobody.
#include <chrono>
#include <condition_variable>
#include <deque>
#include <limits>
#include <mutex>

#include <boost/json/serialize.hpp>

#include "server/duel.h"
#include "server/meeting.h"
#include "server/thinkers.h"

namespace hastilude::tests {
namespace {

using server::FairQueue;

std::string pop(FairQueue<std::string>& queue) {
  const auto item = queue.pop([](const std::string&) { return true; });
  return item ? item->second : "";
}

TEST(FairQueue, GivesEveryPersonAndEveryTableOfHisATurn) {
  FairQueue<std::string> queue;
  for (const char* table : {"t1", "t2"}) {
    for (const char* item : {"a", "b"}) queue.push("eve", table, std::string(table) + item);
  }
  queue.push("bob", "t3", "t3a");
  queue.push("bob", "t3", "t3b");
  EXPECT_EQ(queue.size(), 6U);
  std::vector<std::string> order;
  for (std::string item = pop(queue); !item.empty(); item = pop(queue)) order.push_back(item);
  EXPECT_EQ(order, (std::vector<std::string>{"t3a", "t1a", "t3b", "t2a", "t1b", "t2b"}));
  EXPECT_EQ(queue.size(), 0U);
}

TEST(FairQueue, PassesOverWhoMayHaveNoMore) {
  FairQueue<std::string> queue;
  queue.push("bob", "t", "b");
  queue.push("eve", "t", "e");
  const auto only_eve = [](const std::string& person) { return person == "eve"; };
  EXPECT_EQ(queue.pop(only_eve)->second, "e");
  EXPECT_FALSE(queue.pop(only_eve));
  EXPECT_EQ(pop(queue), "b");
}

// A loop of a test that waits for answers of real threads.
class RealLoop final : public server::Loop {
 public:
  server::Time now() const override {
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
  }
  void post(server::Task task) override {
    const std::lock_guard lock(mutex_);
    tasks_.push_back(std::move(task));
    came_.notify_one();
  }
  server::TimerId at(server::Time, later::Later<>) override { return 0; }
  void cancel(server::TimerId) override {}

  // Works off what comes until this holds; false if nothing came for so long.
  template <class Holds>
  bool until(Holds holds) {
    while (!holds()) {
      std::unique_lock lock(mutex_);
      if (!came_.wait_for(lock, std::chrono::seconds(60), [this] { return !tasks_.empty(); }))
        return false;
      const server::Task task = std::move(tasks_.front());
      tasks_.pop_front();
      lock.unlock();
      task();
    }
    return true;
  }

 private:
  std::mutex mutex_;
  std::condition_variable came_;
  std::deque<server::Task> tasks_;
};

// A question as castles asks it at the beginning of a game of six.
server::Problem problem(World& world, const std::string& bot, const std::string& payer,
                        const std::string& table) {
  const std::string cookie = world.guest("Ann");
  const std::string id =
      make_table(world, cookie,
                 table_body("castles", R"("me","random","random","random","random","random")", 6));
  const tables::Table& game = world.server->hall().here(id)->table();
  return {.bot = bot,
          .question = {game.question(game.bots_asked().empty() ? Seat{0}
                                                               : game.bots_asked().front().seat)},
          .seed = 1,
          .payer = payer,
          .table = table,
          .until = std::numeric_limits<server::Time>::max()};
}

TEST(Thinking, OfManyKnightsOfOneGuestHoldsUpNobody) {
  World world(without_rates());
  const server::Problem knight = problem(world, "knight", "eve", "");
  RealLoop loop;
  server::ThinkingThreads threads(1, loop);
  std::vector<server::Thinking> wanted;
  int of_eve = 0;
  for (int table = 0; table < 10; ++table) {
    for (int seat = 0; seat < 6; ++seat) {
      server::Problem more = knight;
      more.table = "t" + std::to_string(table);
      wanted.push_back(threads.think(
          more, later::unowned([&of_eve](const std::optional<AnyMove>&) { ++of_eve; })));
    }
  }
  bool squire = false;
  bool knight_of_bob = false;
  server::Problem cheap = knight;
  cheap.bot = "page";
  wanted.push_back(
      threads.think(cheap, later::unowned([&](const std::optional<AnyMove>&) { squire = true; })));
  server::Problem his = knight;
  his.payer = "bob";
  wanted.push_back(threads.think(
      his, later::unowned([&](const std::optional<AnyMove>&) { knight_of_bob = true; })));
  ASSERT_TRUE(loop.until([&] { return squire; }));
  EXPECT_LE(of_eve, 2) << "who needs no time does not wait";
  ASSERT_TRUE(loop.until([&] { return knight_of_bob; }));
  EXPECT_LE(of_eve, 3) << "everyone has a turn";
}

// A loop at which a thread waits until what it has posted was done.
class MeetingLoop final : public server::Loop {
 public:
  server::Time now() const override { return 0; }
  void post(server::Task task) override { meeting_.hand_over(std::move(task)); }
  server::TimerId at(server::Time, later::Later<>) override { return 0; }
  void cancel(server::TimerId) override {}
  bool serve() { return meeting_.serve(); }

 private:
  Meeting meeting_;
};

// What is told belongs to the loop's thread, be it that it is not wanted any more.
TEST(Thinking, EndsNothingThatBelongsToTheLoop) {
  World world(without_rates());
  const server::Problem asked = problem(world, "page", "eve", "t");
  for (const bool wanted : {true, false}) {
    for (const char* const bot : {"page", "squire"}) {
      MeetingLoop loop;
      server::ThinkingThreads threads(1, loop);
      std::thread::id ended{};
      server::Problem more = asked;
      more.bot = bot;
      more.effort = 0.01;
      std::optional<server::Thinking> thinking = threads.think(
          more, later::unowned([b = Belonging(ended)](const std::optional<AnyMove>&) {}));
      if (!wanted) thinking.reset();
      while (ended == std::thread::id()) ASSERT_TRUE(loop.serve());
      EXPECT_EQ(ended, std::this_thread::get_id()) << bot << (wanted ? "" : ", given up");
    }
  }
}

TEST(Demand, IsHighWhereMoreIsAskedForThanCanBeDone) {
  server::Demand demand(2);
  for (int i = 0; i < 40; ++i) demand.note(1'000, 1'000);
  EXPECT_FALSE(demand.is_high(1'000)) << "two threads have ten seconds, twice";
  demand.note(1'000, 1'000);
  EXPECT_TRUE(demand.is_high(1'000));
  EXPECT_TRUE(demand.is_high(900)) << "a clock that was set back";
  EXPECT_FALSE(demand.is_high(31'000)) << "it is forgotten";
}

// The page says so where bots search, and nowhere else.
TEST(Demand, IsToldWhereSomebodySearches) {
  World world(without_rates());
  world.minds.decide = [](server::Problem problem) {
    problem.bot = "random";
    return server::solve(problem, {});
  };
  const std::string ann = world.guest("Ann");
  const auto open = [&](const std::string& bot) {
    return make_table(world, ann,
                      R"({"game":"ivanhoe","players":2,"seats":[")" + bot + R"(",")" + bot +
                          R"("],"windows":{"pace":5000}})");
  };
  Follower page(world, ann, open("page"));
  Follower champions(world, ann, open("champion"));
  EXPECT_FALSE(champions.now.contains("hurried"));
  std::vector<std::unique_ptr<Follower>> others;
  for (int i = 0; i < 8; ++i)
    others.push_back(std::make_unique<Follower>(world, ann, open("champion")));
  world.loop.pass(6'000);
  champions.take();
  EXPECT_TRUE(champions.now.contains("hurried"));
  for (const auto& other : others) world.close(other->socket);
  page.take();
  EXPECT_FALSE(page.now.contains("hurried"));
  world.loop.pass(120'000);
  champions.take();
  EXPECT_FALSE(champions.now.contains("hurried"))
      << "at tables that nobody watches no bot is asked";
}

TEST(Thinking, IsCutOffInTimeAndWhenItIsNotWanted) {
  World world(without_rates());
  const server::Problem knight = problem(world, "knight", "eve", "t");
  RealLoop loop;
  server::ThinkingThreads threads(1, loop);
  int answers = 0;
  const auto count = [&answers](const std::optional<AnyMove>&) { ++answers; };
  {
    std::vector<server::Thinking> unwanted;
    for (int i = 0; i < 200; ++i) unwanted.push_back(threads.think(knight, later::unowned(count)));
  }
  server::Problem late = knight;
  late.until = loop.now();
  std::vector<server::Thinking> wanted;
  for (int i = 0; i < 50; ++i) wanted.push_back(threads.think(late, later::unowned(count)));
  ASSERT_TRUE(loop.until([&] { return answers == 50; }));
}

// A bot's answer that came too early because its time has changed meanwhile is not the last word.
TEST(Bots, AreAskedAnewWhenTheirTimeHasChanged) {
  World world(without_rates());
  const std::string ann = world.guest("Ann");
  const std::string table = make_table(world, ann,
                                       R"({"game":"engarde","players":2,"seats":["me","random"],)"
                                       R"("windows":{"pace":5000}})");
  Follower page(world, ann, table);
  while (!page.now.at("choices").is_null()) page.play();
  const std::size_t lines = page.lines.size();
  world.loop.pass(4'000);
  world.server->hall().here(table)->wish(tables::Outage{}, later::unowned([] {}));
  world.loop.pass(4'000);
  page.take();
  EXPECT_EQ(page.lines.size(), lines) << "its time has begun anew";
  world.loop.pass(60'000);
  page.take();
  EXPECT_GT(page.lines.size(), lines);
}

// ---- hints

TEST(Hints, AreForWhoIsAloneWithBotsAndHasToDecide) {
  World world(without_rates());
  const std::string ann = world.guest("Ann");
  const std::string table = make_table(world, ann, table_body("engarde", R"("me","random")", 2));
  Follower page(world, ann, table);
  while (page.now.at("choices").is_null()) {
    EXPECT_EQ(text(page.wish("hint", {{"depth", 1}}), "code"), "not_asked");
    world.loop.pass(1);
    page.take();
  }
  const boost::json::object told = page.wish("hint", {{"depth", 2}});
  ASSERT_EQ(text(told, "type"), "hint");
  EXPECT_FALSE(told.at("alternatives").as_array().empty());
  Follower stranger(world, world.guest("Cyd"), table);
  EXPECT_EQ(text(stranger.wish("hint", {{"depth", 1}}), "code"), "not_seated");
}

// One thing is thought about at a time, however often somebody asks.
TEST(Hints, ThatNobodyWaitsForAnyMoreAreNoDemand) {
  World world(without_rates());
  const std::string ann = world.guest("Ann");
  const std::string table = make_table(world, ann, table_body("ivanhoe", R"("me","champion")", 2));
  Follower page(world, ann, table);
  while (page.now.at("choices").is_null()) {
    world.loop.pass(1'000);
    page.take();
  }
  const std::string hint = boost::json::serialize(
      boost::json::object{{"type", "hint"}, {"table", table}, {"id", "h"}, {"depth", 1}});
  for (int i = 0; i < 100; ++i) world.server->received(page.socket, hint);
  page.watch();
  EXPECT_FALSE(page.now.contains("hurried"));
}

TEST(Hints, AreForNobodyWherePeoplePlay) {
  World world(without_rates());
  Duel duel(world);
  duel.sit();
  EXPECT_EQ(text(duel.mover().wish("hint", {{"depth", 1}}), "code"), "not_alone");
  EXPECT_EQ(text(duel.other().wish("hint", {{"depth", 1}}), "code"), "not_alone");
}

TEST(Hints, AreThoughtAboutWithinTheirTime) {
  World world(without_rates());
  server::Problem asked = problem(world, "knight", "eve", "t");
  RealLoop loop;
  server::ThinkingThreads threads(1, loop);
  // Enough to begin with, on a machine that has much else to do; all of it would take minutes.
  asked.until = loop.now() + 1000;
  asked.effort = 1000;
  std::optional<std::vector<bots::Thought>> came;
  const auto thinking = threads.weigh(
      asked, later::unowned([&](const std::vector<bots::Thought>& thoughts) { came = thoughts; }));
  ASSERT_TRUE(loop.until([&] { return came.has_value(); }));
  EXPECT_FALSE(came->empty());
}

}  // namespace
}  // namespace hastilude::tests
