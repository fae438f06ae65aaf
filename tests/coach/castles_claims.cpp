#include <algorithm>

#include "coach/claims.h"

namespace hastilude::tests {
namespace {

using namespace hastilude::castles;
using Here = Place<Castles>;

int castle_of(std::string_view name) {
  return static_cast<int>(std::find(castle_names.begin(), castle_names.end(), name) -
                          castle_names.begin());
}

State played(State state, const Move& move) {
  Castles::play(state, move, Unheard{});
  return state;
}

// C9: as if it were this seat's turn to attack.
bool could_attack(State state, Seat seat, int castle) {
  state.board.turn = seat;
  state.board.pending = {.stage = Stage::attack};
  bool found = false;
  Castles::moves(state, seat, [&](const Move& move) {
    found = move.kind == Kind::attack && move.castle == castle;
    return found ? Visit::stop : Visit::more;
  });
  return found;
}

// C7, C15: an answer that is taken, when all others decline.
State answer_taken(State state, const Move& move) {
  const Seat asker = state.board.pending.asker;
  Castles::play(state, move, Unheard{});
  while (collecting(state.board.pending.stage)) {
    const Seat seat = *Castles::asked(state).begin();
    Castles::play(state, Move{.kind = Kind::decline, .seat = seat}, Unheard{});
  }
  return played(state, Move{.kind = Kind::accept, .seat = asker, .from = move.seat});
}

State with_its_cards(const Here& here) {
  switch (here.move->kind) {
    case Kind::offer:
    case Kind::bid: return answer_taken(here.state, *here.move);
    default: return played(here.state, *here.move);
  }
}

bool of_hands(const Here& here, const Claim& claim) {
  const int castle = castle_of(claim.terms[0]);
  const bool before = could_attack(here.state, here.seat, castle);
  const bool after = could_attack(with_its_cards(here), here.seat, castle);
  return claim.kind == "completes" ? after && !before : before && !after;
}

// C7: whatever is offered, all of it can be refused.
bool may_refuse(const Here& here) {
  State state = played(here.state, *here.move);
  while (collecting(state.board.pending.stage)) {
    const Seat seat = *Castles::asked(state).begin();
    Castles::play(state, all_moves<Castles>(state, seat).front(), Unheard{});
  }
  return state.board.pending.stage == Stage::attack || can<Castles>(state, here.seat, Kind::refuse);
}

// C14: whom the seat at turn takes by a step in the castle that is asked about.
Seat falls_by_advance(const State& state, Seat seat) {
  if (state.board.pending.stage != Stage::advance) return nobody;
  const Move advance{.kind = Kind::advance, .seat = seat};
  for (const Move& line : course_of<Castles>(state, advance).announced) {
    if (line.kind == Kind::capture) return line.lord;
  }
  return nobody;
}

bool of_attack(const Here& here, const Claim& claim) {
  const State after = played(here.state, *here.move);
  const int hand = here.state.board.hand_size[here.seat.index];
  const int left = after.board.hand_size[here.seat.index];
  if (claim.kind == "occupies")
    return here.state.board.garrison[here.move->castle].empty() && left == hand - claim.number(0);
  if (claim.kind == "swaps")
    return claim.number(1) > 0 && left == hand - claim.number(0) + claim.number(1) &&
           here.move->cards.total() == claim.number(0);
  if (claim.kind == "can-capture")
    return claim.seat(0) != here.seat && falls_by_advance(after, here.seat) == claim.seat(0);
  if (claim.kind != "can-control" || !can<Castles>(after, here.seat, Kind::place)) return false;
  const State then = played(after, Move{.kind = Kind::place, .seat = here.seat});
  return controller(then.board, castle_of(claim.terms[0])) == here.seat;
}

bool of_track(const Here& here, const Claim& claim) {
  if (claim.kind == "on-edge") return falls_by_advance(here.state, here.seat) == here.seat;
  if (claim.kind == "captures")
    return claim.seat(0) != here.seat && falls_by_advance(here.state, here.seat) == claim.seat(0);
  const State after = played(here.state, *here.move);
  const int castle = castle_of(claim.terms[0]);
  const Seat before = controller(here.state.board, castle);
  const Seat lord = controller(after.board, castle);
  if (claim.kind == "falls")
    return falls_by_advance(here.state, here.seat) == here.seat &&
           after.board.reserve[here.seat.index] == here.state.board.reserve[here.seat.index] + 1;
  if (claim.kind == "frees") return before != nobody && lord == nobody;
  if (claim.kind == "yours" || claim.kind == "controls")
    return before != here.seat && lord == here.seat;
  if (claim.kind == "passes-to")
    return before != lord && lord == claim.seat(1) && lord != here.seat;
  return claim.kind == "follows" && lord == claim.seat(1) && lord != here.seat;
}

bool of_pass(const Here& here, const Claim& claim) {
  Course<Castles> course = course_of<Castles>(here.state, *here.move);
  if (claim.kind == "passes-left") {
    for (int left = claim.number(0); left > 0; --left) {
      if (Castles::due(course.end) == Due::over) return false;
      const Seat next = *Castles::asked(course.end).begin();
      course = course_of<Castles>(course.end, Move{.kind = Kind::pass, .seat = next});
    }
    return Castles::due(course.end) == Due::over;
  }
  const SeatSet winners = course.end.board.winners;
  const bool won = winners.contains(here.seat);
  if (Castles::due(course.end) != Due::over) return false;
  if (claim.kind == "ends-lost") return !won;
  return won && (claim.kind == "ends-won") == (winners.size() == 1);
}

// C17: the points as they would be counted now.
int lead_of(State state, Seat seat) {
  state.board.pile = 0;
  state.board.pending = {.stage = Stage::attack};
  state.board.turn = seat;
  state.board.passes = static_cast<std::uint8_t>(state.board.rules.players - 1);
  const Move score =
      course_of<Castles>(state, Move{.kind = Kind::pass, .seat = seat}).announced.front();
  int best = 0;
  for (int other = 0; other < score.count; ++other)
    best = other == seat.index ? best : std::max<int>(best, score.points[other]);
  return score.points[seat.index] - best;
}

// C5: how many turns still begin with a draw, if everybody plays on in the simplest way.
int draws_left(State state) {
  Random random(1);
  int draws = 0;
  while (state.board.pile > 0) {
    if (Castles::due(state) == Due::chance) {
      Castles::play(state, Castles::sample(state, random), Unheard{});
      ++draws;
      continue;
    }
    const Seat seat = *Castles::asked(state).begin();
    Move chosen{};
    for (const Move& move : all_moves<Castles>(state, seat)) {
      if (chosen.kind == Kind::pass) break;
      chosen = move;
    }
    Castles::play(state, chosen, Unheard{});
  }
  return draws;
}

// C15: a blazon that is bought by its own lord comes home.
bool comes_home(const Here& here) {
  for (const Move& move : all_moves<Castles>(here.state, here.seat)) {
    if (move.kind != Kind::bid) continue;
    return answer_taken(here.state, move).board.reserve[here.seat.index] ==
           here.state.board.reserve[here.seat.index] + 1;
  }
  return here.state.board.pending.lord == here.seat;
}

bool of_position(const Here& here, const Claim& claim) {
  if (claim.kind == "only") return all_moves<Castles>(here.state, here.seat).size() == 1;
  if (claim.kind == "own-blazon") return comes_home(here);
  if (claim.kind == "draws-left") return draws_left(here.state) == claim.number(0);
  const int lead = lead_of(here.state, here.seat);
  if (claim.kind == "in-front") return lead == claim.number(0) && lead > 0;
  if (claim.kind == "trails") return lead == -claim.number(0) && lead < 0;
  return claim.kind == "even" && lead == 0;
}

}  // namespace

bool holds(const Here& here, const Claim& claim) {
  if (here.move == nullptr) return of_position(here, claim);
  if (claim.kind == "completes" || claim.kind == "loses") return of_hands(here, claim);
  switch (here.move->kind) {
    case Kind::trade: return claim.kind == "may-refuse" && may_refuse(here);
    case Kind::attack: return of_attack(here, claim);
    case Kind::pass: return of_pass(here, claim);
    default: return of_track(here, claim);
  }
}

}  // namespace hastilude::tests
