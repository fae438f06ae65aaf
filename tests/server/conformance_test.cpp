// HTTP as RFC 9110 and 9112 have it, against the real process and over a raw socket.
#include <chrono>
#include <thread>

#include <gtest/gtest.h>

#include "server/running.h"

namespace hastilude::tests {
namespace {

class Conformance : public testing::Test {
 protected:
  // What comes back for these bytes, up to the end of the head.
  std::string head(const std::string& bytes) {
    RawSocket line(server_.port());
    line.write(bytes);
    return line.read_until("\r\n\r\n").value_or("");
  }
  static int status(const std::string& head) {
    return head.size() > 12 ? std::stoi(head.substr(9, 3)) : 0;
  }
  Answered ask_for(const Asked& asked) { return ask(server_.port(), asked); }
  std::uint16_t port() const { return server_.port(); }

 private:
  const Folder folder_;
  Running server_{folder_.file("data")};
};

TEST_F(Conformance, TakesNoBytesForTheNextRequestWhenTheBodyIsInDoubt) {
  for (const char* coding : {"xchunked", "chunked, gzip", "identity", ""}) {
    RawSocket line(port());
    line.write("POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: " +
               std::string(coding) + "\r\n\r\nGET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
    EXPECT_EQ(status(line.read_until("\r\n\r\n").value_or("")), 400) << coding;
    EXPECT_FALSE(line.read_until("HTTP/1.1", 2000)) << "only one answer, then the end: " << coding;
  }
  EXPECT_EQ(status(head("POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: gzip, "
                        "chunked\r\n\r\n")),
            501);
  EXPECT_EQ(status(head("POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: "
                        "chunked\r\nContent-Length: 2\r\n\r\n0\r\n\r\n")),
            400);
  EXPECT_EQ(status(head("POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: "
                        "2\r\nContent-Length: 3\r\n\r\n{}")),
            400);
  EXPECT_EQ(
      status(head("POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: "
                  "application/json\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n")),
      200);
}

TEST_F(Conformance, TakesTypesInLettersOfAnySize) {
  const auto post = [&](const std::string& type) {
    return status(head("POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: " + type +
                       "\r\nContent-Length: 2\r\n\r\n{}"));
  };
  EXPECT_EQ(post("Application/JSON; charset=utf-8"), 200);
  EXPECT_EQ(post("application/jsonp"), 415);
}

// RFC 9110, 9.3.2 and 13.1.2.
TEST_F(Conformance, AnswersAHeadWithoutABodyAndLooksAtAllTags) {
  RawSocket wrong(port());
  wrong.write("HEAD / HTTP/1.1\r\n\r\n");
  EXPECT_TRUE(wrong.read_until("\r\n\r\n"));
  EXPECT_FALSE(wrong.read_until("}")) << "a body behind a HEAD that is refused";
  const std::string tag = ask_for({.path = "/"}).headers.at("etag");
  EXPECT_EQ(status(head("GET / HTTP/1.1\r\nHost: localhost\r\nIf-None-Match: \"a\"\r\n"
                        "If-None-Match: " +
                        tag + "\r\n\r\n")),
            304);
}

// RFC 9110, 6.5.1: what stands behind a body is no part of the head.
TEST_F(Conformance, TakesNothingFromBehindTheBody) {
  const auto status_behind = [&](const std::string& fields, const std::string& trailers) {
    return status(head("POST /api/me HTTP/1.1\r\nHost: localhost\r\n" + fields +
                       "Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n" + trailers + "\r\n"));
  };
  const std::string json = "Content-Type: application/json\r\n";
  EXPECT_EQ(status_behind(json, ""), 200);
  EXPECT_EQ(status_behind(json, "Origin: http://evil.example\r\n"), 200);
  EXPECT_EQ(status_behind("", json), 415) << "this is no type that was said";
}

TEST_F(Conformance, WantsOneHost) {
  EXPECT_EQ(status(head("GET /healthz HTTP/1.1\r\n\r\n")), 400);
  EXPECT_EQ(status(head("GET /healthz HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n")), 400);
  EXPECT_EQ(status(head("GET /healthz HTTP/1.1\r\nHost: a b\r\n\r\n")), 400);
  EXPECT_EQ(status(head("GET /healthz HTTP/1.0\r\n\r\n")), 200);
}

TEST_F(Conformance, TakesNothingTwice) {
  const std::string begin = "POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n";
  EXPECT_EQ(
      status(head(begin + "Content-Type: text/plain\r\nContent-Type: application/json\r\n\r\n{}")),
      400);
  EXPECT_EQ(
      status(head(begin + "Origin: http://localhost\r\nOrigin: http://evil.example\r\n\r\n{}")),
      400);
}

// Whatever leaves room for two readings, or is none of our business.
TEST_F(Conformance, TakesNothingInDoubt) {
  const std::string get = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n";
  const std::string post = "POST /api/me HTTP/1.1\r\nHost: localhost\r\n";
  const std::string chunked = post + "Transfer-Encoding: chunked\r\n\r\n";
  for (const std::string& bytes :
       {get + "X : a\r\n\r\n",
        get + ": a\r\n\r\n",
        get + "X: a\rb\r\n\r\n",
        get + "X: a" + std::string(1, '\0') + "b\r\n\r\n",
        std::string("GET /healthz HTTP/1.1\nHost: localhost\n\n"),
        std::string("GET  /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"),
        std::string("GET /a b HTTP/1.1\r\nHost: localhost\r\n\r\n"),
        std::string("GET /healthz HTTP/2.0\r\nHost: localhost\r\n\r\n"),
        std::string("CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n"),
        post + "Content-Length: +2\r\n\r\n{}",
        post + "Content-Length: -1\r\n\r\n{}",
        post + "Content-Length: 0x2\r\n\r\n{}",
        post + "Content-Length: \r\n\r\n{}",
        post + "Content-Length: 99999999999999999999999\r\n\r\n{}",
        post + "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        post + "Transfer-Encoding: \x0b" + "chunked\r\n\r\n0\r\n\r\n",
        chunked + "FFFFFFFFFFFFFFFFFF\r\n{}\r\n0\r\n\r\n",
        chunked + "-2\r\n{}\r\n0\r\n\r\n",
        chunked + "0x2\r\n{}\r\n0\r\n\r\n",
        chunked + "2\r\n{}xx0\r\n\r\n"})
    EXPECT_EQ(status(head(bytes)), 400) << bytes;
  for (const char* method : {"TRACE", "OPTIONS", "get", "PATCH"})
    EXPECT_EQ(ask_for({.method = method, .path = "/"}).status, 405) << method;
  for (const char* path :
       {"/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/assets/", "/.git/config"})
    EXPECT_EQ(ask_for({.path = path}).status, 404) << path;
}

// RFC 9112, 2.2: an empty line before a request, as some send it behind a body; not two.
TEST_F(Conformance, PassesOverAnEmptyLine) {
  const std::string get = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";
  EXPECT_EQ(status(head("\r\n" + get)), 200);
  EXPECT_EQ(status(head("\r\n\r\n" + get)), 400);
  EXPECT_EQ(status(head("\n" + get)), 400);
  EXPECT_EQ(status(head("\r" + get)), 400);
  EXPECT_EQ(status(head("\r\nnonsense\r\n\r\n")), 400);
  RawSocket line(port());
  for (int i = 0; i < 3; ++i) {
    line.write(
        "POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        "Content-Length: 2\r\n\r\n{}\r\n");
    EXPECT_EQ(status(line.read_until("\r\n\r\n").value_or("")), 200) << i;
    line.read_until("}");
  }
  RawSocket slow(port());
  slow.write("\r");
  std::this_thread::sleep_for(std::chrono::milliseconds(50));
  slow.write("\n");
  std::this_thread::sleep_for(std::chrono::milliseconds(50));
  slow.write(get.substr(0, 2));
  std::this_thread::sleep_for(std::chrono::milliseconds(50));
  slow.write(get.substr(2));
  EXPECT_EQ(status(slow.read_until("\r\n\r\n").value_or("")), 200);
}

// What was asked for before has nothing to do with it.
TEST_F(Conformance, AnswersWholeAfterAHead) {
  RawSocket line(port());
  line.write("HEAD /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nnonsense\r\n\r\n");
  EXPECT_EQ(status(line.read_until("\r\n\r\n").value_or("")), 200);
  EXPECT_EQ(status(line.read_until("\r\n\r\n").value_or("")), 400);
  EXPECT_TRUE(line.read_until("bad_request")) << "with its body";
}

// RFC 9110, 6.2: with the version that the server speaks; who asks in HTTP/1.0 may not wait for
// more.
TEST_F(Conformance, AnswersInItsOwnVersion) {
  RawSocket line(port());
  line.write("GET /healthz HTTP/1.0\r\nConnection: keep-alive\r\n\r\n");
  const std::string answered = line.read_until("\r\n\r\n").value_or("");
  EXPECT_TRUE(answered.starts_with("HTTP/1.1 200 ")) << answered;
  EXPECT_NE(answered.find("Connection: close"), std::string::npos) << answered;
  EXPECT_TRUE(line.closed(5000));
}

TEST_F(Conformance, TakesAbsoluteTargets) {
  EXPECT_EQ(status(head("GET http://localhost/healthz HTTP/1.1\r\nHost: other\r\n\r\n")), 200);
  EXPECT_EQ(status(head("GET localhost/healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")), 400);
}

TEST_F(Conformance, LetsABodyComeThatWaitsForLeave) {
  RawSocket line(port());
  line.write(
      "POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nExpect: "
      "100-continue\r\nContent-Length: 2\r\n\r\n");
  EXPECT_EQ(status(line.read_until("\r\n\r\n").value_or("")), 100);
  line.write("{}");
  EXPECT_EQ(status(line.read_until("\r\n\r\n").value_or("")), 200);
  EXPECT_EQ(status(head("GET / HTTP/1.1\r\nHost: localhost\r\nExpect: miracles\r\n\r\n")), 417);
}

TEST_F(Conformance, NamesTheMethodsThatAreAllowed) {
  const auto allowed = [&](const char* method, const char* path) {
    const Answered answered = ask_for({.method = method, .path = path});
    EXPECT_EQ(answered.status, 405) << method << ' ' << path;
    const auto found = answered.headers.find("allow");
    return found == answered.headers.end() ? "none" : found->second;
  };
  EXPECT_EQ(allowed("POST", "/healthz"), "GET, HEAD");
  EXPECT_EQ(allowed("DELETE", "/"), "GET, HEAD");
  EXPECT_EQ(allowed("GET", "/api/me"), "POST");
  EXPECT_EQ(allowed("PUT", "/api/tables"), "GET, HEAD, POST");
  EXPECT_EQ(allowed("POST", "/api/tables/x/record"), "GET, HEAD");
  EXPECT_EQ(ask_for({.path = "/api/nothing"}).status, 404);
}

TEST_F(Conformance, SaysWhenAndWhenAgain) {
  Answered answered = ask_for({.path = "/healthz"});
  // "Mon, 16 Nov 2026 10:45:39 GMT"
  EXPECT_EQ(answered.headers["date"].size(), 29U);
  EXPECT_TRUE(answered.headers["date"].ends_with(" GMT"));
  const Folder folder;
  const Running strict(folder.file("data"), {"--requests", "0.1", "--requests-burst", "5"});
  for (int i = 0; i < 6; ++i) answered = ask(strict.port(), {.path = "/api/games"});
  ASSERT_EQ(answered.status, 429);
  EXPECT_GT(std::stoi(answered.headers["retry-after"]), 0);
  for (const char* path : {"/healthz", "/readyz"})
    EXPECT_EQ(ask(strict.port(), {.path = path}).status, 200) << "who watches over it may always";
}

TEST_F(Conformance, PacksOnlyForThoseWhoWantIt) {
  const auto coding = [&](const char* accepted) {
    Answered answered = ask_for({.path = "/", .headers = {{"Accept-Encoding", accepted}}});
    return answered.headers["content-encoding"];
  };
  EXPECT_EQ(coding("gzip"), "gzip");
  EXPECT_EQ(coding("gzip;q=0"), "");
  EXPECT_EQ(coding("br;q=0, gzip;q=0.8"), "gzip");
}

TEST_F(Conformance, TakesBodiesAsLongAsItSays) {
  // 16 kB is read and judged; more is not read.
  const std::string space(16'384 - 2, ' ');
  EXPECT_EQ(ask_for({.method = "POST", .path = "/api/me", .body = "{" + space + "}"}).status, 200);
  EXPECT_EQ(ask_for({.method = "POST", .path = "/api/me", .body = "{ " + space + "}"}).status, 413);
}

// What stands around the pieces of a body counts against no limit of bodies, and must not be kept
// without end.
TEST_F(Conformance, TakesChunksThatAreMostlyBodies) {
  const std::string begin =
      "POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
      "Transfer-Encoding: chunked\r\n\r\n2";
  const auto whole = [&](std::size_t extension, std::size_t trailer) {
    return begin + ";a=" + std::string(extension, 'x') +
           "\r\n{}\r\n0\r\nX: " + std::string(trailer, 'x') + "\r\n\r\n";
  };
  EXPECT_EQ(status(head(whole(100, 100))), 200);
  EXPECT_EQ(status(head(whole(100'000, 100))), 431);
  EXPECT_EQ(status(head(whole(100, 100'000))), 431);
}

TEST_F(Conformance, SaysWhatIsWrongSafelyHoweverEarly) {
  const std::string far_too_long(20'000, 'x');
  const std::vector<std::pair<int, std::string>> early = {
      {400, "nonsense\r\n\r\n"},
      {413, "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n"},
      {431, "GET / HTTP/1.1\r\nHost: x\r\nX: " + far_too_long + "\r\n\r\n"}};
  for (const auto& [code, bytes] : early) {
    const std::string answered = head(bytes);
    EXPECT_EQ(status(answered), code);
    for (const char* field : {"Content-Security-Policy", "X-Content-Type-Options", "Date"})
      EXPECT_NE(answered.find(field), std::string::npos) << code << ' ' << field;
  }
}

}  // namespace
}  // namespace hastilude::tests
