// En Garde: common sense. Counts cards, keeps out of reach, attacks when the odds are right.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

#include "games/engarde/engarde.h"
#include "search/policy.h"

namespace hastilude::bots::engarde {

using namespace hastilude::engarde;

// What a fencer can know of a round: the table, his own hand, and the cards he has not seen, from
// which the opponent's hand comes.
class Knowledge {
 public:
  const Board& board;
  Seat seat;
  Cards hand;
  Cards unseen;

  // Unseen are the pile and the other's hand, together what is left of the deck. Who remembers only
  // the last so many discards takes the others for unseen, too.
  Knowledge(const State& world, Seat who, int remembered = deck_size)
      : board(world.board),
        seat(who),
        hand(world.hands[who.index]),
        unseen(world.pile + world.hands[other(who).index]) {
    for (int depth = remembered; depth < board.discarded; ++depth)
      unseen.add(world.discards[depth]);
  }

  int opponents_cards() const { return board.hand_size[other(seat).index]; }

  // The probability that the opponent holds `count` cards of this value or more. Alternatives ask
  // for the same ones again and again, so each is worked out once.
  double opponent_has(int value, int count) const {
    if (value < 1 || value > highest_card) return 0;
    const auto place = static_cast<std::size_t>(most_counts * (value - 1) + count);
    const std::uint64_t bit = std::uint64_t{1} << place;
    if ((worked_out_ & bit) == 0) {
      worked_out_ |= bit;
      odds_[place] = odds_of(value, count);
    }
    return odds_[place];
  }

 private:
  double odds_of(int value, int count) const {
    const int all = unseen.total();
    const int fitting = unseen[value];
    const int cards = opponents_cards();
    // Straight from the table, which has all numbers of this deck.
    static_assert(deck_size < most_choices);
    const auto ways = [](int n) { return choices_made[static_cast<std::size_t>(n)].data(); };
    const double* const of_fitting = ways(fitting);
    const double* const of_others = ways(all - fitting) + cards;
    double odds = 0;
    for (int k = count; k <= std::min(fitting, cards); ++k) odds += of_fitting[k] * of_others[-k];
    return odds / ways(all)[cards];
  }

  static constexpr int most_counts = copies + 2;  // none, up to one more than there are
  static_assert(most_counts * highest_card <= 64);
  mutable std::uint64_t worked_out_ = 0;  // a bit for each of these that is known
  mutable std::array<double, most_counts * highest_card> odds_;
};

// What a page thinks things are worth, as shares of a round.
struct PageWeights {
  double noise = 0.02;         // so that it cannot be read like a book
  int remembered = deck_size;  // of the discards, the last ones
  double parry = 0.5;
  double parried = 0.35;       // an attack that was parried leaves him fewer cards,
  double kept = 0.04;          // and each card of the distance that is kept is worth this more
  double cornered = 0.5;       // how often an advance catches one who has little room behind him,
  double roomy = 0.2;          // and one who has enough
  double escaped = 0.45;       // after an advance that did not hit
  double calm = 0.5;           // a step that risks nothing
  double danger = 0.5;         // of being hit
  double stuck = 0.8;          // how often an advance of his hits one who has little room,
  double free = 0.3;           // and one who has enough
  double pair = 0.01;          // each card of a value beyond the first
  double fitting = 0.03;       // each card of the distance
  double out_of_reach = 0.03;  // just: he has to come
  double forward = 0.006;      // each space
  double ahead = 0.02;         // each space, near the end of the pile,
  double compared = 0.06;      // where cards of the distance decide
};

// The sense of a page: the value of each alternative is a rough chance to win the round.
class Page {
 public:
  PageWeights weights;

  Move operator()(const State& world, Seat seat, Random& random) const {
    const Knowledge know(world, seat, weights.remembered);
    Move best{};
    double best_value = -1;
    list_moves(world.board, seat, know.hand, [&](const Move& move) {
      const double value = value_of(know, move) + weights.noise * random.unit();
      if (value > best_value) {
        best_value = value;
        best = move;
      }
      return Visit::more;
    });
    return best;
  }

 private:
  static constexpr int little_room = 3;   // spaces behind a fencer
  static constexpr int ending_pile = 3;   // cards
  static constexpr int largest_lead = 4;  // spaces that still matter

