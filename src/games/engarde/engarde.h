// En Garde as a game: the bundle that satisfies the concept Game.
#pragma once

#include "games/engarde/board.h"
#include "games/engarde/chance.h"
#include "games/engarde/legal.h"
#include "games/engarde/play.h"
#include "games/engarde/secrets.h"
#include "games/engarde/text.h"

namespace hastilude::engarde {

struct EnGarde {
  using State = engarde::State;
  using Move = engarde::Move;
  using Memory = engarde::Memory;
  using Draft = engarde::Draft;
  using Branch = engarde::Branch;
  using Fault = engarde::Fault;

  static constexpr std::string_view name = "engarde";
  static constexpr int least_players = 2;
  static constexpr int most_players = 2;
  static constexpr char rule_letter = 'E';
  static constexpr int rules_version = 1;
  static constexpr std::span<const Option> options = engarde::options;
  static constexpr std::span<const std::string_view> card_names = engarde::card_names;
  static constexpr int kinds = static_cast<int>(Kind::count);
  static constexpr int reasons = static_cast<int>(Reason::count);

  static std::string_view reason_name(int reason) { return name_of(static_cast<Reason>(reason)); }
  static std::string_view kind_name(int kind) { return name_of(static_cast<Kind>(kind)); }
  static int kind(const Move& move) { return static_cast<int>(move.kind); }

  static State start(const Setup& setup) {
    State state;
    state.board.rules = rules_of(setup);
    return state;
  }
  static Setup setup(const State& state) { return setup_of(state.board.rules); }

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
  static Role role(const Move& move) {
    if (move.kind < Kind::starter) return Role::decision;
    return move.kind < Kind::reveal ? Role::chance : Role::announcement;
  }
  static Seat mover(const Move& move) { return move.seat; }

  static std::optional<Refusal> check(const State& state, const Move& move) {
    if (role(move) == Role::decision)
      return check_decision(state.board, move, state.hands[move.seat.index]);
    return check_chance(state, move);
  }
  template <class Each>
  static void moves(const State& state, Seat seat, Each&& each) {
    list_moves(state.board, seat, state.hands[seat.index], each);
  }
  template <class Each, class EachPick>
  static void choices(const View<State>& view, Each&& each, EachPick&&) {
    moves(view.seen(), view.observer().seat(), each);
  }
  static Move sample_move(const State& state, Seat seat, Random& random) {
    return move_at<EnGarde>(state, seat, random.below(count_moves<EnGarde>(state, seat)));
  }
  template <class Told>
  static void play(State& state, const Move& move, Told&& told) {
    engarde::play(state, move, told);
  }
  template <class Told>
  static void settle(State& state, Told&& told) {
    engarde::settle(state, told);
  }
  static SeatSet winners(const State& state) { return state.board.winners; }
  static void end(State& state, SeatSet winners) { end_match(state, winners); }
  static Move result(Seat winner) { return Move{.kind = Kind::result, .seat = winner}; }
  static bool may_stop(const State& state) { return due(state) != Due::chance; }

  static Move sample(const State& state, Random& random) { return engarde::sample(state, random); }
  static double odds(const State& state, const Move& move) { return engarde::odds(state, move); }
  template <class Each>
  static bool outcomes(const State& state, Each&& each) {
    return engarde::outcomes(state, each);
  }
  static Move starting(Seat seat) { return starts(seat.index); }

  static State seen(const State& state, Observer observer) {
    return engarde::seen(state, observer);
  }
  static Move seen(const State&, const Move& move, Observer observer) {
    return engarde::seen(move, observer);
  }
  static Memory memory(const View<State>& view) { return engarde::memory(view); }
  static void remember(Memory& memory, const View<State>& before, const Move& line) {
    engarde::remember(memory, before, line);
  }
  static State fill(const View<State>& view, const Memory& memory, Random& random) {
    return engarde::fill(view, memory, random);
  }

  static void write(Sink& sink, const Move& move) { engarde::write(sink, move); }
  static Result<Move, Complaint> read(const Setup&, Words words) { return engarde::read(words); }
  static void write_position(const View<State>& view, Sink& sink) {
    engarde::write_position(view, sink);
  }
  static void write_facts(const View<State>& view, Sink& sink) { engarde::write_facts(view, sink); }
  static Draft draft(const Setup& setup) { return Draft(rules_of(setup)); }
  static std::optional<Complaint> read_position(Draft& draft, Words words) {
    return draft.read(words);
  }
  static Result<State, Complaint> finish(const Draft& draft) { return draft.finish(); }
};
static_assert(Game<EnGarde>);

}  // namespace hastilude::engarde
