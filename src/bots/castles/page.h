// The Castles: common sense. Each alternative is worth the points of castles that it may bring in
// the end, for oneself and against the others, and the cards and blazons that it leaves.
#pragma once

#include <limits>
#include <optional>

#include "bots/castles/plans.h"

namespace hastilude::bots::castles {

using namespace hastilude::castles;

class Page {
 public:
  PageWeights weights;

  Move operator()(const State& world, Seat seat, Random& random) const {
    // Only as much is looked at as the question needs: the castles cost most.
    switch (world.board.pending.stage) {
      case Stage::keep: return keep(Holding(weights, world, seat), random);
      case Stage::trade: return offer_trade(world.board, seat);
      case Stage::answer: return answer(Holding(weights, world, seat));
      case Stage::choice: return choose_offer(Sight(weights, world, seat), world.offers);
      case Stage::bid:
        if (world.board.pending.lord != seat) return plain(Kind::decline, seat);
        return bid(Sight(weights, world, seat));
      case Stage::sale: return sell(Sight(weights, world, seat), world.offers);
      case Stage::advance: return advance_or_hold(Sight(weights, world, seat), random);
      case Stage::place: return place_or_skip(Sight(weights, world, seat), random);
      default: break;
    }
    if (seat != world.board.turn || speaks_up(world, seat)) return ransom(world.board, seat);
    const Holding holding(weights, world, seat);
    const int weakest = weakest_garrison(world.board);
    if (holding.sorted.largest_army() <= weakest) return plain(Kind::pass, seat);
    return attack(Sight(holding), weakest, random);
  }

  // Whether to offer a prisoner: only if his lord has no other blazon left and can pay for it.
  bool speaks_up(const State& world, Seat seat) const {
    if (!may_ransom(world.board, seat)) return false;
    const Seat lord = dearest_prisoner(world.board, seat);
    return world.board.reserve[lord.index] == 0 && world.board.hand_size[lord.index] > 1;
  }

 private:
  // By how much he is mistaken about one of two things.
  static double mistake(const Holding& sight, Random& random) {
    return sight.weights.mistake > 0 ? sight.weights.mistake * (2 * random.unit() - 1) : 0;
  }

  // ---- cards

  static Move keep(const Holding& sight, Random& random) {
    const auto [first, second] = sight.board.pending.face_up;
    const bool other = sight.gain(second, 1) > sight.gain(first, 1) + mistake(sight, random);
    return with_card(Kind::keep, sight.seat, other ? second : first);
  }

  // To ask costs nothing, since what is offered can be refused.
  static Move offer_trade(const Board& board, Seat seat) {
    bool anyone = false;
    for (const Seat other : SeatSet::all(board.rules.players))
      anyone = anyone || (other != seat && board.hand_size[other.index] > 0);
    return plain(anyone ? Kind::trade : Kind::discard, seat);
  }

  // He who asks ends up with a card more, so it must be worth a lot.
  static Move answer(const Holding& sight) {
    Groups with = sight.sorted;
    with.add(sight.board.pending.face_up[0], 1);
    double best = sight.weights.trade;
    Move move = plain(Kind::decline, sight.seat);
    for (const int card : sight.hand.kinds()) {
      Groups then = with;
      then.add(card, -1);
      const double gain = sight.gain(then);
      if (gain <= best) continue;
      best = gain;
      move = with_card(Kind::offer, sight.seat, card);
    }
    return move;
  }

  static Move choose_offer(const Sight& sight, const std::array<Offer, max_seats>& offers) {
    return best_answer(sight, [&](Seat from) {
      return sight.gain(offers[from.index].cards[0], 1) + sight.weights.gift * sight.weight(from);
    });
  }

  // The answer that gains most by `gain(from)`, or none of them.
  template <class Gain>
  static Move best_answer(const Sight& sight, Gain&& gain) {
    double best = 0;
    Move move = plain(Kind::refuse, sight.seat);
    for (const Seat from : SeatSet::all(sight.players())) {
      if (sight.board.pending.answers[from.index].declined()) continue;
      const double value = gain(from);
      if (value <= best) continue;
      best = value;
      move = accepting(sight.seat, from);
    }
    return move;
  }

  // ---- attack

  // No garrison is smaller than the weakest, and some army larger.
  static Move attack(const Sight& sight, int weakest, Random& random) {
    Plan best{plain(Kind::pass, sight.seat), value_of_pass(sight)};
    const Armies armies(sight.hand, sight.sorted, weakest + 1);
    for (std::size_t castle = 0; castle < castle_count; ++castle) {
      const int garrison = sight.board.garrison[castle].total();
      if (sight.sorted.largest_army() <= garrison) continue;
      if (sight.weights.overlooks > 0 && random.unit() < sight.weights.overlooks) continue;
      const double before = sight.castle_value(castle, sight.board.track[castle], garrison);
      const std::optional<Push> push = push_at(sight, castle);
      for_each_plan(sight, armies, castle, [&](Plan plan, int size) {
        const double mood = sight.weights.noise * random.unit();
        plan.value += best_outcome(sight, castle, push, size) - before + mood;
        if (plan.value > best.value) best = plan;
      });
    }
    return best.move;
  }

  // Nothing changes; but the last pass ends the game, won or lost (C16, C17).
  static double value_of_pass(const Sight& sight) {
    const Board& board = sight.board;
    if (board.pile > 0 || board.passes + 1 < sight.players()) return 0;
    std::array<int, max_seats> points{};
    for (std::size_t castle = 0; castle < castle_count; ++castle) {
      const Seat lord = leader_of(board.track[castle], sight.track_length());
      if (lord != nobody) points[lord.index] += castle_points[castle];
    }
    const int mine = points[sight.seat.index];
    points[sight.seat.index] = 0;
    const int rival = *std::max_element(points.begin(), points.end());
    if (mine > rival) return std::numeric_limits<double>::infinity();
    return mine == rival ? 0 : -sight.weights.last_stand;
  }

