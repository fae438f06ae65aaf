#include "coach/claims.h"

namespace hastilude::tests {
namespace {

using namespace hastilude::ivanhoe;
using Here = Place<Ivanhoe>;

Color color_of(std::string_view name) {
  for (int color = 0; color < color_count; ++color) {
    if (name_of(static_cast<Color>(color)) == name) return static_cast<Color>(color);
  }
  return no_color;
}

// A decision that everybody lets pass.
State let_pass(State state, const Move& move) {
  Ivanhoe::play(state, move, Unheard{});
  while (state.board.pending.stage == Stage::reaction)
    Ivanhoe::play(state, Move{.kind = Kind::pass, .seat = state.board.pending.asked}, Unheard{});
  return state;
}

int best_other(const Board& board, Seat me) {
  int best = 0;
  for (const Seat seat : board.in) best = seat == me ? best : std::max(best, board.total(seat));
  return best;
}

// All cards that can be played, one after the other, beginning with this one.
struct Laid {
  int cards = 0;
  int total = 0;
};
Laid lay_all(State state, const Move& first, Seat me) {
  Laid laid;
  std::optional<Move> next = first;
  while (next) {
    Ivanhoe::play(state, *next, Unheard{});
    ++laid.cards;
    next.reset();
    for (const Move& move : all_moves<Ivanhoe>(state, me)) {
      if (move.kind == Kind::play) next = move;
    }
  }
  laid.total = state.board.total(me);
  return laid;
}

// I11: whatever is laid.
bool cannot_lead(const Here& here, int most, int best) {
  int highest = here.state.board.total(here.seat);
  for (const Move& move : all_moves<Ivanhoe>(here.state, here.seat)) {
    if (move.kind == Kind::play)
      highest = std::max(highest, lay_all(here.state, move, here.seat).total);
  }
  return highest == most && best == best_other(here.state.board, here.seat) && most <= best;
}

// Plays on by the first way there is, while tokens are returned and taken.
State settle_tokens(State state) {
  while (state.board.pending.stage == Stage::give_back ||
         state.board.pending.stage == Stage::take) {
    const Seat seat = state.board.pending.asked;
    Ivanhoe::play(state, all_moves<Ivanhoe>(state, seat).front(), Unheard{});
  }
  return state;
}

// I14: what it comes to if everyone but this seat is out.
bool would_win_game(State state, Seat seat) {
  Board& board = state.board;
  Seat rival = nobody;
  for (const Seat other : board.in) rival = other == seat ? rival : other;
  board.in = SeatSet(seat);
  board.in.insert(rival);
  board.turn = rival;
  board.pending = {.stage = Stage::turn};
  board.displays.clear(rival);  // no Maiden is in the way
  Ivanhoe::play(state, Move{.kind = Kind::withdraw, .seat = rival}, Unheard{});
  const State end = settle_tokens(state);
  return end.board.pending.stage == Stage::over && end.board.winners == SeatSet(seat);
}

// I25: nobody who is asked can do anything but pass.
bool nobody_can_cancel(const Here& here) {
  State state = here.state;
  Ivanhoe::play(state, *here.move, Unheard{});
  while (state.board.pending.stage == Stage::reaction) {
    const Seat seat = state.board.pending.asked;
    if (can<Ivanhoe>(state, seat, Kind::ivanhoe)) return false;
    Ivanhoe::play(state, Move{.kind = Kind::pass, .seat = seat}, Unheard{});
  }
  return true;
}

bool robs(Kind kind) {
  return kind == Kind::break_lance || kind == Kind::riposte || kind == Kind::dodge ||
         kind == Kind::outmaneuver || kind == Kind::charge || kind == Kind::countercharge ||
         kind == Kind::disgrace || kind == Kind::adapt;
}

std::vector<Card> display_of(const State& state, Seat seat) {
  const std::span<const Card> cards = state.board.displays.of(seat);
  return {cards.begin(), cards.end()};
}

// I20
bool is_guarded(const Here& here, Seat rival) {
  for (const Move& move : all_moves<Ivanhoe>(here.state, here.seat)) {
    if (!robs(move.kind)) continue;
    if (display_of(let_pass(here.state, move), rival) != display_of(here.state, rival))
      return false;
  }
  return true;
}

bool of_position(const Here& here, const Claim& claim) {
  const Board& board = here.state.board;
  if (claim.kind == "only") return all_moves<Ivanhoe>(here.state, here.seat).size() == 1;
  if (claim.kind == "cannot-lead") return cannot_lead(here, claim.number(0), claim.number(1));
  if (claim.kind == "no-token") {
    const Color color = color_of(claim.terms[0]);
    return board.color == color && color != Color::purple &&
           board.tokens[here.seat.index].has(color);
  }
  if (claim.kind == "game-point") return would_win_game(here.state, here.seat);
  if (claim.kind == "rival-point")
    return claim.seat(0) != here.seat && would_win_game(here.state, claim.seat(0));
  return claim.kind == "shielded" && is_guarded(here, claim.seat(0));
}

bool of_withdrawal(const Here& here, const Claim& claim) {
  const Course<Ivanhoe> course = course_of<Ivanhoe>(here.state, *here.move);
  if (claim.kind == "maiden-costs")
    return course.end.board.pending.stage == Stage::give_back &&
           course.end.board.pending.asked == here.seat;
  const Seat winner = claim.seat(0);
  State end = course.end;
  if (end.board.pending.stage == Stage::give_back)
    Ivanhoe::play(end, all_moves<Ivanhoe>(end, here.seat).front(), Unheard{});
  const bool chooses = end.board.pending.stage == Stage::take && end.board.pending.asked == winner;
  end = settle_tokens(end);
  const bool over = end.board.pending.stage == Stage::over && end.board.winners == SeatSet(winner);
  if (claim.kind == "gives-game") return over;
  const bool opens = end.board.color == no_color && end.board.turn == winner;
  return claim.kind == "gives-win" && !over && (opens || chooses || !course.announced.empty());
}

bool of_totals(const Here& here, const State& after, const Claim& claim) {
  const Board& board = here.state.board;
  if (claim.kind == "strikes") {
    const Seat rival = claim.seat(0);
    return rival != here.seat && board.total(rival) == claim.number(1) &&
           after.board.total(rival) == claim.number(2) && claim.number(2) < claim.number(1);
  }
  const bool named =
      board.total(here.seat) == claim.number(0) && after.board.total(here.seat) == claim.number(1);
  return (claim.kind == "costs-you" || claim.kind == "suffers") && named &&
         claim.number(1) < claim.number(0);
}

bool of_standing(const Here& here, const State& after, const Claim& claim) {
  const bool named = after.board.total(here.seat) == claim.number(0) &&
                     best_other(after.board, here.seat) == claim.number(1);
  const bool stays = can<Ivanhoe>(after, here.seat, Kind::stay);
  if (claim.kind == "lead")
    return named && stays && !can<Ivanhoe>(here.state, here.seat, Kind::stay);
  return claim.kind == "short" && named && !stays;
}

bool is_untouched(const Here& here, const State& after) {
  if (after.board.pending.stage == Stage::steal)
    return after.board.pending.announced.target != here.seat;
  return display_of(after, here.seat).size() == display_of(here.state, here.seat).size() &&
         after.board.total(here.seat) == here.state.board.total(here.seat) &&
         after.board.color == here.state.board.color && after.board.stunned != here.seat;
}

bool of_color(const Here& here, const State& after, const Claim& claim) {
  const Color color = claim.kind == "any-token" ? Color::purple : color_of(claim.terms[0]);
  if (after.board.color != color) return false;
  if (claim.kind == "any-token") return true;
  const bool held = here.state.board.tokens[here.seat.index].has(color);
  return color != Color::purple && held == (claim.kind == "useless");
}

bool of_tokens(const Here& here, const Claim& claim) {
  State end = here.state;
  Ivanhoe::play(end, *here.move, Unheard{});
  if (claim.kind == "wins-game")
    return end.board.pending.stage == Stage::over && end.board.winners == SeatSet(here.seat);
  return claim.number(0) > 0 &&
         end.board.tokens_to_win() - end.board.tokens[here.seat.index].count() == claim.number(0);
}

bool of_card(const Here& here, const Claim& claim) {
  if (claim.kind == "ivanhoe-out" || claim.kind == "ivanhoe-yours") return nobody_can_cancel(here);
  if (claim.kind == "to-beat")
    return can<Ivanhoe>(here.state, here.seat, Kind::stay) &&
           here.state.board.total(here.seat) == claim.number(0);
  const State after = let_pass(here.state, *here.move);
  if (claim.kind == "spared") return is_untouched(here, after);
  if (claim.kind == "steals")
    return after.board.pending.stage == Stage::steal &&
           after.board.pending.announced.target == here.seat;
  if (claim.kind == "wealth") {
    const Laid laid = lay_all(here.state, *here.move, here.seat);
    return after.board.color == color_of(claim.terms[0]) && laid.cards == claim.number(1) &&
           laid.total == claim.number(2);
  }
  if (claim.kind == "wanted" || claim.kind == "useless" || claim.kind == "any-token")
    return of_color(here, after, claim);
  if (claim.kind == "lead" || claim.kind == "short") return of_standing(here, after, claim);
  return of_totals(here, after, claim);
}

}  // namespace

bool holds(const Here& here, const Claim& claim) {
  if (here.move == nullptr) return of_position(here, claim);
  if (here.move->kind == Kind::withdraw) return of_withdrawal(here, claim);
  if (here.move->kind == Kind::take || here.move->kind == Kind::give_back)
    return of_tokens(here, claim);
  return of_card(here, claim);
}

}  // namespace hastilude::tests
