// What chance brought, counted, beside what it should have brought: sums over many games, and of no
// person.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "app/fairness/draws.h"
#include "table/table.h"

namespace hastilude::app {

// How often something came, how often it should have, and how much that varies by chance.
struct Figure {
  double found = 0;
  double expected = 0;
  double variance = 0;

  // 95 of 100 honest servers lie within.
  double least() const;
  double most() const;
  bool fits() const { return found >= least() && found <= most(); }
  // How many standard deviations it lies off.
  double off() const;
};

struct GameTally {
  int games = 0;
  int sealed = 0;       // of which the deals were sealed,
  int holding = 0;      // and hold
  int people = 0;       // who could have contributed to a deal,
  int contributed = 0;  // and did
  std::map<Occasion, std::vector<Figure>> figures{};
};

class Tally {
 public:
  void add(const tables::Table& table);
  // By the order of the catalog; games that nobody played are left out.
  const std::map<const GameApi*, GameTally>& games() const { return games_; }

 private:
  std::map<const GameApi*, GameTally> games_;
};

}  // namespace hastilude::app
