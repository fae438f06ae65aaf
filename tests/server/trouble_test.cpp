// A store that fails, and tables whose rows make no sense: nobody else is harmed, everyone is told,
// and it goes on by itself when it can.
#include <algorithm>

#include <boost/json/serialize.hpp>

#include "server/chance.h"
#include "server/duel.h"

namespace hastilude::tests {
namespace {

namespace json = boost::json;

// Every line of the log while it lives.
class Listening {
 public:
  Listening() {
    server::set_log_ear([this](std::string_view line) { lines.emplace_back(line); });
  }
  ~Listening() { server::set_log_ear({}); }
  Listening(const Listening&) = delete;
  Listening& operator=(const Listening&) = delete;

  int with(std::string_view words) const {
    int count = 0;
    for (const std::string& line : lines) count += line.find(words) != std::string::npos ? 1 : 0;
    return count;
  }

  std::vector<std::string> lines;
};

json::object first_move(const Follower& page) {
  const json::object& choices = page.now.at("choices").as_object();
  const std::string move = offered(choices, 0);
  return {{"number", page.number}, {"move", move}};
}

// What comes first to a socket besides word of the store itself.
json::object first_answer(World& world, server::SocketId socket) {
  for (const json::object& message : world.heard(socket)) {
    if (text(message, "type") != "storing") return message;
  }
  ADD_FAILURE() << "no answer";
  return {};
}

TEST(FailingStore, IsToldAtOnceAndTriedAgainAfterGrowingPauses) {
  World world;
  Duel duel(world);
  duel.sit();
  Follower& mover = duel.mover();
  const json::object act = first_move(mover);
  const Listening log;
  world.store.full = "database or disk is full";
  EXPECT_EQ(text(mover.wish("act", act, "a"), "code"), "too_busy");
  EXPECT_EQ(text(mover.wish("act", act, "a"), "code"), "too_busy") << "without asking the store";
  EXPECT_EQ(text(mover.wish("chat", {{"text", "hello?"}}), "code"), "too_busy");
  EXPECT_EQ(world.ask("GET", "/readyz").status, 503);
  EXPECT_EQ(world.ask("GET", "/healthz").status, 200) << "the process itself is well";
  EXPECT_EQ(
      world.ask("POST", "/api/tables", table_body("engarde", R"("me","open")", 2), duel.ann).status,
      503);
  EXPECT_EQ(world.ask("POST", "/api/me").status, 503);
  world.loop.pass(600'000);
  EXPECT_GE(log.with("store fails"), 5);
  EXPECT_LE(log.lines.size(), 40U) << "once a pause";
  EXPECT_EQ(log.with("store fails"), log.with("database or disk is full")) << "the reason in words";
  world.store.full.clear();
  world.loop.pass(30'000);
  EXPECT_EQ(log.with("store works again"), 1);
  EXPECT_EQ(world.ask("GET", "/readyz").status, 200);
  EXPECT_EQ(text(mover.wish("act", act, "a"), "type"), "done");
  EXPECT_EQ(text(mover.wish("act", act, "a"), "type"), "done") << "once";
  EXPECT_TRUE(duel.mover().play());
}

TEST(FailingStore, IsToldToPagesThatDoNothing) {
  World world;
  Duel duel(world);
  duel.sit();
  Follower idle(world, world.guest("Onlooker"), duel.mover().table());
  const server::SocketId unknown = world.open_socket();
  world.store.full = "database or disk is full";
  duel.mover().wish("act", first_move(duel.mover()), "a");
  idle.take();
  EXPECT_EQ(idle.storing, "-");
  EXPECT_TRUE(world.heard(unknown).empty()) << "has not said who it is";
  world.loop.pass(60'000);
  idle.take();
  EXPECT_EQ(idle.storing, "-") << "once";
  world.store.full.clear();
  world.loop.pass(30'000);
  idle.take();
  EXPECT_EQ(idle.storing, "-+");
}

TEST(FailingStore, DoesNotLoseWhatBotsAndClocksDecided) {
  World world;
  const std::string ann = world.guest("Ann");
  const std::string table = make_table(
      world, ann, table_body("engarde", R"("me","random")", 2, R"(,"options":{"target":"1"})"));
  Follower page(world, ann, table);
  int failures = 0;
  for (int i = 0; i < 3000 && text(page.now, "stage") != "over"; ++i) {
    world.store.full = i % 3 == 1 ? "disk I/O error" : "";
    failures += i % 3 == 1 ? 1 : 0;
    page.take();
    if (!page.now.at("choices").is_null() && page.now.at("held").is_null())
      page.wish("act", first_move(page));
    world.loop.pass(1000);
    page.take();
  }
  world.store.full.clear();
  EXPECT_EQ(text(page.now, "stage"), "over");
  EXPECT_GT(failures, 3);
}

TEST(FailingStore, SaysWhichAnswerCountsWhenItsFateWasUnknown) {
  World world;
  Duel duel(world);
  duel.sit();
  Follower& mover = duel.mover();
  const json::object act = first_move(mover);
  world.store.mishap = [] { return MemoryStore::Mishap::unsaid; };
  EXPECT_EQ(text(mover.wish("act", act, "a"), "code"), "too_busy");
  world.store.mishap = [] { return MemoryStore::Mishap::none; };
  world.loop.pass(1000);
  const std::size_t lines = [&] {
    mover.take();
    return mover.lines.size();
  }();
  EXPECT_EQ(text(mover.wish("act", act, "a"), "type"), "done");
  EXPECT_EQ(mover.lines.size(), lines) << "it was carried out already";
}

// Where nothing can be read, nobody is told that they are nobody, or that their table is not there.
TEST(FailingStore, ThatCannotBeReadIsNotTakenForAnEmptyOne) {
  World world;
  const std::string ann = world.guest("Ann");
  const std::string table = make_table(world, ann, table_body("engarde", R"("me","page")", 2));
  const server::SocketId socket = world.connect(ann);
  world.loop.pass(1'000'000);
  ASSERT_EQ(world.server->hall().size(), 0U);
  world.store.away = "disk I/O error";
  for (const char* const path : {"/api/ticket", "/api/me"}) {
    const Reply reply = world.ask("POST", path, {}, ann);
    EXPECT_EQ(reply.status, 503) << path;
    EXPECT_EQ(reply.cookie, "") << "she must not become somebody else";
  }
  EXPECT_EQ(world.ask("GET", "/api/mine", {}, ann).status, 503);
  world.say(socket, {{"type", "watch"}, {"table", table}});
  const json::object gone = first_answer(world, socket);
  EXPECT_EQ(text(gone, "type") + ' ' + text(gone, "code"), "gone too_busy");
  world.say(socket, {{"type", "resign"}, {"table", table}, {"id", "r"}});
  const json::object refused = world.heard(socket).at(0);
  EXPECT_EQ(text(refused, "id") + ' ' + text(refused, "code"), "r too_busy");
  world.store.away.clear();
  world.loop.pass(60'000);
  world.say(socket, {{"type", "watch"}, {"table", table}});
  EXPECT_EQ(text(first_answer(world, socket), "type"), "snapshot");
}

// A table that could be read in part only would let nobody in whom it does not know.
TEST(FailingStore, LosesNobodysAdmissionWhenItFailsInTheMiddle) {
  World world;
  const std::string ann = world.guest("Ann");
  const std::string bob = world.guest("Bob");
  const Reply made = world.ask(
      "POST", "/api/tables", table_body("engarde", R"("me","open")", 2, R"(,"private":true)"), ann);
  const json::object invitation{{"invitation", made.body.at("invitation")}};
  world.ask("POST", "/api/invitations", json::serialize(invitation), bob);
  const std::string table = text(made.body.as_object(), "table");
  const server::SocketId socket = world.connect(bob);
  const json::object watch{{"type", "watch"}, {"table", table}};
  int refused = 0;
  for (int reads = 0; reads < 6; ++reads) {
    world.say(socket, {{"type", "unwatch"}, {"table", table}});
    world.loop.pass(1'000'000);
    ASSERT_EQ(world.server->hall().size(), 0U);
    world.heard(socket);
    world.store.reads_left = reads;
    world.store.away = "disk I/O error";
    world.say(socket, watch);
    const json::object first = first_answer(world, socket);
    refused += text(first, "code") == "too_busy" ? 1 : 0;
    EXPECT_TRUE(text(first, "type") == "snapshot" || text(first, "code") == "too_busy")
        << json::serialize(first);
    world.store.away.clear();
    world.loop.pass(60'000);
    world.heard(socket);
    world.say(socket, watch);
    EXPECT_EQ(text(world.heard(socket).at(0), "type"), "snapshot") << "after " << reads << " reads";
  }
  EXPECT_GE(refused, 3);
}

// ---- time during which nothing could be decided

json::object claim_against(const Follower& waited_for_by) {
  return {{"seat", waited_for_by.now.at("absence").at("seat")}, {"remedy", "claim"}};
}

// Whoever could not decide is not overdue by it, wherever their table was meanwhile.
TEST(FailingStore, CountsAgainstNobodyWhoIsWaitedFor) {
  World world;
  Duel here(world);
  here.sit();
  Duel resting(world);
  resting.sit();
  const std::vector<Follower*> others = {&here.other(), &resting.other()};
  world.close(here.mover().socket);
  world.close(resting.first.socket);
  world.close(resting.second.socket);
  world.loop.pass(170'000);
  world.store.full = "database or disk is full";
  EXPECT_EQ(text(others[0]->wish("resign"), "code"), "too_busy");
  world.loop.pass(1'200'000);
  world.store.full.clear();
  world.loop.pass(30'000);
  ASSERT_EQ(world.ask("GET", "/readyz").status, 200);
  others[1]->reconnect();
  for (Follower* const other : others)
    EXPECT_EQ(text(other->wish("vote", claim_against(*other)), "code"), "not_absent");
  world.loop.pass(180'000);
  for (Follower* const other : others)
    EXPECT_EQ(text(other->wish("vote", claim_against(*other)), "type"), "done");
}

// Pages are told so, also where no clock runs and nothing is written.
TEST(FailingStore, IsKnownToThoseWhoWait) {
  World world;
  Duel duel(world);
  duel.sit();
  Follower& other = duel.other();
  const auto waited_until = [&] {
    other.take();
    return other.now.at("absence").at("from").as_int64();
  };
  world.loop.pass(1000);
  const server::Time before = waited_until();
  world.store.full = "database or disk is full";
  EXPECT_EQ(text(other.wish("resign"), "code"), "too_busy");
  world.loop.pass(300'000);
  EXPECT_EQ(waited_until(), before);
  world.store.full.clear();
  world.loop.pass(31'000);
  EXPECT_GE(waited_until(), before + 300'000);
  EXPECT_EQ(std::ranges::count(other.kinds, "outage"), 0);
}

TEST(FailingStore, TakesNoTimeFromAClock) {
  for (const bool back_by_then : {false, true}) {
    World world;
    Duel duel(world, R"(,"clock":{"total":60000,"increment":0})");
    duel.sit();
    world.loop.pass(10'000);
    world.store.full = "database or disk is full";
    EXPECT_EQ(text(duel.first.wish("resign"), "code"), "too_busy");
    // Back before the clock has run out, or long after it.
    world.loop.pass(back_by_then ? 20'000 : 600'000);
    world.store.full.clear();
    world.loop.pass(30'000);
    Follower& mover = duel.mover();
    ASSERT_EQ(text(mover.now, "stage"), "playing");
    EXPECT_EQ(mover.kinds.back(), "outage");
    for (const json::value& clock : mover.now.at("clocks").as_array())
      EXPECT_GE(clock.at("left").as_int64(), 50'000);
    EXPECT_TRUE(mover.play());
    world.loop.pass(61'000);
    duel.first.take();
    EXPECT_EQ(text(duel.first.now, "stage"), "over") << "it runs again";
  }
}

// A window begins anew: who is asked could not answer.
TEST(FailingStore, TakesNoTimeFromAWindow) {
  World world(without_rates());
  const std::string ann = world.guest("Ann");
  const std::string bob = world.guest("Bob");
  const std::string table =
      make_table(world, ann,
                 R"({"game":"ivanhoe","players":3,"seats":["me","open","random"],)"
                 R"("windows":{"reaction":30000,"offer":30000,"ransom":0,"pace":100}})");
  Follower first(world, ann, table);
  Follower second(world, bob, table);
  ASSERT_EQ(text(second.wish("sit", {{"seat", 2}}), "type"), "done");
  const auto in_window = [&] {
    first.take();
    second.take();
    const json::value& question = first.now.at("question");
    return question.is_object() && text(question.as_object(), "kind") == "reaction";
  };
  for (int i = 0; i < 5'000 && !in_window(); ++i) {
    if (!first.play() && !second.play()) world.loop.pass(100);
  }
  ASSERT_TRUE(in_window());
  const std::size_t lines = first.lines.size();
  world.store.full = "database or disk is full";
  EXPECT_EQ(text(first.wish("chat", {{"text", "hail"}}), "code"), "too_busy");
  world.loop.pass(100'000);
  world.store.full.clear();
  // It is tried again every thirty seconds by now.
  world.loop.pass(30'000);
  ASSERT_TRUE(in_window());
  EXPECT_EQ(first.lines.size(), lines);
  world.loop.pass(31'000);
  first.take();
  EXPECT_GT(first.lines.size(), lines);
}

// ---- broken tables

struct Damage {
  const char* name;
  void (*damage)(std::vector<store::Row>& rows);
  const char* what;  // the log says
};

class Damaged : public testing::TestWithParam<Damage> {};

std::vector<std::string> broken_for(World& world, const std::string& cookie) {
  std::vector<std::string> tables;
  const Reply reply = world.ask("GET", "/api/broken", {}, cookie);
  for (const json::value& table : reply.body.at("tables").as_array())
    tables.emplace_back(table.as_string());
  return tables;
}

// To its people, to nobody else, and to whoever runs the server; on its page too.
bool is_shown_as_broken(const Duel& duel) {
  World& world = duel.world;
  const std::vector<std::string> only{duel.table};
  EXPECT_EQ(broken_for(world, duel.ann), only);
  EXPECT_EQ(broken_for(world, duel.bob), only);
  EXPECT_TRUE(broken_for(world, world.guest("Carol")).empty());
  EXPECT_NE(world.ask("GET", "/readyz").text.find("broken 1"), std::string::npos);
  const server::SocketId socket = world.connect(duel.ann);
  world.say(socket, {{"type", "watch"}, {"table", duel.table}});
  return text(world.heard(socket).at(0), "code") == "broken";
}

TEST_P(Damaged, TablesAreSetAsideAndAllOthersGoOn) {
  World world;
  Duel broken(world);
  broken.sit();
  broken.mover().play();
  Duel sound(world);
  sound.sit();
  GetParam().damage(world.store.rows_of(broken.table));
  const Listening log;
  world.restart();
  EXPECT_EQ(world.ask("GET", "/readyz").status, 200);
  const server::SocketId socket = world.connect(broken.ann);
  for (int i = 0; i < 3; ++i) {
    world.say(socket, {{"type", "watch"}, {"table", broken.table}});
    const json::object gone = first_answer(world, socket);
    EXPECT_EQ(text(gone, "type"), "gone");
    EXPECT_EQ(text(gone, "code"), "broken");
  }
  EXPECT_EQ(log.with("table is broken"), 1);
  EXPECT_EQ(log.with(GetParam().what), 1) << testing::PrintToString(log.lines);
  std::vector<store::Broken> listed;
  world.store.broken(later::unowned(
      [&](const store::Outcome<std::vector<store::Broken>>& found) { listed = *found; }));
  world.loop.settle();
  ASSERT_EQ(listed.size(), 1U);
  EXPECT_EQ(listed[0].table, broken.table);
  EXPECT_TRUE(is_shown_as_broken(broken));
  world.loop.pass(600'000);
  EXPECT_EQ(log.with("table is broken"), 1) << "it is not tried again and again";
  sound.first.reconnect();
  sound.second.reconnect();
  EXPECT_TRUE(sound.mover().play());
  EXPECT_EQ(world.ask("GET", "/api/mine", {}, broken.ann).status, 200);
  world.restart();
  EXPECT_EQ(log.with("table is broken"), 2) << "a server that begins says it without being asked";
  EXPECT_TRUE(is_shown_as_broken(broken));
}

// Rows whose first one says this instead of that, with hashes that are right: whoever wrote them
// was another program.
void write_first(std::vector<store::Row>& rows, std::string_view that, std::string_view other) {
  std::string& payload = rows.front().payload;
  payload.replace(payload.find(that), that.size(), other);
  for (std::size_t i = 1; i < rows.size(); ++i) rows[i].before = store::hash_of(rows[i - 1]);
}

INSTANTIATE_TEST_SUITE_P(
    Rows, Damaged,
    testing::Values(
        Damage{"missing", [](std::vector<store::Row>& rows) { rows.pop_back(); },
               "there should be"},
        Damage{"changed", [](std::vector<store::Row>& rows) { rows.back().time += 1; },
               "was changed"},
        Damage{"swapped", [](std::vector<store::Row>& rows) { std::swap(rows[0], rows[1]); },
               "do not follow"},
        Damage{"empty", [](std::vector<store::Row>& rows) { rows.clear(); }, "there should be"},
        Damage{"nonsense",
               [](std::vector<store::Row>& rows) { write_first(rows, "opened ", "nonsense "); },
               "before the table was opened"},
        Damage{"byte",
               [](std::vector<store::Row>& rows) { write_first(rows, "host ", "host \xff"); },
               "no row has"},
        Damage{"othello",
               [](std::vector<store::Row>& rows) { write_first(rows, "engarde", "othello"); },
               "othello"},
        Damage{"rules",
               [](std::vector<store::Row>& rows) { write_first(rows, "rules 1", "rules 2"); },
               "version 2 of the rules"}),
    [](const testing::TestParamInfo<Damage>& one) { return one.param.name; });

// What a page is told that decides something, in order.
std::vector<std::string> told_for_an_act(Follower& page) {
  json::object act = first_move(page);
  act.insert({{"type", "act"}, {"table", page.table()}, {"id", "a"}});
  page.say(act);
  std::vector<std::string> told;
  for (const json::object& message : page.take())
    told.push_back(text(message, "type") + ' ' + text(message, "code"));
  return told;
}

TEST(Broken, AConflictThatReadingDoesNotExplainIsTriedOnce) {
  World world;
  Duel duel(world);
  duel.sit();
  Follower& mover = duel.mover();
  const Listening log;
  world.store.end_of(duel.table).hash.bytes[0] ^= 1;
  EXPECT_EQ(told_for_an_act(mover), (std::vector<std::string>{"gone broken", "refused broken"}));
  EXPECT_EQ(log.with("rows do not follow"), 1);
  EXPECT_EQ(log.with("table is broken"), 1);
  world.loop.pass(600'000);
  EXPECT_LE(log.lines.size(), 4U);
  Follower& other = &mover == &duel.first ? duel.second : duel.first;
  EXPECT_EQ(text(other.take().at(0), "code"), "broken");
  EXPECT_EQ(text(other.wish("resign"), "code"), "broken");
}

// ---- damage that the store itself meets

TEST(Broken, WhatTheStoreCannotReadIsSetAsideAndTheStoreIsWell) {
  World world;
  Duel broken(world);
  broken.sit();
  Duel sound(world);
  sound.sit();
  world.store.damaged.insert(broken.table);
  const Listening log;
  world.restart();
  world.loop.pass(600'000);
  EXPECT_TRUE(is_shown_as_broken(broken));
  EXPECT_EQ(log.with("table is broken"), 1);
  EXPECT_EQ(log.with("malformed"), 1);
  EXPECT_EQ(log.with("store fails"), 0);
  sound.first.reconnect();
  sound.second.reconnect();
  EXPECT_TRUE(sound.mover().play());
  world.store.damaged.clear();
  world.restart();
  EXPECT_EQ(world.store.wrong_with(broken.table), "") << "without anybody asking";
  broken.first.reconnect();
  EXPECT_EQ(text(broken.first.now, "stage"), "playing") << "it was mended";
}

TEST(Broken, WhatCannotBeAddedToIsSetAsideAndTheStoreIsWell) {
  World world;
  Duel broken(world);
  broken.sit();
  Duel sound(world);
  sound.sit();
  const Listening log;
  world.store.damaged.insert(broken.table);
  EXPECT_EQ(told_for_an_act(broken.mover()),
            (std::vector<std::string>{"gone broken", "refused broken"}));
  EXPECT_TRUE(sound.mover().play()) << "at once";
  world.loop.pass(600'000);
  EXPECT_TRUE(is_shown_as_broken(broken));
  EXPECT_EQ(log.with("table is broken"), 1);
  EXPECT_EQ(log.with("store fails"), 0);
}

// Works off what is due now; false if there is no end to it.
bool comes_to_rest(World& world) {
  for (int steps = 0; steps < 10'000; ++steps) {
    if (!world.loop.step()) return true;
  }
  return false;
}

// What stays damaged, however often it is tried, is tried seldom.
TEST(Broken, TalkThatCannotBeReadIsNoHotLoop) {
  World world;
  Duel duel(world);
  const Listening log;
  world.store.damaged.insert(duel.table);
  const json::object said{
      {"type", "chat"}, {"table", duel.table}, {"id", "c"}, {"text", "anybody?"}};
  world.server->received(duel.first.socket, json::serialize(said));
  ASSERT_TRUE(comes_to_rest(world));
  EXPECT_EQ(text(duel.first.take().at(0), "code"), "too_busy");
  world.loop.pass(60'000);
  EXPECT_LE(log.with("malformed"), 4);
  world.store.damaged.clear();
  world.loop.pass(1'000);
  EXPECT_EQ(text(duel.first.wish("chat", {{"text", "anybody?"}}, "c"), "type"), "done");
}

TEST(Broken, ARematchThatCannotBeOpenedIsNoHotLoop) {
  World world;
  Duel duel(world);
  duel.sit();
  ASSERT_EQ(text(duel.first.wish("resign"), "type"), "done");
  ASSERT_EQ(text(duel.first.wish("rematch"), "type"), "done");
  const std::string next = server::rematch_id(duel.table);
  world.store.damaged.insert(next);
  const json::object again{{"type", "rematch"}, {"table", duel.table}, {"id", "r"}};
  world.server->received(duel.second.socket, json::serialize(again));
  ASSERT_TRUE(comes_to_rest(world));
  world.loop.pass(60'000);
  world.store.damaged.clear();
  world.loop.pass(1'000);
  duel.first.take();
  EXPECT_EQ(text(duel.first.now, "rematch"), next);
}

}  // namespace
}  // namespace hastilude::tests
