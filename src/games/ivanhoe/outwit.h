// Ivanhoe: Outwit (I21), an exchange of two cards that lie in front of two players.
#pragma once

#include "games/ivanhoe/refuse.h"

namespace hastilude::ivanhoe {

// The card at a place in front of a player, or hidden_card if there is none.
inline Card card_at(const Board& board, Seat seat, Spot spot) {
  if (spot == shield_spot) return board.shield == seat ? shield_card : hidden_card;
  if (spot == stunned_spot) return board.stunned == seat ? stunned_card : hidden_card;
  return spot < board.displays.size(seat) ? board.displays.at(seat, spot) : hidden_card;
}

// What is wrong, for one of the two, with giving the card at `spot` for `received`.
inline Verdict check_exchange(const Board& board, Seat seat, Spot spot, Card received) {
  if (received == maiden && board.displays.tally(seat).has_maiden() &&
      card_at(board, seat, spot) != maiden && !planted(Fault::I21_second_maiden))
    return refuse(Reason::second_maiden, 21, about(seat));
  if (in_display(spot) && board.displays.size(seat) == 1 && !is_display_card(received))
    return refuse(Reason::would_empty, 21, about(seat));
  return {};
}

inline Verdict check_spot(const Board& board, Seat seat, Spot spot) {
  if (card_at(board, seat, spot) != hidden_card) return {};
  if (in_display(spot))
    return refuse(Reason::no_such_card, 21, about_number(spot + 1), about(seat));
  return refuse(Reason::not_in_front, 21,
                about_card(spot == shield_spot ? shield_card : stunned_card), about(seat));
}

inline Verdict check_outwit(const Board& board, Seat seat, const Action& action) {
  if (const Verdict refusal = check_opponent(board, seat, action.target)) return refusal;
  if (const Verdict refusal = check_spot(board, seat, action.own)) return refusal;
  if (const Verdict refusal = check_spot(board, action.target, action.his)) return refusal;
  // A display that is shielded before and after neither gains nor loses a card; there is one
  // Shield, so it stays unless it is what is taken.
  const bool stays_shielded = board.shield == action.target && action.his != shield_spot;
  if (stays_shielded && (in_display(action.own) || in_display(action.his)) &&
      !planted(Fault::I21_shield_ignored))
    return refuse(Reason::is_shielded, 21, about(action.target));
  const Card given = card_at(board, seat, action.own);
  const Card received = card_at(board, action.target, action.his);
  if (const Verdict refusal = check_exchange(board, seat, action.own, received)) return refusal;
  return check_exchange(board, action.target, action.his, given);
}

}  // namespace hastilude::ivanhoe
