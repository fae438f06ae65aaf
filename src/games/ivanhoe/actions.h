// Ivanhoe: which action cards can be carried out (I16 to I22), from what everyone can see.
#pragma once

#include <algorithm>

#include "games/ivanhoe/adapt.h"
#include "games/ivanhoe/board.h"
#include "games/ivanhoe/losses.h"
#include "games/ivanhoe/outwit.h"
#include "games/ivanhoe/refuse.h"

namespace hastilude::ivanhoe {

// I22: whether a player at turn may add another card to his display.
inline bool may_add(const Board& board, Seat seat) {
  return board.stunned != seat || board.added == 0 || planted(Fault::I22_stunned_ignored);
}

// I18 to I20: an opponent's display that can lose a card to this player.
inline Verdict check_robbed(const Board& board, Seat seat, Seat target) {
  if (const Verdict refusal = check_opponent(board, seat, target)) return refusal;
  if (!affected_by(board, seat).contains(target))
    return refuse(Reason::is_shielded, 20, about(target));
  if (board.displays.size(target) == 0) return refuse(Reason::no_display, 19, about(target));
  if (board.displays.size(target) == 1 && !planted(Fault::I18_last_card_lost))
    return refuse(Reason::last_card, 18, about(target));
  return {};
}

inline Verdict check_unhorse(const Board& board, const Action& action) {
  if (board.color != Color::purple) return refuse(Reason::wrong_tournament, 16);
  if (!is_weapon(action.color)) return refuse(Reason::wrong_new_color, 16);
  return {};
}

inline Verdict check_change_weapon(const Board& board, const Action& action) {
  if (!is_weapon(board.color)) return refuse(Reason::wrong_tournament, 16);
  if (!is_weapon(action.color) || action.color == board.color)
    return refuse(Reason::wrong_new_color, 16);
  return {};
}

// Break Lance can leave a single card, if that is no purple one.
inline Verdict check_break_lance(const Board& board, Seat seat, Seat target) {
  if (const Verdict refusal = check_opponent(board, seat, target)) return refusal;
  if (!affected_by(board, seat).contains(target))
    return refuse(Reason::is_shielded, 20, about(target));
  if (board.displays.size(target) == 0) return refuse(Reason::no_display, 19, about(target));
  const auto display = board.displays.of(target);
  const auto purple = static_cast<int>(std::count_if(display.begin(), display.end(), is_purple));
  if (cards_lost(purple, board.displays.size(target)) > 0) return {};
  if (is_purple(display.front())) return refuse(Reason::last_card, 18, about(target));
  return refuse(Reason::no_effect, 16, about_card(card_of(Kind::break_lance)));
}

inline Verdict check_riposte(const Board& board, Seat seat, Seat target) {
  if (const Verdict refusal = check_robbed(board, seat, target)) return refusal;
  if (!may_add(board, seat)) return refuse(Reason::one_card_a_turn, 22);
  if (board.displays.last(target) == maiden && board.displays.tally(seat).has_maiden() &&
      !planted(Fault::I10_riposte_second_maiden))
    return refuse(Reason::second_maiden, 10);
  return {};
}

inline Verdict check_dodge(const Board& board, Seat seat, const Action& action) {
  if (const Verdict refusal = check_robbed(board, seat, action.target)) return refusal;
  if (action.his >= board.displays.size(action.target))
    return refuse(Reason::no_such_card, 24, about_number(action.his + 1), about(action.target));
  return {};
}

inline Verdict check_retreat(const Board& board, Seat seat, Spot own) {
  const int size = board.displays.size(seat);
  if (size == 0) return refuse(Reason::no_display, 19, about(seat));
  if (size == 1) return refuse(Reason::last_card, 18, about(seat));
  if (own >= size) return refuse(Reason::no_such_card, 24, about_number(own + 1), about(seat));
  return {};
}

// Knock Down also reaches players who have withdrawn.
inline Verdict check_knock_down(const Board& board, Seat seat, Seat target) {
  if (target == seat) return refuse(Reason::oneself, 16, about(seat));
  if (planted(Fault::I16_knock_down_only_in) && !board.in.contains(target))
    return refuse(Reason::not_in, 19, about(target));
  if (board.hand_size[target.index] == 0) return refuse(Reason::empty_hand, 16, about(target));
  return {};
}

inline Verdict check_some_loss(bool some, Kind kind) {
  if (some || planted(Fault::I16_without_effect)) return {};
  return refuse(Reason::no_effect, 16, about_card(card_of(kind)));
}

// I24: whether the player at turn can announce this now, the card being in his hand.
inline Verdict check_action(const Board& board, Seat seat, const Action& action) {
  switch (action.kind) {
    case Kind::unhorse: return check_unhorse(board, action);
    case Kind::change_weapon: return check_change_weapon(board, action);
    case Kind::drop_weapon:
      if (!is_weapon(board.color)) return refuse(Reason::wrong_tournament, 16);
      return {};
    case Kind::break_lance: return check_break_lance(board, seat, action.target);
    case Kind::riposte: return check_riposte(board, seat, action.target);
    case Kind::dodge: return check_dodge(board, seat, action);
    case Kind::retreat: return check_retreat(board, seat, action.own);
    case Kind::knock_down: return check_knock_down(board, seat, action.target);
    case Kind::outmaneuver:
      return check_some_loss(!outmaneuvered(board, seat).empty(), action.kind);
    case Kind::charge:
    case Kind::countercharge:
    case Kind::disgrace:
      return check_some_loss(someone_loses(board, seat, struck_by(board, action.kind)),
                             action.kind);
    case Kind::adapt: return check_some_loss(someone_adapts(board, seat), action.kind);
    case Kind::outwit: return check_outwit(board, seat, action);
    case Kind::shield: return {};
    case Kind::stunned: return check_opponent(board, seat, action.target);
    default: return refuse(Reason::not_now, 24);
  }
}

}  // namespace hastilude::ivanhoe
