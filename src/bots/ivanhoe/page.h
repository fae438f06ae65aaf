// Ivanhoe: common sense. Weighs what the tournament promises before and after each card that could
// be played, and what cards and tokens are worth.
#pragma once

#include "bots/ivanhoe/ways.h"
#include "games/ivanhoe/ivanhoe.h"
#include "search/policy.h"

namespace hastilude::bots::ivanhoe {

using namespace hastilude::ivanhoe;

class Page {
 public:
  PageWeights weights;

  Move operator()(const State& world, Seat seat, Random& random) const {
    const Board& board = world.board;
    const Cards& hand = world.hands[seat.index];
    switch (board.pending.stage) {
      case Stage::open: return open(board, seat, hand, random);
      case Stage::reaction: return react(board, seat, hand, random);
      case Stage::keep: return keep(board, seat);
      case Stage::take: return take(board, seat, hand);
      case Stage::give_back: return give_back(board, seat, hand);
      default: return play(board, seat, hand, random);
    }
  }

 private:
  // What it is mistaken by about an alternative.
  float mistake(Random& random) const {
    return weights.mistake > 0 ? weights.mistake * static_cast<float>(random.unit()) : 0;
  }
  bool overlooks(Random& random) const {
    return weights.overlooks > 0 && random.unit() < weights.overlooks;
  }

  // The colour that promises most, with the card that can best be spared.
  Move open(const Board& board, Seat seat, const Cards& hand, Random& random) const {
    const Outlook outlook(weights, board, seat, hand);
    Move best{.kind = Kind::open, .seat = seat};
    float best_share = -1;
    for (int color = 0; color < color_count; ++color) {
      const auto named = static_cast<Color>(color);
      const std::uint64_t fitting = hand.kind_bits() & fitting_bits(named);
      if (fitting == 0 || !may_open_in(board, named)) continue;
      const Card card = cheapest(fitting);
      Sight then{board, hand};
      then.board.color = named;
      then.board.displays.push(seat, card);
      then.board.played = then.board.added = 1;
      then.hand.remove(card);
      const float share = outlook.prospect(then).best() + mistake(random) +
                          (named == weights.loved ? weights.love : 0);
      if (share <= best_share) continue;
      best_share = share;
      best.color = named;
      best.card = card;
    }
    return best;
  }

  Card cheapest(std::uint64_t kinds) const {
    auto best = static_cast<Card>(std::countr_zero(kinds));
    for_each_bit(kinds, [&](Card card) {
      if (weights.card[card] < weights.card[best]) best = card;
    });
    return best;
  }

  // An action card if one promises more than to do without; else the cheapest lead, or to withdraw.
  Move play(const Board& board, Seat seat, const Cards& hand, Random& random) const {
    const Outlook outlook(weights, board, seat, hand);
    Prospect now = outlook.now();
    if (now.stay >= 0) now.stay += mistake(random);
    now.withdraw += mistake(random);
    Action best{};
    float best_share = now.best();
    for_each_bit(hand.kind_bits() & action_bits, [&](Card card) {
      if (overlooks(random)) return;
      for_each_sensible_way(board, seat, action_of(card), [&](const Action& action) {
        if (check_action(board, seat, action)) return;
        const float share = share_after(outlook, {board, hand}, seat, action) + mistake(random);
        if (share <= best_share) return;
        best_share = share;
        best = action;
      });
    });
    if (is_action(best.kind)) return announcement_of(seat, best);
    if (now.next == hidden_card && now.stay >= now.withdraw)
      return {.kind = Kind::stay, .seat = seat};
    // A little chance, so that it cannot be read like a book.
    const float moved = weights.doubt * static_cast<float>(2 * random.unit() - 1);
    if (now.next == hidden_card || now.stay < now.withdraw + moved)
      return {.kind = Kind::withdraw, .seat = seat};
    return {.kind = Kind::play, .seat = seat, .card = now.next};
  }

  float share_after(const Outlook& outlook, Sight sight, Seat seat, const Action& action) const {
    sight.hand.remove(card_of(action.kind));
    --sight.board.hand_size[seat.index];
    sight.board.played = 1;
    carry_out(weights, sight, seat, action);
    return outlook.prospect(sight).best();
  }

  // Ivanhoe, if the announced card would cost more than it. Who holds nothing else will lose it to
  // Knock Down anyway.
  Move react(const Board& board, Seat seat, const Cards& hand, Random& random) const {
    if (hand[ivanhoe_card] == 0 || overlooks(random)) return {.kind = Kind::pass, .seat = seat};
    const Action announced = board.pending.announced;
    if (announced.kind == Kind::knock_down && announced.target == seat && hand.total() == 1)
      return {.kind = Kind::ivanhoe, .seat = seat};
    const Outlook outlook(weights, board, seat, hand);
    Sight let{board, hand};
    let.board.played = let.board.added = 0;  // the own turn is yet to come
    Sight cancelled = let;
    cancelled.hand.remove(ivanhoe_card);
    carry_out(weights, let, seat, announced);
    const float gain = outlook.prospect(cancelled).best() - outlook.prospect(let).best();
    return {.kind = gain > 0 ? Kind::ivanhoe : Kind::pass, .seat = seat};
  }

  // Adapt: totals are the same, so the card that fewest action cards can strike.
  static Move keep(const Board& board, Seat seat) {
    const auto risk = [&](Spot spot) {
      const Card card = board.displays.at(seat, spot);
      return is_supporter(card) ? 2 : is_purple(card) ? 1 : 0;
    };
    const int value = board.displays.tally(seat).lowest_double();
    Spot best = hidden_card;
    for (Spot spot = 0; spot < board.displays.size(seat); ++spot) {
      if (values[board.displays.at(seat, spot)] != value) continue;
      if (best == hidden_card || risk(spot) < risk(best)) best = spot;
    }
    return {.kind = Kind::keep, .seat = seat, .own = best};
  }

  // How easily a token can be won with this hand; purple least, as it can be won in purple only.
  float ease(const Cards& hand, Color color) const {
    if (color == Color::purple) return -1;
    float worth = 0;
    for (int card = first_of(color); card < end_of(color); ++card)
      worth += weights.card[static_cast<std::size_t>(card)] * static_cast<float>(hand[card]);
    return worth;
  }

  // I15: the token that is hardest to win.
  Move take(const Board& board, Seat seat, const Cards& hand) const {
    Color best = no_color;
    for (int color = 0; color < color_count; ++color) {
      const auto taken = static_cast<Color>(color);
      if (board.tokens[seat.index].has(taken)) continue;
      if (best == no_color || ease(hand, taken) < ease(hand, best)) best = taken;
    }
    return {.kind = Kind::take, .seat = seat, .color = best};
  }

  // I13: the token that is easiest to win again.
  Move give_back(const Board& board, Seat seat, const Cards& hand) const {
    Color best = no_color;
    for (int color = 0; color < color_count; ++color) {
      const auto returned = static_cast<Color>(color);
      if (!board.tokens[seat.index].has(returned)) continue;
      if (best == no_color || ease(hand, returned) > ease(hand, best)) best = returned;
    }
    return {.kind = Kind::give_back, .seat = seat, .color = best};
  }
};

}  // namespace hastilude::bots::ivanhoe
