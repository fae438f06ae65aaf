// Which hosts and origins are served, and what the log says of those that are not.
#include "server/door.h"

#include <gtest/gtest.h>

#include "server/incidents.h"
#include "server/log.h"
#include "server/world.h"

namespace hastilude::tests {
namespace {

using server::Door;

std::string origin_of(const char* text) {
  const auto origin = server::read_origin(text);
  return origin ? origin->text() : "wrong";
}

TEST(Origin, IsReadAsBrowsersWriteIt) {
  EXPECT_EQ(origin_of("https://play.example.org"), "https://play.example.org");
  EXPECT_EQ(origin_of("HTTPS://Play.Example.org:443"), "https://play.example.org");
  EXPECT_EQ(origin_of("http://play.example.org:443"), "http://play.example.org:443");
  EXPECT_EQ(origin_of("http://192.168.1.5:8080"), "http://192.168.1.5:8080");
  EXPECT_EQ(origin_of("http://[::1]:8080"), "http://[::1]:8080");
  for (const char* wrong : {"",
                            "play.example.org",
                            "ftp://play.example.org",
                            "https://",
                            "https:///",
                            "https://a/",
                            "https://a?b",
                            "https://a#b",
                            "https://user@a",
                            "https://a b",
                            "https://a:0",
                            "https://a:",
                            "https://a:65536",
                            "https://a:x",
                            "https://a..b",
                            "https://-a",
                            "https://[::1",
                            "https://[1.2.3.4]",
                            "https://1.2.3",
                            "https://1.2.3.256",
                            "https://burg.straße",
                            "null"})
    EXPECT_EQ(origin_of(wrong), "wrong") << wrong;
}

TEST(Door, WithoutOriginsServesAddressesAndNamesThatAreOurs) {
  const Door door({}, {"Castle", "castle.local"});
  for (const char* host :
       {"localhost", "localhost:8080", "LOCALHOST", "localhost.", "127.0.0.1:1", "192.168.1.5",
        "[::1]:8080", "[2001:db8::1]", "castle:80", "CASTLE.local"})
    EXPECT_TRUE(door.serves(host)) << host;
  for (const char* host : {"", "evil.example", "localhost.evil.example", "127.0.0.1.evil.example",
                           "castle.evil.example", "[::1", "::1", "2130706433", "0x7f.1",
                           "localhost:99999", "localhost:", "a_castle", "castle..local"})
    EXPECT_FALSE(door.serves(host)) << host;
  EXPECT_TRUE(door.lets_in("http://castle:80", "castle:80"));
  EXPECT_TRUE(door.lets_in("https://castle", "Castle"));
  for (const char* origin : {"null", "", "http://castle", "http://castle:81", "ftp://castle:80",
                             "http://castle:80/", "http://evil.example"})
    EXPECT_FALSE(door.lets_in(origin, "castle:80")) << origin;
  EXPECT_FALSE(door.secure());
}

TEST(Door, WithOriginsServesNothingElse) {
  const Door door({"https://play.example.org", "https://b.example:8443"}, {"castle"});
  for (const char* host :
       {"play.example.org", "Play.Example.Org:443", "b.example:8443", "b.example"})
    EXPECT_TRUE(door.serves(host)) << host;
  for (const char* host : {"localhost", "127.0.0.1", "castle", "play.example.org:80",
                           "b.example:443", "example.org", "x.play.example.org"})
    EXPECT_FALSE(door.serves(host)) << host;
  EXPECT_TRUE(door.lets_in("https://play.example.org", "play.example.org"));
  EXPECT_TRUE(door.lets_in("https://b.example:8443", "b.example"));
  for (const char* origin : {"http://play.example.org", "https://play.example.org:443", "null",
                             "https://b.example", "https://evil.example"})
    EXPECT_FALSE(door.lets_in(origin, "play.example.org")) << origin;
  EXPECT_TRUE(door.secure());
}

// ---- what is logged of it

class Heard {
 public:
  Heard() {
    server::start_chance();
    server::set_log_level(server::Level::none);
    server::set_log_ear([this](std::string_view line) { lines.emplace_back(line); });
  }
  ~Heard() { server::set_log_ear({}); }
  Heard(const Heard&) = delete;
  Heard& operator=(const Heard&) = delete;

  std::vector<std::string> lines;
};

TEST(Incidents, AreToldOnceAMinuteWithTheirNumber) {
  Heard heard;
  VirtualLoop loop;
  server::Incidents incidents(loop);
  for (int i = 0; i < 100; ++i) incidents.note(server::Incident::wrong_origin, "192.0.2.1");
  ASSERT_EQ(heard.lines.size(), 1U);
  EXPECT_NE(heard.lines[0].find(R"("what":"wrong_origin")"), std::string::npos) << heard.lines[0];
  EXPECT_EQ(heard.lines[0].find("192.0.2.1"), std::string::npos) << heard.lines[0];
  loop.pass(60'000);
  ASSERT_EQ(heard.lines.size(), 2U);
  EXPECT_NE(heard.lines[1].find(R"("times":99)"), std::string::npos) << heard.lines[1];
  loop.pass(600'000);
  EXPECT_EQ(heard.lines.size(), 2U) << "nothing more to tell";
}

TEST(Incidents, HaveAnotherPseudonymEveryDay) {
  Heard heard;
  VirtualLoop loop;
  server::Incidents incidents(loop);
  const auto note = [&](const char* who) {
    heard.lines.clear();
    incidents.note(server::Incident::wrong_ticket, who);
    loop.pass(60'000);
    return heard.lines.empty() ? std::string() : heard.lines.front();
  };
  const std::string ann = note("ann");
  EXPECT_EQ(note("ann"), ann) << "the same one on the same day";
  EXPECT_NE(note("bob"), ann);
  loop.pass(24 * 3'600'000);
  EXPECT_NE(note("ann"), ann);
}

TEST(Incidents, OfVeryManyAreToldTogether) {
  Heard heard;
  VirtualLoop loop;
  server::Incidents incidents(loop);
  for (int i = 0; i < 10'000; ++i)
    incidents.note(server::Incident::wrong_token, "192.0.2." + std::to_string(i));
  EXPECT_LT(heard.lines.size(), 600U);
  loop.pass(60'000);
  EXPECT_NE(heard.lines.back().find("others"), std::string::npos) << heard.lines.back();
}

}  // namespace
}  // namespace hastilude::tests
