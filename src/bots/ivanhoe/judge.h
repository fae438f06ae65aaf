// Ivanhoe in the eyes of a net: what is true of a table as a seat sees it, and which positions it
// is asked about.
#pragma once

#include "bots/inputs.h"
#include "bots/ivanhoe/prospect.h"
#include "games/ivanhoe/ivanhoe.h"

namespace hastilude::bots::ivanhoe {

using namespace hastilude::ivanhoe;

// Looks at the table and at one hand, nothing else. The same statements serve for every number of
// players: the others are told in the order in which they sit, those who are not there not at all.
class TableStatements {
 public:
  TableStatements(const State& world, Seat seat, Inputs& inputs)
      : board_(world.board), seat_(seat), hand_(world.hands[seat.index]), inputs_(inputs) {}

  void make() {
    about_table();
    about_hand();
    about_unseen();
    about_prospects();
    Seat who = seat_;
    for (int place = 0; place < most_players; ++place) {
      if (place < board_.rules.players) {
        about_player(who);
        who = after(who, board_.rules.players);
      } else {
        inputs_.skip(per_player);
      }
    }
  }

 private:
  static constexpr std::array<int, 12> totals{1, 3, 5, 7, 9, 12, 15, 18, 22, 26, 32, 40};
  static constexpr std::array<int, 8> points{1, 4, 7, 10, 14, 18, 24, 30};
  static constexpr std::array<int, 8> leads{-10, -5, -2, 0, 1, 3, 6, 11};
  static constexpr int per_player = 73;

  bool has_color() const { return board_.color != no_color; }

  void about_table() {
    inputs_.one_of(board_.rules.players - 2, most_players - 1);
    inputs_.one_of(index_of(board_.color), color_count + 1);
    inputs_.one_of(static_cast<int>(board_.pending.stage), static_cast<int>(Stage::over) + 1);
    inputs_.one_of(board_.in.size(), most_players + 1);
    inputs_.flag(board_.purple_banned != 0);
    inputs_.flag(board_.turn == seat_ && board_.played != 0);
    inputs_.flag(board_.turn == seat_ && has_color() && !check_stay(board_, seat_));
    inputs_.up_to(board_.deck / 10, 10);
  }

  void about_hand() {
    for (int card = 0; card < first_action; ++card)
      inputs_.up_to(hand_[card], card == green_one ? 6 : 3);
    for (int card = first_action; card < card_kinds; ++card) inputs_.up_to(hand_[card], 2);
    for (int color = 0; color < color_count; ++color) {
      const auto named = static_cast<Color>(color);
      inputs_.steps(points_in(named, cards_for(named)), points);
    }
    if (!has_color()) return inputs_.skip(static_cast<int>(points.size() + leads.size()));
    const int more = points_in(board_.color, fitting_cards(board_, seat_, hand_));
    inputs_.steps(more, points);
    inputs_.steps(board_.total(seat_) + more - highest_other_total(board_, seat_), leads);
  }

  // I10: of several Maidens one counts.
  Cards cards_for(Color color) const {
    Cards fitting;
    for_each_bit(hand_.kind_bits() & fitting_bits(color),
                 [&](Card card) { fitting.add(card, card == maiden ? 1 : hand_[card]); });
    return fitting;
  }

  // What may still come, or be in other hands.
  void about_unseen() {
    static constexpr Cards all = full_deck();
    Cards unseen = all - board_.discards - hand_;
    for (const Card card : board_.displays.all()) unseen.remove(card);
    for (int card = first_action; card < card_kinds; ++card) {
      const bool lies_open = (card == shield_card && board_.shield != nobody) ||
                             (card == stunned_card && board_.stunned != nobody);
      inputs_.up_to(unseen[card] - (lies_open ? 1 : 0), 2);
    }
    for (int color = 0; color < color_count; ++color) {
      const auto named = static_cast<Color>(color);
      int left = 0;
      for (int card = first_of(named); card < end_of(named); ++card) left += unseen[card];
      inputs_.up_to(left / 3, 5);
    }
    inputs_.up_to((unseen[first_supporter] + unseen[first_supporter + 1]) / 4, 4);
    inputs_.up_to(unseen[maiden], 4);
  }

