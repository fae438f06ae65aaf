#include "simulation/neighbour.h"

#include <gtest/gtest.h>

#include "server/duel.h"

namespace hastilude::tests {

namespace json = boost::json;

Neighbour::Neighbour(World& world) : world_(world) {
  Duel duel(world);
  duel.sit();
  for (int i = 0; i < 6; ++i) EXPECT_TRUE(duel.mover().play());
  duel.first.take();
  person_ = duel.ann;
  table_ = duel.table;
  seen_ = duel.first.lines;
  world_.close(duel.first.socket);
  world_.close(duel.second.socket);
}

void Neighbour::damage(Random& random) {
  damaged_ = true;
  std::vector<store::Row>& rows = world_.store.rows_of(table_);
  const auto at = static_cast<std::size_t>(random.below(static_cast<int>(rows.size())));
  const auto here = rows.begin() + static_cast<std::ptrdiff_t>(at);
  std::string& payload = here->payload;
  switch (random.below(5)) {
    case 0: payload[payload.size() / 2] = static_cast<char>(payload[payload.size() / 2] ^ 1); break;
    case 1: rows.erase(here); break;
    case 2: rows.insert(here, rows[at]); break;
    case 3: here->time += 1; break;
    default: rows.pop_back(); break;
  }
}

void Neighbour::check() {
  const server::SocketId socket = world_.connect(person_);
  world_.say(socket, {{"type", "watch"}, {"table", table_}});
  std::string answer;
  for (const json::object& message : world_.heard(socket)) {
    if (answer.empty()) answer = text(message, "type") + ' ' + text(message, "code");
  }
  world_.close(socket);
  if (damaged_) return check_named(answer);
  EXPECT_EQ(answer, "snapshot ");
  Follower host(world_, person_, table_);
  ASSERT_GE(host.lines.size(), seen_.size());
  host.lines.resize(seen_.size());
  EXPECT_EQ(host.lines, seen_);
  world_.close(host.socket);
}

void Neighbour::check_named(const std::string& first_answer) {
  EXPECT_EQ(first_answer, "gone broken");
  const std::vector<std::string> broken = broken_tables();
  EXPECT_EQ(std::ranges::count(broken, table_), 1) << table_ << " is not set aside";
}

std::vector<std::string> Neighbour::broken_tables() {
  std::vector<std::string> tables;
  world_.store.broken(later::unowned([&](const store::Outcome<std::vector<store::Broken>>& found) {
    for (const store::Broken& broken : *found) tables.push_back(broken.table);
  }));
  world_.loop.settle();
  return tables;
}

}  // namespace hastilude::tests
