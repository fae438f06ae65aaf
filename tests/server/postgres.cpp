#include "server/postgres.h"

#include <chrono>
#include <csignal>
#include <fstream>
#include <iostream>
#include <iterator>
#include <thread>
#include <vector>

#include <sys/wait.h>
#include <unistd.h>

namespace hastilude::tests {

Cluster::Cluster(std::string port) : port_(std::move(port)) { start(); }

Cluster::Cluster(Cluster& primary) : primary_(primary.folder()) {
  start();
  primary.execute("ALTER SYSTEM SET synchronous_standby_names = '*'");
  primary.execute("SELECT pg_reload_conf()");
  store::Link link(primary.where());
  while (link.number("SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'") == 0)
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
}

Cluster::~Cluster() { stop(); }

store::Whereabouts Cluster::where() const {
  return {.address = "postgresql:///postgres?user=hastilude&host=" + folder() +
                     (port_.empty() ? "" : "&port=" + port_)};
}

void Cluster::start() {
  process_ = ::fork();
  if (process_ == 0) {
    ::execl("tests/server/postgres.sh", "postgres.sh", folder().c_str(), port_.c_str(),
            primary_.c_str(), nullptr);
    std::cerr << "tests/server/postgres.sh cannot be started\n";
    ::_exit(127);
  }
  for (int tries = 0; tries < 600; ++tries) {
    try {
      const store::Link link(where());
      return;
    } catch (const store::PostgresError&) {
      if (::waitpid(process_, nullptr, WNOHANG) == process_) break;
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
  }
  std::cerr << "PostgreSQL does not start; see above\n";
  std::abort();
}

void Cluster::stop() {
  if (process_ < 0) return;
  ::kill(process_, SIGQUIT);
  ::waitpid(process_, nullptr, 0);
  process_ = -1;
}

// Those that it begins meanwhile end by themselves when the first one has gone. Whose children they
// are has to be read before: nobody's, once it has gone, and those that stand still would stay.
void Cluster::send_to_all(int signal) {
  const std::string first = std::to_string(process_);
  std::ifstream children("/proc/" + first + "/task/" + first + "/children");
  const std::vector<pid_t> others{std::istream_iterator<pid_t>(children), {}};
  ::kill(process_, signal);
  for (const pid_t other : others) ::kill(other, signal);
  if (signal != SIGKILL) return;
  ::waitpid(process_, nullptr, 0);
  process_ = -1;
}

void Cluster::promote() { execute("SELECT pg_promote()"); }

void Cluster::execute(const char* sql) { store::Link(where()).execute(sql); }

// The first line that fits counts.
void Cluster::ask_for_password(const std::string& role) {
  const std::string file = folder_.file("data/pg_hba.conf");
  std::ifstream before(file);
  const std::string rest{std::istreambuf_iterator<char>(before), {}};
  std::ofstream(file) << "host all " << role << " 127.0.0.1/32 scram-sha-256\n" << rest;
  execute("SELECT pg_reload_conf()");
}

// What is in memory is written first.
std::string Cluster::file_of(const std::string& relation) {
  store::Link link(where());
  link.execute("CHECKPOINT");
  const std::string query = "SELECT pg_relation_filepath('" + relation + "')";
  return folder_.file("data/" + link.query(query.c_str()).text(0, 0));
}

void Cluster::clear() { execute("DROP SCHEMA IF EXISTS hastilude CASCADE"); }

Cluster& the_database() {
  static Cluster database;
  return database;
}

}  // namespace hastilude::tests
