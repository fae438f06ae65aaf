// What the real process keeps on disk: who may read it, what becomes of it when it is taken away,
// and copies of it.
#include <chrono>
#include <filesystem>
#include <fstream>
#include <thread>

#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include "server/running.h"
#include "store/database.h"

namespace hastilude::tests {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;

constexpr const char* quick_duel = R"({"game":"engarde","players":2,"seats":["me","random"],)"
                                   R"("windows":{"reaction":0,"offer":0,"ransom":0,"pace":0}})";

std::string open_table(std::uint16_t port, const std::string& cookie) {
  const json::value made = ask_json(port, "POST", "/api/tables", cookie, quick_duel);
  if (!made.is_object() || !made.get_object().contains("table")) return {};
  return std::string(made.at("table").as_string());
}

// "600"
std::string mode_of(const std::string& path) {
  struct stat found {};
  if (::stat(path.c_str(), &found) != 0) return "gone";
  std::string text;
  for (const int shift : {6, 3, 0})
    text += std::to_string((found.st_mode >> static_cast<unsigned>(shift)) & 7U);
  return text;
}

bool becomes(std::uint16_t port, const std::string& path, int status) {
  for (int i = 0; i < 400; ++i) {
    if (ask(port, {.path = path}).status == status) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  return false;
}

class Files : public testing::Test {
 protected:
  std::string data() const { return folder_.file("data"); }
  std::string database() const { return folder_.file("data/hastilude.sqlite"); }
  std::string file(const std::string& name) const { return folder_.file(name); }
  // What the program answers to these words, and what it prints.
  struct Ran {
    int exit = -1;
    std::string printed;
  };
  Ran run(const std::string& words) {
    const std::string out = file("printed.txt");
    const int status =
        std::system((std::string(HASTILUDE_PROGRAM) + ' ' + words + " > " + out + " 2>&1").c_str());
    std::ifstream printed(out);
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1,
            {std::istreambuf_iterator<char>(printed), {}}};
  }
  void expect_own() {
    EXPECT_EQ(mode_of(data()), "700");
    for (const char* behind : {"", "-wal", "-shm"})
      EXPECT_EQ(mode_of(database() + behind), "600") << behind;
    EXPECT_EQ(mode_of(file("data/lock")), "600");
  }

  const Folder folder_;
};

TEST_F(Files, AreForNobodyElse) {
  const mode_t before = ::umask(0);
  {
    Running server(data());
    ASSERT_NE(server.port(), 0);
    new_guest(server.port(), "Ann");
    expect_own();
    server.kill();
  }
  // Somebody puts them back from elsewhere, for all to read.
  for (const char* behind : {"", "-wal", "-shm"})
    fs::permissions(database() + behind, fs::perms(0666));
  fs::permissions(data(), fs::perms(0755));
  {
    Running server(data());
    ASSERT_NE(server.port(), 0) << server.log();
    new_guest(server.port(), "Bob");
    expect_own();
  }
  ::umask(before);
}

TEST_F(Files, ThatAreLostAreMissed) {
  {
    Running server(data());
    new_guest(server.port(), "Ann");
    EXPECT_EQ(server.stop(), 0);
  }
  fs::copy_file(database(), file("kept"));
  std::ofstream(database(), std::ios::trunc).close();
  {
    const Running server(data());
    EXPECT_EQ(server.port(), 0);
    EXPECT_NE(server.log().find("is empty (0 bytes)"), std::string::npos) << server.log();
  }
  fs::remove(database());
  {
    const Running server(data());
    EXPECT_EQ(server.port(), 0);
    EXPECT_NE(server.log().find("is gone"), std::string::npos) << server.log();
    EXPECT_NE(server.log().find("Put a backup in its place"), std::string::npos) << server.log();
  }
  fs::copy_file(file("kept"), database());
  {
    const Running server(data());
    EXPECT_NE(server.port(), 0) << "put back";
  }
  fs::remove(database());
  fs::remove(file("data/lock"));
  const Running server(data());
  EXPECT_NE(server.port(), 0) << "begun with nothing, as was said";
}

TEST_F(Files, TakenAwayUnderTheServerStopItFromPromising) {
  Running server(data());
  new_guest(server.port(), "Ann");
  const auto me = [&] {
    return ask(server.port(), {.method = "POST", .path = "/api/me", .body = "{}"}).status;
  };
  fs::rename(database(), file("elsewhere"));
  EXPECT_EQ(me(), 503) << "it would be lost";
  EXPECT_EQ(ask(server.port(), {.path = "/readyz"}).status, 503);
  EXPECT_NE(server.log().find("hastilude.sqlite is gone while"), std::string::npos) << server.log();
  std::ofstream(database()) << "another file";
  fs::rename(file("elsewhere"), database());
  EXPECT_TRUE(becomes(server.port(), "/readyz", 200)) << "it is back";
  EXPECT_EQ(me(), 200);
  fs::rename(database(), file("elsewhere"));
  fs::copy_file(file("elsewhere"), database());
  EXPECT_EQ(me(), 503);
  EXPECT_NE(server.log().find("was replaced while"), std::string::npos) << server.log();
  fs::rename(file("elsewhere"), database());
  EXPECT_TRUE(becomes(server.port(), "/readyz", 200));
  fs::rename(database() + "-wal", file("elsewhere"));
  EXPECT_EQ(me(), 503);
  EXPECT_NE(server.log().find("-wal was taken away while"), std::string::npos) << server.log();
  fs::rename(file("elsewhere"), database() + "-wal");
  EXPECT_TRUE(becomes(server.port(), "/readyz", 200));
  EXPECT_EQ(server.stop(), 0);
}

TEST_F(Files, AreCopiedWhileTheServerRuns) {
  Running server(data());
  const std::string ann = new_guest(server.port(), "Ann");
  std::vector<std::string> tables;
  for (int i = 0; i < 3; ++i) tables.push_back(open_table(server.port(), ann));
  Page page(ann, tables.front());
  ASSERT_TRUE(page.connect(server.port()));
  while (page.answers < 3 && !page.over() && page.take(10'000)) {
    if (page.has_turn()) page.act();
  }
  const std::string copy = file("copy.sqlite");
  const Ran ran = run("backup " + copy + " --data " + data() + " --sample 2");
  EXPECT_EQ(ran.exit, 0) << ran.printed;
  EXPECT_NE(ran.printed.find("3 tables, 2 of them replayed"), std::string::npos) << ran.printed;
  EXPECT_EQ(mode_of(copy), "600");
  for (const char* behind : {"-wal", "-shm", "-journal", ".part", ".check"})
    EXPECT_FALSE(fs::exists(copy + behind)) << behind;
  EXPECT_EQ(run("backup " + copy + " --data " + data()).exit, 1) << "never over another file";
  EXPECT_EQ(run("backup " + file("x") + " --data " + file("nowhere")).exit, 1);
  server.kill();
  // Everything is lost but the copy.
  fs::remove_all(data());
  fs::create_directory(data());
  fs::copy_file(copy, database());
  Running again(data());
  Page back(ann, tables.front());
  ASSERT_TRUE(back.connect(again.port())) << "the guest is known";
  while (back.now.empty() && back.take(10'000)) {
  }
  EXPECT_GE(back.number, 3) << "what was acknowledged before the copy is in it";
}

TEST_F(Files, AreClearedOfWhatNobodyHasTouched) {
  {
    Running server(data());
    const std::string ann = new_guest(server.port(), "Ann");
    new_guest(server.port(), "Passer-by");
    ASSERT_NE(open_table(server.port(), ann), "");
    ask_json(server.port(), "POST", "/api/tables", ann,
             R"({"game":"engarde","players":2,"seats":["me","open"]})");
    EXPECT_EQ(run("prune --data " + data()).exit, 1) << "a server works there";
    EXPECT_EQ(server.stop(), 0);
  }
  const auto printed = [&](const char* words) {
    const Ran ran = run("prune --data " + data());
    EXPECT_EQ(ran.exit, 0);
    EXPECT_NE(ran.printed.find(words), std::string::npos) << ran.printed;
  };
  printed("0 guests without games, 0 tables that waited");
  // Two years ago.
  for (const char* const sql : {"UPDATE tables SET touched = touched - 63072000000",
                                "UPDATE people SET seen = seen - 63072000000"})
    store::Database(database(), 1000).execute(sql);
  printed("1 guests without games, 1 tables that waited");
  Running again(data());
  EXPECT_NE(again.port(), 0) << again.log();
}

// OWASP ASVS 7.4.5: by who runs the server, of one person and of everybody.
TEST_F(Files, HaveNoLoginsAnyMoreOfWhomItIsWished) {
  std::vector<std::string> cookies;
  const auto status_of = [&](std::uint16_t port, std::size_t who) {
    return ask(port,
               {.method = "POST", .path = "/api/ticket", .headers = {{"Cookie", cookies[who]}}})
        .status;
  };
  std::string table;
  {
    Running server(data());
    for (const char* const name : {"Ann", "Bob"}) cookies.push_back(new_guest(server.port(), name));
    table = open_table(server.port(), cookies[0]);
    EXPECT_EQ(run("people --end-all --data " + data()).exit, 1) << "a server works there";
    EXPECT_EQ(status_of(server.port(), 0), 200);
    EXPECT_EQ(server.stop(), 0);
  }
  const Ran listed = run("people --data " + data() + " -- " + table);
  EXPECT_EQ(listed.exit, 0) << listed.printed;
  EXPECT_TRUE(listed.printed.ends_with("  Ann\n")) << listed.printed;
  EXPECT_EQ(listed.printed.find("Bob"), std::string::npos) << "he was not there";
  const std::string ann = listed.printed.substr(0, listed.printed.find(' '));
  EXPECT_EQ(run("people --data " + data() + " nowhere").exit, 1);
  EXPECT_EQ(run("people --data " + data()).exit, 2);
  EXPECT_EQ(run("people --data " + data() + " --end=" + ann + " --end=nobody").exit, 1);
  {
    Running server(data());
    EXPECT_EQ(status_of(server.port(), 0), 200) << "all of them, or nobody";
    EXPECT_EQ(server.stop(), 0);
  }
  EXPECT_EQ(run("people --data " + data() + " --end=" + ann).exit, 0);
  {
    Running server(data());
    EXPECT_EQ(status_of(server.port(), 0), 401);
    EXPECT_EQ(status_of(server.port(), 1), 200);
    EXPECT_EQ(server.stop(), 0);
  }
  const Ran all = run("people --data " + data() + " --end-all");
  EXPECT_TRUE(all.printed.starts_with("1 logins have ended")) << all.printed;
  Running server(data());
  EXPECT_EQ(status_of(server.port(), 1), 401);
}

TEST_F(Files, ThatAreDamagedAreNotCopiedInSilence) {
  {
    Running server(data());
    const std::string ann = new_guest(server.port(), "Ann");
    ASSERT_NE(open_table(server.port(), ann), "");
    EXPECT_EQ(server.stop(), 0);
  }
  store::Database(database(), 1000)
      .execute("UPDATE rows SET payload = payload || ' and more' WHERE sequence = 1");
  const Ran ran = run("backup " + file("copy.sqlite") + " --data " + data());
  EXPECT_EQ(ran.exit, 1);
  EXPECT_NE(ran.printed.find("is broken"), std::string::npos) << ran.printed;
  // A page of the file itself.
  {
    std::fstream raw(database(), std::ios::in | std::ios::out | std::ios::binary);
    raw.seekp(4096);
    raw << std::string(2048, 'x');
  }
  const Ran spoilt = run("backup " + file("spoilt.sqlite") + " --data " + data());
  EXPECT_EQ(spoilt.exit, 1);
  EXPECT_TRUE(spoilt.printed.find("damaged") != std::string::npos ||
              spoilt.printed.find("malformed") != std::string::npos)
      << spoilt.printed;
  EXPECT_FALSE(fs::exists(file("spoilt.sqlite")));
}

// ---- descriptors

rlim_t descriptors_of(const Running& server) {
  rlimit limit{};
  ::prlimit(server.process(), RLIMIT_NOFILE, nullptr, &limit);
  return limit.rlim_cur;
}

// What a process that is started from here may have at most.
class Allowed {
 public:
  explicit Allowed(rlim_t soft) {
    ::getrlimit(RLIMIT_NOFILE, &before_);
    const rlimit now{.rlim_cur = soft, .rlim_max = before_.rlim_max};
    ::setrlimit(RLIMIT_NOFILE, &now);
  }
  ~Allowed() { ::setrlimit(RLIMIT_NOFILE, &before_); }
  Allowed(const Allowed&) = delete;
  Allowed& operator=(const Allowed&) = delete;

 private:
  rlimit before_{};
};

TEST_F(Files, MayBeOpenAsManyAsConnectionsNeed) {
  const Allowed allowed(128);
  Running server(data(), {"--connections", "300"});
  EXPECT_EQ(descriptors_of(server), 364U);
  std::vector<RawSocket> lines;
  for (int i = 0; i < 80; ++i) lines.emplace_back(server.port());
  EXPECT_EQ(ask(server.port(), {.path = "/healthz"}).status, 200);
}

TEST_F(Files, ThatCannotBeOpenedAreToldOf) {
#ifdef __SANITIZE_ADDRESS__
  GTEST_SKIP() << "the sanitizers need descriptors themselves, and take their lack for a fault";
#endif
  Running server(data(), {"--connections", "300"});
  // A few more than it has open already, which differ from build to build.
  const fs::directory_iterator open("/proc/" + std::to_string(server.process()) + "/fd");
  const auto most = static_cast<rlim_t>(std::distance(begin(open), end(open))) + 8;
  const rlimit few{.rlim_cur = most, .rlim_max = most};
  ASSERT_EQ(::prlimit(server.process(), RLIMIT_NOFILE, &few, nullptr), 0);
  {
    std::vector<RawSocket> lines;
    for (int i = 0; i < 30; ++i) lines.emplace_back(server.port());
    for (int i = 0; i < 200 && server.log().find("nobody can be let in") == std::string::npos; ++i)
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  EXPECT_NE(server.log().find("nobody can be let in"), std::string::npos) << server.log();
  EXPECT_TRUE(becomes(server.port(), "/healthz", 200)) << "when the others have gone:\n"
                                                       << server.log();
}

}  // namespace
}  // namespace hastilude::tests
