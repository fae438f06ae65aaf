// Ivanhoe: what follows from a view by the rules.
#include <algorithm>

#include "games/ivanhoe/text.h"

namespace hastilude::ivanhoe {
namespace {

// I11: how much a display must still gain to be the highest by itself.
int missing_to_lead(const Board& board, Seat seat) {
  int missing = 0;
  for (const Seat other : board.in) {
    if (other != seat) missing = std::max(missing, board.total(other) + 1 - board.total(seat));
  }
  return missing;
}

}  // namespace

void write_facts(const View<State>& view, Sink& sink) {
  const Board& board = view.seen().board;
  sink.line("deck", board.deck);
  sink.line("need", board.tokens_to_win());
  if (board.color == no_color) return;
  for (const Seat seat : board.in) sink.line("total", seat, board.total(seat));
  for (const Seat seat : board.in) sink.line("lead", seat, missing_to_lead(board, seat));
  // I22
  if (board.stunned == board.turn) sink.line("limit", board.turn, board.added > 0 ? 0 : 1);
}

}  // namespace hastilude::ivanhoe
