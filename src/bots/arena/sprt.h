// A test that plays no more than it needs: deals are added one by one until they speak clearly
// enough for one of two strengths (Wald's sequential probability ratio test). Its unit is the deal
// group, as everywhere in the arena; how much groups differ is taken from the groups themselves.
#pragma once

#include <map>
#include <span>

#include "bots/arena/group.h"
#include "bots/arena/plan.h"

namespace hastilude::arena {

// Two strengths of a bot against all others at its table, in Elo.
struct Sprt {
  double low = 0;
  double high = 20;
  double error = 0.05;  // how often a verdict may be the wrong one
};

// The share of the wins that a bot has for each of its seats if it is so much stronger than each of
// the others: of two players by Elo's formula, of more by that of Plackett and Luce, of which Elo's
// is the case of two.
double share_at(double elo, int seats, int players);

enum class Verdict : std::uint8_t { open, low, high };

struct Tested {
  int deals = 0;     // that were needed
  double ratio = 0;  // the logarithm of how much better `high` explains them than `low`
  double bound = 0;  // decided where the ratio is as far from 0 as this
  Verdict verdict = Verdict::open;
};

// The test of the plan's first bot. Deals are counted in order, whenever they were played: a
// verdict depends neither on threads nor on where an arena was stopped.
class SequentialTest {
 public:
  SequentialTest(const Plan& plan, const Sprt& sprt);

  void add(const DealGroup& group);
  // The same of a share that is known already.
  void add(int deal, double share);
  const Tested& so_far() const { return tested_; }
  bool decided() const { return tested_.verdict != Verdict::open; }

 private:
  void count(double share);

  const Plan& plan_;
  double low_;  // the shares that the two strengths come to
  double high_;
  double most_;                    // the largest share there is
  std::map<int, double> waiting_;  // for an earlier deal
  double mean_ = 0;
  double squares_ = 0;  // of the distances from the mean
  Tested tested_;
};

}  // namespace hastilude::arena
