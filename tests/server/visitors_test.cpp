// Who may ask the real process, by which name, and for how long he is known to it.
#include <algorithm>
#include <array>

#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>
#include <unistd.h>

#include "server/running.h"
#include "store/database.h"

namespace hastilude::tests {
namespace {

namespace json = boost::json;

int status_by(const Running& server, const std::string& host, const std::string& path = "/") {
  return ask(server.port(), {.path = path, .headers = {{"Host", host}}}).status;
}

std::string machine() {
  std::array<char, 256> name{};
  ::gethostname(name.data(), name.size() - 1);
  return name.data();
}

TEST(Hosts, ThatAreNotOursAreNotServed) {
  const Folder folder;
  Running server(folder.file("data"), {"--name", "burg.example"});
  const std::string port = ':' + std::to_string(server.port());
  // A name of digits alone would be an address to browsers, and is none.
  const std::string own =
      machine().find_first_not_of("0123456789") == std::string::npos ? "localhost" : machine();
  for (const std::string& host : {"localhost" + port, "127.0.0.1" + port, std::string("192.0.2.7"),
                                  "[::1]" + port, own + port, "Burg.Example" + port})
    EXPECT_EQ(status_by(server, host), 200) << host;
  if (own != "localhost") {
    EXPECT_EQ(status_by(server, own.substr(0, own.find('.')) + ".local"), 200);
  }
  for (const std::string& host : {"evil.example" + port, "localhost.evil.example" + port,
                                  "burg.example.evil.example" + port}) {
    EXPECT_EQ(status_by(server, host), 421) << host;
    EXPECT_EQ(status_by(server, host, "/api/games"), 421) << host;
    EXPECT_EQ(status_by(server, host, "/healthz"), 200) << "whoever watches over it may always";
    // A page there is of the same origin as what it asks for: the name alone tells it.
    EXPECT_EQ(WebSocket(server.port(), WebSocket::Door{host, "http://" + host}).status(), 421)
        << host;
  }
  EXPECT_EQ(WebSocket(server.port(), "http://evil.example").status(), 403);
  EXPECT_EQ(WebSocket(server.port(), server.origin()).status(), 101);
  const std::string said =
      ask(server.port(), {.path = "/", .headers = {{"Host", "evil.example"}}}).body;
  EXPECT_NE(said.find("--name"), std::string::npos) << said;
}

TEST(Hosts, WithAnOriginAreThatOneAlone) {
  const Folder folder;
  Running server(folder.file("data"), {"--origin", "https://play.example.org"});
  EXPECT_EQ(status_by(server, "play.example.org"), 200);
  EXPECT_EQ(status_by(server, "play.example.org:443"), 200);
  for (const char* host : {"localhost", "127.0.0.1", "other.example.org"})
    EXPECT_EQ(status_by(server, host), 421) << host;
  const auto socket = [&](const char* host, const char* origin) {
    return WebSocket(server.port(), WebSocket::Door{host, origin}).status();
  };
  EXPECT_EQ(socket("play.example.org", "https://play.example.org"), 101);
  EXPECT_EQ(socket("play.example.org", "http://play.example.org"), 403);
  EXPECT_EQ(socket("play.example.org", "https://evil.example"), 403);
  EXPECT_EQ(socket("localhost", "https://play.example.org"), 421);
}

TEST(Https, HasCookiesOfItsOwnAndStays) {
  const Folder folder;
  Running server(folder.file("data"), {"--origin", "https://play.example.org"});
  Asked asked{.method = "POST",
              .path = "/api/me",
              .body = "{}",
              .headers = {{"Host", "play.example.org"}, {"Origin", "https://play.example.org"}}};
  Answered answered = ask(server.port(), asked);
  const std::string cookie = answered.headers["set-cookie"];
  EXPECT_TRUE(cookie.starts_with("__Host-hastilude=")) << cookie;
  for (const char* part : {"; Path=/", "; Secure", "; HttpOnly", "; SameSite=Strict"})
    EXPECT_NE(cookie.find(part), std::string::npos) << cookie;
  EXPECT_EQ(cookie.find("Domain"), std::string::npos) << cookie;
  EXPECT_EQ(answered.headers["strict-transport-security"], "max-age=31536000");
  // One without the prefix can have been set by a neighbour.
  const std::string token = cookie.substr(0, cookie.find(';'));
  asked.path = "/api/ticket";
  asked.headers["Cookie"] = token.substr(std::string("__Host-").size());
  EXPECT_EQ(ask(server.port(), asked).status, 401);
  asked.headers["Cookie"] = token;
  EXPECT_EQ(ask(server.port(), asked).status, 200);
  RawSocket line(server.port());
  line.write("nonsense\r\n\r\n");
  EXPECT_NE(line.read_until("\r\n\r\n").value_or("").find("Strict-Transport-Security"),
            std::string::npos);
}

TEST(Settings, ThatNameNoPlaceAreRefusedWithWhatWouldBeRight) {
  struct Case {
    std::vector<std::string> words;
    const char* said;
  };
  for (const Case& wrong :
       {Case{{"--origin", "play.example.org"}, "https:// or http://"},
        Case{{"--origin", "https://play.example.org/"}, "without a '/'"},
        Case{{"--origin", "https://a.example", "--origin", "http://a.example"}, "leave out"},
        Case{{"--origin", "https://a.example", "--name", "b"}, "--name is for a server without"},
        Case{{"--name", "http://castle"}, "like castle.lan"},
        Case{{"--listen", "everywhere"}, "0.0.0.0"}, Case{{"--listen", "[::1]"}, "no address"},
        Case{{"--trusted-proxy", "127.0.0.1:80"}, "127.0.0.1 or ::1"}}) {
    const Folder folder;
    const Running server(folder.file("data"), wrong.words);
    EXPECT_EQ(server.port(), 0);
    EXPECT_NE(server.log().find(wrong.said), std::string::npos) << server.log();
  }
}

// ---- tokens

class Tokens : public testing::Test {
 protected:
  void start() { server_ = std::make_unique<Running>(folder_.file("data")); }
  // The server stops, so many days pass, and it begins again.
  void pass(int days) {
    EXPECT_EQ(server_->stop(), 0);
    {
      store::Database database(folder_.file("data/hastilude.sqlite"), 1000);
      const std::string time = std::to_string(std::int64_t{days} * 24 * 3'600'000);
      database.execute(("UPDATE logins SET since = since - " + time + ", seen = max(0, seen - " +
                        time + "); UPDATE people SET seen = seen - " + time)
                           .c_str());
    }
    start();
  }
  Answered post(const std::string& path, const std::string& cookie,
                const std::string& body = "{}") {
    return ask(server_->port(),
               {.method = "POST", .path = path, .body = body, .headers = {{"Cookie", cookie}}});
  }
  std::string cookie_after(const std::string& cookie) {
    Answered answered = post("/api/me", cookie);
    const std::string set = answered.headers["set-cookie"];
    return set.substr(0, set.find(';'));
  }
  std::string person(const std::string& cookie) {
    return std::string(
        ask_json(server_->port(), "POST", "/api/me", cookie, "{}").at("person").as_string());
  }
  // A socket that has said hello with a ticket of this cookie.
  std::unique_ptr<WebSocket> connect(const std::string& cookie) {
    auto socket = std::make_unique<WebSocket>(server_->port(), server_->origin());
    const json::value ticket = ask_json(server_->port(), "POST", "/api/ticket", cookie);
    socket->send(json::serialize(
        json::object{{"type", "hello"}, {"protocol", 3}, {"ticket", ticket.at("ticket")}}));
    EXPECT_NE(socket->receive().value_or("").find("welcome"), std::string::npos);
    return socket;
  }
  static int close_code(WebSocket& socket) {
    while (socket.receive()) {
    }
    return socket.close_code();
  }

