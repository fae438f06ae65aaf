// People at a table: who is let in, talk, rematches, and who goes.
#include <algorithm>

#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include "server/chance.h"
#include "server/duel.h"

namespace hastilude::tests {
namespace {

namespace json = boost::json;

TEST(Table, PrivateOnesAreForTheInvited) {
  World world;
  const std::string ann = world.guest("Ann");
  const Reply made = world.ask(
      "POST", "/api/tables", table_body("engarde", R"("me","open")", 2, R"(,"private":true)"), ann);
  const std::string table = text(made.body.as_object(), "table");
  const std::string invitation = text(made.body.as_object(), "invitation");
  EXPECT_EQ(invitation.size(), 22U) << "128 bits";
  EXPECT_TRUE(world.ask("GET", "/api/tables").body.as_array().empty());
  Follower first(world, ann, table);
  EXPECT_EQ(text(first.info, "invitation"), invitation);

  const std::string eve = world.guest("Eve");
  const server::SocketId socket = world.connect(eve);
  const auto answer = [&](const json::object& message) {
    world.say(socket, message);
    return world.heard(socket).at(0);
  };
  const json::object sit{{"type", "sit"}, {"table", table}, {"id", "x"}, {"seat", 2}};
  EXPECT_EQ(text(answer({{"type", "watch"}, {"table", table}}), "code"), "no_table");
  EXPECT_EQ(text(answer(sit), "code"), "no_table");
  EXPECT_EQ(world.ask("POST", "/api/invitations", R"({"invitation":"wrong"})", eve).status, 404);

  const std::string bob = world.guest("Bob");
  const std::string body = json::serialize(json::object{{"invitation", invitation}});
  const Reply accepted = world.ask("POST", "/api/invitations", body, bob);
  EXPECT_EQ(text(accepted.body.as_object(), "table"), table);
  world.restart();
  Follower second(world, bob, table);
  EXPECT_TRUE(second.info.at("invitation").is_null()) << "for those who sit";
  EXPECT_EQ(text(second.wish("sit", {{"seat", 2}}), "type"), "done");
  EXPECT_EQ(text(second.now, "stage"), "playing");
}

TEST(Table, TalkIsKeptAndSaidOnce) {
  World world;
  Duel duel(world);
  const json::object said{{"text", "<script>alert(1)</script>"}};
  EXPECT_EQ(text(duel.first.wish("chat", said, "c1"), "type"), "done");
  EXPECT_EQ(text(duel.first.wish("chat", said, "c1"), "type"), "done");
  duel.second.take();
  ASSERT_EQ(duel.second.talk.size(), 1U);
  EXPECT_EQ(text(duel.second.talk[0], "name"), "Ann");
  EXPECT_EQ(duel.second.talk[0].at("seat").as_int64(), 1);
  world.restart();
  duel.first.reconnect();
  EXPECT_EQ(text(duel.first.wish("chat", said, "c1"), "type"), "done");
  EXPECT_EQ(text(duel.first.wish("chat", said, "c2"), "type"), "done");
  EXPECT_EQ(duel.first.talk.back().at("id").as_int64(), 2);
}

TEST(Table, TalkThatIsSaidAgainBeforeItIsStoredIsSaidOnce) {
  World world;
  Duel duel(world);
  const std::string said = json::serialize(
      json::object{{"type", "chat"}, {"table", duel.table}, {"id", "c1"}, {"text", "hail"}});
  for (int i = 0; i < 3; ++i) world.server->received(duel.first.socket, said);
  EXPECT_EQ(duel.first.take().size(), 3U) << "each is answered";
  duel.second.take();
  EXPECT_EQ(duel.second.talk.size(), 1U);
}

// Nobody knows whether it was stored, until it can be read.
TEST(Table, TalkOfUnknownFateIsSaidOnce) {
  World world;
  Duel duel(world);
  for (const auto mishap : {MemoryStore::Mishap::unsaid, MemoryStore::Mishap::lost}) {
    duel.second.talk.clear();
    const json::object said{{"text", "hail"}};
    const std::string id = mishap == MemoryStore::Mishap::lost ? "lost" : "unsaid";
    world.store.mishap = [mishap] { return mishap; };
    EXPECT_EQ(text(duel.first.wish("chat", said, id), "code"), "too_busy");
    world.store.mishap = [] { return MemoryStore::Mishap::none; };
    world.loop.pass(1000);
    EXPECT_EQ(text(duel.first.wish("chat", said, id), "type"), "done");
    duel.second.take();
    EXPECT_EQ(duel.second.talk.size(), 1U) << id;
  }
  std::size_t stored = 0;
  world.store.talk(duel.table, 100,
                   later::unowned([&](const store::Outcome<std::vector<store::Remark>>& talk) {
                     stored = talk->size();
                   }));
  world.loop.settle();
  EXPECT_EQ(stored, 2U);
}

// What cannot be stored is not acknowledged.
TEST(Table, AnInvitationCountsOnceItIsStored) {
  World world;
  const std::string ann = world.guest("Ann");
  const std::string bob = world.guest("Bob");
  const Reply made = world.ask(
      "POST", "/api/tables", table_body("engarde", R"("me","open")", 2, R"(,"private":true)"), ann);
  const std::string body =
      json::serialize(json::object{{"invitation", made.body.at("invitation")}});
  world.store.full = "database or disk is full";
  EXPECT_EQ(world.ask("POST", "/api/invitations", body, bob).status, 503);
  world.store.full.clear();
  world.loop.pass(60'000);
  EXPECT_EQ(world.ask("POST", "/api/invitations", body, bob).status, 200);
  world.restart();
  const Follower page(world, bob, text(made.body.as_object(), "table"));
  EXPECT_EQ(text(page.now, "stage"), "waiting");
}

TEST(Table, WhoIsBeingAdmittedIsWaitedFor) {
  World world;
  const std::string ann = world.guest("Ann");
  const std::string table = make_table(world, ann, table_body("engarde", R"("me","open")", 2));
  server::Marshal& marshal = *world.server->hall().here(table);
  ASSERT_TRUE(marshal.idle());
  std::vector<bool> told;
  const auto tell = [&](bool kept) { told.push_back(kept); };
  world.store.full = "database or disk is full";
  marshal.admit("bob", later::unowned(tell));
  marshal.admit("bob", later::unowned(tell));
  EXPECT_FALSE(marshal.idle()) << "it must not leave memory before they are answered";
  EXPECT_TRUE(told.empty()) << "nothing is known yet";
  world.loop.settle();
  EXPECT_EQ(told, std::vector<bool>({false, false}));
  EXPECT_TRUE(marshal.idle());
}

TEST(Table, IsPlayedAgainWithTheStartMovedOn) {
  World world;
  Duel duel(world, R"(,"options":{"target":"1"})");
  EXPECT_EQ(text(duel.first.wish("rematch"), "code"), "not_over");
  duel.sit();
  play_on(world, {&duel.first, &duel.second});
  ASSERT_EQ(text(duel.first.now, "stage"), "over");
  EXPECT_EQ(text(duel.first.wish("rematch"), "type"), "done");
  EXPECT_TRUE(duel.first.now.at("rematch").is_null()) << "the other one has not been asked";
  duel.second.take();
  EXPECT_EQ(json::serialize(duel.second.now.at("rematch_wanted")), "[1]");
  EXPECT_EQ(text(duel.second.wish("rematch"), "type"), "done");
  world.loop.settle();
  duel.first.take();
  duel.second.take();
  const std::string next = text(duel.first.now, "rematch");
  ASSERT_NE(next, "");
  EXPECT_EQ(text(duel.second.now, "rematch"), next) << "one table, not two";
  Follower again(world, duel.bob, next);
  EXPECT_EQ(text(again.now, "stage"), "playing");
  EXPECT_NE(again.lines.front(), duel.first.lines.front()) << "the other one starts";
}

TEST(Table, ResignedAndWishedForAgainAtOnceNamesNoTableThatIsNotThere) {
  World world;
  Duel duel(world);
  duel.sit();
  for (const char* type : {"resign", "rematch"})
    world.server->received(
        duel.first.socket,
        json::serialize(json::object{{"type", type}, {"table", duel.table}, {"id", type}}));
  world.loop.settle();
  duel.first.take();
  duel.second.take();
  EXPECT_EQ(text(duel.first.now, "stage"), "over");
  EXPECT_TRUE(duel.first.now.at("rematch").is_null());
  EXPECT_EQ(text(duel.second.wish("decline_rematch"), "type"), "done");
  EXPECT_EQ(text(duel.first.wish("rematch"), "code"), "declined");
  bool there = true;
  world.server->hall().find(
      server::rematch_id(duel.table),
      later::unowned([&](const server::Marshal* marshal) { there = marshal != nullptr; }));
  world.loop.settle();
  EXPECT_FALSE(there);
}

// Who opens a table says how long people are waited for there; who comes is told.
TEST(Table, HowLongPeopleAreWaitedForIsSetAtTheTable) {
  World world;
  Duel duel(world, R"(,"patience":{"absent":86400000,"silent":259200000})");
  duel.sit();
  EXPECT_EQ(duel.second.info.at("patience").at("absent").as_int64(), 86'400'000);
  Follower& waits = duel.other();
  world.close(duel.mover().socket);
  const json::object claim{{"seat", waits.now.at("absence").at("seat")}, {"remedy", "claim"}};
  world.loop.pass(86'000'000);
  EXPECT_EQ(text(waits.wish("vote", claim), "code"), "not_absent");
  world.loop.pass(400'000);
  EXPECT_EQ(text(waits.wish("vote", claim), "type"), "done");
  Duel usual(world);
  EXPECT_FALSE(usual.first.info.contains("patience"));
}

TEST(Table, WhoIsGoneIsDoneWithoutAndASoloGameIsDismissed) {
  World world;
  Duel duel(world);
  duel.sit();
  Follower& mover = duel.mover();
  Follower& other = &mover == &duel.first ? duel.second : duel.first;
  const int seat = &mover == &duel.first ? 1 : 2;
  const json::object claim{{"seat", seat}, {"remedy", "claim"}};
  world.close(mover.socket);
  world.loop.pass(170'000);
  EXPECT_EQ(text(other.wish("vote", claim), "code"), "not_absent");
  world.loop.pass(20'000);
  EXPECT_EQ(text(other.wish("dismiss"), "code"), "not_alone");
  EXPECT_EQ(text(other.wish("vote", claim), "type"), "done");
  EXPECT_EQ(text(other.now, "stage"), "over");
  const Reply made =
      world.ask("POST", "/api/tables", table_body("engarde", R"("me","random")", 2), duel.ann);
  Follower solo(world, duel.ann, text(made.body.as_object(), "table"));
  EXPECT_EQ(text(solo.wish("dismiss"), "type"), "done");
  EXPECT_EQ(text(solo.now, "stage"), "closed");
}

// Who watches the list while a window is open must not learn when somebody answered, which tells
// whether there was something to think about.
TEST(Table, AnAnswerThatIsHeldMovesNothingInTheLobby) {
  World world;
  const std::string ann = world.guest("Ann");
  const std::string table =
      make_table(world, ann, R"({"game":"castles","players":3,"seats":["me","open","open"]})");
  Follower first(world, ann, table);
  Follower second(world, world.guest("Bob"), table);
  Follower third(world, world.guest("Cid"), table);
  second.wish("sit", {{"seat", 2}});
  third.wish("sit", {{"seat", 3}});
  const std::vector<Follower*> all = {&first, &second, &third};
  const auto in_window = [&] {
    for (Follower* one : all) one->take();
    const json::object* const question = first.now.at("question").if_object();
    return question != nullptr && text(*question, "kind") != "turn";
  };
  for (int step = 0; step < 1000 && !in_window(); ++step) {
    for (Follower* one : all) {
      if (!in_window()) one->play();
    }
    if (!in_window()) world.loop.pass(100);
  }
  ASSERT_TRUE(in_window());
  const std::string dan = world.guest("Dan");
  const Reply other =
      world.ask("POST", "/api/tables", table_body("engarde", R"("me","random")", 2), dan);
  Follower alone(world, dan, text(other.body.as_object(), "table"));
  world.loop.pass(10);
  alone.wish("pace", {{"pace", 100}});
  const auto latest = [&] {
    const Reply lobby = world.ask("GET", "/api/tables");
    return text(lobby.body.as_array().at(0).as_object(), "table");
  };
  ASSERT_EQ(latest(), alone.table());
  world.loop.pass(10);
  const auto answers = [](Follower* one) { return one->play(); };
  ASSERT_TRUE(std::ranges::any_of(all, answers));
  ASSERT_TRUE(in_window()) << "the answer is held";
  EXPECT_EQ(latest(), alone.table());
}

TEST(Table, IsThereOnceHoweverManyAskForItWhileItOpens) {
  World world;
  Duel duel(world, R"(,"options":{"target":"1"})");
  duel.sit();
  play_on(world, {&duel.first, &duel.second});
  const std::string next = server::rematch_id(duel.table);
  const auto said = [](json::object message) { return json::serialize(message); };
  const std::string watch = said({{"type", "watch"}, {"table", next}});
  const std::string rematch = said({{"type", "rematch"}, {"table", duel.table}, {"id", "r"}});
  // All before the store has answered anybody.
  world.server->received(duel.second.socket, watch);
  world.server->received(duel.first.socket, rematch);
  world.server->received(duel.second.socket, rematch);
  world.server->received(duel.second.socket, watch);
  world.loop.settle();
  world.server->received(duel.second.socket, watch);
  world.loop.settle();
  Follower again(world, duel.bob, next);
  Follower other(world, duel.ann, next);
  play_on(world, {&again, &other});
  EXPECT_EQ(text(again.now, "stage"), "over") << "one table, at which both sit";
  int snapshots = 0;
  for (const json::object& message : world.heard(duel.second.socket))
    snapshots += text(message, "type") == "snapshot";
  EXPECT_GE(snapshots, 1) << "who asks once it is there is told";
}

TEST(Table, MoreThanOnePageOfAPersonAndResigning) {
  World world;
  Duel duel(world);
  duel.sit();
  Follower also(world, duel.ann, duel.table);
  EXPECT_EQ(text(duel.first.wish("resign"), "type"), "done");
  also.take();
  EXPECT_EQ(text(also.now, "stage"), "over");
  EXPECT_EQ(also.lines, duel.first.lines);
  EXPECT_EQ(also.now.at("winners").as_array().at(0).as_int64(), 2);
}

}  // namespace
}  // namespace hastilude::tests
