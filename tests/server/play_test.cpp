// Games that are played at a table, to the end and through crashes.
#include <algorithm>

#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include "record/read.h"
#include "server/duel.h"
#include "support/seed.h"

namespace hastilude::tests {
namespace {

namespace json = boost::json;

class EveryGame : public testing::TestWithParam<std::pair<const char*, int>> {};

TEST_P(EveryGame, IsPlayedToTheEndWithBotsAndTheRecordIsWhole) {
  const auto [game, players] = GetParam();
  World world;
  const std::string ann = world.guest("Ann; of X");
  std::string seats = R"("me")";
  for (int i = 1; i < players; ++i) seats += R"(,"random")";
  const std::string options = game == std::string("engarde") ? R"(,"options":{"target":"1"})" : "";
  const std::string table = make_table(world, ann, table_body(game, seats, players, options));
  Follower page(world, ann, table);
  EXPECT_EQ(world.ask("GET", "/api/tables/" + table + "/record", {}, ann).status, 409);
  const Reply mine = world.ask("GET", "/api/mine", {}, ann);
  ASSERT_EQ(mine.body.as_array().size(), 1U);
  play_on(world, {&page});
  ASSERT_EQ(text(page.now, "stage"), "over");
  EXPECT_FALSE(page.now.at("winners").as_array().empty());

  const Reply record = world.ask("GET", "/api/tables/" + table + "/record", {}, ann);
  ASSERT_EQ(record.status, 200);
  const auto records = record::read_records(record.text);
  ASSERT_EQ(records.size(), 1U);
  ASSERT_TRUE(records.front()) << record.text;
  EXPECT_EQ(records.front()->entries.size(), page.lines.size());
  EXPECT_EQ(records.front()->head.names[0], "Ann, of X");
  Follower late(world, ann, table);
  EXPECT_EQ(late.lines, page.lines) << "a snapshot has the lines that were told";
  EXPECT_EQ(late.now.at("position"), page.now.at("position"));
}

// How the table stands, but for what passes with time.
json::object standing(const Follower& page) {
  json::object now = page.now;
  now.erase("time");
  now.erase("clocks");
  return now;
}

TEST_P(EveryGame, IsToldByWhatHasChangedAndThatAddsUpToTheWhole) {
  const auto [game, players] = GetParam();
  World world(without_rates());
  const std::string ann = world.guest("Ann");
  std::string seats = R"("me")";
  for (int i = 1; i < players; ++i) seats += R"(,"random")";
  const std::string clock = R"(,"clock":{"total":3600000,"increment":1000})";
  const std::string table = make_table(world, ann, table_body(game, seats, players, clock));
  const std::string bob = world.guest("Bob");
  Follower page(world, ann, table);
  Follower onlooker(world, bob, table);
  Follower whole_page(world, ann, table);
  Follower whole_onlooker(world, bob, table);
  for (int i = 0; i < 150 && text(page.now, "stage") == "playing"; ++i) {
    if (!page.play()) world.loop.pass(1);
    for (const auto& [told, whole] :
         {std::pair{&page, &whole_page}, std::pair{&onlooker, &whole_onlooker}}) {
      told->take();
      whole->watch();
      ASSERT_EQ(standing(*told), standing(*whole)) << json::serialize(told->now);
    }
  }
  EXPECT_GT(page.number, 20);
  EXPECT_EQ(std::ranges::count(onlooker.kinds, "snapshot"), 1);
}

INSTANTIATE_TEST_SUITE_P(Games, EveryGame,
                         testing::Values(std::pair{"engarde", 2}, std::pair{"ivanhoe", 2},
                                         std::pair{"ivanhoe", 4}, std::pair{"castles", 3}));

TEST(Table, BeginsWhenTheLastSeatIsTaken) {
  World world;
  Duel duel(world);
  EXPECT_EQ(text(duel.first.now, "stage"), "waiting");
  EXPECT_TRUE(duel.first.now.at("host").as_bool());
  EXPECT_FALSE(duel.second.now.at("host").as_bool());
  EXPECT_TRUE(duel.second.now.at("you").is_null());
  const Reply lobby = world.ask("GET", "/api/tables");
  ASSERT_EQ(lobby.body.as_array().size(), 1U);
  EXPECT_EQ(text(lobby.body.as_array()[0].as_object(), "host"), "Ann");
  duel.sit();
  duel.first.take();
  EXPECT_EQ(text(duel.first.now, "stage"), "playing");
  EXPECT_EQ(duel.second.now.at("you").as_int64(), 2);
  EXPECT_EQ(duel.second.kinds.back(), "snapshot") << "his own stream begins with his seat";
}

TEST(Table, SpectatorsSeeNoHands) {
  World world;
  Duel duel(world);
  duel.sit();
  Follower cid(world, world.guest("Cid"), duel.table);
  const std::string position = json::serialize(cid.now.at("position"));
  for (const char* const seat : {"1", "2"}) {
    const std::string hidden = R"("hand @)" + std::string(seat) + R"( ?x5")";
    EXPECT_NE(position.find(hidden), std::string::npos) << position;
  }
  EXPECT_TRUE(cid.now.at("choices").is_null());
  EXPECT_EQ(text(cid.wish("act", {{"number", cid.number}, {"move", "forward 1"}}), "code"),
            "not_seated");
}

TEST(Table, AWishSentTwiceIsCarriedOutOnceAndAnsweredTwice) {
  World world;
  Duel duel(world);
  duel.sit();
  Follower& mover = duel.mover();
  const json::object& choices = mover.now.at("choices").as_object();
  const std::string move = offered(choices, 0);
  const int number = mover.number;
  const json::object act{{"number", number}, {"move", move}};
  const json::object done = mover.wish("act", act, "same");
  EXPECT_EQ(text(done, "type"), "done");
  const std::size_t lines = mover.lines.size();
  EXPECT_EQ(text(mover.wish("act", act, "same"), "type"), "done");
  EXPECT_EQ(mover.lines.size(), lines) << "once";
  world.restart();
  mover.reconnect();
  EXPECT_EQ(text(mover.wish("act", act, "same"), "type"), "done") << "also after a crash";
  EXPECT_EQ(mover.lines.size(), lines);
  EXPECT_EQ(text(mover.wish("act", act, "another"), "type"), "stale");

  const json::object no{{"number", mover.number}, {"move", "nonsense"}};
  Follower& next = duel.mover();
  next.reconnect();
  const json::object refused =
      next.wish("act", {{"number", next.number}, {"move", "nonsense"}}, "n");
  EXPECT_EQ(text(refused, "type"), "refused");
  EXPECT_EQ(next.wish("act", {{"number", next.number}, {"move", "nonsense"}}, "n"), refused);
}

TEST(Table, RefusalsNameTheRule) {
  World world;
  Duel duel(world);
  duel.sit();
  Follower& mover = duel.mover();
  const std::string position = json::serialize(mover.now.at("position"));
  const json::object refused = mover.wish("act", {{"number", mover.number}, {"move", "back 5"}});
  // At the edge of the strip nobody goes back.
  EXPECT_EQ(text(refused, "type"), "refused") << position;
  EXPECT_EQ(text(refused, "rule").substr(0, 1), "E") << json::serialize(refused);
  EXPECT_EQ(
      text(duel.other().wish("act", {{"number", duel.other().number}, {"move", "back 5"}}), "type"),
      "refused");
}

TEST(Table, WhoComesBackGetsWhatHeMissed) {
  World world;
  Duel duel(world, R"(,"options":{"target":"1"})");
  duel.sit();
  if (&duel.mover() == &duel.second) duel.second.play();
  world.close(duel.second.socket);
  ASSERT_TRUE(duel.first.play());
  EXPECT_EQ(text(duel.first.wish("chat", {{"text", "Where are you?"}}), "type"), "done");
  const int seen = duel.second.number;
  duel.second.kinds.clear();
  duel.second.reconnect();
  EXPECT_GT(duel.second.number, seen);
  EXPECT_EQ(duel.second.number, duel.first.number);
  EXPECT_EQ(duel.second.talk.size(), 1U) << "talk that he missed";
  for (const std::string& kind : duel.second.kinds) EXPECT_NE(kind, "snapshot");
  // A number that never was: one snapshot.
  duel.second.kinds.clear();
  duel.second.watch(100'000);
  EXPECT_EQ(duel.second.kinds, std::vector<std::string>{"snapshot"});
}

TEST(Table, GoesOnAfterACrashAndNotesIt) {
  World world;
  Duel duel(world, R"(,"options":{"target":"1"},"clock":{"total":3600000,"increment":1000})");
  duel.sit();
  for (int i = 0; i < 200 && text(duel.first.now, "stage") == "playing"; ++i) {
    duel.mover().play();
    if (i % 3 != 0) continue;
    world.restart();
    duel.first.reconnect();
    duel.second.reconnect();
    if (text(duel.first.now, "stage") == "playing") {
      EXPECT_EQ(duel.first.kinds.back(), "outage");
    }
  }
  EXPECT_EQ(text(duel.first.now, "stage"), "over");
  EXPECT_EQ(world.ask("GET", "/api/tables/" + duel.table + "/record", {}, duel.bob).status, 200);
}

TEST(Table, LosesAndDoublesNothingWhenTheStoreFails) {
  Random random(announced_seed("LosesAndDoublesNothingWhenTheStoreFails"));
  World world;
  Duel duel(world, R"(,"options":{"target":"1"})");
  duel.sit();
  int mishaps = 0;
  world.store.mishap = [&] {
    const int drawn = random.below(4);
    if (drawn < 2) ++mishaps;
    return drawn == 0   ? MemoryStore::Mishap::lost
           : drawn == 1 ? MemoryStore::Mishap::unsaid
                        : MemoryStore::Mishap::none;
  };
  for (int i = 0; i < 300 && text(duel.first.now, "stage") == "playing"; ++i) {
    const std::size_t before = duel.mover().lines.size();
    Follower& mover = duel.mover();
    ASSERT_TRUE(mover.play());
    world.loop.pass(1000);
    duel.first.take();
    duel.second.take();
    ASSERT_GT(mover.lines.size(), before);
    // One decision was wished for, one is there.
    int decisions = 0;
    for (std::size_t line = before; line < mover.lines.size(); ++line)
      decisions += mover.lines[line].starts_with('@');
    ASSERT_EQ(decisions, 1);
  }
  EXPECT_EQ(text(duel.first.now, "stage"), "over");
  EXPECT_GT(mishaps, 5);
  // What was told is what is stored.
  world.restart();
  Follower fresh(world, duel.ann, duel.table);
  EXPECT_EQ(fresh.lines, duel.first.lines);
}

}  // namespace
}  // namespace hastilude::tests