  const Folder folder_;
  std::unique_ptr<Running> server_;
};

TEST_F(Tokens, SlideAndAreRenewed) {
  start();
  const std::string first = new_guest(server_->port(), "Ann");
  const std::string ann = person(first);
  EXPECT_EQ(cookie_after(first), first);
  pass(31);
  const std::string second = cookie_after(first);
  EXPECT_NE(second, first);
  EXPECT_EQ(post("/api/ticket", first).status, 200) << "the new one may not have arrived";
  EXPECT_EQ(person(second), ann);
  EXPECT_EQ(post("/api/ticket", first).status, 401);
  pass(364);
  const std::string third = cookie_after(second);
  EXPECT_EQ(person(third), ann);
  pass(366);
  EXPECT_EQ(post("/api/ticket", third).status, 401);
  EXPECT_NE(person(third), ann);
  EXPECT_NE(server_->log().find("token_renewed"), std::string::npos);
}

TEST_F(Tokens, EndHereAndEverywhere) {
  start();
  const std::string here = new_guest(server_->port(), "Ann");
  const std::string ann = person(here);
  // The same person in another browser.
  const std::string there = new_guest(server_->port(), "Ann too");
  EXPECT_EQ(server_->stop(), 0);
  store::Database(folder_.file("data/hastilude.sqlite"), 1000)
      .execute(("UPDATE logins SET person = '" + ann + "'").c_str());
  start();
  ASSERT_EQ(person(there), ann);
  const auto of_here = connect(here);
  const auto of_there = connect(there);
  Answered ended = post("/api/end", here, R"({"where":"here"})");
  EXPECT_EQ(ended.status, 200);
  EXPECT_NE(ended.headers["set-cookie"].find("hastilude=; Path=/; Max-Age=0"), std::string::npos);
  EXPECT_EQ(close_code(*of_here), 4001);
  EXPECT_EQ(post("/api/ticket", here).status, 401);
  EXPECT_EQ(post("/api/ticket", there).status, 200);
  of_there->send(R"({"type":"ping"})");
  EXPECT_NE(of_there->receive().value_or("").find("pong"), std::string::npos) << "still open";
  EXPECT_EQ(post("/api/end", there, R"({"where":"nowhere"})").status, 400);
  const std::string again = there;
  EXPECT_EQ(post("/api/end", again, R"({"where":"everywhere"})").status, 200);
  EXPECT_EQ(close_code(*of_there), 4001);
  EXPECT_EQ(post("/api/ticket", there).status, 401);
  const std::string log = server_->log();
  for (const char* what : {"login_ended", "logins_ended", "wrong_token"})
    EXPECT_NE(log.find(what), std::string::npos) << what << '\n' << log;
  for (const std::string& secret : {ann, here.substr(10), there.substr(10)})
    EXPECT_EQ(log.find(secret), std::string::npos) << log;
}

// ---- the log

TEST(Log, TellsWhoWasRefusedByAPseudonym) {
  const Folder folder;
  Running server(folder.file("data"), {"--requests", "0.01", "--requests-burst", "20"});
  for (const char* from : {"127.0.0.5", "127.0.0.6"}) {
    ask(server.port(), {.path = "/", .headers = {{"Host", "evil.example"}}, .from = from});
    ask(server.port(), {.path = "/", .headers = {{"Origin", "http://evil.example"}}, .from = from});
    WebSocket socket(server.port(), server.origin(), from);
    socket.send(R"({"type":"hello","protocol":3,"ticket":"none"})");
    while (socket.receive()) {
    }
  }
  for (int i = 0; i < 30; ++i) ask(server.port(), {.path = "/api/games", .from = "127.0.0.5"});
  EXPECT_EQ(server.stop(), 0);
  const std::string log = server.log();
  const auto who = [&](const std::string& what) {
    std::vector<std::string> names;
    const std::string begin = R"("event":"security","what":")" + what + R"(","who":")";
    for (std::size_t at = log.find(begin); at != std::string::npos; at = log.find(begin, at + 1)) {
      const std::size_t name = at + begin.size();
      names.push_back(log.substr(name, log.find('"', name) - name));
    }
    return names;
  };
  const std::vector<std::string> names = who("wrong_host");
  ASSERT_EQ(names.size(), 2U) << log;
  EXPECT_NE(names[0], names[1]);
  EXPECT_EQ(who("wrong_origin"), names);
  EXPECT_EQ(who("wrong_ticket"), names);
  EXPECT_EQ(who("too_fast"), std::vector<std::string>{names[0]});
  for (const char* address : {"127.0.0.5", "127.0.0.6"})
    EXPECT_EQ(log.find(address), std::string::npos) << log;
}

}  // namespace
}  // namespace hastilude::tests
