// Ivanhoe: which action cards can be carried out (I16 to I22), from what everyone can see.
#pragma once

#include <algorithm>

#include "games/ivanhoe/adapt.h"
#include "games/ivanhoe/losses.h"
#include "games/ivanhoe/outwit.h"
#include "games/ivanhoe/refuse.h"
#include "games/ivanhoe/table.h"

namespace hastilude::ivanhoe {

// I22: whether a player at turn may add another card to his display.
inline bool may_add(const Table& table, Seat seat) {
  return table.stunned != seat || table.added == 0 || planted(Fault::I22_stunned_ignored);
}

// I18 to I20: an opponent's display that can lose a card to this player.
inline Verdict check_robbed(const Table& table, Seat seat, Seat target) {
  if (const Verdict refusal = check_opponent(table, seat, target)) return refusal;
  if (!affected_by(table, seat).contains(target))
    return refuse(Reason::is_shielded, 20, about(target));
  if (table.displays.size(target) == 0) return refuse(Reason::no_display, 19, about(target));
  if (table.displays.size(target) == 1 && !planted(Fault::I18_last_card_lost))
    return refuse(Reason::last_card, 18, about(target));
  return {};
}

inline Verdict check_unhorse(const Table& table, const Action& action) {
  if (table.color != Color::purple) return refuse(Reason::wrong_tournament, 16);
  if (!is_weapon(action.color)) return refuse(Reason::wrong_new_color, 16);
  return {};
}

inline Verdict check_change_weapon(const Table& table, const Action& action) {
  if (!is_weapon(table.color)) return refuse(Reason::wrong_tournament, 16);
  if (!is_weapon(action.color) || action.color == table.color)
    return refuse(Reason::wrong_new_color, 16);
  return {};
}

// Break Lance can leave a single card, if that is no purple one.
inline Verdict check_break_lance(const Table& table, Seat seat, Seat target) {
  if (const Verdict refusal = check_opponent(table, seat, target)) return refusal;
  if (!affected_by(table, seat).contains(target))
    return refuse(Reason::is_shielded, 20, about(target));
  if (table.displays.size(target) == 0) return refuse(Reason::no_display, 19, about(target));
  const auto display = table.displays.of(target);
  const auto purple = static_cast<int>(std::count_if(display.begin(), display.end(), is_purple));
  if (cards_lost(purple, table.displays.size(target)) > 0) return {};
  if (is_purple(display.front())) return refuse(Reason::last_card, 18, about(target));
  return refuse(Reason::no_effect, 16, about_card(card_of(Kind::break_lance)));
}

inline Verdict check_riposte(const Table& table, Seat seat, Seat target) {
  if (const Verdict refusal = check_robbed(table, seat, target)) return refusal;
  if (!may_add(table, seat)) return refuse(Reason::one_card_a_turn, 22);
  if (table.displays.last(target) == maiden && table.displays.tally(seat).has_maiden() &&
      !planted(Fault::I10_riposte_second_maiden))
    return refuse(Reason::second_maiden, 10);
  return {};
}

inline Verdict check_dodge(const Table& table, Seat seat, const Action& action) {
  if (const Verdict refusal = check_robbed(table, seat, action.target)) return refusal;
  if (action.his >= table.displays.size(action.target))
    return refuse(Reason::no_such_card, 24, about_number(action.his + 1), about(action.target));
  return {};
}

inline Verdict check_retreat(const Table& table, Seat seat, Spot own) {
  const int size = table.displays.size(seat);
  if (size == 0) return refuse(Reason::no_display, 19, about(seat));
  if (size == 1) return refuse(Reason::last_card, 18, about(seat));
  if (own >= size) return refuse(Reason::no_such_card, 24, about_number(own + 1), about(seat));
  return {};
}

// Knock Down also reaches players who have withdrawn.
inline Verdict check_knock_down(const Table& table, Seat seat, Seat target) {
  if (target == seat) return refuse(Reason::oneself, 16, about(seat));
  if (planted(Fault::I16_knock_down_only_in) && !table.in.contains(target))
    return refuse(Reason::not_in, 19, about(target));
  if (table.hand_size[target.index] == 0) return refuse(Reason::empty_hand, 16, about(target));
  return {};
}

inline Verdict check_some_loss(bool some, Kind kind) {
  if (some || planted(Fault::I16_without_effect)) return {};
  return refuse(Reason::no_effect, 16, about_card(card_of(kind)));
}

// I24: whether the player at turn can announce this now, the card being in his hand.
inline Verdict check_action(const Table& table, Seat seat, const Action& action) {
  switch (action.kind) {
    case Kind::unhorse: return check_unhorse(table, action);
    case Kind::change_weapon: return check_change_weapon(table, action);
    case Kind::drop_weapon:
      if (!is_weapon(table.color)) return refuse(Reason::wrong_tournament, 16);
      return {};
    case Kind::break_lance: return check_break_lance(table, seat, action.target);
    case Kind::riposte: return check_riposte(table, seat, action.target);
    case Kind::dodge: return check_dodge(table, seat, action);
    case Kind::retreat: return check_retreat(table, seat, action.own);
    case Kind::knock_down: return check_knock_down(table, seat, action.target);
    case Kind::outmaneuver:
      return check_some_loss(!outmaneuvered(table, seat).empty(), action.kind);
    case Kind::charge:
    case Kind::countercharge:
    case Kind::disgrace:
      return check_some_loss(someone_loses(table, seat, struck_by(table, action.kind)),
                             action.kind);
    case Kind::adapt: return check_some_loss(someone_adapts(table, seat), action.kind);
    case Kind::outwit: return check_outwit(table, seat, action);
    case Kind::shield: return {};
    case Kind::stunned: return check_opponent(table, seat, action.target);
    default: return refuse(Reason::not_now, 24);
  }
}

}  // namespace hastilude::ivanhoe
