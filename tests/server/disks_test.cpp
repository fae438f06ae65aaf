// The program itself on bad disks: one that is slow, and one that is really full. scripts/disks
// makes the slow one slower.
#include <chrono>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <thread>

#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>
#include <sys/mount.h>

#include "server/running.h"
#include "support/seed.h"

namespace hastilude::tests {
namespace {

namespace json = boost::json;
namespace fs = std::filesystem;

std::string open_table(std::uint16_t port, const std::string& cookie) {
  const json::object body{
      {"game", "engarde"},
      {"players", 2},
      {"seats", json::array{"me", "random"}},
      {"options", json::object{{"target", "99"}}},
      {"windows", json::object{{"reaction", 0}, {"offer", 0}, {"ransom", 0}, {"pace", 0}}}};
  const json::value made = ask_json(port, "POST", "/api/tables", cookie, json::serialize(body));
  if (!made.is_object() || !made.get_object().contains("table")) return {};
  return std::string(made.at("table").as_string());
}

int status_of(std::uint16_t port, const std::string& path) {
  return ask(port, {.method = "GET", .path = path, .body = {}, .headers = {}}).status;
}

// Plays until so many more decisions were answered.
void play(Page& page, int decisions) {
  const int wanted = page.answers + decisions;
  for (int i = 0; i < 100'000 && page.answers < wanted && !page.over(); ++i) {
    if (page.has_turn()) page.act();
    if (!page.take(20'000)) break;
  }
  EXPECT_EQ(page.answers, wanted);
}

bool gets_turn(Page& page) {
  for (int i = 0; i < 1'000 && !page.has_turn(); ++i) {
    if (!page.take(20'000)) return false;
  }
  return page.has_turn();
}

// What was told stands, for a page that knows nothing yet.
void expect_kept(const Page& told, const std::string& cookie, const std::string& table,
                 std::uint16_t port) {
  Page fresh(cookie, table);
  ASSERT_TRUE(fresh.connect(port));
  while (fresh.now.empty()) ASSERT_TRUE(fresh.take(20'000));
  ASSERT_GE(fresh.lines.size(), told.lines.size());
  for (std::size_t i = 0; i < told.lines.size(); ++i) ASSERT_EQ(fresh.lines[i], told.lines[i]);
}

// ---- slow

class Slowly {
 public:
  explicit Slowly(int milliseconds) {
    ::setenv("HASTILUDE_SLOW_SYNC", std::to_string(milliseconds).c_str(), 1);
    ::setenv("HASTILUDE_SLOW_WRITE", std::to_string(milliseconds / 20).c_str(), 1);
    ::setenv("LD_PRELOAD", HASTILUDE_SLOW_DISK, 1);
  }
  ~Slowly() {
    for (const char* const name : {"LD_PRELOAD", "HASTILUDE_SLOW_SYNC", "HASTILUDE_SLOW_WRITE"})
      ::unsetenv(name);
  }
};

TEST(SlowDisk, HoldsUpWhatIsStoredAndNothingElse) {
  const auto sync = static_cast<int>(number_from_environment("HASTILUDE_SLOW_SYNC_MS", 400));
  const auto decisions = static_cast<int>(number_from_environment("HASTILUDE_DECISIONS", 5));
  const Folder folder;
  const auto slowly = std::make_unique<Slowly>(sync);
  auto server = std::make_unique<Running>(folder.file("data"), std::vector<std::string>{});
  ASSERT_NE(server->port(), 0) << server->log();
  const std::string cookie = new_guest(server->port(), "Ann");
  const std::string table = open_table(server->port(), cookie);
  Page page(cookie, table);
  ASSERT_TRUE(page.connect(server->port()));
  const auto begin = std::chrono::steady_clock::now();
  play(page, decisions);
  const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
  EXPECT_GE(took.count(), decisions * sync) << "the disk was not slow, so nothing was tested";
  // An answer waits for the disk; whoever asks for something else meanwhile does not.
  ASSERT_TRUE(gets_turn(page));
  page.act();
  int others = 0;
  for (const int answers = page.answers; page.answers == answers && others < 3; ++others) {
    EXPECT_EQ(status_of(server->port(), "/api/games"), 200);
    if (page.take(0)) break;
  }
  EXPECT_GT(others, 0);
  EXPECT_EQ(status_of(server->port(), "/readyz"), 200) << "slow is not broken";
  play(page, 1);
  server->kill();
  server = std::make_unique<Running>(folder.file("data"), std::vector<std::string>{});
  expect_kept(page, cookie, table, server->port());
  std::cout << decisions << " decisions with " << sync << " ms a sync took "
            << static_cast<int>(took.count()) << " ms; all of them were there after a kill\n";
}

// ---- full

// A small disk in memory, where one may mount one.
class SmallDisk {
 public:
  explicit SmallDisk(std::string at) : at_(std::move(at)) {
    fs::create_directory(at_);
    mounted_ = ::mount("tmpfs", at_.c_str(), "tmpfs", 0, "size=2m") == 0;
    if (!mounted_) why_ = std::strerror(errno);
  }
  ~SmallDisk() {
    if (mounted_) ::umount2(at_.c_str(), MNT_DETACH);
  }
  bool mounted() const { return mounted_; }
  const std::string& why() const { return why_; }
  // Until not a byte is left.
  void fill() const {
    std::ofstream filler(at_ + "/filler", std::ios::binary);
    const std::string piece(4'096, 'x');
    while (filler.write(piece.data(), static_cast<std::streamsize>(piece.size())).flush()) {
    }
  }
  void make_room() const { fs::remove(at_ + "/filler"); }

 private:
  std::string at_;
  bool mounted_ = false;
  std::string why_;
};

TEST(FullDisk, OfWhichNothingIsLeftIsToldAndRecoveredFrom) {
  const Folder folder;
  const SmallDisk disk(folder.file("disk"));
  if (!disk.mounted())
    GTEST_SKIP() << "a small disk cannot be mounted here (" << disk.why()
                 << "); as root it can. A limit on files is tested in `process` instead";
  auto server = std::make_unique<Running>(folder.file("disk/data"), std::vector<std::string>{});
  ASSERT_NE(server->port(), 0) << server->log();
  const std::string cookie = new_guest(server->port(), "Ann");
  const std::string table = open_table(server->port(), cookie);
  Page page(cookie, table);
  ASSERT_TRUE(page.connect(server->port()));
  play(page, 3);
  for (int round = 0; round < 2; ++round) {
    disk.fill();
    // What the file has room for still goes in; then no more does, ours or the bot's.
    for (int i = 0; i < 10'000 && status_of(server->port(), "/readyz") == 200; ++i) {
      if (page.has_turn()) page.act();
      page.take(50);
    }
    EXPECT_EQ(status_of(server->port(), "/readyz"), 503);
    EXPECT_EQ(open_table(server->port(), cookie), "") << "nothing is acknowledged now";
    if (page.has_turn()) {
      page.act();
      for (const int answers = page.answers; page.answers == answers;)
        ASSERT_TRUE(page.take(20'000));
      EXPECT_EQ(page.last.at("code").as_string(), "too_busy") << json::serialize(page.last);
    }
    EXPECT_EQ(status_of(server->port(), "/healthz"), 200);
    disk.make_room();
    bool ready = false;
    for (int i = 0; i < 1'200 && !ready; ++i) {
      ready = status_of(server->port(), "/readyz") == 200;
      if (!ready) std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    ASSERT_TRUE(ready) << "it recovers by itself";
    ASSERT_TRUE(gets_turn(page));
    play(page, 3);
  }
  server->kill();
  server = std::make_unique<Running>(folder.file("disk/data"), std::vector<std::string>{});
  expect_kept(page, cookie, table, server->port());
}

}  // namespace
}  // namespace hastilude::tests
