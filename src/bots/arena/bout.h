// One game of an arena.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "bots/arena/arena.h"
#include "bots/arena/chance.h"
#include "bots/onlookers.h"

namespace hastilude {

// A game longer than this is broken off, and its win is shared by all.
inline constexpr int longest_game = 20'000;  // decisions

using PlayersOfThread = std::vector<std::unique_ptr<Player>>;

class Bout {
 public:
  // `players` has one for each bot of the plan.
  Bout(const ArenaPlan& plan, int deal, int rotation, const PlayersOfThread& players);

  // Nothing if `stop` said so.
  std::optional<PlayedGame> play(const std::function<bool()>& stop);

  const std::optional<Failure>& failure(Seat seat) const { return seated_[seat.index].failure(); }
  const Times& times(Seat seat) const { return times_[seat.index]; }

 private:
  void play_line(const AnyMove& move);
  bool offer_out_of_turn();
  void decide_together();
  std::optional<AnyMove> answer_of(Seat seat);
  void decide(const AnyMove& move);
  PlayedGame result() const;

  const GameApi& game_;
  int players_;
  Course course_;
  Onlookers onlookers_;
  DealChance chance_;
  std::vector<Seated> seated_;
  std::array<Times, max_seats> times_;
  SeatSet waiting_;  // who let the others go on, since the last decision
  int decisions_ = 0;
};

}  // namespace hastilude
