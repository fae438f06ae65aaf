// Ivanhoe: action cards that are worth a thought, and what a seat would see after them.
#pragma once

#include "bots/ivanhoe/prospect.h"
#include "games/ivanhoe/effects.h"

namespace hastilude::bots::ivanhoe {

using namespace hastilude::ivanhoe;

inline bool is_weaker(Card a, Card b) { return values[a] < values[b]; }

inline Spot strongest_spot(const Board& board, Seat seat) {
  const std::span<const Card> display = board.displays.of(seat);
  return static_cast<Spot>(std::max_element(display.begin(), display.end(), is_weaker) -
                           display.begin());
}
inline Spot weakest_spot(const Board& board, Seat seat) {
  const std::span<const Card> display = board.displays.of(seat);
  return static_cast<Spot>(std::min_element(display.begin(), display.end(), is_weaker) -
                           display.begin());
}

// Outwit: the weakest card of one's own, or Stunned, for the strongest of another, or his Shield.
template <class Visitor>
inline void for_each_exchange(const Board& board, Seat seat, Visitor&& visit) {
  for_each_other(board.in, seat, [&](Seat other) {
    const auto offer = [&](Spot own) {
      if (board.displays.size(other) > 0)
        visit(Action{Kind::outwit, other, {}, own, strongest_spot(board, other)});
      if (board.shield == other) visit(Action{Kind::outwit, other, {}, own, shield_spot});
    };
    if (board.displays.size(seat) > 0) offer(weakest_spot(board, seat));
    if (board.stunned == seat) offer(stunned_spot);
  });
}

// The ways to announce an action card; where they are many, only those that can be best. Whether
// they are legal is for check_action to say.
template <class Visitor>
inline void for_each_sensible_way(const Board& board, Seat seat, Kind kind, Visitor&& visit) {
  switch (kind) {
    case Kind::retreat:
      if (board.displays.size(seat) > 0)
        visit(Action{.kind = kind, .own = strongest_spot(board, seat)});
      return;
    case Kind::dodge:
      for_each_other(board.in, seat, [&](Seat other) {
        if (board.displays.size(other) > 0)
          visit(Action{.kind = kind, .target = other, .his = strongest_spot(board, other)});
      });
      return;
    case Kind::outwit: return for_each_exchange(board, seat, visit);
    default: for_each_way(board, seat, kind, visit);
  }
}

// I23, whichever card of a value is kept: the totals are the same.
inline void adapt(Board& board, Seat seat) {
  for (int value; (value = board.displays.tally(seat).lowest_double()) != 0;) {
    const std::span<const Card> display = board.displays.of(seat);
    const auto first = std::find_if(display.begin(), display.end(),
                                    [value](Card card) { return values[card] == value; });
    keep_one(board, seat, static_cast<int>(first - display.begin()));
  }
}

// What `seat` sees after an action card of the player at turn, himself or another.
inline void carry_out(const PageWeights& weights, Sight& sight, Seat seat, const Action& action) {
  Board& board = sight.board;
  switch (action.kind) {
    case Kind::knock_down:
      ++board.hand_size[board.turn.index];
      --board.hand_size[action.target.index];
      if (seat == board.turn) sight.unknown += weights.unknown;
      if (seat == action.target) sight.unknown -= weights.unknown;
      return;
    case Kind::retreat: {
      const Card card = board.displays.take(board.turn, action.own);
      ++board.hand_size[board.turn.index];
      if (seat == board.turn) sight.hand.add(card);
      return;
    }
    case Kind::adapt:
      for (const Seat other : affected_by(board, board.turn)) adapt(board, other);
      return;
    default: change_table(board, action);
  }
}

}  // namespace hastilude::bots::ivanhoe
