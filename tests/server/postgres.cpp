#include "server/postgres.h"

#include <chrono>
#include <csignal>
#include <iostream>
#include <thread>

#include <sys/wait.h>
#include <unistd.h>

namespace hastilude::tests {

Cluster::Cluster() { start(); }

Cluster::~Cluster() { stop(); }

store::Whereabouts Cluster::where() const {
  return {.address = "postgresql:///postgres?user=hastilude&host=" + folder_.file("")};
}

void Cluster::start() {
  process_ = ::fork();
  if (process_ == 0) {
    ::execl("tests/server/postgres.sh", "postgres.sh", folder_.file("").c_str(), nullptr);
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
  ::kill(process_, SIGQUIT);
  ::waitpid(process_, nullptr, 0);
}

void Cluster::execute(const char* sql) { store::Link(where()).execute(sql); }

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
