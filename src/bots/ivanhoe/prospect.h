// Ivanhoe: what a tournament promises to a seat, from the table and its own hand alone.
#pragma once

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
  Outlook(const PageWeights& weights, const Board& board, Seat seat, const Cards& hand)
      : weights_(weights), seat_(seat), worth_(weights.worth_of(hand)) {
    weigh_players(board);
    count_unseen(board, hand);
  }

  // What the seat has before it when it sees this in its turn.
  Prospect prospect(const Sight& sight) const {
    const Board& board = sight.board;
    const float worth = weights_.worth_of(sight.hand) + sight.unknown;
    const bool risks_token = board.displays.tally(seat_).has_maiden();
    Prospect prospect;
    Strengths strengths = strengths_of_others(board);
    prospect.withdraw =
        expected(board, strengths, worth, risks_token ? Loss::token : Loss::nothing);
    const Lead lead = cheapest_lead(weights_, board, seat_, sight.hand);
    if (!lead.reached) return prospect;
    prospect.next = lead.first;
    strengths[seat_.index] = lead.total + strength_left(board, lead);
    prospect.stay = expected(board, strengths, worth - lead.worth,
                             risks_token || lead.maiden ? Loss::token : Loss::nothing);
    // Who stays for nothing can still withdraw next time.
    if (lead.first == hidden_card) prospect.stay = std::max(prospect.stay, prospect.withdraw);
    return prospect;
  }

 private:
  enum class Loss : std::uint8_t { nothing, token };  // I13: what defeat costs besides
  using Strengths = std::array<float, most_players>;
  static constexpr float absent = -std::numeric_limits<float>::infinity();

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

  // What a card that the seat has not seen adds to a display in each colour, on average.
  void count_unseen(const Board& board, const Cards& hand) {
    static constexpr Cards all = full_deck();
    Cards unseen = all - board.discards - hand;
    for (const Card card : board.displays.all()) unseen.remove(card);
    const auto total = static_cast<float>(unseen.total());
    for (int color = 0; color < color_count; ++color) {
      int points = 0;
      for_each_bit(fitting_bits(static_cast<Color>(color)), [&](Card card) {
        points += unseen[card] * points_of(static_cast<Color>(color), card);
      });
      per_card_[static_cast<std::size_t>(color)] = static_cast<float>(points) / total;
    }
  }

  // I15: whether a seat gets a token if it wins.
  static bool wants(const Board& board, Seat seat) {
    return board.color == Color::purple || !board.tokens[seat.index].has(board.color);
  }

  // The totals that the others are likely to reach.
  Strengths strengths_of_others(const Board& board) const {
    Strengths strengths;
    strengths.fill(absent);
    const float per_card = per_card_[static_cast<std::size_t>(index_of(board.color))];
    for (const Seat other : board.in) {
      if (other == seat_) continue;
      float cards = board.hand_size[other.index];
      if (board.stunned == other) cards = std::min(cards, weights_.stunned_cards);
      strengths[other.index] = static_cast<float>(board.total(other)) + per_card * cards +
                               (board.shield == other ? weights_.shield_strength : 0);
    }
    return strengths;
  }

  float strength_left(const Board& board, const Lead& lead) const {
    const float rest =
        board.stunned == seat_ ? std::min(lead.rest, weights_.stunned_rest) : lead.rest;
    return rest + (board.shield == seat_ ? weights_.shield_strength : 0);
  }

  // The own share of the game, when each wins the tournament by his strength and the own hand is
  // worth this much.
  float expected(const Board& board, const Strengths& strengths, float worth, Loss loss) const {
    const float sharp = board.color == Color::green ? weights_.green_sharpness : weights_.sharpness;
    const float strongest = *std::max_element(strengths.begin(), strengths.end());
    const float own = own_tokens_ * weights_.hand_odds(worth);
    const float beaten = loss == Loss::token ? own * fall_ : own;
    float total = 0;
    float share = 0;
    for (const Seat winner : board.in) {
      if (strengths[winner.index] == absent) continue;
      const float weight = std::exp(sharp * (strengths[winner.index] - strongest));
      const float rise = wants(board, winner) ? rise_[winner.index] : 1;
      total += weight;
      share += winner == seat_
                   ? weight * own * rise / (own * rise + others_)
                   : weight * beaten / (beaten + others_ + odds_[winner.index] * (rise - 1));
    }
    return share / total;
  }

  const PageWeights& weights_;
  Seat seat_;
  float worth_;                                // of the hand
  float own_tokens_ = 1;                       // odds from the own tokens alone
  float fall_ = 1;                             // what losing a token does to them
  float others_ = 0;                           // odds of all others
  std::array<float, most_players> odds_{};     // of each player
  std::array<float, most_players> rise_{};     // what winning a token does to them
  std::array<float, color_count> per_card_{};  // points of an unknown card
};

}  // namespace hastilude::bots::ivanhoe
