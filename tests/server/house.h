// Servers that share a PostgreSQL, each a process of its own.
#pragma once

#include <chrono>
#include <csignal>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "server/postgres.h"
#include "server/running.h"

namespace hastilude::tests {

// Of servers that let everybody do as much as they like.
inline std::vector<std::string> generous(const std::string& address) {
  std::vector<std::string> words{"--store", address, "--log", "warning", "--absent", "1"};
  for (const char* const limit :
       {"--tables-of-host", "--new-tables-burst", "--requests", "--requests-burst", "--guests",
        "--guests-burst", "--messages", "--messages-burst", "--remarks", "--remarks-burst"}) {
    words.emplace_back(limit);
    words.emplace_back("100000");
  }
  return words;
}

// Whether /readyz answers so within a minute: what could not be stored is tried again after half of
// it.
inline bool becomes(std::uint16_t port, int status) {
  for (int i = 0; i < 1200; ++i) {
    if (ask(port, {.path = "/readyz"}).status == status) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  return false;
}

class House {
 public:
  explicit House(std::size_t servers, std::vector<std::string> settings = emptied())
      : settings_(std::move(settings)), running_(servers) {
    for (std::size_t i = 0; i < servers; ++i) start(i);
  }

  std::size_t size() const { return running_.size(); }
  std::uint16_t port(std::size_t i) const { return running_[i]->port(); }
  pid_t process(std::size_t i) const { return running_[i]->process(); }
  void start(std::size_t i) {
    running_[i] = std::make_unique<Running>(folder_.file("node" + std::to_string(i)), settings_);
    ASSERT_NE(port(i), 0) << running_[i]->log();
  }
  void kill(std::size_t i) { running_[i]->kill(); }
  void end(std::size_t i) { EXPECT_EQ(running_[i]->stop(), 0) << running_[i]->log(); }
  void end_all() {
    for (std::size_t i = 0; i < size(); ++i) end(i);
  }
  void pause(std::size_t i) { ::kill(running_[i]->process(), SIGSTOP); }
  void wake(std::size_t i) { ::kill(running_[i]->process(), SIGCONT); }
  void all_become(int status) const {
    for (std::size_t i = 0; i < size(); ++i)
      ASSERT_TRUE(becomes(port(i), status)) << i << ": " << running_[i]->log();
  }
  void restart_database() {
    the_database().stop();
    all_become(503);
    the_database().start();
    all_become(200);
  }

 private:
  // In the database of all tests, without what was in it.
  static std::vector<std::string> emptied() {
    the_database().clear();
    return generous(the_database().where().address);
  }

  Folder folder_;
  std::vector<std::string> settings_;
  std::vector<std::unique_ptr<Running>> running_;
};

}  // namespace hastilude::tests
