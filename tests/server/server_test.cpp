// Requests, sessions and tables together, without network, files or clock.
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include "record/read.h"
#include "server/chance.h"
#include "server/duel.h"
#include "support/seed.h"

namespace hastilude::tests {
namespace {

namespace json = boost::json;
using server::Settings;

// ---- who is there

TEST(Hello, MustComeFirstWithATicketThatServesOnce) {
  World world;
  const std::string ann = world.guest("Ann");
  const Reply ticket = world.ask("POST", "/api/ticket", {}, ann);
  const json::object hello{
      {"type", "hello"}, {"protocol", 1}, {"ticket", ticket.body.at("ticket")}};
  const server::SocketId early = world.open_socket();
  world.say(early, {{"type", "ping"}});
  EXPECT_EQ(text(world.heard(early).at(0), "code"), "bad_message");
  world.say(early, hello);
  const json::object welcome = world.heard(early).at(0);
  EXPECT_EQ(text(welcome, "type"), "welcome");
  EXPECT_EQ(text(welcome, "name"), "Ann");
  world.say(early, hello);
  EXPECT_EQ(text(world.heard(early).at(0), "code"), "bad_message") << "hello comes once";
  const server::SocketId second = world.open_socket();
  world.say(second, hello);
  EXPECT_EQ(text(world.heard(second).at(0), "code"), "bad_ticket");
  EXPECT_EQ(world.sockets.closed.at(second), server::Parting::policy);
}

TEST(Hello, ATicketGrowsOldAndSilenceIsNotWaitedFor) {
  World world;
  const std::string ann = world.guest("Ann");
  const Reply ticket = world.ask("POST", "/api/ticket", {}, ann);
  world.loop.pass(30'001);
  const server::SocketId socket = world.open_socket();
  world.say(socket, {{"type", "hello"}, {"protocol", 1}, {"ticket", ticket.body.at("ticket")}});
  EXPECT_EQ(text(world.heard(socket).at(0), "code"), "bad_ticket");
  const server::SocketId silent = world.open_socket();
  world.loop.pass(9'999);
  EXPECT_FALSE(world.sockets.closed.contains(silent));
  world.loop.pass(1);
  EXPECT_TRUE(world.sockets.closed.contains(silent));
}

TEST(Hello, AnotherProtocolIsRefused) {
  World world;
  const server::SocketId socket = world.open_socket();
  world.say(socket, {{"type", "hello"}, {"protocol", 2}, {"ticket", "abc"}});
  EXPECT_EQ(text(world.heard(socket).at(0), "code"), "protocol");
  EXPECT_TRUE(world.sockets.closed.contains(socket));
}

TEST(Guests, KeepTheirNameAndChangeIt) {
  World world;
  const std::string ann = world.guest("Ann");
  const Reply again = world.ask("POST", "/api/me", "{}", ann);
  EXPECT_EQ(text(again.body.as_object(), "name"), "Ann");
  EXPECT_EQ(again.cookie, "") << "a known guest gets no new cookie";
  const Reply renamed = world.ask("POST", "/api/me", R"({"name":"Anna <b>"})", ann);
  EXPECT_EQ(text(renamed.body.as_object(), "name"), "Anna <b>");
  EXPECT_EQ(text(renamed.body.as_object(), "person"), text(again.body.as_object(), "person"));
  const Reply stranger = world.ask("POST", "/api/me", {}, "hastilude=made-up");
  EXPECT_NE(stranger.cookie, "");
  EXPECT_NE(text(stranger.body.as_object(), "name"), "");
  EXPECT_EQ(world.ask("POST", "/api/me", R"({"name":""})", ann).status, 400);
  EXPECT_EQ(world.ask("POST", "/api/me", "{\"name\":\"a\\u202eb\"}", ann).status, 400);
  EXPECT_EQ(world.ask("POST", "/api/ticket").status, 401);
  EXPECT_EQ(world.ask("POST", "/api/ticket", {}, "hastilude=made-up").status, 401);
}

TEST(Guests, CookiesAreForBrowsersOfThisSiteOnly) {
  World world;
  const Reply reply = world.ask("POST", "/api/me");
  const std::string& cookie = reply.headers.at("Set-Cookie");
  EXPECT_NE(cookie.find("HttpOnly"), std::string::npos);
  EXPECT_NE(cookie.find("SameSite=Strict"), std::string::npos);
  EXPECT_EQ(cookie.find("Secure"), std::string::npos) << "plain http must work on a LAN";
  Settings settings;
  settings.origins = {"https://play.example.org"};
  World secure(settings);
  EXPECT_NE(secure.ask("POST", "/api/me").headers.at("Set-Cookie").find("Secure"),
            std::string::npos);
}

// ---- requests

TEST(Requests, FromElsewhereAreRefused) {
  World world;
  server::Request request{.method = "POST",
                          .path = "/api/me",
                          .host = "localhost:8080",
                          .origin = "http://evil.example",
                          .address = "127.0.0.1"};
  int status = 0;
  const auto note = [&](const server::Response& response) { status = response.status; };
  world.server->request(request, note);
  EXPECT_EQ(status, 403);
  request.path = "/play";
  EXPECT_EQ(world.server->refuse_socket(request)->status, 403);
  request.origin = "";
  EXPECT_EQ(world.server->refuse_socket(request)->status, 403) << "a socket must say from where";
  request.origin = "http://localhost:8080";
  EXPECT_FALSE(world.server->refuse_socket(request));
  request.path = "/elsewhere";
  EXPECT_EQ(world.server->refuse_socket(request)->status, 404);
}

TEST(Requests, CarrySecurityHeaders) {
  World world;
  for (const std::string path : {"/", "/api/games", "/nothing", "/healthz"}) {
    const Reply reply = world.ask("GET", path);
    const std::string& policy = reply.headers.at("Content-Security-Policy");
    EXPECT_NE(policy.find("default-src 'none'"), std::string::npos);
    // 'wasm-unsafe-eval' lets the page's engine run, and nothing else.
    EXPECT_EQ(policy.find("'unsafe"), std::string::npos);
    EXPECT_EQ(reply.headers.at("X-Content-Type-Options"), "nosniff");
    EXPECT_EQ(reply.headers.at("Referrer-Policy"), "no-referrer");
  }
}

TEST(Requests, TooManyAreRefused) {
  Settings settings;
  settings.requests = {.burst = 3, .a_second = 1};
  World world(settings);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(world.ask("GET", "/api/games").status, 200);
  EXPECT_EQ(world.ask("GET", "/api/games").status, 429);
  EXPECT_EQ(world.ask("GET", "/healthz").status, 200) << "whoever watches over it may always ask";
  world.loop.pass(1000);
  EXPECT_EQ(world.ask("GET", "/api/games").status, 200);
}

TEST(Requests, UnknownPathsAndMethods) {
  World world;
  const std::string ann = world.guest("Ann");
  EXPECT_EQ(world.ask("GET", "/api/nothing", {}, ann).status, 404);
  EXPECT_EQ(world.ask("DELETE", "/api/tables", {}, ann).status, 405);
  EXPECT_EQ(world.ask("GET", "/api/tables/../record", {}, ann).status, 404);
  EXPECT_EQ(world.ask("GET", "/api/tables/none/record", {}, ann).status, 404);
  EXPECT_EQ(world.ask("POST", "/").status, 405);
  EXPECT_EQ(world.ask("GET", "/api/games").status, 200);
}

TEST(Requests, PagesHaveTagsAndAreNotSentTwice) {
  World world;
  const Reply page = world.ask("GET", "/");
  EXPECT_EQ(page.status, 200);
  EXPECT_NE(page.text.find("<html"), std::string::npos) << "whoever cannot read gzip gets text";
  int status = 0;
  std::string body = "?";
  world.server->request({.method = "GET",
                         .path = "/",
                         .accept_encoding = "gzip, br",
                         .if_none_match = page.headers.at("ETag"),
                         .address = "127.0.0.1"},
                        [&](const server::Response& response) {
                          status = response.status;
                          body = response.body;
                        });
  EXPECT_EQ(status, 304);
  EXPECT_EQ(body, "");
}

TEST(Requests, PagesComeInTheSmallestFormThatIsAccepted) {
  World world;
  const auto sent = [&](const std::string& accepted) {
    server::Response answer;
    world.server->request(
        {.method = "GET", .path = "/", .accept_encoding = accepted, .address = "127.0.0.1"},
        [&](const server::Response& response) { answer = response; });
    std::string coding = "plain";
    for (const auto& [name, value] : answer.headers)
      if (name == "Content-Encoding") coding = value;
    return std::pair(coding, answer.body.size());
  };
  const auto [plain, whole] = sent("");
  EXPECT_EQ(plain, "plain");
  EXPECT_EQ(sent("deflate, brx"), sent(""));
  EXPECT_EQ(sent("gzip;q=0"), sent(""));
  const auto [gzip, packed] = sent("gzip, deflate");
  EXPECT_EQ(gzip, "gzip");
  EXPECT_LT(packed, whole);
  // Without a client built there is only the page that says so, which has no other form.
  const auto [best, least] = sent("gzip, deflate, br;q=0.9");
  if (best == "br") {
    EXPECT_LT(least, packed);
  }
  EXPECT_EQ(sent("gzip, br;q=0").first, "gzip");
}

TEST(NewTables, MustBePossible) {
  World world;
  const std::string ann = world.guest("Ann");
  const auto code = [&](const std::string& body) {
    const Reply reply = world.ask("POST", "/api/tables", body, ann);
    return reply.status == 200 ? "" : text(reply.body.as_object(), "code");
  };
  EXPECT_EQ(code(table_body("chess", R"("me","open")", 2)), "no_such_game");
  EXPECT_EQ(code(table_body("engarde", R"("me","open","open")", 3)), "wrong_players");
  EXPECT_EQ(code(table_body("engarde", R"("me","me")", 2)), "seated_already");
  EXPECT_EQ(code(table_body("engarde", R"("me","exec-x")", 2)), "no_such_bot");
  EXPECT_EQ(code(table_body("engarde", R"("me")", 2)), "bad_message");
  EXPECT_EQ(code(table_body("engarde", R"("me","open")", 2, R"(,"options":{"level":"x"})")),
            "no_such_option");
  EXPECT_EQ(code(table_body("engarde", R"("me","open")", 2, R"(,"colour":"red")")), "bad_message");
  EXPECT_EQ(code(table_body("engarde", R"("me","open")", 2, R"(,"clock":{"total":1})")),
            "bad_message");
  EXPECT_EQ(code(table_body("engarde", R"("me","open")", 2, R"(,"options":{"level":"advanced"})")),
            "");
}

TEST(NewTables, OfOneHostAreCounted) {
  Settings settings;
  settings.most_tables_of_host = 2;
  World world(settings);
  const std::string ann = world.guest("Ann");
  const std::string body = table_body("engarde", R"("me","open")", 2);
  EXPECT_EQ(world.ask("POST", "/api/tables", body, ann).status, 200);
  EXPECT_EQ(world.ask("POST", "/api/tables", body, ann).status, 200);
  EXPECT_EQ(world.ask("POST", "/api/tables", body, ann).status, 429);
  EXPECT_EQ(world.ask("POST", "/api/tables", body, world.guest("Bob")).status, 200);
}

// ---- play

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
    std::string hidden = R"({"kind":"hand","args":[{"seat":)" + std::string(seat) + '}';
    for (int i = 0; i < 5; ++i) hidden += R"(,{"card":null})";
    EXPECT_NE(position.find(hidden + "]}"), std::string::npos) << position;
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
  const std::string move = text(choices.at("moves").as_array()[0].as_object(), "text").substr(3);
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
      server::unowned([&](const server::Marshal* marshal) { there = marshal != nullptr; }));
  world.loop.settle();
  EXPECT_FALSE(there);
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

// ---- limits

TEST(Session, NonsenseIsAnsweredAndInTheEndCutOff) {
  World world;
  const server::SocketId socket = world.connect(world.guest("Ann"));
  for (const std::string_view nonsense :
       {"", "{", "[]", "1", R"({"type":"ping","more":1})", R"({"type":"unknown"})",
        R"({"type":"watch"})", R"({"type":"watch","table":"../x"})",
        R"({"type":"act","table":"t","id":"i","number":-1,"move":"x"})",
        R"({"type":"act","table":"t","id":"i","number":1.5,"move":"x"})"}) {
    world.say_text(socket, nonsense);
    EXPECT_EQ(text(world.heard(socket).at(0), "code"), "bad_message") << nonsense;
  }
  for (int i = 0; i < 100; ++i) {
    world.loop.pass(100);
    world.say_text(socket, "{");
  }
  EXPECT_TRUE(world.sockets.closed.contains(socket));
}

TEST(Session, TooManyMessagesAreNotTaken) {
  Settings settings;
  settings.messages = {.burst = 3, .a_second = 1};
  World world(settings);
  const server::SocketId socket = world.connect(world.guest("Ann"));
  for (int i = 0; i < 4; ++i) world.say(socket, {{"type", "ping"}});
  const std::vector<json::object> answers = world.heard(socket);
  EXPECT_EQ(text(answers.at(1), "type"), "pong");
  EXPECT_EQ(text(answers.at(3), "code"), "too_fast");
}

TEST(Session, StoppingIsToldWithWhenToComeBack) {
  World world;
  const server::SocketId socket = world.connect(world.guest("Ann"));
  world.server->stopping();
  const std::vector<json::object> told = world.heard(socket);
  EXPECT_EQ(text(told.at(0), "type"), "closing");
  EXPECT_GT(told.at(0).at("after").as_int64(), 0);
  EXPECT_TRUE(world.sockets.closed.contains(socket));
  EXPECT_EQ(world.ask("GET", "/healthz").status, 503);
  world.loop.pass(1000);
  EXPECT_TRUE(world.finished);
}

TEST(Presence, IsToldWhenSomebodyComesOrGoes) {
  World world;
  Duel duel(world);
  world.heard(duel.first.socket);
  world.loop.pass(1000);
  const auto latest = [&] {
    json::object last;
    for (const json::object& message : world.heard(duel.first.socket)) {
      if (text(message, "type") == "presence") last = message;
    }
    return last;
  };
  const json::object both = latest();
  EXPECT_EQ(json::serialize(both.at("online")), "[1]");
  EXPECT_EQ(both.at("spectators").as_int64(), 1);
  world.close(duel.second.socket);
  world.loop.pass(1000);
  EXPECT_EQ(latest().at("spectators").as_int64(), 0);
}

}  // namespace
}  // namespace hastilude::tests
