// En Garde: what follows from a view by the rules.
#include "games/engarde/text.h"

namespace hastilude::engarde {

void write_facts(const View<State>& view, Sink& sink) {
  const Board& board = view.seen().board;
  sink.line("distance", board.distance());
  sink.line("pile", board.pile);
  if (recalls_last_turn(board)) sink.line("recall", "turn");
}

}  // namespace hastilude::engarde
