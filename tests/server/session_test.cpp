// Who is there: guests, their tickets, and what a session takes and refuses. Without network, files
// or clock, as requests_test, play_test and company_test.
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include "server/duel.h"

namespace hastilude::tests {
namespace {

namespace json = boost::json;
using server::Settings;

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
