// Several nodes over one database in virtual time, from one seed: nodes that are killed, stopped
// for longer than they are waited for, cut off from the database or from pages, or go in good
// order; a database that restarts and forgets who was there; commits of unknown fate; news that is
// lost, late or told twice; pages that change nodes. All play at one table.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "simulation/client.h"
#include "simulation/simulation.h"

namespace hastilude::tests {

// What happened, for the report and to see that it happened at all.
struct NodesTally {
  long steps = 0;
  long acknowledged = 0;
  long kills = 0;
  long stops = 0;
  long partitions = 0;  // from the database
  long hidings = 0;     // from pages
  long drains = 0;
  long restarts = 0;  // of the database
  long mishaps = 0;
  long moves = 0;
  long lost_news = 0;
  long conflicts = 0;
  long outages = 0;
  long checks = 0;
  long compared = 0;
  std::uint64_t hash = 0;

  NodesTally& operator+=(const NodesTally& other);
  friend bool operator==(const NodesTally&, const NodesTally&) = default;
};

class Nodes {
 public:
  explicit Nodes(const Scenario& scenario);

  // Plays one game in bad weather, then in good, to its end, and checks all that must hold; gives
  // what is wrong, or nothing.
  std::string run();
  const NodesTally& tally() const { return tally_; }

 private:
  // A node is there, stopped, or gone until some time; or cannot reach the database, or be reached
  // by pages, until then.
  struct One {
    std::unique_ptr<World> world;
    BadLink news;
    server::Time stopped_until = 0;
    server::Time gone_until = 0;
    server::Time cut_off_until = 0;
    server::Time hidden_until = 0;
    std::vector<server::SocketId> left_open;  // of pages that cannot reach it any more
    bool draining = false;
  };

  bool is_up(const One& one) const { return one.stopped_until == 0 && one.gone_until == 0; }
  bool is_usable(const One& one) const;
  std::string open_table();
  void step(bool bad);
  void let_pass(server::Time milliseconds);
  void trouble();
  void recover(One& one);
  void hide(One& one, server::Time until);
  void kill(One& one);
  void spread_news(bool bad);
  void move_pages(bool bad);
  One* any_usable();
  One& one_of(const World& world);
  // What is stored, read and replayed.
  struct Replayed {
    tables::Table table;
    std::vector<tables::Row> rows;
  };
  Replayed replayed();
  bool over() { return replayed().table.stage() == tables::Stage::over; }
  void check();
  void check_quiet();
  void complain(const std::string& what);

  Scenario scenario_;
  Random random_;
  std::shared_ptr<MemoryShelves> shelves_ = std::make_shared<MemoryShelves>();
  server::Time now_ = 0;
  std::vector<One> nodes_;
  std::vector<std::unique_ptr<Client>> pages_;
  std::string table_;
  std::string wrong_;
  NodesTally tally_;
};

}  // namespace hastilude::tests
