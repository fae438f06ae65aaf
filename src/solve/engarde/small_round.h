// A round of any shape, played in the rules library: on its strip of 23 spaces, with fencers who
// begin so far from their ends that the right distance is between them, and may not go back beyond.
#pragma once

#include <array>
#include <vector>

#include "games/engarde/engarde.h"
#include "solve/engarde/shape.h"

namespace hastilude::solve {

class SmallRound {
 public:
  // The cards are not yet dealt.
  explicit SmallRound(const Shape& shape);

  void deal(const engarde::Cards& starter, const engarde::Cards& second);
  void deal(Random& random);

  // The strip as the starter's board has it.
  const engarde::State& state() const { return boards_[0]; }
  Seat turn() const { return state().board.turn; }
  int advanced(Seat seat) const { return state().board.advanced[seat.index] - before_[seat.index]; }

  bool over() const { return stuck_ != nobody || ended(state()); }
  int payoff() const;  // of the starter: 1, 0 or -1
  bool refills() const { return !over() && state().board.stage == engarde::Stage::refill; }

  // What the one at turn may do; nothing: E6.
  std::vector<engarde::Move> moves() const;
  void play(const engarde::Move& move);
  void give_up() { stuck_ = turn(); }
  // The refill that is due.
  int cards_to_draw() const;
  void draw(const engarde::Cards& cards);
  void draw(Random& random);

 private:
  static bool ended(const engarde::State& state) {
    return state.board.stage == engarde::Stage::deal || state.board.stage == engarde::Stage::over;
  }

  // E9 compares how far both have come, and where the strip cannot be halved one begins a space
  // further ahead: on the second board it is the other. What is level is so on both together.
  std::array<engarde::State, 2> boards_{};
  std::array<int, 2> before_{};
  int hand_;
  Seat stuck_ = nobody;
};

}  // namespace hastilude::solve
