// Two servers that share a store: who keeps a table, what people at one see of those at the other,
// and what happens when a server or the store goes away.
#include <gtest/gtest.h>

#include "server/news.h"
#include "server/two_nodes.h"

namespace hastilude::tests {
namespace {

constexpr const char* with_short_clock = R"(,"clock":{"total":20000,"increment":0})";

constexpr const char* hasty = R"(,"patience":{"absent":30000,"silent":600000})";

// Somebody wants to do without whoever has the turn.
boost::json::object do_without(Follower& page) {
  page.take();
  return page.wish("vote", {{"seat", page.now.at("absence").at("seat")}, {"remedy", "claim"}});
}

TEST_F(TwoNodes, APageAtOnePlaysAtATableThatTheOtherKeeps) {
  FarDuel duel(one(), two());
  EXPECT_EQ(text(duel.second.wish("sit", {{"seat", 2}}), "type"), "done");
  for (int i = 0; i < 3000 && text(duel.first.now, "stage") != "over"; ++i) {
    pass(50);
    duel.first.play();
    duel.second.play();
    duel.first.take();
    duel.second.take();
  }
  pass();
  duel.first.take();
  duel.second.take();
  EXPECT_EQ(text(duel.first.now, "stage"), "over");
  EXPECT_EQ(text(duel.second.now, "stage"), "over");
  EXPECT_EQ(duel.first.lines.size(), duel.second.lines.size());
  EXPECT_EQ(outages(duel.table), 0);
}

TEST_F(TwoNodes, WhatIsNotToldIsFoundByLooking) {
  FarDuel duel(one(), two());
  one().loop.settle();
  EXPECT_EQ(text(duel.second.wish("sit", {{"seat", 2}}), "type"), "done");
  const int known = duel.first.number;
  for (int i = 0; i < 60; ++i) {
    now_ += 50;
    for (World* const world : {&one(), &two()}) {
      world->loop.pass(50);
      world->news.told.clear();
    }
  }
  duel.first.take();
  EXPECT_GT(duel.first.number, known);
}

TEST_F(TwoNodes, TalkNamesAndPresenceGoFromOneToTheOther) {
  FarDuel duel(one(), two());
  duel.second.wish("sit", {{"seat", 2}});
  pass();
  duel.first.wish("chat", {{"text", "hail"}});
  duel.second.wish("chat", {{"text", "well met"}});
  pass(3000);
  duel.first.take();
  duel.second.take();
  ASSERT_EQ(duel.first.talk.size(), 2U);
  ASSERT_EQ(duel.second.talk.size(), 2U);
  EXPECT_EQ(text(duel.second.talk.front(), "name"), "Ann");
  one().ask("POST", "/api/me", R"({"name":"Anna"})", duel.ann);
  pass();
  EXPECT_EQ(two().people().name(person_of(one(), duel.ann)), "Anna");
  const auto here = [&](World& world) {
    return world.server->hall().here(duel.table)->table().here().size();
  };
  EXPECT_EQ(here(one()), 2);
  EXPECT_EQ(here(two()), 2);
  pass(16'000);
  two().close(duel.second.socket);
  pass();
  EXPECT_EQ(here(one()), 1);
  one().stop();
  pass(25'000, {&two()});
  EXPECT_EQ(here(two()), 0) << "nothing was heard of them for long";
}

TEST_F(TwoNodes, TicketsInvitationsListsAndEndsCountEverywhere) {
  const std::string ann = one().guest("Ann");
  const std::string bob = two().guest("Bob");
  const boost::json::value ticket = one().ticket(ann);
  const server::SocketId socket = two().connect_by(ticket, server::Contributing::no);
  const std::string open = make_table(one(), ann, table_body("engarde", R"("me","open")", 2));
  pass();
  EXPECT_NE(two().ask("GET", "/api/tables").text.find(open), std::string::npos);
  const Reply hidden = one().ask(
      "POST", "/api/tables", table_body("engarde", R"("me","open")", 2, R"(,"private":true)"), ann);
  const std::string table = text(hidden.body.as_object(), "table");
  // It is in the other's memory, too, before he is invited.
  EXPECT_EQ(two().ask("GET", "/api/tables/" + table + "/record", {}, bob).status, 404);
  const std::string body =
      R"({"invitation":")" + text(hidden.body.as_object(), "invitation") + "\"}";
  EXPECT_EQ(one().ask("POST", "/api/invitations", body, bob).status, 200);
  EXPECT_EQ(two().ask("GET", "/api/tables/" + table + "/record", {}, bob).status, 409);
  EXPECT_EQ(one().ask("POST", "/api/end", R"({"where":"everywhere"})", ann).status, 200);
  pass();
  EXPECT_EQ(two().sockets.closed[socket], server::Parting::ended);
}

// A node that appended when nobody kept the table keeps it, and has not been told so. Whoever comes
// again and again must not put off that it asks.
TEST_F(TwoNodes, WhoKeepsATableWithoutKnowingFindsOutHoweverOftenPagesCome) {
  FarDuel duel(one(), two(), with_short_clock);
  duel.second.wish("sit", {{"seat", 2}});
  pass();
  ASSERT_TRUE(one().server->hall().here(duel.table)->keeps());
  ASSERT_FALSE(two().server->hall().here(duel.table)->keeps());
  one().stop();
  shelves_->tables[duel.table].keeper = two().node().name();
  for (int i = 0; i < 30; ++i) {
    duel.second.take();
    duel.second.watch(duel.second.number + 1);
    pass(1000, {&two()});
  }
  duel.second.take();
  EXPECT_EQ(text(duel.second.now, "stage"), "over") << "by the clock";
}

TEST_F(TwoNodes, WhatAKilledOneKeptGoesOnAtTheOtherAfterAnOutage) {
  FarDuel duel(one(), two(), with_short_clock);
  duel.second.wish("sit", {{"seat", 2}});
  pass();
  ASSERT_TRUE(one().server->hall().here(duel.table)->keeps());
  one().stop();
  pass(6000, {&two()});
  EXPECT_TRUE(two().server->hall().here(duel.table)->keeps());
  EXPECT_EQ(outages(duel.table), 1);
}

TEST_F(TwoNodes, WhoIsStoppedForLongAndWakesWritesNothingWrong) {
  FarDuel duel(one(), two(), with_short_clock);
  duel.second.wish("sit", {{"seat", 2}});
  pass();
  ASSERT_TRUE(one().server->hall().here(duel.table)->keeps());
  // For longer than the clock of whoever has the turn runs.
  pass(60'000, {&two()});
  const std::size_t rows = shelves_->tables[duel.table].rows.size();
  EXPECT_GT(rows, 0U);
  one().loop.wake_at(now_);
  pass(3000);
  EXPECT_FALSE(one().server->hall().here(duel.table)->keeps());
  EXPECT_TRUE(two().server->hall().here(duel.table)->keeps());
  EXPECT_EQ(one().server->hall().here(duel.table)->ledger().end(),
            shelves_->tables[duel.table].end);
  EXPECT_EQ(outages(duel.table), 1);
}

TEST_F(TwoNodes, NobodyIsSentToWhoIsTakenForGone) {
  one().store.stays_damaged = true;
  pass(3000);
  EXPECT_EQ(one().ask("GET", "/readyz").status, 503);
  EXPECT_EQ(two().ask("GET", "/readyz").status, 200);
  one().store.stays_damaged = false;
  pass(1000);
  EXPECT_EQ(one().ask("GET", "/readyz").status, 200);
}

TEST_F(TwoNodes, WhoGoesInGoodOrderLeavesNoOutage) {
  FarDuel duel(one(), two(), with_short_clock);
  duel.second.wish("sit", {{"seat", 2}});
  pass();
  one().server->stopping();
  pass(1000);
  EXPECT_TRUE(one().finished);
  one().stop();
  pass(3000, {&two()});
  EXPECT_TRUE(two().server->hall().here(duel.table)->keeps());
  EXPECT_EQ(outages(duel.table), 0);
}

// Somebody comes to a node that has not heard of the table before, and finds nobody there.
TEST_F(TwoNodes, WhoComesToANodeThatKnowsNobodyCannotDoWithoutThem) {
  const auto three = std::make_unique<World>(without_rates(), Deals::plain, shelves_);
  FarDuel duel(one(), two(), hasty);
  duel.second.wish("sit", {{"seat", 2}});
  pass(40'000, {&one(), &two(), three.get()});
  duel.first.take();
  duel.second.take();
  const bool ann_moves = !duel.first.now.at("choices").is_null();
  Follower other(*three, ann_moves ? duel.bob : duel.ann, duel.table);
  EXPECT_EQ(text(do_without(other), "type"), "refused");
  pass(1000, {&one(), &two(), three.get()});
  EXPECT_EQ(text(do_without(other), "type"), "refused");
  EXPECT_EQ(three->server->hall().here(duel.table)->table().stage(), tables::Stage::playing);
}

TEST_F(TwoNodes, WhoComesIsToldAtOnceWhoIsHereAtOthers) {
  FarDuel duel(one(), two());
  duel.second.wish("sit", {{"seat", 2}});
  pass(20'000);
  const auto three = std::make_unique<World>(without_rates(), Deals::plain, shelves_);
  Follower onlooker(*three, three->guest("Eve"), duel.table);
  pass(500, {&one(), &two(), three.get()});
  const auto heard = three->heard(onlooker.socket);
  ASSERT_FALSE(heard.empty());
  ASSERT_EQ(text(heard.back(), "type"), "presence");
  EXPECT_EQ(heard.back().at("online").as_array().size(), 2U);
}

TEST_F(TwoNodes, NobodyIsMissedWhoMayBeAtANodeThatCannotBeHeard) {
  FarDuel duel(one(), two(), hasty);
  duel.second.wish("sit", {{"seat", 2}});
  pass(20'000);
  for (World* const world : {&one(), &two()}) world->news.deaf = true;
  for (int i = 0; i < 120; ++i) {
    now_ += 500;
    for (World* const world : {&one(), &two()}) {
      world->loop.pass(now_ - world->loop.real());
      world->news.told.clear();
    }
  }
  duel.first.take();
  duel.second.take();
  Follower& other = duel.first.now.at("choices").is_null() ? duel.first : duel.second;
  EXPECT_EQ(text(do_without(other), "type"), "refused");
}

// It is stored that the table is kept, and lost that it was interrupted before.
TEST_F(TwoNodes, AnOutageIsWrittenWhereTheAnswerToAClaimIsLost) {
  FarDuel duel(one(), two(), with_short_clock);
  duel.second.wish("sit", {{"seat", 2}});
  pass();
  ASSERT_TRUE(one().server->hall().here(duel.table)->keeps());
  one().stop();
  int asked = 0;
  two().store.mishap = [&asked] {
    return asked++ == 0 ? MemoryStore::Mishap::unsaid : MemoryStore::Mishap::none;
  };
  pass(8000, {&two()});
  EXPECT_GT(asked, 1);
  EXPECT_TRUE(two().server->hall().here(duel.table)->keeps());
  EXPECT_EQ(outages(duel.table), 1);
}

TEST_F(TwoNodes, AllGoByTheClockOfTheStore) {
  const auto apart = [](World& world) { return world.loop.now() - world.loop.real(); };
  for (const server::Time wrong : {-30'000, 30'000}) {
    two().stop();
    two().loop.set_apart(wrong);
    two().begin();
    pass(1000);
    EXPECT_LT(std::abs(apart(two())), 300) << "at once, before it keeps anything";
  }
  one().loop.set_apart(2000);
  pass(5000);
  EXPECT_GT(apart(one()), 1000) << "nobody's time jumps";
  pass(30'000);
  EXPECT_LT(std::abs(apart(one())), 300);
}

TEST_F(TwoNodes, ATableIsNotForgottenWhereSomebodyWaitsAtAnotherNode) {
  FarDuel duel(one(), two());
  pass(1000);
  one().close(duel.first.socket);
  pass(5000);
  const auto forget = [&] {
    const server::Time before = now_ - 2000;
    one().server->hall().forget_waiting(before);
    one().store.prune({.waiting = before}, later::unowned([](const auto&) {}));
    one().loop.settle();
  };
  forget();
  EXPECT_TRUE(shelves_->tables.contains(duel.table)) << "it is in the memory of both";
  one().restart();
  pass(20'000);
  forget();
  EXPECT_TRUE(shelves_->tables.contains(duel.table)) << "it is in the memory of the other";
  two().close(duel.second.socket);
  pass(400'000);
  forget();
  EXPECT_FALSE(shelves_->tables.contains(duel.table));
}

// The store is away for longer than the clock of whoever has the turn runs.
TEST_F(TwoNodes, ClocksStandStillWhileTheStoreIsAway) {
  FarDuel duel(one(), two(), with_short_clock);
  duel.second.wish("sit", {{"seat", 2}});
  pass();
  for (World* const world : {&one(), &two()}) world->store.away = "away";
  pass(60'000);
  for (World* const world : {&one(), &two()}) world->store.away.clear();
  for (int i = 0; i < 40 && outages(duel.table) == 0; ++i) pass(1000);
  pass(1000);
  EXPECT_EQ(outages(duel.table), 1);
  for (World* const world : {&one(), &two()})
    EXPECT_EQ(world->server->hall().here(duel.table)->table().stage(), tables::Stage::playing)
        << "nobody has lost on time";
}

// The same at a server that has its store for itself: it needs no others to know.
TEST(OneNode, ClocksStandStillWhileTheStoreIsAway) {
  World world(without_rates());
  Duel duel(world, with_short_clock);
  duel.sit();
  world.store.away = "away";
  // Somebody meets it.
  EXPECT_EQ(text(duel.mover().wish("resign"), "code"), "too_busy");
  world.loop.pass(60'000);
  world.store.away.clear();
  // Until it is tried again.
  for (int i = 0; i < 31 && !world.health().well(); ++i) world.loop.pass(1000);
  duel.first.take();
  EXPECT_EQ(text(duel.first.now, "stage"), "playing") << "nobody has lost on time";
  EXPECT_NE(std::ranges::find(duel.first.kinds, "outage"), duel.first.kinds.end());
}

// It was laid to rest before, with a clock that would run out meanwhile.
TEST(OneNode, ClocksOfTablesAtRestStandStillWhileTheStoreIsAway) {
  World world(without_rates());
  Duel duel(world, R"(,"clock":{"total":3600000,"increment":0})");
  duel.sit();
  for (const Follower* page : {&duel.first, &duel.second}) world.close(page->socket);
  world.loop.pass(600'000);
  ASSERT_EQ(world.server->hall().here(duel.table), nullptr);
  world.store.away = "away";
  world.loop.pass(2 * 3'600'000);
  EXPECT_FALSE(world.health().well());
  world.store.away.clear();
  world.loop.pass(600'000);
  duel.first.reconnect();
  EXPECT_EQ(text(duel.first.now, "stage"), "playing") << "nobody has lost on time";
}

// Part of what says which tables were interrupted cannot be read: all others go on.
TEST(OneNode, DamageWhereStaysAreKeptStopsNobody) {
  World world(without_rates());
  Duel duel(world, with_short_clock);
  duel.sit();
  world.store.stays_damaged = true;
  world.restart();
  duel.first.reconnect();
  EXPECT_EQ(text(duel.first.now, "stage"), "playing");
  EXPECT_NE(std::ranges::find(duel.first.kinds, "outage"), duel.first.kinds.end())
      << "nobody knows better";
  world.loop.pass(30'000);
  duel.first.take();
  EXPECT_EQ(text(duel.first.now, "stage"), "over") << "time passes";
}

TEST(News, IsReadAsItWasWritten) {
  const auto told = [](const server::news::News& news) {
    const server::news::Text text = server::news::text_of(news);
    return text.latest.empty() ? text.what : text.what + ' ' + text.latest;
  };
  for (const char* const line :
       {"rows t1 12", "talk t1 3", "here t1 node 5 4 17", "open t1", "renamed ann", "ended ann -",
        "ended ann login", "spent message address 192.0.2.1 2500", "parted"}) {
    const auto news = server::news::read(line);
    ASSERT_TRUE(news) << line;
    EXPECT_EQ(told(*news), line);
  }
  for (const char* const line :
       {"", "rows t1", "rows t1 x", "rows t1 -3", "here t1 node 999 0 0", "here t1 node 1 1 x",
        "spent much person ann 1", "spent message purse ann 1", "parted now", "rows t1 12 13",
        "unheard of"})
    EXPECT_FALSE(server::news::read(line)) << line;
}

}  // namespace
}  // namespace hastilude::tests
