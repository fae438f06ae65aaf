#include "bots/arena/sprt.h"

#include <cmath>

#include "bots/arena/report.h"

namespace hastilude::arena {

double share_at(double elo, int seats, int players) {
  const double worth = std::pow(10, elo / 400);
  return worth / (seats * worth + (players - seats));
}

SequentialTest::SequentialTest(const Plan& plan, const Sprt& sprt) : plan_(plan) {
  const int seats = entrants_of(plan).front().seats;
  low_ = share_at(sprt.low, seats, plan.setup.players);
  high_ = share_at(sprt.high, seats, plan.setup.players);
  most_ = 1.0 / seats;
  tested_.bound = std::log((1 - sprt.error) / sprt.error);
}

void SequentialTest::add(const DealGroup& group) {
  add(group.deal, shares_of(plan_, group).front());
}

void SequentialTest::add(int deal, double share) {
  waiting_.emplace(deal, share);
  while (!decided() && !waiting_.empty() && waiting_.begin()->first == tested_.deals) {
    count(waiting_.begin()->second);
    waiting_.erase(waiting_.begin());
  }
}

// The ratio of two normal distributions that have the spread of the deals so far.
void SequentialTest::count(double share) {
  const double deals = ++tested_.deals;
  const double middle = (low_ + high_) / 2;
  const double distance = share - mean_;
  mean_ += distance / deals;
  squares_ += distance * (share - mean_);
  // The first few may be alike by chance, and would then speak too clearly: so many more that
  // differ as much as any can keep the errors where they are said to be (by trial, see the tests).
  constexpr double doubts = 3;
  const double widest = middle * (most_ - middle);
  const double variance = (squares_ + doubts * widest) / deals;
  tested_.ratio = deals * (high_ - low_) * (mean_ - middle) / variance;
  if (std::abs(tested_.ratio) >= tested_.bound)
    tested_.verdict = tested_.ratio > 0 ? Verdict::high : Verdict::low;
}

}  // namespace hastilude::arena
