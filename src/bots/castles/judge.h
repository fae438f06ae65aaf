// The Castles in the eyes of a net: what is true of a table as a seat sees it, and which positions
// it is asked about.
#pragma once

#include "bots/castles/page.h"
#include "bots/inputs.h"

namespace hastilude::bots::castles {

using namespace hastilude::castles;

// Looks at the table and at one hand, nothing else. The others are told in the order in which they
// sit, those who are not there not at all: the same statements serve for every number of players.
class TableStatements {
 public:
  TableStatements(const State& world, Seat seat, Inputs& inputs)
      : sight_(weights, world, seat),
        board_(world.board),
        seat_(seat),
        hand_(world.hands[seat.index]),
        points_(points_by_seat(board_)),
        inputs_(inputs) {}

  void make() {
    about_table();
    about_hand();
    about_prospects();
    for (int castle = 0; castle < castle_count; ++castle) about_castle(castle);
    Seat who = seat_;
    for (int place = 0; place < max_seats; ++place) {
      if (place < board_.rules.players) {
        about_player(who);
        who = after(who, board_.rules.players);
      } else {
        inputs_.skip(per_player);
      }
    }
  }

 private:
  static constexpr std::array<int, 10> scores{1, 6, 8, 10, 12, 14, 17, 20, 24, 28};
  static constexpr std::array<int, 9> leads{-10, -6, -3, -1, 0, 1, 3, 6, 10};
  static constexpr std::array<int, 6> excesses{-2, -1, 0, 1, 2, 4};
  static constexpr int per_player = 42;

  // How many seats further on somebody sits.
  int place_of(Seat lord) const {
    if (lord == nobody) return -1;
    const int players = board_.rules.players;
    return (lord.index - seat_.index + players) % players;
  }

  void about_table() {
    inputs_.one_of(board_.rules.players - 2, max_seats - 1);
    inputs_.one_of(board_.rules.track - 3, 3);
    inputs_.one_of(static_cast<int>(board_.pending.stage), static_cast<int>(Stage::over) + 1);
    const bool is_taken =
        board_.pending.stage == Stage::advance || board_.pending.stage == Stage::place;
    inputs_.one_of(is_taken ? board_.pending.castle : -1, castle_count);
    inputs_.flag(board_.pile == 0);
    inputs_.up_to(board_.pile / 5, 12);
    inputs_.up_to(board_.passes, max_seats);
  }

  void about_hand() {
    const Groups sorted(hand_);
    const int largest = sorted.largest_army();
    for (const std::int16_t size : sorted.size) inputs_.up_to(size, 6);
    inputs_.up_to(sorted.heroes, heroes);
    inputs_.up_to(largest, 10);
    for (const Cards& garrison : board_.garrison)
      inputs_.steps(largest - garrison.total(), excesses);
  }

  // What a page makes of it, in points of castles.
  void about_prospects() {
    const std::array<double, max_seats> points = sight_.expected_points();
    const double own = points[seat_.index];
    double rival = 0;
    double standing = sight_.hand_worth();
    for (const Seat lord : SeatSet::all(board_.rules.players)) {
      standing += sight_.weight(lord) * points[lord.index];
      if (lord != seat_) rival = std::max(rival, points[lord.index]);
    }
    for (int blazon = 0; blazon < board_.reserve[seat_.index]; ++blazon)
      standing += sight_.blazon_worth(blazon);
    inputs_.measure(own, 0, 0.5, 50);
    inputs_.measure(rival, 0, 0.5, 40);
    inputs_.measure(own - rival, -12, 0.5, 49);
    inputs_.measure(sight_.hand_worth(), 0, 0.5, 24);
    inputs_.measure(standing, -8, 0.33, 66);
  }

  void about_castle(int castle) {
    const auto at = static_cast<std::size_t>(castle);
    inputs_.one_of(place_of(controller(board_, castle)), max_seats);
    for (const Seat lord : board_.track[at]) inputs_.one_of(place_of(lord), max_seats);
    inputs_.up_to(board_.garrison[at].total(), 8);
  }

  void about_player(Seat who) {
    int rival = 0;
    int captured = 0;
    for (const Seat other : SeatSet::all(board_.rules.players)) {
      captured += board_.prisoners[other.index][who.index];
      if (other != who) rival = std::max<int>(rival, points_[other.index]);
    }
    const int lead = points_[who.index] - rival;
    inputs_.flag(board_.turn == who);
    inputs_.up_to(board_.reserve[who.index], blazons_each);
    inputs_.up_to(board_.hand_size[who.index], 12);
    inputs_.up_to(board_.prisoners[who.index].total(), 2);
    inputs_.up_to(captured, 3);
    inputs_.steps(points_[who.index], scores);
    inputs_.steps(lead, leads);
  }

  static constexpr PageWeights weights{};

  Sight sight_;
  const Board& board_;
  Seat seat_;
  const Cards& hand_;
  std::array<std::uint8_t, max_seats> points_;
  Inputs& inputs_;
};

// Trades and ransoms are left to sense; all that has to do with castles is judged.
struct Judge {
  using G = Castles;
  static constexpr int inputs = 836;

  static Inputs look(const State& world, Seat seat) {
    Inputs statements;
    TableStatements(world, seat, statements).make();
    return statements;
  }

  static bool judges(const State& world, Seat seat) {
    switch (world.board.pending.stage) {
      case Stage::keep:
      case Stage::advance:
      case Stage::place: return true;
      case Stage::attack: return seat == world.board.turn && !Page{}.speaks_up(world, seat);
      default: return false;
    }
  }

  static bool rests(const State&) { return false; }

  template <class Each>
  static void for_each_candidate(const State& world, Seat seat, Each&& each) {
    if (world.board.pending.stage != Stage::attack) {
      list_moves(world.board, seat, world.hands[seat.index], [&](const Move& move) {
        each(move);
        return Visit::more;
      });
      return;
    }
    static constexpr PageWeights weights;
    const Sight sight(weights, world, seat);
    const Armies armies(sight.hand, sight.sorted, weakest_garrison(sight.board) + 1);
    each(plain(Kind::pass, seat));
    for (std::size_t castle = 0; castle < castle_count; ++castle)
      for_each_plan(sight, armies, castle, [&](const Plan& plan, int) { each(plan.move); });
  }

  static void settle(State&, Random&) {}
};

}  // namespace hastilude::bots::castles
