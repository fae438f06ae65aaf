// A round of En Garde in the eyes of a net: what is true of it as a fencer sees it, and which
// positions it is asked about.
#pragma once

#include "bots/engarde/page.h"
#include "bots/inputs.h"

namespace hastilude::bots::engarde {

using namespace hastilude::engarde;

// Looks at the strip, the discards and at one hand, nothing else.
class RoundStatements {
 public:
  RoundStatements(const State& world, Seat seat, Inputs& inputs)
      : know_(world, seat), board_(world.board), seat_(seat), inputs_(inputs) {}

  // Each level has statements of its own: the same position is worth something else there.
  void make() {
    for (int level = 0; level < static_cast<int>(Level::count); ++level) {
      if (level == static_cast<int>(board_.rules.level)) {
        about_strip();
        about_cards();
        about_attack();
      } else {
        inputs_.skip(per_level);
      }
    }
  }

  static constexpr int per_level = 210;

 private:
  static constexpr std::array<int, 9> leads{-7, -4, -2, 0, 1, 2, 3, 5, 8};

  void about_strip() {
    const int own = board_.advanced[seat_.index];
    const int his = board_.advanced[other(seat_).index];
    inputs_.one_of(static_cast<int>(board_.stage), static_cast<int>(Stage::over) + 1);
    inputs_.flag(board_.turn == seat_);
    inputs_.one_of(board_.distance(), strip_length);
    inputs_.up_to(own, 12);
    inputs_.up_to(his, 12);
    inputs_.steps(own - his, leads);
    // Near the end of the pile who is ahead will have won.
    inputs_.steps(board_.pile <= 3 ? own - his : -20, leads);
    inputs_.up_to(board_.pile, 15);
  }

  void about_cards() {
    for (int card = 1; card <= highest_card; ++card) {
      inputs_.up_to(know_.hand[card], copies);
      inputs_.up_to(know_.unseen[card], copies);
    }
    inputs_.up_to(know_.hand.total(), full_hand);
    inputs_.up_to(know_.opponents_cards(), full_hand);
    const int distance = board_.distance();
    const bool in_reach = distance <= highest_card;
    inputs_.up_to(in_reach ? know_.hand[distance] : 0, copies);
    inputs_.one_of(in_reach ? know_.unseen[distance] : -1, copies + 1);
    // How likely he can strike, in tenths; and from how far an advance could bring him here.
    inputs_.up_to(static_cast<int>(10 * know_.opponent_has(distance, 1)), 10);
    for (int card = 1; card <= highest_card; ++card) {
      const int left = distance - card;
      const bool could = left >= 1 && left <= highest_card;
      inputs_.up_to(could ? std::min(know_.unseen[card], know_.unseen[left]) : 0, 3);
      inputs_.flag(could && know_.hand[left] > 0);
    }
  }

  void about_attack() {
    const Attack& attack = board_.attack;
    inputs_.up_to(attack.count, copies);
    inputs_.flag(attack.advanced != 0);
    const int answers = attack.count == 0 ? 0 : know_.unseen[attack.value];
    inputs_.up_to(answers - attack.count + 1, copies);
    inputs_.up_to(attack.count == 0
                      ? 0
                      : static_cast<int>(10 * know_.opponent_has(attack.value, attack.count)),
                  10);
  }

  Knowledge know_;
  const Board& board_;
  Seat seat_;
  Inputs& inputs_;
};

struct Judge {
  using G = EnGarde;
  static constexpr int inputs = RoundStatements::per_level * static_cast<int>(Level::count);

  static Inputs look(const State& world, Seat seat) {
    Inputs statements;
    RoundStatements(world, seat, statements).make();
    return statements;
  }

  static bool judges(const State&, Seat) { return true; }
  static bool rests(const State&) { return false; }

  template <class Each>
  static void for_each_candidate(const State& world, Seat seat, Each&& each) {
    list_moves(world.board, seat, world.hands[seat.index], [&](const Move& move) {
      each(move);
      return Visit::more;
    });
  }

  static void settle(State&, Random&) {}
};

// The same world as if its round were all that is played.
inline State single_round(State world) {
  world.board.rules.target = 1;
  world.board.score = {0, 0};
  return world;
}

}  // namespace hastilude::bots::engarde
