// Ivanhoe: the Castles as a game: the bundle that satisfies the concept Game.
#pragma once

#include "core/bundle.h"
#include "games/castles/board.h"
#include "games/castles/chance.h"
#include "games/castles/fill.h"
#include "games/castles/legal.h"
#include "games/castles/memory.h"
#include "games/castles/picks.h"
#include "games/castles/play.h"
#include "games/castles/secrets.h"
#include "games/castles/text.h"

namespace hastilude::castles {

struct Castles : Bundle<State, Move, Memory, Draft, Reason, rules_of, Kind::starter, Kind::capture>,
                 WholeMoves<Castles, State, Move> {
  using Branch = castles::Branch;
  using Fault = castles::Fault;
  using Past = castles::Past;

  static constexpr std::string_view name = "castles";
  static constexpr int least_players = player_range.least;
  static constexpr int most_players = player_range.most;
  static constexpr char rule_letter = 'C';
  static constexpr int rules_version = 1;
  static constexpr std::span<const Option> options = castles::options;
  static constexpr std::span<const std::string_view> card_names = castles::card_names;

  static Due due(const State& state) {
    if (state.board.pending.stage == Stage::over) return Due::over;
    if (ended(state.board)) return Due::settling;
    return chance_due(state.board) ? Due::chance : Due::decision;
  }
  static SeatSet actors(const State& state) {
    return due(state) == Due::decision ? castles::actors(state.board) : SeatSet();
  }
  // C7, C15: those who have still to answer a trade or a ransom; else the one at turn.
  static SeatList asked(const State& state) {
    SeatList list;
    if (due(state) != Due::decision) return list;
    const Board& board = state.board;
    int answered = board.pending.answered;
    do {
      list.push_back(addressed(board, answered));
    } while (collecting(board.pending.stage) && ++answered < board.rules.players - 1);
    return list;
  }
  // C7, C15
  static Asking asking(const State& state) {
    return collecting(state.board.pending.stage) ? Asking::offer : Asking::turn;
  }
  static std::optional<Move> silence(const State& state, Seat seat) {
    if (asking(state) == Asking::turn) return {};
    return plain(Kind::decline, seat);
  }

  template <class Each>
  static void moves(const State& state, Seat seat, Each&& each) {
    if (due(state) != Due::decision) return;
    list_moves(state.board, seat, state.hands[seat.index], each);
  }
  template <class Each, class EachPick>
  static void choices(const View<State>& view, Each&& each, EachPick&& pick) {
    if (due(view.seen()) == Due::decision) list_choices_with_picks(view, each, pick);
  }
  static Move sample_move(const State& state, Seat seat, Random& random) {
    const Board& board = state.board;
    const Cards& hand = state.hands[seat.index];
    if (board.pending.stage == Stage::attack && seat == board.turn)
      return sample_turn(board, seat, hand, random);
    if (board.pending.stage == Stage::bid) return sample_bid(board, seat, hand, random);
    return move_at<Castles>(state, seat, random.below(count_moves<Castles>(state, seat)));
  }
  static void end(State& state, SeatSet winners) { end_game(state, winners); }
  static Move result(Seat winner) { return Move{.kind = Kind::result, .winners = SeatSet(winner)}; }
  // A record may stop before the draw of a turn.
  static bool may_stop(const State& state) {
    return due(state) != Due::chance || state.board.pending.stage == Stage::draw;
  }

  static Move starting(Seat seat) { return starts(seat); }

  // For those who deal many worlds from the same view.
  static Past some_past(const View<State>& view, const Memory& memory, Random& random) {
    return castles::some_past(view, memory, random);
  }
  static State deal_world(const View<State>& view, const Past& past, Random& random) {
    return castles::deal_world(view, past, random);
  }

  static Result<Move, Complaint> read(const Setup& setup, Words words) {
    return castles::read(setup.players, words);
  }
};
static_assert(Game<Castles>);

}  // namespace hastilude::castles
