// Ivanhoe: what follows from a view by the rules.
#include <algorithm>

#include "games/ivanhoe/legal.h"
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

// I18: whether a card of a display is one of the struck and goes; if all are struck, the first
// stays.
template <class Chosen>
bool is_struck(std::span<const Card> display, std::size_t spot, Chosen struck) {
  return struck(display[spot]) &&
         (spot > 0 || !std::all_of(display.begin(), display.end(), struck));
}

// I23: whether a card of a display may have to go: of one value all but the first, or, where its
// owner chooses which one stays, any of them.
bool may_adapt(std::span<const Card> display, std::size_t spot) {
  const int value = values[display[spot]];
  const auto of_this = [value](Card card) { return values[card] == value; };
  if (std::count_if(display.begin(), display.end(), of_this) < 2) return false;
  return has_choice(display, value) ||
         std::find_if(display.begin(), display.end(), of_this) != display.begin() + spot;
}

// Whether the player at turn, by this action, takes this card out of a display.
bool takes(const Board& board, const Action& action, Seat seat, std::size_t spot) {
  const std::span<const Card> display = board.displays.of(seat);
  const bool is_last = spot + 1 == display.size();
  const bool is_affected = affected_by(board, board.turn).contains(seat);
  switch (action.kind) {
    case Kind::break_lance: return seat == action.target && is_struck(display, spot, is_purple);
    case Kind::riposte: return seat == action.target && is_last;
    case Kind::outmaneuver: return is_last && outmaneuvered(board, board.turn).contains(seat);
    case Kind::charge:
    case Kind::countercharge:
    case Kind::disgrace:
      return is_affected && is_struck(display, spot, struck_by(board, action.kind));
    case Kind::adapt: return is_affected && may_adapt(display, spot);
    default: return false;  // Nothing, or what the action names itself.
  }
}

// A line for each display that an action takes cards out of.
void write_takes(const Board& board, const Action& action, Sink& sink) {
  for (const Seat seat : board.in) {
    bool begun = false;
    for (std::size_t spot = 0; spot < board.displays.of(seat).size(); ++spot) {
      if (!takes(board, action, seat, spot)) continue;
      if (!begun) {
        sink.begin("takes");
        sink.add(Term::card(card_names[card_of(action.kind)]));
        sink.add(seat);
        begun = true;
      }
      sink.add(Term::place(static_cast<int>(spot) + 1));
    }
    if (begun) sink.end();
  }
}

// What is announced, to everyone; in his turn to a player, what cards of his own hand would take.
void write_all_takes(const View<State>& view, Sink& sink) {
  const Board& board = view.seen().board;
  if (board.pending.stage == Stage::reaction) write_takes(board, board.pending.announced, sink);
  const Observer observer = view.observer();
  if (board.pending.stage != Stage::turn || !observer.seated() || observer.seat() != board.turn)
    return;
  const Cards& hand = view.seen().hands[board.turn.index];
  for (Card card = first_action; card < card_kinds; ++card) {
    if (hand[card] == 0) continue;
    for_each_way(board, board.turn, action_of(card), [&](const Action& action) {
      if (!check_action(board, board.turn, action)) write_takes(board, action, sink);
    });
  }
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
  write_all_takes(view, sink);
}

}  // namespace hastilude::ivanhoe
