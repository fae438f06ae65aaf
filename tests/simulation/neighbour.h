// Another table on the same server, whose rows may be damaged while no server runs: it is then
// named and set aside, whatever happens to the rest; else all that its people saw is there.
#pragma once

#include "server/world.h"

namespace hastilude::tests {

class Neighbour {
 public:
  // Two people open a table and begin to play.
  explicit Neighbour(World& world);

  void damage(Random& random);
  bool damaged() const { return damaged_; }
  // After a start of the server.
  void check();

 private:
  void check_named(const std::string& first_answer);
  std::vector<std::string> broken_tables();

  World& world_;
  std::string person_;
  std::string table_;
  std::vector<std::string> seen_;  // lines of its record, in the eyes of that person
  bool damaged_ = false;
};

}  // namespace hastilude::tests