  // What a page makes of it: what tokens and hands promise, and what the tournament does.
  void about_prospects() {
    static constexpr PageWeights weights;
    static constexpr int steps = 50;
    static constexpr double step = 1.0 / steps;
    float own = 0;
    float all = 0;
    for (const Seat who : SeatSet::all(board_.rules.players)) {
      const float worth =
          who == seat_ ? weights.worth_of(hand_) : weights.unknown * board_.hand_size[who.index];
      const int missing = std::max(0, tokens_missing(board_, who));
      const float odds = weights.token_odds(missing) * weights.hand_odds(worth);
      all += odds;
      if (who == seat_) own = odds;
    }
    inputs_.measure(static_cast<double>(own / all), 0, step, steps);
    if (!has_color() || !board_.in.contains(seat_)) return inputs_.skip(steps);
    const Outlook outlook(weights, board_, seat_, hand_);
    const float share = outlook.now().best();
    inputs_.measure(static_cast<double>(share), 0, step, steps);
  }

  void about_player(Seat who) {
    const int missing = board_.tokens_to_win() - board_.tokens[who.index].count();
    const bool is_in = has_color() && board_.in.contains(who);
    const bool wants =
        is_in && (board_.color == Color::purple || !board_.tokens[who.index].has(board_.color));
    inputs_.flag(is_in);
    inputs_.flag(board_.turn == who);
    for (int color = 0; color < color_count; ++color)
      inputs_.flag(board_.tokens[who.index].has(static_cast<Color>(color)));
    inputs_.one_of(missing, 6);
    inputs_.flag(wants);
    inputs_.flag(wants && missing == 1);
    inputs_.up_to(board_.hand_size[who.index], 14);
    inputs_.flag(board_.shield == who);
    inputs_.flag(board_.stunned == who);
    about_display(who, is_in);
  }

  void about_display(Seat who, bool is_in) {
    constexpr int width = static_cast<int>(totals.size() + leads.size()) + 8 + 1 + 3 + 8 + 2;
    static_assert(width + 31 == per_player);
    if (!is_in) return inputs_.skip(width);
    const int total = board_.total(who);
    const int count = board_.displays.size(who);
    inputs_.steps(total, totals);
    inputs_.steps(total - highest_other_total(board_, who), leads);
    inputs_.up_to(count, 8);
    inputs_.flag(board_.displays.tally(who).has_maiden());
    inputs_.up_to(board_.displays.tally(who).supporters(), 3);
    inputs_.one_of(count > 0 ? values[board_.displays.last(who)] : -1, 8);
    int purple = 0;
    for (const Card card : board_.displays.of(who)) purple += is_purple(card) ? 1 : 0;
    inputs_.up_to(purple, 2);
  }

  const Board& board_;
  Seat seat_;
  const Cards& hand_;
  Inputs& inputs_;
};

struct Judge {
  using G = Ivanhoe;
  static constexpr int inputs = 720;

  static Inputs look(const State& world, Seat seat) {
    Inputs statements;
    TableStatements(world, seat, statements).make();
    return statements;
  }

  static bool judges(const State&, Seat) { return true; }

  // Between two tournaments.
  static bool rests(const State& world) {
    return world.board.pending.stage == Stage::draw && world.board.color == no_color;
  }

  template <class Each>
  static void for_each_candidate(const State& world, Seat seat, Each&& each) {
    list_moves(world.board, seat, world.hands[seat.index], [&](const Move& move) {
      each(move);
      return Visit::more;
    });
  }

  // A card that was announced takes effect: that nobody answers it is what mostly happens (I25).
  static void settle(State& world, Random& random) {
    while (world.board.pending.stage == Stage::reaction)
      Ivanhoe::play(world, {.kind = Kind::pass, .seat = world.board.pending.asked}, Unheard{});
    if (world.board.pending.stage == Stage::steal)
      Ivanhoe::play(world, Ivanhoe::sample(world, random), Unheard{});
  }
};

}  // namespace hastilude::bots::ivanhoe
