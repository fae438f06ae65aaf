// The heads of requests, case by case (RFC 9110 and 9112).
#include "server/head.h"

#include <vector>

#include <gtest/gtest.h>

namespace hastilude::server {
namespace {

struct Case {
  std::string_view method = "GET";
  std::string_view target = "/";
  unsigned version = 11;
  std::vector<Field> fields = {{"Host", "localhost"}};
};

int status_of(const Case& each) {
  const Result<Judged, Misread> judged =
      judge({each.method, each.target, each.version, each.fields});
  return judged ? 200 : judged.error().status;
}

Judged judged(const Case& each) {
  const Result<Judged, Misread> found =
      judge({each.method, each.target, each.version, each.fields});
  return found ? *found : Judged{.path = "misread"};
}

TEST(Head, HasOneHost) {
  EXPECT_EQ(status_of({}), 200);
  EXPECT_EQ(status_of({.fields = {}}), 400);
  EXPECT_EQ(status_of({.version = 10, .fields = {}}), 200);
  EXPECT_EQ(status_of({.fields = {{"Host", "a"}, {"host", "a"}}}), 400);
  EXPECT_EQ(status_of({.version = 10, .fields = {{"Host", "a"}, {"Host", "b"}}}), 400);
  for (const std::string_view wrong : {"", "a b", "a/b", "me@a", "a?b", "a\\b", "<a>"})
    EXPECT_EQ(status_of({.fields = {{"Host", wrong}}}), 400) << wrong;
  for (const std::string_view right : {"a", "a:80", "[::1]:8080", "a.example.org", "A-b_c"})
    EXPECT_EQ(status_of({.fields = {{"Host", right}}}), 200) << right;
}

TEST(Head, NamesItsTarget) {
  EXPECT_EQ(judged({.target = "/a/b?c=d?e"}).path, "/a/b");
  EXPECT_EQ(judged({.target = "/"}).host, "localhost");
  const Judged absolute = judged({.target = "HTTP://play.example:81/a?b"});
  EXPECT_EQ(absolute.path, "/a");
  EXPECT_EQ(absolute.host, "play.example:81") << "the field is passed over";
  EXPECT_EQ(judged({.target = "http://a"}).path, "/");
  EXPECT_EQ(judged({.target = "https://a?b"}).path, "/");
  EXPECT_EQ(judged({.method = "OPTIONS", .target = "*"}).path, "*");
  for (const std::string_view wrong :
       {"*", "a", "ftp://a/", "http:///a", "http://me@a/", "a:443", "://a", ""})
    EXPECT_EQ(status_of({.target = wrong}), 400) << wrong;
}

TEST(Head, LeavesNoDoubtAboutTheBody) {
  const auto coded = [](std::string_view coding) {
    return status_of({.method = "POST", .fields = {{"Host", "a"}, {"Transfer-Encoding", coding}}});
  };
  EXPECT_EQ(coded("chunked"), 200);
  EXPECT_EQ(coded("CHUNKED"), 200);
  EXPECT_EQ(coded("xchunked"), 400);
  EXPECT_EQ(coded("chunked, gzip"), 400);
  EXPECT_EQ(coded(""), 400);
  EXPECT_EQ(coded("identity"), 400);
  EXPECT_EQ(coded("gzip, chunked"), 501);
  EXPECT_EQ(coded("chunked, chunked"), 501);
  EXPECT_EQ(status_of({.version = 10, .fields = {{"Transfer-Encoding", "chunked"}}}), 400);
  EXPECT_EQ(
      status_of(
          {.fields = {{"Host", "a"}, {"Transfer-Encoding", "chunked"}, {"Content-Length", "3"}}}),
      400);
  EXPECT_EQ(status_of({.fields = {{"Host", "a"},
                                  {"Transfer-Encoding", "gzip"},
                                  {"transfer-encoding", "chunked"}}}),
            501);
}

TEST(Head, MayWaitForLeaveToSendTheBody) {
  const auto body = [](unsigned version) {
    return judged({.method = "POST",
                   .version = version,
                   .fields = {{"Host", "a"}, {"Expect", "100-Continue"}}})
        .body;
  };
  EXPECT_EQ(body(11), Body::waits_for_continue);
  EXPECT_EQ(body(10), Body::comes) << "HTTP/1.0 does not know it";
  EXPECT_EQ(status_of({.fields = {{"Host", "a"}, {"Expect", "miracles"}}}), 417);
}

TEST(Head, KeysOfSocketsAreSixteenBytes) {
  EXPECT_TRUE(right_socket_key("dGhlIHNhbXBsZSBub25jZQ=="));
  for (const std::string_view wrong :
       {"", "dGhlIHNhbXBsZSBub25jZQ", "dGhlIHNhbXBsZSBub25jZR==", "dGhlIHNhbXBsZSBub25j",
        "dGhlIHNhbXBsZSBub25jZXM=", "dGhlIHNhbXBsZSBub25jZQ=== ", "dGhlIHNhbXBs*SBub25jZQ=="})
    EXPECT_FALSE(right_socket_key(wrong)) << wrong;
}

TEST(Head, SaysWhichCodingsItAccepts) {
  for (const std::string_view yes :
       {"gzip", "br, gzip", "GZIP", "gzip;q=0.5", "*", "gzip ; q=1", "br;q=0, *;q=0.1"})
    EXPECT_TRUE(accepts_coding(yes, "gzip")) << yes;
  for (const std::string_view no :
       {"", "br", "gzip;q=0", "gzip;q=0.000", "*;q=0", "gzip;q=0, *", "xgzip", "identity"})
    EXPECT_FALSE(accepts_coding(no, "gzip")) << no;
}

}  // namespace
}  // namespace hastilude::server
