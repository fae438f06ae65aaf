// The Castles: what follows from a view by the rules.
#include <algorithm>

#include "games/castles/picks.h"

namespace hastilude::castles {
namespace {

// C9: the most cards of a hand that fit into one army.
int largest_army(const Cards& hand) {
  int largest = 0;
  for (std::size_t group = 0; group < groups; ++group)
    largest = std::max(largest, group_of(hand, group).total());
  return largest;
}

}  // namespace

void write_facts(const View<State>& view, Sink& sink) {
  const Board& board = view.seen().board;
  const Observer observer = view.observer();
  const int army = observer.seated() ? largest_army(view.seen().hands[observer.seat().index]) : 0;
  sink.line("pile", board.pile);
  for (int castle = 0; castle < castle_count; ++castle) {
    if (const Seat lord = controller(board, castle); lord != nobody)
      sink.line("control", castle_term(castle), lord);
    const int least = least_army(board.garrison[static_cast<std::size_t>(castle)]);
    sink.line("least", castle_term(castle), least);
    if (observer.seated()) sink.line("missing", castle_term(castle), std::max(0, least - army));
  }
  const auto points = points_by_seat(board);
  for (const Seat seat : SeatSet::all(board.rules.players)) {
    sink.line("points", seat, points[seat.index]);
    sink.line("reserve", seat, board.reserve[seat.index]);
  }
}

}  // namespace hastilude::castles
