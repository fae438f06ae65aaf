// Tables come to memory when somebody needs them or something is due, and leave it again.
#include <algorithm>

#include <boost/json/serialize.hpp>

#include "server/duel.h"

namespace hastilude::tests {
namespace {

namespace json = boost::json;

constexpr server::Time minute = 60'000;
const std::string with_clock = R"(,"clock":{"total":3600000,"increment":1000})";

int count(const std::vector<std::string>& kinds, const std::string& kind) {
  return static_cast<int>(std::ranges::count(kinds, kind));
}

TEST(Loading, ATableThatNobodyNeedsLeavesMemoryAndComesBack) {
  World world;
  Duel duel(world);
  duel.sit();
  ASSERT_TRUE(duel.mover().play());
  duel.first.take();
  const std::vector<std::string> lines = duel.first.lines;
  EXPECT_EQ(world.server->hall().size(), 1U);
  world.loop.pass(30 * minute);
  EXPECT_EQ(world.server->hall().size(), 1U) << "somebody looks on";
  world.close(duel.first.socket);
  world.close(duel.second.socket);
  world.loop.pass(30 * minute);
  EXPECT_EQ(world.server->hall().size(), 0U);
  duel.first.reconnect();
  duel.second.reconnect();
  EXPECT_EQ(world.server->hall().size(), 1U);
  EXPECT_EQ(duel.first.lines, lines);
  EXPECT_EQ(count(duel.first.kinds, "outage"), 0) << "nobody was away";
  EXPECT_TRUE(duel.mover().play());
}

// A long game is read bit by bit: whoever wants something else meanwhile does not wait for it.
TEST(Loading, OfALongGameHoldsUpNobodyElse) {
  World world(without_rates());
  const std::string ann = world.guest("Ann");
  const std::string table = make_table(
      world, ann, table_body("engarde", R"("me","random")", 2, R"(,"options":{"target":99})"));
  Follower page(world, ann, table);
  const auto rows = [&] { return world.server->hall().here(table)->ledger().end().sequence; };
  constexpr std::int64_t enough = 1'000;
  for (int i = 0; i < 20'000 && rows() < enough; ++i) {
    if (!page.play()) world.loop.pass(1);
    page.take();
  }
  ASSERT_GE(rows(), enough);
  world.loop.pass(1000);
  page.take();
  const std::vector<std::string> lines = page.lines;
  world.close(page.socket);
  world.loop.pass(30 * minute);
  ASSERT_EQ(world.server->hall().here(table), nullptr);
  const server::SocketId socket = world.connect(ann);
  world.server->received(socket, R"({"type":"watch","table":")" + table + "\"}");
  int steps = 0;  // between each of which anything else may be done
  while (world.server->hall().here(table) == nullptr && world.loop.step()) ++steps;
  EXPECT_GE(steps, rows() / 100);
  page.reconnect();
  EXPECT_EQ(page.lines, lines);
}

// Somebody may open as many as he likes.
TEST(Loading, WhatTheLobbyDoesNotShowLeavesMemory) {
  World world(without_rates());
  std::string table;
  for (int i = 0; i < 200; ++i)
    table = make_table(world, world.guest("Eve"), table_body("engarde", R"("me","open")", 2));
  Follower waits(world, world.guest("Ann"), table);
  world.loop.pass(10 * minute);
  EXPECT_EQ(world.ask("GET", "/api/tables").body.as_array().size(), 20U);
  EXPECT_LE(world.server->hall().size(), 21U);
  EXPECT_NE(world.server->hall().here(table), nullptr) << "somebody is there";
}

TEST(Loading, AClockRunsOutAlsoWhereNobodyIs) {
  World world;
  Duel duel(world, R"(,"clock":{"total":7200000,"increment":0})");
  duel.sit();
  world.close(duel.first.socket);
  world.close(duel.second.socket);
  world.loop.pass(60 * minute);
  EXPECT_EQ(world.server->hall().size(), 0U);
  world.loop.pass(62 * minute);
  const Reply record = world.ask("GET", "/api/tables/" + duel.table + "/record", {}, duel.ann);
  ASSERT_EQ(record.status, 200) << "the game is over";
  EXPECT_NE(record.text.find("resign"), std::string::npos) << record.text;
}

TEST(Loading, BotsPlayOnForAPersonWhoHasGoneAndNotForNobody) {
  World world;
  const std::string ann = world.guest("Ann");
  const std::string empty =
      make_table(world, ann, table_body("engarde", R"("random","random")", 2));
  world.loop.pass(minute);
  const auto rows = [&] { return world.store.rows_of(empty).size(); };
  const std::size_t before = rows();
  world.loop.pass(30 * minute);
  EXPECT_EQ(rows(), before) << "nobody looks on";
  Follower page(world, ann, empty);
  world.loop.pass(minute);
  EXPECT_GT(rows(), before) << "somebody has come";
}

TEST(Restart, OutagesAreNotedOnlyWhereSomethingWasWaiting) {
  World world;
  Duel plain(world);
  plain.sit();
  Duel timed(world, with_clock);
  timed.sit();
  world.restart();
  for (Duel* duel : {&plain, &timed}) {
    duel->first.reconnect();
    duel->second.reconnect();
  }
  EXPECT_EQ(count(plain.first.kinds, "outage"), 0) << "a turn waits as long as it takes";
  EXPECT_EQ(count(timed.first.kinds, "outage"), 1);
  world.loop.pass(10 * minute);
  world.restart();
  timed.first.reconnect();
  EXPECT_EQ(count(timed.first.kinds, "outage"), 2);
}

// Whoever is back first must not take the game from who could not come.
TEST(Restart, NobodyIsOverdueBecauseTheServerWasAway) {
  World world;
  Duel awake(world);
  awake.sit();
  Duel resting(world);
  resting.sit();
  const std::vector<Follower*> back = {&awake.other(), &resting.other()};
  world.close(resting.first.socket);
  world.close(resting.second.socket);
  world.loop.pass(2 * minute);
  world.stop();
  world.loop.pass(60 * minute);
  world.begin();
  const auto claim = [](Follower& page) {
    return page.wish("vote", {{"seat", page.now.at("absence").at("seat")}, {"remedy", "claim"}});
  };
  for (Follower* const page : back) {
    page->reconnect();
    EXPECT_EQ(text(claim(*page), "code"), "not_absent");
  }
  world.loop.pass(3 * minute);
  for (Follower* const page : back) {
    EXPECT_EQ(text(claim(*page), "type"), "done");
    EXPECT_EQ(text(page->now, "stage"), "over");
  }
}

TEST(Restart, AClockThatWasAtRestDoesNotRunWhileTheServerIsAway) {
  World world;
  Duel duel(world, R"(,"clock":{"total":7200000,"increment":0})");
  duel.sit();
  world.close(duel.first.socket);
  world.close(duel.second.socket);
  world.loop.pass(60 * minute);
  ASSERT_EQ(world.server->hall().size(), 0U);
  world.stop();
  world.loop.pass(10 * 60 * minute);
  world.begin();
  duel.first.reconnect();
  EXPECT_EQ(text(duel.first.now, "stage"), "playing");
  EXPECT_EQ(count(duel.first.kinds, "outage"), 1);
}

TEST(Restart, OnAFullDiskGoesOnByItselfOnceThereIsRoom) {
  World world;
  Duel timed(world, with_clock);
  timed.sit();
  const std::string ann = world.guest("Ann");
  const std::string bots = make_table(
      world, ann,
      R"({"game":"engarde","players":2,"seats":["me","random"],"windows":{"pace":5000}})");
  Follower page(world, ann, bots);
  page.play();
  const std::size_t before = page.lines.size();
  world.stop();
  world.store.full = "database or disk is full";
  world.begin();
  timed.first.reconnect();
  world.loop.pass(30 * minute);
  EXPECT_EQ(world.ask("GET", "/readyz").status, 503);
  EXPECT_EQ(count(timed.first.kinds, "outage"), 0);
  world.store.full.clear();
  world.loop.pass(minute);
  timed.first.take();
  EXPECT_EQ(count(timed.first.kinds, "outage"), 1);
  for (const json::value& clock : timed.first.now.at("clocks").as_array())
    EXPECT_GT(clock.at("left").as_int64(), 3'500'000);
  page.reconnect();
  EXPECT_GT(page.lines.size(), before) << "the bot has played";
}

TEST(Restart, ListensAtOnceHoweverManyTablesAreStored) {
  World world(without_rates());
  const std::string ann = world.guest("Ann");
  std::string latest;
  for (int i = 0; i < 300; ++i)
    latest = make_table(world, ann, table_body("engarde", R"("me","page")", 2));
  world.loop.pass(60 * minute);
  EXPECT_EQ(world.server->hall().size(), 0U);
  world.restart();
  EXPECT_EQ(world.server->hall().size(), 0U) << "nothing was under way anywhere";
  Follower page(world, ann, latest);
  EXPECT_EQ(text(page.now, "stage"), "playing");
  EXPECT_EQ(world.server->hall().size(), 1U);
}

TEST(Restart, TablesThatWaitForPlayersAreOfferedAgain) {
  World world;
  const std::string ann = world.guest("Ann");
  make_table(world, ann, table_body("engarde", R"("me","open")", 2));
  world.restart();
  EXPECT_EQ(world.ask("GET", "/api/tables").body.as_array().size(), 1U);
  world.loop.pass(3 * 60 * minute);
  EXPECT_EQ(world.ask("GET", "/api/tables").body.as_array().size(), 0U);
}

TEST(Mine, IsListedByWhatNeedsMeInPages) {
  World world(without_rates());
  const std::string ann = world.guest("Ann");
  const std::string bob = world.guest("Bob");
  std::vector<std::string> tables;
  for (int i = 0; i < 25; ++i) {
    tables.push_back(make_table(world, ann, table_body("engarde", R"("me","open")", 2)));
    world.loop.pass(1000);
  }
  Follower second(world, bob, tables[3]);
  ASSERT_EQ(text(second.wish("sit", {{"seat", 2}}), "type"), "done");
  Follower first(world, ann, tables[3]);
  if (first.now.at("choices").is_null()) {
    ASSERT_TRUE(second.play());
  }
  first.take();
  ASSERT_FALSE(first.now.at("choices").is_null());
  // At rest or not, it is known that it is her turn.
  for (const server::Time pause : {server::Time{0}, 180 * minute}) {
    if (pause > 0) {
      world.close(first.socket);
      world.close(second.socket);
    }
    world.loop.pass(pause);
    const json::array mine = world.ask("GET", "/api/mine", {}, ann).body.as_array();
    ASSERT_EQ(mine.size(), 20U);
    EXPECT_EQ(text(mine[0].as_object(), "table"), tables[3]);
    EXPECT_TRUE(mine[0].as_object().at("your_turn").as_bool());
    EXPECT_EQ(text(mine[1].as_object(), "table"), tables[24]) << "then the latest";
    EXPECT_EQ(world.ask("GET", "/api/mine/1", {}, ann).body.as_array().size(), 5U);
    EXPECT_EQ(world.ask("GET", "/api/mine/2", {}, ann).body.as_array().size(), 0U);
  }
  EXPECT_EQ(world.ask("GET", "/api/mine/x", {}, ann).status, 404);
}

TEST(Old, WaitingTablesAndGuestsWithoutGamesGo) {
  server::Settings settings;
  settings.keep_guests = 20;
  World world(settings);
  const std::string ann = world.guest("Ann");
  const std::string passer_by = world.guest("Passer-by");
  const std::string waits = make_table(world, ann, table_body("engarde", R"("me","open")", 2));
  const std::string plays = make_table(world, ann, table_body("engarde", R"("me","random")", 2));
  const server::Time day = 24 * 60 * minute;
  world.loop.pass(6 * day);
  EXPECT_FALSE(world.store.rows_of(waits).empty());
  world.loop.pass(3 * day);
  EXPECT_TRUE(world.store.rows_of(waits).empty());
  EXPECT_FALSE(world.store.rows_of(plays).empty());
  EXPECT_EQ(world.ask("POST", "/api/ticket", {}, passer_by).status, 200);
  world.loop.pass(22 * day);
  EXPECT_EQ(world.ask("POST", "/api/ticket", {}, passer_by).status, 401);
  EXPECT_EQ(world.ask("POST", "/api/ticket", {}, ann).status, 200) << "who has a game stays";
}

TEST(Old, GamesOfOnePersonAgainstBotsAreEnded) {
  World world(without_rates());
  const std::string ann = world.guest("Ann");
  const std::string alone = make_table(world, ann, table_body("engarde", R"("me","page")", 2));
  Duel duel(world);
  duel.sit();
  world.close(duel.first.socket);
  world.close(duel.second.socket);
  const server::Time day = 24 * 60 * minute;
  world.loop.pass(29 * day);
  EXPECT_EQ(world.ask("GET", "/api/mine", {}, ann).body.at(0).at("stage").as_string(), "playing");
  world.loop.pass(3 * day);
  EXPECT_EQ(world.ask("GET", "/api/mine", {}, ann).body.at(0).at("stage").as_string(), "closed");
  duel.first.reconnect();
  EXPECT_EQ(text(duel.first.now, "stage"), "playing") << "two people end their game themselves";
}

TEST(Old, PeopleInMemoryAreBounded) {
  World world(without_rates());
  const std::string first = world.guest("The first");
  for (int i = 0; i < 12'000; ++i) world.guest("One of many");
  EXPECT_LE(world.people().size(), 10'000U);
  EXPECT_EQ(text(world.ask("POST", "/api/me", {}, first).body.as_object(), "name"), "The first");
}

// ---- a clock that was set

TEST(Clock, SetBackBetweenTwoStartsFreezesNothing) {
  World world(without_rates());
  Duel timed(world, with_clock);
  timed.sit();
  const std::string ann = world.guest("Ann");
  const std::string bots =
      make_table(world, ann,
                 R"({"game":"ivanhoe","players":3,"seats":["me","random","random"],)"
                 R"("windows":{"reaction":4000,"offer":8000,"ransom":3000,"pace":1000}})");
  Follower page(world, ann, bots);
  page.play();
  Duel resting(world);
  resting.sit();
  world.close(resting.first.socket);
  world.close(resting.second.socket);
  world.loop.pass(30 * minute);
  world.stop();
  world.loop.set_back(30 * 24 * 60 * minute);
  world.begin();
  page.reconnect();
  timed.first.reconnect();
  timed.second.reconnect();
  resting.first.reconnect();
  resting.second.reconnect();
  EXPECT_TRUE(timed.mover().play());
  EXPECT_TRUE(resting.mover().play());
  EXPECT_TRUE(resting.mover().play());
  const auto left = [&] {
    timed.first.watch();
    return timed.first.now.at("clocks").as_array();
  };
  for (const json::value& clock : left()) {
    EXPECT_GT(clock.at("left").as_int64(), 1'700'000);
    EXPECT_LE(clock.at("left").as_int64(), 3'602'000);
  }
  // Bots and windows go on as if nothing had happened.
  const std::size_t before = page.lines.size();
  for (int i = 0; i < 60 && text(page.now, "stage") == "playing"; ++i) {
    page.play();
    world.loop.pass(5000);
    page.take();
  }
  EXPECT_GT(page.lines.size(), before + 20);
}

}  // namespace
}  // namespace hastilude::tests
