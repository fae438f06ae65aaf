// The Castles: what a page sees and what it is worth to him, in points of castles. He looks at the
// table and his own hand, nothing else.
#pragma once

#include "bots/castles/hands.h"
#include "bots/castles/prospects.h"

namespace hastilude::bots::castles {

using namespace hastilude::castles;

struct PageWeights {
  HandWeights hand;
  ThreatWeights threat;
  double now = 0.5;          // what cards are worth at the end of the pile,
  double later = 0.6;        // and how much more at its beginning
  double reserve = 5;        // the first blazon in reserve is worth half of it, the next a quarter
  double captive = 0.7;      // what a blazon less is to its lord, of what one more would be
  double gift = 0.33;        // what a traded card is worth to the rival who gets it
  double trade = 2.0;        // what a trade must bring to him who offers his card
  double rival_base = 0.4;   // the largest army of a hidden hand
  double rival_card = 0.12;  // and how it grows with each card
  double last_stand = 1.7;   // what it is worth not to end a game that is lost
  double noise = 0.3;        // so that he cannot be read like a book
  // What makes a player weaker than a page: points by which he can be mistaken about a card or a
  // blazon, and how often he overlooks that a castle could be attacked.
  double mistake = 0;
  double overlooks = 0;
};

// His hand, which is all that he looks at where only cards change hands.
class Holding {
 public:
  const PageWeights& weights;
  const Board& board;
  const Seat seat;
  const Cards& hand;
  const Groups sorted;  // the hand

  Holding(const PageWeights& w, const State& world, Seat who)
      : weights(w),
        board(world.board),
        seat(who),
        hand(world.hands[who.index]),
        sorted(hand),
        card_worth_(w.now + w.later * board.pile / deck_size),
        hand_worth_(hand_value(w.hand, sorted)) {}

  // What is gained when the hand becomes this one.
  double gain(const Groups& then) const {
    return (hand_value(weights.hand, then) - hand_worth_) * card_worth_;
  }
  // What is gained by one more card, or lost by one less.
  double gain(int card, int count) const {
    Groups then = sorted;
    then.add(card, count);
    return gain(then);
  }

  double hand_worth() const { return hand_worth_ * card_worth_; }

 private:
  double card_worth_;
  double hand_worth_;
};

inline int weakest_garrison(const Board& board) {
  int weakest = deck_size;
  for (const Cards& garrison : board.garrison) weakest = std::min(weakest, garrison.total());
  return weakest;
}

// And the castles, with who will hold them in the end.
class Sight : public Holding {
 public:
  Sight(const PageWeights& w, const State& world, Seat who) : Sight(Holding(w, world, who)) {}
  explicit Sight(const Holding& holding)
      : Holding(holding), prospects_(weights.threat, board, armies()) {
    weigh_lords();
  }

  int players() const { return board.rules.players; }
  int track_length() const { return board.rules.track; }
  int reserve(Seat lord) const { return board.reserve[lord.index]; }

  // How much a lord's points matter: one's own fully, those of the others against them.
  double weight(Seat lord) const { return lord_weight_[lord.index]; }

  // What a castle is worth with such a track and garrison.
  double castle_value(std::size_t castle, const Track& track, int garrison) const {
    double value = 0;
    prospects_.for_each(track, garrison,
                        [&](Seat lord, double odds) { value += weight(lord) * odds; });
    return value * castle_points[castle];
  }

  // What one more blazon in a reserve is worth to its lord.
  double blazon_worth(int in_reserve) const {
    return weights.reserve / static_cast<double>(2U << in_reserve);
  }

  // The points that each lord may expect.
  std::array<double, max_seats> expected_points() const { return prospects_.points(board); }

 private:
  std::array<double, max_seats> armies() const {
    std::array<double, max_seats> armies{};
    for (const Seat other : SeatSet::all(players()))
      armies[other.index] = weights.rival_base + weights.rival_card * board.hand_size[other.index];
    armies[seat.index] = sorted.largest_army();
    return armies;
  }

  // Rivals count by the square of what they may score: who is ahead is the one to be stopped.
  void weigh_lords() {
    constexpr double also_rans = 4;
    const std::array<double, max_seats> points = prospects_.points(board);
    double sum = 0;
    for (const Seat lord : SeatSet::all(players())) {
      if (lord == seat) continue;
      const double ahead = also_rans + points[lord.index];
      lord_weight_[lord.index] = -ahead * ahead;
      sum += ahead * ahead;
    }
    for (double& of : lord_weight_) of /= sum;
    lord_weight_[seat.index] = 1;
  }

  Prospects prospects_;
  std::array<double, max_seats> lord_weight_{};
};

}  // namespace hastilude::bots::castles
