// The Castles: who will hold a castle in the end. Control passes on by pushing: whoever attacks may
// move all blazons one space on, until the leader falls (C11, C14, C17).
#pragma once

#include <algorithm>

#include "games/castles/castles.h"

namespace hastilude::bots::castles {

using namespace hastilude::castles;

inline Seat leader_of(const Track& track, int length) {
  for (std::size_t space = static_cast<std::size_t>(length); space-- > 0;) {
    if (track[space] != nobody) return track[space];
  }
  return nobody;
}

// C11; what fell is the caller's.
inline void advance_track(Track& track, int length) {
  for (std::size_t space = static_cast<std::size_t>(length) - 1; space > 0; --space)
    track[space] = track[space - 1];
  track[0] = nobody;
}

// How likely a castle sees one more advance: a number that `squash` makes odds of.
struct ThreatWeights {
  double base = -0.38;
  // With so many players, from two on. With three or four it pays to leave pushing to the others;
  // with five or six nobody would push at all, and the table would freeze with the starter ahead.
  std::array<double, max_seats - 1> crowd{0, 0.24, 0.48, 0, 0};
  double later = 0.39;  // at the beginning of the pile, less and less until its end
  double excess = 0.5;  // for each card by which the largest army exceeds the garrison
};

// From 0 to 1, steepest at 0: nearly the logistic curve, but quicker.
inline double squash(double x) { return 0.5 + 0.5 * x / (1 + (x < 0 ? -x : x)); }

// What there is to come of the castles of a table, by the largest army of each seat.
class Prospects {
 public:
  Prospects(const ThreatWeights& weights, const Board& board,
            const std::array<double, max_seats>& armies)
      : length_(board.rules.track), excess_(weights.excess) {
    ground_ = weights.base + weights.crowd[board.rules.players - std::size_t{2}] +
              weights.later * board.pile / deck_size;
    for (const Seat seat : SeatSet::all(board.rules.players)) {
      const double army = armies[seat.index];
      if (army > largest_) {
        second_ = largest_;
        largest_ = army;
        strongest_ = seat;
      } else {
        second_ = std::max(second_, army);
      }
    }
  }

  // Calls `each(lord, odds)` for the blazons of a castle, first the leader: with what probability
  // this one will be the highest in the end. Those behind it rise when it has fallen. The leader
  // himself does not push.
  template <class Each>
  void for_each(const Track& track, int garrison, Each&& each) const {
    const Seat leader = leader_of(track, length_);
    if (leader == nobody) return;
    const double army = leader == strongest_ ? second_ : largest_;
    const double threat = squash(ground_ + excess_ * (army - garrison));
    double reached = 1;  // that all before it have fallen
    double falls = 1;
    for (std::size_t space = static_cast<std::size_t>(length_); space-- > 0;) {
      falls *= threat;
      if (track[space] == nobody) continue;
      each(track[space], reached - falls);
      reached = falls;
    }
  }

  // The points that each lord may expect of the table as it lies.
  std::array<double, max_seats> points(const Board& board) const {
    std::array<double, max_seats> points{};
    for (std::size_t castle = 0; castle < castle_count; ++castle) {
      for_each(board.track[castle], board.garrison[castle].total(),
               [&](Seat lord, double odds) { points[lord.index] += odds * castle_points[castle]; });
    }
    return points;
  }

 private:
  int length_;
  double excess_;
  double ground_ = 0;
  double largest_ = -1;
  double second_ = 0;  // but for the strongest
  Seat strongest_ = nobody;
};

}  // namespace hastilude::bots::castles
