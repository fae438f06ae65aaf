// One game of an arena.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "bots/arena/arena.h"
#include "bots/arena/chance.h"
#include "match/match.h"

namespace hastilude::arena {

// A game longer than this is broken off, and its win is shared by all.
inline constexpr int longest_game = 20'000;  // decisions

using PlayersOfThread = std::vector<std::unique_ptr<bots::Player>>;

class Bout {
 public:
  // `players` has one for each bot of the plan.
  Bout(const Plan& plan, int deal, int rotation, const PlayersOfThread& players);

  // To be asked for before it is played: most want the results alone.
  void keep_record() { entries_.emplace(); }
  record::Record kept_record() const;

  // Nothing if `stop` said so.
  std::optional<PlayedGame> play(const std::function<bool()>& stop);

  const std::optional<bots::Failure>& failure(Seat seat) const {
    return seated_[seat.index].failure();
  }
  const Times& times(Seat seat) const { return times_[seat.index]; }

 private:
  int step();
  void tell(const AnyState& before, const match::Line& line);
  std::optional<AnyMove> answer_of(Seat seat, const match::Question& question);

  record::Head head_;
  match::Match match_;
  DealChance chance_;
  std::vector<bots::Seated> seated_;
  std::array<Times, max_seats> times_;
  Seat starter_ = nobody;
  std::optional<std::vector<record::Entry>> entries_;
};

}  // namespace hastilude::arena
