// Ivanhoe: what the displays, the tokens and one's own hand tell of a tournament.
#include <algorithm>

#include "coach/games.h"

namespace hastilude::coach {
namespace {

using namespace hastilude::ivanhoe;

// The table after a decision, if all others let it pass; nothing where chance or somebody's choice
// comes before one can go on. What lies open is all that it depends on.
std::optional<Board> outcome(const View<State>& view, const Move& move) {
  State table = view.seen();
  play(table, move, Unheard{});
  while (table.board.pending.stage == Stage::reaction)
    play(table, Move{.kind = Kind::pass, .seat = table.board.pending.asked}, Unheard{});
  if (table.board.pending.stage != Stage::turn) return {};
  return table.board;
}

// The other player with the highest total; there is one while a tournament lasts.
Seat strongest_rival(const Board& board, Seat me) {
  Seat strongest = nobody;
  for (const Seat seat : board.in) {
    if (seat == me) continue;
    if (strongest == nobody || board.total(seat) > board.total(strongest)) strongest = seat;
  }
  return strongest;
}

int best_rival_total(const Board& board, Seat me) {
  const Seat rival = strongest_rival(board, me);
  return rival == nobody ? 0 : board.total(rival);
}

bool can_stay(const Board& board, Seat me) { return !check_stay(board, me); }

// I1, I15: whether a seat that wins this tournament wins the game.
bool wins_game_by(const Board& board, Seat seat, Color color) {
  const Tokens& tokens = board.tokens[seat.index];
  const bool gains = color == Color::purple || !tokens.has(color);
  return gains && tokens.count() + 1 >= board.tokens_to_win();
}

// What a hand can still add to a display in a tournament of this colour: I9, I10, I12, I22.
struct Reserve {
  int cards = 0;
  int worth = 0;
};
Reserve reserve_of(const Board& board, Seat me, const Cards& hand, Color color) {
  Reserve all;
  Reserve best;  // I22: a single card
  for (const int card : hand.kinds_below(first_action)) {
    if (!fits(color, card)) continue;
    const bool has_maiden = card == maiden && board.displays.tally(me).has_maiden();
    const int count = card == maiden ? (has_maiden ? 0 : 1) : hand[card];
    const int worth = color == Color::green ? 1 : values[static_cast<std::size_t>(card)];
    all = {all.cards + count, all.worth + count * worth};
    if (count > 0 && worth > best.worth) best = {1, worth};
  }
  if (board.stunned != me) return all;
  return board.added == 0 ? best : Reserve{};
}

// ---- what comes of a decision

// I15: what a tournament of this colour is worth to this player.
void write_color(const Board& board, Seat me, Color color, Sink& sink) {
  if (color == Color::purple) return sink.line("any-token");
  sink.line(board.tokens[me.index].has(color) ? "useless" : "wanted", color_term(color));
}

void write_opening(const View<State>& view, const Move& move, Sink& sink) {
  const Board& board = view.seen().board;
  const Reserve reserve =
      reserve_of(board, move.seat, view.seen().hands[move.seat.index], move.color);
  sink.line("wealth", color_term(move.color), reserve.cards, reserve.worth);
  write_color(board, move.seat, move.color, sink);
}

// I11: whether one can stay by it.
void write_standing(const Board& before, const Board& after, const Move& move, Sink& sink) {
  const int total = after.total(move.seat);
  const int best = best_rival_total(after, move.seat);
  if (can_stay(after, move.seat)) {
    if (!can_stay(before, move.seat)) sink.line("lead", total, best);
  } else if (move.kind == Kind::play) {
    sink.line("short", total, best);
  }
}

// I25: an action card that nobody can cancel.
void write_uncancelled(const View<State>& view, Seat me, Sink& sink) {
  if (view.seen().board.discards[ivanhoe_card] > 0) return sink.line("ivanhoe-out");
  if (view.seen().hands[me.index][ivanhoe_card] > 0) sink.line("ivanhoe-yours");
}

void write_changes(const Board& before, const Board& after, Seat me, Sink& sink) {
  if (after.color != before.color) return write_color(before, me, after.color, sink);
  const Seat rival = strongest_rival(before, me);
  if (rival != nobody && after.total(rival) < before.total(rival))
    sink.line("strikes", rival, before.total(rival), after.total(rival));
  if (after.total(me) < before.total(me)) sink.line("costs-you", before.total(me), after.total(me));
}

void write_card(const View<State>& view, const Move& move, Sink& sink) {
  const Board& before = view.seen().board;
  if (const std::optional<Board> after = outcome(view, move)) {
    write_standing(before, *after, move, sink);
    if (is_action(move.kind)) write_changes(before, *after, move.seat, sink);
  }
  if (is_action(move.kind)) write_uncancelled(view, move.seat, sink);
}

// I13, I14
void write_withdrawal(const Board& board, Seat me, Sink& sink) {
  if (board.displays.tally(me).has_maiden() && !board.tokens[me.index].empty())
    sink.line("maiden-costs");
  SeatSet left = board.in;
  left.erase(me);
  if (!left.single()) return;
  const Seat winner = left.first();
  sink.line(wins_game_by(board, winner, board.color) ? "gives-game" : "gives-win", winner);
}

// I25: what is announced takes effect.
void write_let_pass(const View<State>& view, const Move& move, Sink& sink) {
  const Board& before = view.seen().board;
  const Action& announced = before.pending.announced;
  if (announced.kind == Kind::knock_down)
    return sink.line(announced.target == move.seat ? "steals" : "spared");
  const std::optional<Board> after = outcome(view, move);
  if (!after) return;
  const int had = before.total(move.seat);
  const int has = after->total(move.seat);
  if (has < had) return sink.line("suffers", had, has);
  const bool same = after->displays.of(move.seat).size() == before.displays.of(move.seat).size();
  if (same && has == had && after->color == before.color && after->stunned != move.seat)
    sink.line("spared");
}

// I1: how far it still is to the win.
void write_tokens(const Board& board, Seat me, int gained, Sink& sink) {
  const int left = board.tokens_to_win() - board.tokens[me.index].count() - gained;
  if (left <= 0) return sink.line("wins-game");
  sink.line("remaining", left);
}

// ---- what is so

// I1, I15
void write_stakes(const Board& board, Seat me, Sink& sink) {
  if (wins_game_by(board, me, board.color)) {
    sink.line("game-point");
  } else if (board.color != Color::purple && board.tokens[me.index].has(board.color)) {
    sink.line("no-token", color_term(board.color));
  }
  for (const Seat seat : board.in) {
    if (seat != me && wins_game_by(board, seat, board.color)) sink.line("rival-point", seat);
  }
}

// I20: action cards of this hand that would strike an unguarded display.
bool holds_weapon(const Cards& hand) {
  for (const Kind kind : {Kind::break_lance, Kind::riposte, Kind::dodge, Kind::outmaneuver,
                          Kind::charge, Kind::countercharge, Kind::disgrace, Kind::adapt}) {
    if (hand[card_of(kind)] > 0) return true;
  }
  return false;
}

// I11: that colour cards and supporters alone are not enough.
void write_limit(const Board& board, Seat me, const Cards& hand, Sink& sink) {
  const int most = board.total(me) + reserve_of(board, me, hand, board.color).worth;
  const int best = best_rival_total(board, me);
  if (!can_stay(board, me) && most <= best) sink.line("cannot-lead", most, best);
}

}  // namespace

void of_position(const View<State>& view, const Memory&, Sink& sink) {
  const Board& board = view.seen().board;
  const Seat me = view.observer().seat();
  if (board.pending.stage != Stage::turn && board.pending.stage != Stage::reaction) return;
  const Cards& hand = view.seen().hands[me.index];
  if (board.pending.stage == Stage::turn) write_limit(board, me, hand, sink);
  write_stakes(board, me, sink);
  const Seat rival = strongest_rival(board, me);
  if (board.pending.stage == Stage::turn && rival != nobody && board.shield == rival &&
      board.displays.size(rival) > 0 && holds_weapon(hand))
    sink.line("shielded", rival);
}

void of_move(const View<State>& view, const Memory&, const Move& move, Sink& sink) {
  const Board& board = view.seen().board;
  switch (move.kind) {
    case Kind::open: return write_opening(view, move, sink);
    case Kind::stay: return sink.line("to-beat", board.total(move.seat));
    case Kind::withdraw: return write_withdrawal(board, move.seat, sink);
    case Kind::pass: return write_let_pass(view, move, sink);
    case Kind::take: return write_tokens(board, move.seat, 1, sink);
    case Kind::give_back: return write_tokens(board, move.seat, -1, sink);
    case Kind::ivanhoe:
    case Kind::keep: return;
    default: return write_card(view, move, sink);
  }
}

}  // namespace hastilude::coach
