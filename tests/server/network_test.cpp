// The program as a server, over real sockets.
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <thread>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include "server/running.h"
#include "support/process.h"

namespace hastilude::tests {
namespace {

namespace json = boost::json;

std::string field(const json::value& value, const char* key) {
  const json::value* found = value.is_object() ? value.get_object().if_contains(key) : nullptr;
  return found != nullptr && found->is_string() ? std::string(found->get_string()) : std::string();
}

std::string open_table(std::uint16_t port, const std::string& cookie, const std::string& body) {
  return field(ask_json(port, "POST", "/api/tables", cookie, body), "table");
}

const std::string quick_duel =
    R"({"game":"engarde","players":2,"seats":["me","random"],"options":{"target":"1"},)"
    R"("windows":{"pace":0,"reaction":0,"offer":0,"ransom":0}})";

TEST(Network, AnswersRequestsOnOneConnection) {
  const Folder folder;
  Running server(folder.file("data"));
  ASSERT_NE(server.port(), 0);
  RawSocket line(server.port());
  EXPECT_EQ(ask(line, server.port(), {.path = "/healthz"}).body, "ok\n");
  const Answered games = ask(line, server.port(), {.path = "/api/games"});
  EXPECT_EQ(games.status, 200);
  EXPECT_EQ(json::parse(games.body).as_array().size(), 3U);
  EXPECT_EQ(games.headers.at("x-content-type-options"), "nosniff");
  EXPECT_NE(games.headers.at("content-security-policy").find("default-src 'none'"),
            std::string::npos);
  const Answered head = ask(line, server.port(), {.method = "HEAD", .path = "/"});
  EXPECT_EQ(head.status, 200);
  EXPECT_NE(head.headers.at("content-length"), "0");
  const Answered packed =
      ask(line, server.port(), {.path = "/", .headers = {{"Accept-Encoding", "gzip"}}});
  EXPECT_EQ(packed.headers.at("content-encoding"), "gzip");
  EXPECT_EQ(packed.body.substr(0, 2), "\x1f\x8b");
  const Answered known =
      ask(line, server.port(),
          {.path = "/", .headers = {{"If-None-Match", packed.headers.at("etag")}}});
  EXPECT_EQ(known.status, 304);
  EXPECT_FALSE(known.headers.contains("content-length")) << "RFC 9110, 8.6";
  EXPECT_EQ(ask(line, server.port(), {.path = "/../etc/passwd"}).status, 404);
  EXPECT_EQ(server.stop(), 0);
}

TEST(Network, RefusesWhatIsTooLongOrNoRequest) {
  const Folder folder;
  Running server(folder.file("data"));
  const auto first_line = [&](const std::string& bytes) {
    RawSocket line(server.port());
    line.write(bytes);
    return line.read_until("\r\n").value_or("");
  };
  EXPECT_NE(first_line("nonsense\r\n\r\n").find("400"), std::string::npos);
  EXPECT_NE(first_line("GET / HTTP/1.1\r\nHost: x\r\nX: " + std::string(20'000, 'x') + "\r\n\r\n")
                .find("431"),
            std::string::npos);
  EXPECT_NE(
      first_line("POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n").find("413"),
      std::string::npos);
  EXPECT_EQ(ask(server.port(), {.path = "/healthz"}).body, "ok\n");
}

TEST(Network, PlaysAGame) {
  const Folder folder;
  Running server(folder.file("data"));
  const std::string ann = new_guest(server.port(), "Ann");
  const std::string table = open_table(server.port(), ann, quick_duel);
  ASSERT_NE(table, "");
  Page page(ann, table);
  ASSERT_TRUE(page.connect(server.port()));
  while (!page.over() && page.take(10'000)) {
    if (page.has_turn()) page.act();
  }
  EXPECT_TRUE(page.over());
  EXPECT_EQ(page.gaps, 0);
  const Answered record = ask(
      server.port(), {.path = "/api/tables/" + table + "/record", .headers = {{"Cookie", ann}}});
  EXPECT_EQ(record.status, 200);
  EXPECT_NE(record.body.find("\nresult @"), std::string::npos);
}

TEST(Network, ClosesASocketThatSaysTooMuchOrBytes) {
  const Folder folder;
  Running server(folder.file("data"));
  WebSocket loud(server.port(), server.origin());
  loud.send(std::string(5000, 'x'));
  EXPECT_FALSE(loud.receive());
  EXPECT_EQ(loud.close_code(), 1009);
  WebSocket bytes(server.port(), server.origin());
  bytes.send_frame(2, "{\"type\":\"ping\"}");
  EXPECT_FALSE(bytes.receive());
  EXPECT_EQ(bytes.close_code(), 1003);
}

// Fills a table with so much talk that showing it takes more than a hundred kilobytes.
void fill_with_talk(WebSocket& socket, const std::string& about) {
  const std::string text(450, 'x');
  for (int i = 0; i < 200; ++i) {
    socket.send(R"({"type":"chat",)" + about + R"(,"id":"c)" + std::to_string(i) +
                R"(","text":"\u2764)" + text + "\"}");
    EXPECT_EQ(field(json::parse(socket.receive().value_or("null")), "type"), "done");
  }
}

std::unique_ptr<WebSocket> connect(const Running& server, const std::string& cookie) {
  const json::value ticket = ask_json(server.port(), "POST", "/api/ticket", cookie);
  auto socket = std::make_unique<WebSocket>(server.port(), server.origin());
  socket->send(R"({"type":"hello","protocol":3,"ticket":")" + field(ticket, "ticket") + "\"}");
  EXPECT_TRUE(socket->receive());
  return socket;
}

// Whether a page is kept that asks for snapshot after snapshot, reads none of them and speaks on.
bool stays(WebSocket& deaf, const std::string& about, const std::function<bool()>& speak) {
  deaf.line().shrink();
  // Tens of megabytes: more than the system keeps for it.
  for (int i = 0; i < 300; ++i) deaf.send(R"({"type":"watch",)" + about + '}');
  for (int i = 0; i < 600; ++i) {
    if (!speak()) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  return true;
}

// By their own queue, or because too much waits for all together.
class Deaf : public testing::TestWithParam<std::vector<std::string>> {};
INSTANTIATE_TEST_SUITE_P(Queues, Deaf,
                         testing::Values(std::vector<std::string>{"--queue", "65536"},
                                         std::vector<std::string>{"--queue", "1000000000",
                                                                  "--queues", "1048576"}));

TEST_P(Deaf, OnesAreDropped) {
  const Folder folder;
  std::vector<std::string> words{"--remarks-burst", "1000", "--messages-burst", "100000"};
  words.insert(words.end(), GetParam().begin(), GetParam().end());
  Running server(folder.file("data"), words);
  const std::string ann = new_guest(server.port(), "Ann");
  const std::string table = open_table(server.port(), ann, quick_duel);
  const std::string about = R"("table":")" + table + '"';
  fill_with_talk(*connect(server, ann), about);
  const auto deaf = connect(server, ann);
  EXPECT_FALSE(stays(*deaf, about, [&] { return deaf->send(R"({"type":"ping"})"); }));
  Page reader(ann, table);
  ASSERT_TRUE(reader.connect(server.port())) << "others do not feel it";
  EXPECT_TRUE(reader.take(10'000));
}

// What a table has to tell is longer than what may wait for a page.
TEST(Network, ShowsATableHoweverMuchThereIsToTell) {
  const Folder folder;
  Running server(folder.file("data"),
                 {"--queue", "65536", "--remarks-burst", "1000", "--messages-burst", "1000"});
  const std::string cookie = new_guest(server.port(), "Ann");
  const std::string about = R"("table":")" + open_table(server.port(), cookie, quick_duel) + '"';
  fill_with_talk(*connect(server, cookie), about);
  const auto watching = connect(server, cookie);
  watching->send(R"({"type":"watch",)" + about + '}');
  // Answered while the snapshot is still on its way: that is too little to be dropped for.
  for (int i = 0; i < 10; ++i) watching->send(R"({"type":"ping"})");
  const std::string snapshot = watching->receive().value_or("null");
  EXPECT_GT(snapshot.size(), 65'536U);
  EXPECT_EQ(field(json::parse(snapshot), "type"), "snapshot");
  EXPECT_TRUE(watching->receive()) << "nothing comes after it";
}

// Signs of life are not enough: what was sent to a page must have been taken.
TEST(Network, DropsWhoSpeaksAndDoesNotRead) {
  const Folder folder;
  Running server(folder.file("data"), {"--idle", "2", "--queue", "1000000000", "--remarks-burst",
                                       "1000", "--messages-burst", "100000"});
  const std::string cookie = new_guest(server.port(), "Ann");
  const std::string about = R"("table":")" + open_table(server.port(), cookie, quick_duel) + '"';
  fill_with_talk(*connect(server, cookie), about);
  const auto pinging = connect(server, cookie);
  EXPECT_FALSE(stays(*pinging, about, [&] { return pinging->send_frame(9, ""); })) << "pings";
  const auto leaving = connect(server, cookie);
  EXPECT_FALSE(stays(*leaving, about, [&] {
    return leaving->send(R"({"type":"unwatch",)" + about + '}');
  })) << "what is not answered";
}

// A browser answers pings by itself, so a page that is silent is gone; a program may be thinking.
TEST(Network, SoonMissesAPageAndLetsProgramsThink) {
  const Folder folder;
  Running server(folder.file("data"), {"--idle-page", "2"});
  const std::string cookie = new_guest(server.port(), "Ann");
  const auto program = connect(server, cookie);
  const auto page = connect(server, cookie);
  EXPECT_TRUE(page->send(R"({"type":"ping"})"));
  EXPECT_TRUE(page->line().closed(30'000));
  EXPECT_TRUE(program->send(R"({"type":"ping"})"));
  EXPECT_NE(program->receive().value_or("").find("pong"), std::string::npos);
}

// Each ping is answered, so there is a limit to them as to anything else.
TEST(Network, DropsWhoDoesNothingButPing) {
  const Folder folder;
  Running server(folder.file("data"));
  const std::string cookie = new_guest(server.port(), "Ann");
  const auto pinging = connect(server, cookie);
  int pings = 0;
  while (pings < 10'000 && pinging->send_frame(9, "")) ++pings;
  EXPECT_TRUE(pinging->line().closed(5000)) << pings << " pings";
  const auto seldom = connect(server, cookie);
  for (int i = 0; i < 50; ++i) EXPECT_TRUE(seldom->send_frame(9, ""));
  EXPECT_TRUE(seldom->send(R"({"type":"ping"})"));
  EXPECT_NE(seldom->receive().value_or("").find("pong"), std::string::npos);
}

TEST(Network, CountsConnections) {
  const Folder folder;
  Running server(folder.file("data"), {"--connections-of-address", "3"});
  RawSocket first(server.port());
  RawSocket second(server.port());
  {
    RawSocket third(server.port());
    EXPECT_EQ(ask(third, server.port(), {.path = "/healthz"}).status, 200);
    RawSocket fourth(server.port());
    EXPECT_TRUE(fourth.closed(5000)) << "one too many";
  }
  // Room again, as soon as the server has noticed.
  Answered answered;
  for (int i = 0; i < 100 && answered.status != 200; ++i)
    answered = ask(server.port(), {.path = "/healthz"});
  EXPECT_EQ(answered.status, 200);
}

// What a visitor writes into the headers of a proxy makes nobody else of them: neither a line
// before the proxy's, nor the header that the proxy does not write.
TEST(Network, CountsWhomTheProxyNamesHoweverTheVisitorCallsThemself) {
  const Folder folder;
  Running server(folder.file("data"),
                 {"--trusted-proxy", "127.0.0.1", "--guests-burst", "2", "--guests", "0.001"});
  ASSERT_NE(server.port(), 0) << server.log();
  const auto guest = [&](std::map<std::string, std::string> headers) {
    return ask(server.port(),
               {.method = "POST", .path = "/api/me", .body = "{}", .headers = std::move(headers)})
        .status;
  };
  std::vector<int> lines;
  std::vector<int> others;
  for (const std::string number : {"1", "2", "3"}) {
    lines.push_back(
        guest({{"X-Forwarded-For", "198.51.100." + number}, {"x-forwarded-for", "192.0.2.7"}}));
    others.push_back(
        guest({{"X-Forwarded-For", "192.0.2.8"}, {"Forwarded", "for=198.51.100." + number}}));
  }
  EXPECT_EQ(lines, (std::vector{200, 200, 429}));
  EXPECT_EQ(others, (std::vector{200, 200, 429}));
  EXPECT_EQ(guest({{"X-Forwarded-For", "192.0.2.9"}}), 200) << "somebody else";
}

TEST(Network, SaysGoodbyeAndKeepsEverything) {
  const Folder folder;
  Running server(folder.file("data"), {"--back-after", "1234"});
  const std::string ann = new_guest(server.port(), "Ann");
  const std::string table = open_table(
      server.port(), ann, R"({"game":"engarde","players":2,"seats":["me","open"],"private":true})");
  WebSocket page(server.port(), server.origin());
  const json::value ticket = ask_json(server.port(), "POST", "/api/ticket", ann);
  page.send(json::serialize(
      json::object{{"type", "hello"}, {"protocol", 3}, {"ticket", ticket.at("ticket")}}));
  EXPECT_EQ(field(json::parse(page.receive().value_or("{}")), "type"), "welcome");
  EXPECT_EQ(server.stop(), 0);
  const json::value closing = json::parse(page.receive().value_or("{}"));
  EXPECT_EQ(field(closing, "type"), "closing");
  EXPECT_EQ(closing.at("after").as_int64(), 1234);
  EXPECT_FALSE(page.receive());
  EXPECT_EQ(page.close_code(), 1001);

  Running again(folder.file("data"));
  EXPECT_EQ(ask_json(again.port(), "GET", "/api/mine", ann).as_array().size(), 1U);
  const std::string log = server.log();
  EXPECT_NE(log.find("\"event\":\"listening\""), std::string::npos);
  EXPECT_EQ(log.find(ann.substr(ann.find('=') + 1)), std::string::npos) << "no token in the log";
  EXPECT_EQ(log.find("Ann"), std::string::npos) << "no name in the log";
}

TEST(Network, OneServerAFolder) {
  const Folder folder;
  Running first(folder.file("data"));
  const Finished second =
      run_program({HASTILUDE_PROGRAM, "serve", "--port", "0", "--data", folder.file("data")});
  EXPECT_EQ(second.code, 1);
  EXPECT_NE(second.err.find("another server works in"), std::string::npos) << second.err;
}

TEST(Network, StartsWithoutAWordAndTakesSettingsFromTheEnvironment) {
  const Folder folder;
  ::setenv("HASTILUDE_PORT", "0", 1);
  ::setenv("HASTILUDE_DATA", folder.file("data").c_str(), 1);
  ::setenv("HASTILUDE_LOG", "none", 1);
  {
    Running server = Running::plain(folder.file("log"));
    for (const char* name : {"HASTILUDE_PORT", "HASTILUDE_DATA", "HASTILUDE_LOG"}) ::unsetenv(name);
    EXPECT_EQ(ask(server.port(), {.path = "/healthz"}).body, "ok\n");
    EXPECT_EQ(server.stop(), 0);
    EXPECT_EQ(server.log(), "");
  }
  EXPECT_TRUE(std::filesystem::exists(folder.file("data/hastilude.sqlite")));
}

TEST(Network, SaysWhatIsWrongWithItsSettings) {
  const Folder folder;
  const auto err = [&](const std::vector<std::string>& more) {
    std::vector<std::string> words = {HASTILUDE_PROGRAM, "serve", "--data", folder.file("data")};
    words.insert(words.end(), more.begin(), more.end());
    const Finished finished = run_program(words);
    EXPECT_NE(finished.code, 0);
    return finished.err;
  };
  EXPECT_NE(err({"--listen", "nowhere"}).find("'nowhere' is no address"), std::string::npos);
  EXPECT_NE(err({"--port", "70000"}).find("--port"), std::string::npos);
  EXPECT_NE(err({"--log", "loud"}).find("--log"), std::string::npos);
  Running taken(folder.file("other"));
  EXPECT_NE(err({"--port", std::to_string(taken.port())}).find("cannot listen on 127.0.0.1"),
            std::string::npos);
}

}  // namespace
}  // namespace hastilude::tests
