// The Castles: what a hand is good for, what a step on a track does, and how the game stands.
#include <algorithm>

#include "coach/games.h"

namespace hastilude::coach {
namespace {

using namespace hastilude::castles;

int largest_army(const Cards& hand) { return Muster(hand).largest; }

// C9
bool takes(const Cards& hand, const Board& board, int castle) {
  return largest_army(hand) >= least_army(board.garrison[static_cast<std::size_t>(castle)]);
}

// The castle worth most that one of these hands can take and the other cannot.
std::optional<int> best_gain(const Board& board, const Cards& with, const Cards& without) {
  for (int castle = castle_count - 1; castle >= 0; --castle) {
    if (takes(with, board, castle) && !takes(without, board, castle)) return castle;
  }
  return {};
}

// What a hand that changes gains or loses.
void write_hands(const Board& board, const Cards& before, const Cards& after, Sink& sink) {
  if (const std::optional<int> castle = best_gain(board, after, before))
    return sink.line("completes", castle_term(*castle));
  if (const std::optional<int> castle = best_gain(board, before, after))
    sink.line("loses", castle_term(*castle));
}

// C7: this card for the one on the table.
void write_offer(const State& seen, const Move& move, Sink& sink) {
  const Cards& hand = seen.hands[move.seat.index];
  Cards after = hand;
  after.remove(move.card);
  after.add(seen.board.pending.face_up[0]);
  write_hands(seen.board, hand, after, sink);
}

// C7, C15: what was offered, or bid, in cards.
void write_acceptance(const State& seen, const Move& move, Sink& sink) {
  const Cards& hand = seen.hands[move.seat.index];
  write_hands(seen.board, hand, hand + cards_of(seen.offers[move.from.index]), sink);
}

// C9 to C14: what the army costs, and what can come of it.
void write_attack(const Board& board, const Move& move, Sink& sink) {
  const int garrison = board.garrison[move.castle].total();
  if (garrison == 0) {
    sink.line("occupies", move.cards.total());
  } else {
    sink.line("swaps", move.cards.total(), garrison);
  }
  const Track& track = board.track[move.castle];
  const Seat at_the_edge = track[board.rules.track - std::size_t{1}];
  if (at_the_edge != nobody && at_the_edge != move.seat) sink.line("can-capture", at_the_edge);
  if (controller(board, move.castle) == nobody && board.reserve[move.seat.index] > 0)
    sink.line("can-control", castle_term(move.castle));
}

// C11, C14, C17
void write_advance(const State& seen, Seat me, Sink& sink) {
  const Board& board = seen.board;
  const int castle = board.pending.castle;
  const Seat falling = board.track[board.pending.castle][board.rules.track - std::size_t{1}];
  if (falling == nobody) return;
  State after = seen;
  play(after, plain(Kind::advance, me), Unheard{});
  if (falling == me) {
    sink.line("falls", castle_term(castle));
  } else {
    sink.line("captures", falling);
  }
  const Seat lord = controller(after.board, castle);
  if (lord == nobody) return sink.line("frees", castle_term(castle));
  if (lord == falling) return;
  if (lord == me) return sink.line("yours", castle_term(castle));
  sink.line("passes-to", castle_term(castle), lord);
}

// C14: the next step takes this player's blazon.
void write_hold(const Board& board, Seat me, Sink& sink) {
  if (board.track[board.pending.castle][board.rules.track - std::size_t{1}] == me)
    sink.line("on-edge", castle_term(board.pending.castle));
}

// C12, C17
void write_place(const Board& board, Seat me, Sink& sink) {
  const int castle = board.pending.castle;
  const Seat lord = controller(board, castle);
  if (lord == nobody) return sink.line("controls", castle_term(castle));
  if (lord != me) sink.line("follows", castle_term(castle), lord);
}

int best_of_others(const Board& board, Seat me) {
  int best = 0;
  const auto points = points_by_seat(board);
  for (const Seat seat : SeatSet::all(board.rules.players)) {
    if (seat != me) best = std::max<int>(best, points[seat.index]);
  }
  return best;
}

// C16, C17
void write_pass(const Board& board, Seat me, Sink& sink) {
  if (board.pile > 0) return;
  const int left = board.rules.players - board.passes - 1;
  if (left > 0) return sink.line("passes-left", left);
  const int own = points_by_seat(board)[me.index];
  const int best = best_of_others(board, me);
  if (own < best) return sink.line("ends-lost", own, best);
  sink.line(own == best ? "ends-shared" : "ends-won", own, best);
}

// Near the end of the pile, how the points stand.
void write_score(const Board& board, Seat me, Sink& sink) {
  if (board.pile > most_drawn * board.rules.players) return;
  if (board.pile > 0) sink.line("draws-left", (board.pile + most_drawn - 1) / most_drawn);
  const int lead = points_by_seat(board)[me.index] - best_of_others(board, me);
  if (lead == 0) return sink.line("even");
  sink.line(lead > 0 ? "in-front" : "trails", std::abs(lead));
}

}  // namespace

void of_position(const View<State>& view, const Memory&, Sink& sink) {
  const Board& board = view.seen().board;
  const Seat me = view.observer().seat();
  if (board.pending.stage == Stage::bid && board.pending.lord == me) sink.line("own-blazon");
  write_score(board, me, sink);
}

void of_move(const View<State>& view, const Memory&, const Move& move, Sink& sink) {
  const State& seen = view.seen();
  const Board& board = seen.board;
  const Cards& hand = seen.hands[move.seat.index];
  switch (move.kind) {
    case Kind::keep: {
      Cards after = hand;
      after.add(move.card);
      return write_hands(board, hand, after, sink);
    }
    case Kind::trade: return sink.line("may-refuse");
    case Kind::offer: return write_offer(seen, move, sink);
    case Kind::accept: return write_acceptance(seen, move, sink);
    case Kind::bid: return write_hands(board, hand, hand - move.cards, sink);
    case Kind::attack: return write_attack(board, move, sink);
    case Kind::advance: return write_advance(seen, move.seat, sink);
    case Kind::hold: return write_hold(board, move.seat, sink);
    case Kind::place: return write_place(board, move.seat, sink);
    case Kind::pass: return write_pass(board, move.seat, sink);
    default: return;
  }
}

}  // namespace hastilude::coach
