// Small rounds of En Garde in the rules library, all that can happen in them.
#pragma once

#include <array>
#include <set>
#include <tuple>
#include <vector>

#include "solve/engarde/hands.h"
#include "solve/engarde/small_round.h"

namespace hastilude::tests {

using solve::Code;

// Discards, cards held, places, cards of an attack, own hand.
using Situation = std::tuple<Code, int, int, int, int, Code>;

// Everything that the rules let happen in a small round, whatever is dealt, drawn and played; the
// situations with a real choice are found on the way.
class AllRounds {
 public:
  explicit AllRounds(const solve::Shape& shape) : hands_(shape) {
    for (const Code starter : hands_.of_size(shape.hand)) {
      for (const Code second : hands_.fitting(static_cast<Code>(hands_.deck() - starter))) {
        solve::SmallRound round(shape);
        round.deal(cards(starter), cards(second));
        go_on(round);
      }
    }
  }
  const std::set<Situation>& found() const { return found_; }

 private:
  engarde::Cards cards(Code code) const {
    engarde::Cards cards;
    for (int card = 1; card <= hands_.shape().highest; ++card)
      cards.add(card, hands_.count(code, card));
    return cards;
  }
  Code code(const engarde::Cards& cards) const {
    int code = 0;
    for (int card = 1; card <= hands_.shape().highest; ++card)
      code += hands_.cards(card, cards[card]);
    return static_cast<Code>(code);
  }

  void go_on(const solve::SmallRound& round) {
    const engarde::State& state = round.state();
    const engarde::Board& board = state.board;
    if (round.over()) return;
    if (!seen_
             .insert({code(state.hands[0]), code(state.hands[1]), code(state.pile),
                      board.advanced[0], board.advanced[1], static_cast<int>(board.stage),
                      board.turn.index, board.attack.count, board.attack.advanced})
             .second)
      return;
    if (round.refills()) return draw(round);
    const std::vector<engarde::Move> moves = round.moves();
    if (moves.size() > 1 && board.pile > 0) note(round, moves);
    for (const engarde::Move& move : moves) {
      solve::SmallRound then = round;
      then.play(move);
      go_on(then);
    }
  }

  void draw(const solve::SmallRound& round) {
    const Code pile = code(round.state().pile);
    for (const Code drawn : hands_.of_size(round.cards_to_draw())) {
      if (!hands_.includes(pile, drawn)) continue;
      solve::SmallRound then = round;
      then.draw(cards(drawn));
      go_on(then);
    }
  }

  void note(const solve::SmallRound& round, const std::vector<engarde::Move>& moves) {
    const engarde::State& state = round.state();
    const Seat seat = round.turn();
    const Code own = code(state.hands[seat.index]);
    const int unseen = code(state.pile) + code(state.hands[1 - seat.index]);
    for (const engarde::Move& move : moves) {
      if (move.kind != engarde::Kind::attack) continue;
      if (hands_.shape().level == engarde::Level::basic) return;
      if (move.count > hands_.count(static_cast<Code>(unseen), move.value)) return;  // it is won
    }
    found_.insert({static_cast<Code>(hands_.deck() - unseen - own), hands_.size(own),
                   round.advanced(seat), round.advanced(engarde::other(seat)),
                   state.board.attack.count, own});
  }

  solve::Hands hands_;
  std::set<Situation> found_;
  std::set<std::array<int, 9>> seen_;
};

}  // namespace hastilude::tests
