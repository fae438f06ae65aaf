// Ivanhoe: what a tournament promises to a seat, from the table and its own hand alone.
#pragma once

#include <cmath>
#include <limits>

#include "bots/ivanhoe/lead.h"

namespace hastilude::bots::ivanhoe {

using namespace hastilude::ivanhoe;

// What a seat sees, or would see: the table and its hand, with what unknown cards have added to it.
struct Sight {
  Board board;
  Cards hand;
  float unknown = 0;
};

// The share of the game that a seat may hope for if it stays in, and if it withdraws.
struct Prospect {
  float stay = -1;  // it cannot
  float withdraw = 0;
  Card next = hidden_card;  // to play for it; hidden: nothing more is needed

  float best() const { return std::max(stay, withdraw); }
};

// A seat's outlook at a decision: what all its alternatives share.
class Outlook {
 public:
  // The table and the hand must outlive it.
  Outlook(const PageWeights& weights, const Board& board, Seat seat, const Cards& hand)
      : weights_(weights), board_(board), seat_(seat), hand_(hand), worth_(weights.worth_of(hand)) {
    weigh_players(board);
    if (board.color != no_color) per_card_ = average_points(board.color);
  }

  // What the seat has before it in its turn: as things are, and when it sees this.
  Prospect now() const { return prospect(board_, hand_, worth_); }
  Prospect prospect(const Sight& sight) const {
    return prospect(sight.board, sight.hand, weights_.worth_of(sight.hand) + sight.unknown);
  }

 private:
  enum class Loss : std::uint8_t { nothing, token };  // I13: what defeat costs besides
  using ByPlayer = std::array<float, most_players>;

  // The others who are in: the totals that they are likely to reach, how each of these weighs
  // against the strongest, and what a victory would add to their odds.
  struct Rivals {
    float strongest = -std::numeric_limits<float>::infinity();
    int highest = 0;  // of the totals as they are
    ByPlayer strength;
    ByPlayer weight;
    ByPlayer gain;
  };

  Prospect prospect(const Board& board, const Cards& hand, float worth) const {
    const bool risks_token = board.displays.tally(seat_).has_maiden();
    Prospect prospect;
    SeatSet others = board.in;
    others.erase(seat_);
    Rivals rivals = rivals_of(board, others);
    weigh(board, others, rivals.strongest, rivals);
    prospect.withdraw = expected(board, others, rivals, worth, loss_if(risks_token));
    const Lead lead = cheapest_lead(weights_, board, seat_, hand, rivals.highest);
    if (!lead.reached) return prospect;
    prospect.next = lead.first;
    const float own = lead.total + strength_left(board, lead);
    rivals.strength[seat_.index] = own;
    if (own > rivals.strongest) {
      weigh(board, board.in, board.in == others ? rivals.strongest : own, rivals);
    } else {  // the others weigh what they did
      weigh(board, SeatSet(seat_), rivals.strongest, rivals);
    }
    prospect.stay =
        expected(board, board.in, rivals, worth - lead.worth, loss_if(risks_token || lead.maiden));
    // Who stays for nothing can still withdraw next time.
    if (lead.first == hidden_card) prospect.stay = std::max(prospect.stay, prospect.withdraw);
    return prospect;
  }

  static Loss loss_if(bool token) { return token ? Loss::token : Loss::nothing; }

  void weigh_players(const Board& board) {
    for (const Seat seat : SeatSet::all(board.rules.players)) {
      const int missing = tokens_missing(board, seat);
      const float tokens = weights_.token_odds(missing);
      const float worth = seat == seat_ ? worth_ : weights_.unknown * board.hand_size[seat.index];
      odds_[seat.index] = tokens * weights_.hand_odds(worth);
      rise_[seat.index] = weights_.token_odds(missing - 1) / tokens;
      if (seat == seat_) {
        own_tokens_ = tokens;
        fall_ = board.tokens[seat.index].empty() ? 1 : weights_.token_odds(missing + 1) / tokens;
      } else {
        others_ += odds_[seat.index];
      }
    }
  }

  // What a card that the seat has not seen adds to a display in this colour, on average.
  float average_points(Color color) const {
    static constexpr auto all = [] {
      std::array<int, color_count> points{};
      for (std::size_t of = 0; of < color_count; ++of)
        points[of] = full_deck().times(points_by_color[of]);
      return points;
    }();
    int points = all[static_cast<std::size_t>(index_of(color))] -
                 points_in(color, board_.discards) - points_in(color, hand_);
    int cards = deck_size - board_.discards.total() - hand_.total();
    for (const Card card : board_.displays.all()) {
      points -= fits(color, card) ? points_of(color, card) : 0;
      --cards;
    }
    return static_cast<float>(points) / static_cast<float>(cards);
  }
  float per_card(Color color) const {
    return color == board_.color ? per_card_ : average_points(color);
  }

  // I15: whether a seat gets a token if it wins.
  static bool wants(const Board& board, Seat seat) {
    return board.color == Color::purple || !board.tokens[seat.index].has(board.color);
  }

  Rivals rivals_of(const Board& board, SeatSet others) const {
    Rivals rivals;
    const float added = per_card(board.color);
    for (const Seat other : others) {
      float cards = board.hand_size[other.index];
      if (board.stunned == other) cards = std::min(cards, weights_.stunned_cards);
      const int total = board.total(other);
      const float strength = static_cast<float>(total) + added * cards +
                             (board.shield == other ? weights_.shield_strength : 0);
      rivals.strength[other.index] = strength;
      rivals.strongest = std::max(rivals.strongest, strength);
      rivals.highest = std::max(rivals.highest, total);
      rivals.gain[other.index] =
          wants(board, other) ? odds_[other.index] * (rise_[other.index] - 1) : 0;
    }
    return rivals;
  }

  float strength_left(const Board& board, const Lead& lead) const {
    const float rest =
        board.stunned == seat_ ? std::min(lead.rest, weights_.stunned_rest) : lead.rest;
    return rest + (board.shield == seat_ ? weights_.shield_strength : 0);
  }

  void weigh(const Board& board, SeatSet seats, float strongest, Rivals& rivals) const {
    const float sharp = board.color == Color::green ? weights_.green_sharpness : weights_.sharpness;
    for (const Seat seat : seats)
      rivals.weight[seat.index] = std::exp(sharp * (rivals.strength[seat.index] - strongest));
  }

  // The own share of the game, when each who is in wins the tournament by his weight and the own
  // hand is worth this much.
  float expected(const Board& board, SeatSet in, const Rivals& rivals, float worth,
                 Loss loss) const {
    const float own = own_tokens_ * weights_.hand_odds(worth);
    const float beaten = loss == Loss::token ? own * fall_ : own;
    float total = 0;
    float share = 0;
    for (const Seat winner : in) {
      const float weight = rivals.weight[winner.index];
      total += weight;
      if (winner == seat_) {
        const float rise = wants(board, winner) ? rise_[winner.index] : 1;
        share += weight * own * rise / (own * rise + others_);
      } else {
        share += weight * beaten / (beaten + others_ + rivals.gain[winner.index]);
      }
    }
    return share / total;
  }

  const PageWeights& weights_;
  const Board& board_;
  Seat seat_;
  const Cards& hand_;
  float worth_;           // of the hand
  float per_card_ = 0;    // points of an unseen card in this tournament
  float own_tokens_ = 1;  // odds from the own tokens alone
  float fall_ = 1;        // what losing a token does to them
  float others_ = 0;      // odds of all others
  ByPlayer odds_{};       // of each player
  ByPlayer rise_{};       // what winning a token does to them
};

}  // namespace hastilude::bots::ivanhoe
