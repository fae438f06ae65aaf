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
      : weights_(weights),
        board_(board),
        seat_(seat),
        hand_(hand),
        worth_(weights.worth_of(hand)),
        unseen_(unseen_by(board, hand)) {
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
  using Strengths = std::array<float, most_players>;

  Prospect prospect(const Board& board, const Cards& hand, float worth) const {
    const bool risks_token = board.displays.tally(seat_).has_maiden();
    Prospect prospect;
    SeatSet others = board.in;
    others.erase(seat_);
    Strengths strengths = strengths_of(others, board);
    Rivalry rivals = rivalry(board, others, strengths);
    prospect.withdraw =
        expected(board, others, rivals, worth, risks_token ? Loss::token : Loss::nothing);
    const Lead lead = cheapest_lead(weights_, board, seat_, hand);
    if (!lead.reached) return prospect;
    prospect.next = lead.first;
    const float own = lead.total + strength_left(board, lead);
    strengths[seat_.index] = own;
    if (own > rivals.strongest) {
      rivals = rivalry(board, board.in, strengths);
    } else {  // the others weigh what they did
      rivals.weight[seat_.index] = weight_of(board, own, rivals.strongest);
    }
    prospect.stay = expected(board, board.in, rivals, worth - lead.worth,
                             risks_token || lead.maiden ? Loss::token : Loss::nothing);
    // Who stays for nothing can still withdraw next time.
    if (lead.first == hidden_card) prospect.stay = std::max(prospect.stay, prospect.withdraw);
    return prospect;
  }

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

  static Cards unseen_by(const Board& board, const Cards& hand) {
    static constexpr Cards all = full_deck();
    Cards unseen = all - board.discards - hand;
    for (const Card card : board.displays.all()) unseen.remove(card);
    return unseen;
  }

  // What a card that the seat has not seen adds to a display in this colour, on average.
  float average_points(Color color) const {
    const int points = points_in(color, of_color(color, unseen_));
    return static_cast<float>(points) / static_cast<float>(unseen_.total());
  }
  float per_card(Color color) const {
    return color == board_.color ? per_card_ : average_points(color);
  }

  // I15: whether a seat gets a token if it wins.
  static bool wants(const Board& board, Seat seat) {
    return board.color == Color::purple || !board.tokens[seat.index].has(board.color);
  }

  // The totals that the others are likely to reach.
  Strengths strengths_of(SeatSet others, const Board& board) const {
    Strengths strengths;
    const float added = per_card(board.color);
    for (const Seat other : others) {
      float cards = board.hand_size[other.index];
      if (board.stunned == other) cards = std::min(cards, weights_.stunned_cards);
      strengths[other.index] = static_cast<float>(board.total(other)) + added * cards +
                               (board.shield == other ? weights_.shield_strength : 0);
    }
    return strengths;
  }

  float strength_left(const Board& board, const Lead& lead) const {
    const float rest =
        board.stunned == seat_ ? std::min(lead.rest, weights_.stunned_rest) : lead.rest;
    return rest + (board.shield == seat_ ? weights_.shield_strength : 0);
  }

  // How each player's strength weighs against the strongest.
  struct Rivalry {
    float strongest = -std::numeric_limits<float>::infinity();
    Strengths weight;
  };
  float weight_of(const Board& board, float strength, float strongest) const {
    const float sharp = board.color == Color::green ? weights_.green_sharpness : weights_.sharpness;
    return std::exp(sharp * (strength - strongest));
  }
  Rivalry rivalry(const Board& board, SeatSet rivals, const Strengths& strengths) const {
    Rivalry rivalry;
    for (const Seat seat : rivals)
      rivalry.strongest = std::max(rivalry.strongest, strengths[seat.index]);
    for (const Seat seat : rivals)
      rivalry.weight[seat.index] = weight_of(board, strengths[seat.index], rivalry.strongest);
    return rivalry;
  }

  // The own share of the game, when each rival wins the tournament by his weight and the own hand
  // is worth this much.
  float expected(const Board& board, SeatSet rivals, const Rivalry& rivalry, float worth,
                 Loss loss) const {
    const float own = own_tokens_ * weights_.hand_odds(worth);
    const float beaten = loss == Loss::token ? own * fall_ : own;
    float total = 0;
    float share = 0;
    for (const Seat winner : rivals) {
      const float weight = rivalry.weight[winner.index];
      const float rise = wants(board, winner) ? rise_[winner.index] : 1;
      total += weight;
      share += winner == seat_
                   ? weight * own * rise / (own * rise + others_)
                   : weight * beaten / (beaten + others_ + odds_[winner.index] * (rise - 1));
    }
    return share / total;
  }

  const PageWeights& weights_;
  const Board& board_;
  Seat seat_;
  const Cards& hand_;
  float worth_;                             // of the hand
  Cards unseen_;                            // by this seat
  float per_card_ = 0;                      // points of an unseen card in this tournament
  float own_tokens_ = 1;                    // odds from the own tokens alone
  float fall_ = 1;                          // what losing a token does to them
  float others_ = 0;                        // odds of all others
  std::array<float, most_players> odds_{};  // of each player
  std::array<float, most_players> rise_{};  // what winning a token does to them
};

}  // namespace hastilude::bots::ivanhoe