  // ---- blazons

  // The blazons of a castle after all have moved one space on, one's own reserve then, and what the
  // blazon is worth that falls.
  struct Push {
    Track track;
    int reserve;
    double value;
  };

  // What a castle is worth when all is done that can be done after an attack.
  static double best_outcome(const Sight& sight, std::size_t castle,
                             const std::optional<Push>& push, int garrison) {
    const double held = value_when_placing(sight, castle, sight.board.track[castle], garrison,
                                           sight.reserve(sight.seat));
    return push ? std::max(held, value_when_advancing(sight, castle, *push, garrison)) : held;
  }

  // C14: one's own blazon comes home, another's is missed by its lord. Nothing where none is.
  static std::optional<Push> push_at(const Sight& sight, std::size_t castle) {
    Push push{sight.board.track[castle], sight.reserve(sight.seat), 0};
    if (leader_of(push.track, sight.track_length()) == nobody) return {};
    const Seat falling = push.track[static_cast<std::size_t>(sight.track_length()) - 1];
    if (falling == sight.seat) {
      push.value = sight.blazon_worth(push.reserve++);
    } else if (falling != nobody) {
      push.value = -sight.weight(falling) * sight.weights.captive *
                   sight.blazon_worth(sight.reserve(falling));
    }
    advance_track(push.track, sight.track_length());
    return push;
  }
  static double value_when_advancing(const Sight& sight, std::size_t castle, const Push& push,
                                     int garrison) {
    return push.value + value_when_placing(sight, castle, push.track, garrison, push.reserve);
  }

  // With or without a blazon on space 1, whichever is better (C12).
  static double value_when_placing(const Sight& sight, std::size_t castle, const Track& track,
                                   int garrison, int reserve) {
    const double without = sight.castle_value(castle, track, garrison);
    if (track[0] != nobody || reserve == 0) return without;
    return std::max(without, value_when_placed(sight, castle, track, garrison, reserve));
  }

  static double value_when_placed(const Sight& sight, std::size_t castle, Track track, int garrison,
                                  int reserve) {
    track[0] = sight.seat;
    return sight.castle_value(castle, track, garrison) - sight.blazon_worth(reserve - 1);
  }

  static Move advance_or_hold(const Sight& sight, Random& random) {
    const std::size_t castle = sight.board.pending.castle;
    const int garrison = sight.board.garrison[castle].total();
    const double held = value_when_placing(sight, castle, sight.board.track[castle], garrison,
                                           sight.reserve(sight.seat));
    const std::optional<Push> push = push_at(sight, castle);
    const double pushed = push ? value_when_advancing(sight, castle, *push, garrison) : held;
    const bool better = pushed > held + mistake(sight, random);
    return plain(better ? Kind::advance : Kind::hold, sight.seat);
  }

  static Move place_or_skip(const Sight& sight, Random& random) {
    const std::size_t castle = sight.board.pending.castle;
    const Track& track = sight.board.track[castle];
    const int garrison = sight.board.garrison[castle].total();
    const double placed =
        value_when_placed(sight, castle, track, garrison, sight.reserve(sight.seat));
    const bool better =
        placed > sight.castle_value(castle, track, garrison) + mistake(sight, random);
    return plain(better ? Kind::place : Kind::skip, sight.seat);
  }

  // ---- prisoners

  // Whose lord has the fewest blazons left; there must be a prisoner.
  static Seat dearest_prisoner(const Board& board, Seat seat) {
    Seat dearest = nobody;
    for (const int lord : board.prisoners[seat.index].kinds()) {
      const Seat of{static_cast<std::uint8_t>(lord)};
      if (dearest == nobody || board.reserve[of.index] < board.reserve[dearest.index]) dearest = of;
    }
    return dearest;
  }

  static Move ransom(const Board& board, Seat seat) {
    return with_blazon(Kind::ransom, seat, dearest_prisoner(board, seat));
  }

  // Only a lord bids, and only for his own, which is asked before: the card that he misses least,
  // or the seller's blazon.
  static Move bid(const Sight& sight) {
    const Pending& pending = sight.board.pending;
    Move move = plain(Kind::decline, sight.seat);
    double best = -sight.blazon_worth(sight.reserve(sight.seat));
    if (sight.board.prisoners[sight.seat.index][pending.asker.index] > 0) {
      const double loss =
          sight.weight(pending.asker) * sight.blazon_worth(sight.reserve(pending.asker));
      if (loss > best) {
        best = loss;
        move = with_blazon(Kind::bid, sight.seat, pending.asker);
      }
    }
    for (const int card : sight.hand.kinds()) {
      const double loss = sight.gain(card, -1);
      if (loss <= best) continue;
      best = loss;
      move = {.kind = Kind::bid, .seat = sight.seat, .count = 1};
      move.cards.add(card);
    }
    return move;
  }

  static Move sell(const Sight& sight, const std::array<Offer, max_seats>& offers) {
    return best_answer(sight, [&](Seat from) {
      const Pending& pending = sight.board.pending;
      double gain = 0;
      Groups then = sight.sorted;
      then += Groups(cards_of(offers[from.index]));
      gain += sight.gain(then);
      if (pending.answers[from.index].lord == sight.seat)
        gain += sight.blazon_worth(sight.reserve(sight.seat));
      if (pending.lord == from)
        gain += sight.weight(from) * sight.blazon_worth(sight.reserve(from));
      return gain;
    });
  }
};

}  // namespace hastilude::bots::castles
