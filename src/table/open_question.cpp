#include "table/open_question.h"

#include <algorithm>

namespace hastilude::tables {

OpenQuestion OpenQuestion::of(const match::Match& match, int serial, Time opened) {
  OpenQuestion question{.serial = serial, .opened = opened};
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

Time OpenQuestion::window(const Windows& windows, SeatSet people) const {
  const bool person =
      std::any_of(asked.begin(), asked.end(), [&](Seat seat) { return people.contains(seat); });
  if (!person) return windows.pace;
  return kind == Asking::reaction ? windows.reaction : windows.offer;
}

std::optional<Time> OpenQuestion::closes(const Windows& windows, SeatSet people) const {
  if (kind == Asking::turn) return {};
  return opened + window(windows, people) + extra;
}

Time OpenQuestion::turn_earliest(const Windows& windows) const {
  return may.empty() ? opened : opened + windows.ransom;
}

}  // namespace hastilude::tables
