#include "table/open_question.h"

#include <algorithm>

namespace hastilude::tables {

OpenQuestion OpenQuestion::of(const match::Match& match, int serial, Time opened, Time pace) {
  OpenQuestion question{.serial = serial, .opened = opened, .pace = pace};
  if (match.over()) return question;
  question.kind = match.asking();
  question.asked = match.asked();
  question.may = match.out_of_turn();
  return question;
}

bool OpenQuestion::is_asked(Seat seat) const {
  return std::find(asked.begin(), asked.end(), seat) != asked.end();
}

Seat OpenQuestion::at_turn() const {
  return kind == Asking::turn && !asked.empty() ? *asked.begin() : nobody;
}

Time OpenQuestion::window(const Windows& windows, const Seating& seating) const {
  const SeatSet people = seating.people();
  const bool person =
      std::any_of(asked.begin(), asked.end(), [&](Seat seat) { return people.contains(seat); });
  if (!person || seating.alone() != nobody) return pace;
  return kind == Asking::reaction ? windows.reaction : windows.offer;
}

std::optional<Time> OpenQuestion::closes(const Windows& windows, const Seating& seating) const {
  if (!is_window()) return {};
  const Time end = opened + window(windows, seating) + extra;
  const Seat alone = seating.alone();
  if (alone == nobody || !is_asked(alone) || !seating.at(alone).person_plays()) return end;
  const std::optional<Held>& answer = held[alone.index];
  return answer ? std::max(end, answer->at) : std::optional<Time>();
}

Time OpenQuestion::turn_earliest(const Windows& windows, const Seating& seating) const {
  if (may.empty()) return opened;
  const Seat alone = seating.alone();
  if (alone == nobody) return opened + windows.ransom;
  const bool may_act = may.contains(alone) && seating.at(alone).person_plays();
  if (!may_act) return opened + pace;
  return went_on ? std::max(opened + pace, *went_on) : opened + std::max(windows.ransom, pace);
}

}  // namespace hastilude::tables
