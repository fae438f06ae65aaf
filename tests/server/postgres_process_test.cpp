// The program itself with its tables in PostgreSQL: it is killed, and so is the database.
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <thread>

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <unistd.h>

#include "server/postgres.h"
#include "server/running.h"

namespace hastilude::tests {
namespace {

constexpr const char* quick_duel = R"({"game":"engarde","players":2,"seats":["me","random"],)"
                                   R"("windows":{"reaction":0,"offer":0,"ransom":0,"pace":0}})";

bool becomes(std::uint16_t port, const std::string& path, int status) {
  for (int i = 0; i < 600; ++i) {
    if (ask(port, {.path = path}).status == status) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  return false;
}

// Plays until so many acts have been acknowledged.
void play(Page& page, int answers) {
  while (page.answers < answers && !page.over()) {
    if (page.pending.empty() && page.has_turn()) {
      ASSERT_TRUE(page.act());
    }
    ASSERT_TRUE(page.take(10'000)) << "nothing came for ten seconds";
  }
}

TEST(OnPostgres, NothingAcknowledgedIsLostWhenServerAndDatabaseDie) {
  const Folder folder;
  const std::vector<std::string> where{"--store", the_database().where().address};
  auto server = std::make_unique<Running>(folder.file("unused"), where);
  ASSERT_NE(server->port(), 0) << server->log();
  const std::string cookie = new_guest(server->port(), "Ann");
  const boost::json::value made =
      ask_json(server->port(), "POST", "/api/tables", cookie, quick_duel);
  Page page(cookie, std::string(made.at("table").as_string()));
  ASSERT_TRUE(page.connect(server->port()));
  play(page, 3);

  server->kill();
  server = std::make_unique<Running>(folder.file("unused"), where);
  ASSERT_NE(server->port(), 0) << server->log();
  ASSERT_TRUE(page.connect(server->port()));
  play(page, 6);
  EXPECT_EQ(page.gaps, 0);

  the_database().stop();
  EXPECT_TRUE(becomes(server->port(), "/readyz", 503)) << "pages are told that nothing is kept";
  EXPECT_EQ(ask(server->port(), {.method = "POST", .path = "/api/me", .body = "{}"}).status, 503);
  the_database().start();
  EXPECT_TRUE(becomes(server->port(), "/readyz", 200)) << "it goes on by itself";
  play(page, 9);
  EXPECT_EQ(page.gaps, 0);
  EXPECT_EQ(server->stop(), 0);
}

// A port that nobody listens at.
std::string free_port() {
  const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof address;
  auto* const plain = reinterpret_cast<sockaddr*>(&address);
  if (::bind(socket, plain, size) != 0 || ::getsockname(socket, plain, &size) != 0) std::abort();
  ::close(socket);
  return std::to_string(ntohs(address.sin_port));
}

constexpr const char* password = "hard to guess";

// As everybody on this machine can read it.
std::string command_line(pid_t process) {
  std::ifstream file("/proc/" + std::to_string(process) + "/cmdline");
  return {std::istreambuf_iterator<char>(file), {}};
}

// Over TCP, with a password that is in no address; and as somebody who may do nothing there.
TEST(OnPostgres, APasswordComesFromTheEnvironmentOrAFile) {
  const std::string port = free_port();
  Cluster cluster(port);
  cluster.execute("CREATE ROLE keeper LOGIN PASSWORD 'hard to guess'");
  cluster.execute("GRANT CREATE ON DATABASE postgres TO keeper");
  cluster.execute("CREATE ROLE stranger LOGIN PASSWORD 'hard to guess'");
  cluster.execute("CREATE ROLE reader LOGIN PASSWORD 'hard to guess'");
  cluster.execute("ALTER ROLE reader SET default_transaction_read_only = on");
  cluster.ask_for_password("keeper,stranger,reader");
  const Folder folder;
  const auto serve = [&](const std::string& role, std::vector<std::string> more = {}) {
    more.insert(more.begin(),
                {"--store", "postgresql://" + role + "@127.0.0.1:" + port + "/postgres"});
    return std::make_unique<Running>(folder.file(role + std::to_string(more.size())), more);
  };
  const auto says = [](const Running& running, const char* text) {
    EXPECT_EQ(running.port(), 0);
    EXPECT_NE(running.log().find(text), std::string::npos) << running.log();
    EXPECT_EQ(running.log().find(password), std::string::npos) << "it is said to nobody";
  };
  says(*serve("keeper"), "no password supplied");
  ::setenv("HASTILUDE_STORE_PASSWORD", "wrong", 1);
  says(*serve("keeper"), "password authentication failed");
  ::setenv("HASTILUDE_STORE_PASSWORD", password, 1);
  const auto running = serve("keeper");
  EXPECT_NE(running->port(), 0) << running->log();
  EXPECT_NE(new_guest(running->port(), "Ann"), "");
  EXPECT_EQ(command_line(running->process()).find(password), std::string::npos);
  says(*serve("stranger"), "permission denied");
  says(*serve("reader"), "takes no writes");
  ::unsetenv("HASTILUDE_STORE_PASSWORD");
  const std::string file = folder.file("password");
  std::ofstream(file) << password << '\n';
  const auto from_file = serve("keeper", {"--store-password-file", file});
  EXPECT_NE(from_file->port(), 0) << from_file->log();
}

}  // namespace
}  // namespace hastilude::tests
