// Ivanhoe as a game: the bundle that satisfies the concept Game.
#pragma once

#include "core/bundle.h"
#include "games/ivanhoe/board.h"
#include "games/ivanhoe/chance.h"
#include "games/ivanhoe/legal.h"
#include "games/ivanhoe/play.h"
#include "games/ivanhoe/secrets.h"
#include "games/ivanhoe/text.h"

namespace hastilude::ivanhoe {

struct Ivanhoe : Bundle<State, Move, Memory, Draft, Reason, rules_of, Kind::dealer, Kind::shuffle> {
  using Branch = ivanhoe::Branch;
  using Fault = ivanhoe::Fault;

  static constexpr std::string_view name = "ivanhoe";
  static constexpr int least_players = player_range.least;
  static constexpr int most_players = player_range.most;
  static constexpr char rule_letter = 'I';
  static constexpr int rules_version = 1;
  static constexpr std::span<const Option> options = ivanhoe::options;
  static constexpr std::span<const std::string_view> card_names = ivanhoe::card_names;

  using Decision = ivanhoe::Decision;
  static Decision* list(const State& state, Decision* next) {
    return list_decisions(state.board, state.hands, next);
  }
  static Move move(const State&, const Decision& decision) { return move_of(decision); }

  static Due due(const State& state) {
    const Stage stage = state.board.pending.stage;
    if (stage <= Stage::steal) return Due::chance;
    if (stage <= Stage::take) return Due::decision;
    return stage == Stage::over ? Due::over : Due::settling;
  }
  static SeatSet actors(const State& state) {
    return due(state) == Due::decision ? SeatSet(decider(state.board)) : SeatSet();
  }
  // I25: all who will still be asked to react, in order.
  static SeatList asked(const State& state) {
    const Board& board = state.board;
    SeatList list;
    for (const Seat seat : actors(state)) list.push_back(seat);
    if (board.pending.stage != Stage::reaction) return list;
    for (Seat seat = next_asked(board); seat != board.turn; seat = next_in(board.in, seat))
      list.push_back(seat);
    return list;
  }
  // I25
  static Asking asking(const State& state) {
    return state.board.pending.stage == Stage::reaction ? Asking::reaction : Asking::turn;
  }
  static std::optional<Move> silence(const State& state, Seat seat) {
    if (asking(state) == Asking::turn) return {};
    return Move{.kind = Kind::pass, .seat = seat};
  }

  static Move sample_move(const State& state, Seat seat, Random& random) {
    return move_at<Ivanhoe>(state, seat, random.below(count_moves<Ivanhoe>(state, seat)));
  }
  static void end(State& state, SeatSet winners) { end_game(state, winners); }
  static Move result(Seat winner) { return Move{.kind = Kind::result, .seat = winner}; }
  static bool may_stop(const State& state) { return due(state) != Due::chance; }

  static Move starting(Seat seat) { return dealt_by(seat); }

  static Result<Move, Complaint> read(const Setup& setup, Words words) {
    return ivanhoe::read(words, setup.players);
  }
};
static_assert(Game<Ivanhoe>);

}  // namespace hastilude::ivanhoe
