// Two servers that share a store, in virtual time.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "server/duel.h"

namespace hastilude::tests {

class TwoNodes : public testing::Test {
 protected:
  TwoNodes() {
    shelves_->clock = [this] { return now_; };
    for (auto* node : {&one_, &two_})
      *node = std::make_unique<World>(without_rates(), Deals::plain, shelves_);
  }

  // News goes both ways, and time passes, at those who run.
  void pass(server::Time milliseconds, std::vector<World*> running) {
    constexpr server::Time step = 50;
    for (server::Time passed = 0; passed <= milliseconds; passed += step) {
      now_ += step;
      for (World* const world : running) world->loop.pass(now_ - world->loop.real());
      for (World* const from : running) {
        for (const std::string& line : std::exchange(from->news.told, {})) {
          for (World* const to : running) {
            if (to != from) to->news.hear(line);
          }
        }
      }
      for (World* const world : running) world->loop.settle();
    }
  }
  void pass(server::Time milliseconds = 200) { pass(milliseconds, {&one(), &two()}); }
  World& one() { return *one_; }
  World& two() { return *two_; }

  int outages(const std::string& table) {
    int count = 0;
    for (const store::Row& row : shelves_->tables[table].rows)
      count += row.payload.find("outage") != std::string::npos ? 1 : 0;
    return count;
  }
  static std::string person_of(World& world, const std::string& cookie) {
    return text(world.ask("POST", "/api/me", "{}", cookie).body.as_object(), "person");
  }

  std::shared_ptr<MemoryShelves> shelves_ = std::make_shared<MemoryShelves>();
  server::Time now_ = VirtualLoop().now();
  std::unique_ptr<World> one_, two_;
};

// A duel with Ann at one node and Bob at the other.
struct FarDuel {
  FarDuel(World& here, World& there, std::string_view more = {})
      : ann(here.guest("Ann")),
        bob(there.guest("Bob")),
        table(make_table(here, ann, table_body("engarde", R"("me","open")", 2, more))),
        first(here, ann, table),
        second(there, bob, table) {}

  std::string ann, bob, table;
  Follower first, second;
};

}  // namespace hastilude::tests
