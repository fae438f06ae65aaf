#include "match/drive.h"

namespace hastilude::match {
namespace {

// A decision of somebody who need not act, if one of them wants to.
std::optional<AnyMove> out_of_turn(const Match& match, Decide decide) {
  const SeatSet others = match.out_of_turn();
  Seat seat = *match.asked().begin();
  for (int left = others.size(); left > 0; --left) {
    seat = next_in(others, seat);
    if (std::optional<AnyMove> move = decide(seat, match.question(seat))) return move;
  }
  return {};
}

int together(Match& match, Decide decide, Told told) {
  Poll poll(match);
  std::array<std::optional<AnyMove>, max_seats> answers;
  for (const Seat seat : poll.asked()) answers[seat.index] = decide(seat, match.question(seat));
  int decisions = 0;
  for (Seat seat = poll.next(match); seat != nobody; seat = poll.next(match)) {
    if (!answers[seat.index]) break;
    match.play(*answers[seat.index], told);
    ++decisions;
  }
  return decisions;
}

}  // namespace

int step(Match& match, Chance chance, Decide decide, Told told) {
  if (match.due() != Due::decision) {
    match.go_on(chance, told);
    return 0;
  }
  if (const std::optional<AnyMove> move = out_of_turn(match, decide)) {
    match.play(*move, told);
    return 1;
  }
  return together(match, decide, told);
}

}  // namespace hastilude::match
