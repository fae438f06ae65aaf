// Who is there: guests, their tickets, and what a session takes and refuses. Without network, files
// or clock, as requests_test, play_test and company_test.
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include "server/duel.h"

namespace hastilude::tests {
namespace {

namespace json = boost::json;
using server::Settings;

// Where the tickets are another's to know, it takes a while until a page is known.
TEST(Hello, ComesOnceHoweverMuchIsSaidMeanwhile) {
  World world({}, Deals::plain, std::make_shared<MemoryShelves>());
  const auto hello = [&](const char* name) {
    return json::serialize(json::object{
        {"type", "hello"}, {"protocol", 3}, {"ticket", world.ticket(world.guest(name))}});
  };
  const std::string ann = hello("Ann");
  const std::string bob = hello("Bob");
  const server::SocketId socket = world.open_socket();
  world.server->received(socket, ann);
  for (int i = 0; i < 32; ++i) world.server->received(socket, R"({"type":"ping"})");
  world.server->received(socket, bob);
  world.loop.settle();
  int welcomes = 0;
  for (const json::object& heard : world.heard(socket))
    welcomes += text(heard, "type") == "welcome" ? 1 : 0;
  EXPECT_EQ(welcomes, 1);
}

TEST(Hello, MustComeFirstWithATicketThatServesOnce) {
  World world;
  const std::string ann = world.guest("Ann");
  const Reply ticket = world.ask("POST", "/api/ticket", {}, ann);
  const json::object hello{
      {"type", "hello"}, {"protocol", 3}, {"ticket", ticket.body.at("ticket")}};
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

// Its browser answers for it; a program may think in silence.
TEST(Hello, WhoPingsIsTakenForAPageFromThenOn) {
  World world;
  const server::SocketId page = world.connect(world.guest("Ann"));
  const server::SocketId program = world.connect(world.guest("Bob"));
  EXPECT_TRUE(world.sockets.expected.empty());
  for (int i = 0; i < 2; ++i) world.say(page, {{"type", "ping"}});
  EXPECT_TRUE(world.sockets.expected.contains(page));
  EXPECT_FALSE(world.sockets.expected.contains(program));
}

TEST(Hello, ATicketGrowsOldAndSilenceIsNotWaitedFor) {
  World world;
  const std::string ann = world.guest("Ann");
  const Reply ticket = world.ask("POST", "/api/ticket", {}, ann);
  world.loop.pass(30'001);
  const server::SocketId socket = world.open_socket();
  world.say(socket, {{"type", "hello"}, {"protocol", 3}, {"ticket", ticket.body.at("ticket")}});
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
  EXPECT_EQ(again.cookie, ann) << "the same again, so that it lives on";
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
}

// ---- tokens

constexpr server::Time day = 24 * 3'600'000;

std::string person_of(const Reply& reply) { return text(reply.body.as_object(), "person"); }

TEST(Tokens, EndWhenNobodyUsesThemForAYear) {
  World world(without_rates());
  const std::string ann = world.guest("Ann");
  const std::string known = person_of(world.ask("POST", "/api/me", "{}", ann));
  world.loop.pass(360 * day);
  const Reply renewed = world.ask("POST", "/api/me", "{}", ann);
  EXPECT_EQ(person_of(renewed), known);
  EXPECT_NE(renewed.cookie, ann) << "it was old";
  world.loop.pass(364 * day);
  EXPECT_EQ(person_of(world.ask("POST", "/api/me", "{}", renewed.cookie)), known) << "it slides";
  world.loop.pass(366 * day);
  EXPECT_EQ(world.ask("POST", "/api/ticket", {}, renewed.cookie).status, 401);
  EXPECT_NE(person_of(world.ask("POST", "/api/me", "{}", renewed.cookie)), known);
}

TEST(Tokens, EndWhenTheirFollowersAreUsed) {
  World world(without_rates());
  const std::string first = world.guest("Ann");
  world.loop.pass(31 * day);
  const std::string lost = world.ask("POST", "/api/me", "{}", first).cookie;
  world.loop.pass(day);
  const std::string second = world.ask("POST", "/api/me", "{}", first).cookie;
  EXPECT_EQ(world.ask("POST", "/api/ticket", {}, first).status, 200) << "the new one may be lost";
  EXPECT_EQ(world.ask("POST", "/api/ticket", {}, second).status, 200);
  EXPECT_EQ(world.ask("POST", "/api/ticket", {}, first).status, 401);
  EXPECT_EQ(world.ask("POST", "/api/ticket", {}, lost).status, 401);
  EXPECT_EQ(world.ask("POST", "/api/ticket", {}, second).status, 200);
}

TEST(Tokens, OfASocketThatIsOpenForLongAreLookedAtAgain) {
  World world(without_rates());
  const server::SocketId socket = world.connect(world.guest("Ann"));
  world.loop.pass(29 * day);
  EXPECT_FALSE(world.sockets.closed.contains(socket));
  world.loop.pass(3 * day);
  EXPECT_EQ(world.sockets.closed.at(socket), server::Parting::later);
}

TEST(Tokens, ThatEndTakeTheirSocketsAndTicketsWithThem) {
  World world(without_rates());
  const std::string ann = world.guest("Ann");
  const std::string bob = world.guest("Bob");
  const server::SocketId of_ann = world.connect(ann);
  const server::SocketId of_bob = world.connect(bob);
  EXPECT_EQ(world.ask("POST", "/api/end", "{}", ann).status, 400);
  world.store.full = "disk full";
  EXPECT_EQ(world.ask("POST", "/api/end", R"({"where":"here"})", ann).status, 503);
  EXPECT_FALSE(world.sockets.closed.contains(of_ann)) << "it has not ended";
  world.store.full.clear();
  world.loop.pass(60'000);
  const Reply ticket = world.ask("POST", "/api/ticket", {}, ann);
  const Reply ended = world.ask("POST", "/api/end", R"({"where":"here"})", ann);
  EXPECT_EQ(ended.status, 200);
  EXPECT_NE(ended.headers.at("Set-Cookie").find("hastilude=; Path=/; Max-Age=0"),
            std::string::npos);
  EXPECT_EQ(world.sockets.closed.at(of_ann), server::Parting::ended);
  EXPECT_FALSE(world.sockets.closed.contains(of_bob));
  EXPECT_EQ(world.ask("POST", "/api/ticket", {}, ann).status, 401);
  const server::SocketId late = world.open_socket();
  world.say(late, {{"type", "hello"}, {"protocol", 3}, {"ticket", ticket.body.at("ticket")}});
  EXPECT_EQ(text(world.heard(late).at(0), "code"), "bad_ticket");
}

// Nothing: he gets none.
std::optional<std::string> ticket_of(World& world, const server::People::Visitor& visitor) {
  std::optional<std::string> given;
  const auto note = [&](const store::Outcome<std::optional<std::string>>& ticket) {
    if (ticket) given = *ticket;
  };
  world.people().make_ticket(visitor, later::unowned(note));
  world.loop.settle();
  return given;
}

bool serves(World& world, const std::string& ticket) {
  bool serves = false;
  const auto note = [&](const store::Outcome<std::optional<server::People::Visitor>>& shown) {
    serves = shown && *shown;
  };
  world.people().take_ticket(ticket, later::unowned(note));
  world.loop.settle();
  return serves;
}

// Who was found by a token just before it ended must not come by a ticket, or by another token.
TEST(Tokens, ThatAreEndingGiveNoTicketAndAreNotRenewed) {
  using Where = server::People::Where;
  for (const Where where : {Where::here, Where::everywhere}) {
    World world(without_rates());
    server::People& people = world.people();
    std::optional<server::People::Guest> ann;
    people.make_guest({"Ann"}, later::unowned([&](const auto& made) { ann = made; }));
    world.loop.settle();
    const auto& [visitor, token] = *ann;
    const std::optional<std::string> early = ticket_of(world, visitor);
    ASSERT_TRUE(early);
    people.end(visitor, where, later::unowned([](bool) {}));
    bool renewed = false;
    const auto note = [&](const std::optional<std::string>& next) { renewed = next.has_value(); };
    people.renew(visitor, later::unowned(note));
    EXPECT_FALSE(ticket_of(world, visitor)) << "while it ends";
    EXPECT_FALSE(renewed);
    EXPECT_FALSE(ticket_of(world, visitor)) << "once it has ended";
    EXPECT_FALSE(serves(world, *early));
  }
}

TEST(Tokens, ThatCouldNotBeEndedGoOn) {
  World world(without_rates());
  server::People& people = world.people();
  std::optional<server::People::Guest> ann;
  people.make_guest({"Ann"}, later::unowned([&](const auto& made) { ann = made; }));
  world.loop.settle();
  world.store.full = "disk full";
  people.end(ann->visitor, server::People::Where::here, later::unowned([](bool) {}));
  world.loop.settle();
  EXPECT_TRUE(ticket_of(world, ann->visitor));
}

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

// All said before the table has come from the store.
TEST(Session, WhoDoesNotWantToWatchAnyMoreDoesNot) {
  World world(without_rates());
  Duel duel(world);
  world.close(duel.first.socket);
  world.close(duel.second.socket);
  world.loop.pass(3 * 3'600'000);
  ASSERT_EQ(world.server->hall().size(), 0U);
  const server::SocketId socket = world.connect(duel.ann);
  const auto say = [&](const char* type) {
    world.server->received(socket,
                           json::serialize(json::object{{"type", type}, {"table", duel.table}}));
  };
  const auto watched = [&] {
    world.loop.settle();
    return world.server->hall().here(duel.table)->watched();
  };
  say("watch");
  say("unwatch");
  EXPECT_FALSE(watched());
  EXPECT_TRUE(world.heard(socket).empty());
  world.loop.pass(3 * 3'600'000);
  ASSERT_EQ(world.server->hall().size(), 0U) << "nobody is there";
  say("watch");
  say("unwatch");
  say("watch");
  EXPECT_TRUE(watched());
}

// From where a table was opened is not known after a restart; nobody but its people stands for it.
TEST(Session, AnOnlookerDoesNotMakeATableOneOfTheirs) {
  World world(without_rates());
  Duel duel(world);
  world.restart();
  const auto address = [&] { return world.server->hall().here(duel.table)->company().address; };
  world.address = "192.0.2.7";
  const Follower eve(world, world.guest("Eve"), duel.table);
  EXPECT_EQ(address(), "");
  world.address = "192.0.2.8";
  duel.first.reconnect();
  EXPECT_EQ(address(), "192.0.2.8");
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

// From when on somebody can be done without depends on whether they are here.
TEST(Presence, TellsWhetherSomebodyIsWaitedFor) {
  World world;
  Duel duel(world);
  duel.sit();
  Follower& other = duel.other();
  const auto waited_until = [&] {
    world.loop.pass(1000);
    other.take();
    return other.now.at("absence").at("from").as_int64();
  };
  const server::Time silent = waited_until();
  const server::Time left = world.loop.now();
  world.close(duel.mover().socket);
  EXPECT_EQ(waited_until(), left + 180'000);
  duel.mover().reconnect();
  EXPECT_EQ(waited_until(), silent);
}

}  // namespace
}  // namespace hastilude::tests
