#include "coach/claims.h"

namespace hastilude::tests {
namespace {

using namespace hastilude::engarde;
using Here = Place<EnGarde>;

// After a move and the refill that follows; any draw will do, since a claim holds for all.
Course<EnGarde> refilled(const Here& here) {
  Course<EnGarde> course = course_of<EnGarde>(here.state, *here.move);
  if (course.end.board.stage != Stage::refill) return course;
  Random random(1);
  const Course<EnGarde> then = course_of<EnGarde>(course.end, EnGarde::sample(course.end, random));
  course.end = then.end;
  course.announced.insert(course.announced.end(), then.announced.begin(), then.announced.end());
  return course;
}

State at_once(const Here& here) { return course_of<EnGarde>(here.state, *here.move).at_once; }

int not_mine(const State& state, Seat me, int card) {
  return state.hands[other(me).index][card] + state.pile[card];
}

bool hits(const Here& here) {
  for (const Move& line : refilled(here).announced) {
    if (line.kind == Kind::round) return line.seat == here.seat;
  }
  return false;
}

// E4: the whole pile is drawn.
bool empties(const Here& here) {
  const State then = at_once(here);
  Random random(1);
  return then.board.stage == Stage::refill &&
         EnGarde::sample(then, random).count == then.board.pile;
}

int ahead(const Here& here) {
  const Board board = at_once(here).board;
  return board.advanced[here.seat.index] - board.advanced[other(here.seat).index];
}

bool cannot_be_attacked(const Here& here, int distance) {
  const Course<EnGarde> course = refilled(here);
  if (course.at_once.board.distance() != distance) return false;
  const Seat rival = other(here.seat);
  return !course.announced.empty() || (!can<EnGarde>(course.end, rival, Kind::attack) &&
                                       !can<EnGarde>(course.end, rival, Kind::advance));
}

// Standing at the distance of a card with so many of it left.
bool stands_with(const Here& here, int card, int left) {
  const State then = at_once(here);
  return then.board.distance() == card && then.hands[here.seat.index][card] == left;
}

bool of_answer(const Here& here, const Claim& claim) {
  const int card = claim.number(0);
  const int count = claim.number(1);
  const int before = here.state.hands[here.seat.index][card];
  const int after = at_once(here).hands[here.seat.index][card];
  if (claim.kind == "parry-costs") return before == count && after == 0;
  if (claim.kind == "parry-leaves") return after == count && count > 0;
  const int ground =
      here.state.board.advanced[here.seat.index] - at_once(here).board.advanced[here.seat.index];
  return claim.kind == "retreat-keeps" && after == count && count > 0 && ground == claim.number(2);
}

bool of_attack(const Here& here, const Claim& claim) {
  const int card = claim.number(0);
  if (here.move->value != card) return false;
  if (claim.kind == "hits") return hits(here);
  if (claim.kind == "no-parry")
    return !can<EnGarde>(refilled(here).end, other(here.seat), Kind::parry);
  return claim.kind == "needs" && claim.number(1) == here.move->count &&
         claim.number(2) == not_mine(here.state, here.seat, card) &&
         claim.number(2) >= claim.number(1);
}

bool of_step(const Here& here, const Claim& claim) {
  if (claim.kind == "safe") return cannot_be_attacked(here, claim.number(0));
  const int card = claim.number(0);
  if (claim.kind == "covered")
    return claim.number(1) > 0 && stands_with(here, card, claim.number(1));
  const bool may_hit =
      claim.number(1) == not_mine(here.state, here.seat, card) && claim.number(1) > 0;
  if (claim.kind == "bare") return may_hit && stands_with(here, card, 0);
  return claim.kind == "within" && may_hit && at_once(here).board.distance() == card &&
         here.state.board.rules.level == Level::basic;
}

}  // namespace

bool holds(const Here& here, const Claim& claim) {
  const State& state = here.state;
  if (claim.kind == "only") return all_moves<EnGarde>(state, here.seat).size() == 1;
  if (claim.kind == "cornered")
    return !can<EnGarde>(state, here.seat, Kind::back) &&
           state.board.advanced[here.seat.index] == claim.number(0);
  if (here.move == nullptr) return false;
  if (claim.kind == "empties") return empties(here);
  if (claim.kind == "ahead") return ahead(here) == claim.number(0);
  if (claim.kind == "behind") return ahead(here) == -claim.number(0);
  if (claim.kind == "level") return ahead(here) == 0;
  switch (here.move->kind) {
    case Kind::forward:
    case Kind::back: return of_step(here, claim);
    case Kind::attack:
    case Kind::advance: return of_attack(here, claim);
    default: return of_answer(here, claim);
  }
}

}  // namespace hastilude::tests