  double value_of(const Knowledge& know, const Move& move) const {
    switch (move.kind) {
      case Kind::attack: return attack_value(know, move);
      case Kind::advance: return advance_value(know, move);
      case Kind::parry: return weights.parry;
      case Kind::forward: return step_value(know, move.card, move.card);
      default: return step_value(know, move.card, -move.card);
    }
  }

  // An attack that is parried leaves the turn to an opponent with fewer cards.
  double attack_value(const Knowledge& know, const Move& move) const {
    if (know.board.rules.level == Level::basic) return 1;
    const double hits = 1 - know.opponent_has(move.value, move.count);
    const int kept = know.hand[move.value] - move.count;
    return hits + (1 - hits) * (weights.parried + weights.kept * kept);
  }

  // He may also retreat, if there is room behind him.
  double advance_value(const Knowledge& know, const Move& move) const {
    const double hits = 1 - know.opponent_has(move.value, move.count);
    const int room = know.board.advanced[other(know.seat).index];
    const double caught = room == 0 ? 1 : room < little_room ? weights.cornered : weights.roomy;
    return hits * caught + (1 - hits * caught) * weights.escaped;
  }

  double step_value(const Knowledge& know, int card, int forward) const {
    const int distance = know.board.distance() - forward;
    Cards left = know.hand;
    left.remove(card);
    const double value = weights.calm - weights.danger * danger(know, distance, left) +
                         promise(know, distance, left);
    return value + weights.forward * forward + ending(know, distance, left, forward);
  }

  // How likely he hits from there: with more cards than we can parry, or after an advance.
  double danger(const Knowledge& know, int distance, const Cards& left) const {
    const int parries =
        distance <= highest_card && know.board.rules.level != Level::basic ? left[distance] : 0;
    const double plain = know.opponent_has(distance, parries + 1);
    if (know.board.rules.level != Level::advanced) return plain;
    double lunge = 0;
    for (int card = 1; card <= highest_card; ++card) {
      const int value = distance - card;
      if (value < 1 || value > highest_card || know.unseen[card] == 0) continue;
      lunge =
          std::max(lunge, know.opponent_has(card, 1) * know.opponent_has(value, left[value] + 1));
    }
    const double hit =
        know.board.advanced[know.seat.index] < little_room ? weights.stuck : weights.free;
    return plain + (1 - plain) * lunge * hit;
  }

  // Cards that will fit when he stays or comes nearer: pairs and cards of the distance are kept.
  double promise(const Knowledge& know, int distance, const Cards& left) const {
    double value = weights.pair * left.but_one_each().total();
    if (distance <= highest_card) value += weights.fitting * left[distance];
    const int reach = know.board.rules.level == Level::advanced ? 2 * highest_card : highest_card;
    if (distance > reach && distance <= reach + 2) value += weights.out_of_reach;
    return value;
  }

  // Near the end of the pile: cards of the distance decide, then who has come further.
  double ending(const Knowledge& know, int distance, const Cards& left, int forward) const {
    if (know.board.pile > ending_pile) return 0;
    const int lead = know.board.advanced[know.seat.index] + forward -
                     know.board.advanced[other(know.seat).index];
    const double ahead = weights.ahead * std::clamp(lead, -largest_lead, largest_lead);
    const bool compared = know.board.rules.level != Level::basic && distance <= highest_card;
    return ahead + (compared ? weights.compared * left[distance] : 0);
  }
};

// A simulation ends with the round; the match is then worth the odds of even rounds.
struct RoundValue {
  bool stops(const State& world, int decisions) const {
    return decisions > 0 && world.board.stage == Stage::deal;
  }
  search::Rewards value(const State& world) const {
    const int mine = world.board.rules.target - world.board.score[0];
    const int his = world.board.rules.target - world.board.score[1];
    double odds = 0;
    double term = std::ldexp(1.0, -mine);  // winning the next rounds needed, without a loss
    for (int lost = 0; lost < his; ++lost) {
      odds += term;
      term *= 0.5 * (mine + lost) / (lost + 1);
    }
    return {static_cast<float>(odds), static_cast<float>(1 - odds)};
  }
};

}  // namespace hastilude::bots::engarde
