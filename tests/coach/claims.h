// What the coach of each game claims, held against the rules: by playing on, in the position as it
// is and without any of the coach's own reckoning.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/text.h"
#include "games/castles/castles.h"
#include "games/engarde/engarde.h"
#include "games/ivanhoe/ivanhoe.h"

namespace hastilude::tests {

// A reason as it was written: its kind, then its terms.
struct Claim {
  std::string text;
  std::string_view kind;
  std::vector<std::string_view> terms;

  explicit Claim(std::string_view line);
  Claim(const Claim&) = delete;
  Claim& operator=(const Claim&) = delete;

  int number(std::size_t term) const;
  Seat seat(std::size_t term) const;
};

// Where a claim is made: a state, the seat that decides in it, and what it would decide; no move:
// the claim is about the position.
template <Game G>
struct Place {
  const typename G::State& state;
  Seat seat;
  const typename G::Move* move;
};

bool holds(const Place<engarde::EnGarde>& place, const Claim& claim);
bool holds(const Place<ivanhoe::Ivanhoe>& place, const Claim& claim);
bool holds(const Place<castles::Castles>& place, const Claim& claim);

// What the claims are checked with.

template <Game G>
std::vector<typename G::Move> all_moves(const typename G::State& state, Seat seat) {
  std::vector<typename G::Move> moves;
  G::moves(state, seat, [&](const typename G::Move& move) {
    moves.push_back(move);
    return Visit::more;
  });
  return moves;
}

template <Game G, class Kind>
bool can(const typename G::State& state, Seat seat, Kind kind) {
  bool found = false;
  G::moves(state, seat, [&](const typename G::Move& move) {
    found = move.kind == kind;
    return found ? Visit::stop : Visit::more;
  });
  return found;
}

// What a move comes to: the state just behind it, before anything was announced, the state in the
// end, and what was announced.
template <Game G>
struct Course {
  typename G::State at_once;
  typename G::State end;
  std::vector<typename G::Move> announced;
};
template <Game G>
Course<G> course_of(const typename G::State& from, const typename G::Move& move) {
  Course<G> course{from, from, {}};
  G::play(course.end, move, [&](const typename G::State& before, const typename G::Move& line) {
    if (course.announced.empty()) course.at_once = before;
    course.announced.push_back(line);
  });
  if (course.announced.empty()) course.at_once = course.end;
  return course;
}

}  // namespace hastilude::tests
