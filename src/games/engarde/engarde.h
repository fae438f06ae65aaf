// En Garde as a game: the bundle that satisfies the concept Game.
#pragma once

#include "core/bundle.h"
#include "games/engarde/board.h"
#include "games/engarde/chance.h"
#include "games/engarde/legal.h"
#include "games/engarde/play.h"
#include "games/engarde/secrets.h"
#include "games/engarde/text.h"

namespace hastilude::engarde {

struct EnGarde : Bundle<State, Move, Memory, Draft, Reason, rules_of, Kind::starter, Kind::reveal> {
  using Branch = engarde::Branch;
  using Fault = engarde::Fault;

  static constexpr std::string_view name = "engarde";
  static constexpr int least_players = player_range.least;
  static constexpr int most_players = player_range.most;
  static constexpr char rule_letter = 'E';
  static constexpr int rules_version = 1;
  static constexpr std::span<const Option> options = engarde::options;
  static constexpr std::span<const std::string_view> card_names = engarde::card_names;

  using Decision = engarde::Decision;
  static Decision* list(const State& state, Decision* next) {
    return list_decisions(state.board, state.hands[state.board.turn.index], next);
  }
  static Move move(const State& state, Decision decision) { return move_of(state.board, decision); }

  static Due due(const State& state) {
    const Stage stage = state.board.stage;
    if (stage <= Stage::refill) return Due::chance;
    if (stage <= Stage::defence) return Due::decision;
    return stage == Stage::unsettled ? Due::settling : Due::over;
  }
  static SeatSet actors(const State& state) {
    return due(state) == Due::decision ? SeatSet(state.board.turn) : SeatSet();
  }
  static SeatList asked(const State& state) {
    SeatList list;
    for (const Seat seat : actors(state)) list.push_back(seat);
    return list;
  }
  static Asking asking(const State&) { return Asking::turn; }
  static std::optional<Move> silence(const State&, Seat) { return {}; }

  static Move sample_move(const State& state, Seat seat, Random& random) {
    return move_at<EnGarde>(state, seat, random.below(count_moves<EnGarde>(state, seat)));
  }
  static void end(State& state, SeatSet winners) { end_match(state, winners); }
  static Move result(Seat winner) { return Move{.kind = Kind::result, .seat = winner}; }
  static bool may_stop(const State& state) { return due(state) != Due::chance; }

  static Move starting(Seat seat) { return starts(seat.index); }

  static Result<Move, Complaint> read(const Setup&, Words words) { return engarde::read(words); }
};
static_assert(Game<EnGarde>);

}  // namespace hastilude::engarde
