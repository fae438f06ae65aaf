// Ivanhoe as a game: the bundle that satisfies the concept Game.
#pragma once

#include "games/ivanhoe/board.h"
#include "games/ivanhoe/chance.h"
#include "games/ivanhoe/legal.h"
#include "games/ivanhoe/play.h"
#include "games/ivanhoe/secrets.h"
#include "games/ivanhoe/text.h"

namespace hastilude::ivanhoe {

struct Ivanhoe {
  using State = ivanhoe::State;
  using Move = ivanhoe::Move;
  using Memory = ivanhoe::Memory;
  using Draft = ivanhoe::Draft;
  using Branch = ivanhoe::Branch;
  using Fault = ivanhoe::Fault;

  static constexpr std::string_view name = "ivanhoe";
  static constexpr int least_players = 2;
  static constexpr int most_players = ivanhoe::most_players;
  static constexpr char rule_letter = 'I';
  static constexpr int rules_version = 1;
  static constexpr std::span<const Option> options = ivanhoe::options;
  static constexpr std::span<const std::string_view> card_names = ivanhoe::card_names;
  static constexpr int kinds = static_cast<int>(Kind::count);
  static constexpr int reasons = static_cast<int>(Reason::count);

  static std::string_view reason_name(int reason) { return name_of(static_cast<Reason>(reason)); }
  static std::string_view kind_name(int kind) { return kind_words[static_cast<std::size_t>(kind)]; }
  static int kind(const Move& move) { return static_cast<int>(move.kind); }

  static State start(const Setup& setup) {
    State state;
    state.board.rules = rules_of(setup);
    return state;
  }
  static Setup setup(const State& state) { return setup_of(state.board.rules); }

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
    for (Seat seat = next_asked(board); seat != board.turn;
         seat = next_in(board.in, seat, board.rules.players))
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
  static Role role(const Move& move) {
    if (move.kind < Kind::dealer) return Role::decision;
    return move.kind < Kind::shuffle ? Role::chance : Role::announcement;
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
    return move_at<Ivanhoe>(state, seat, random.below(count_moves<Ivanhoe>(state, seat)));
  }
  template <class Told>
  static void play(State& state, const Move& move, Told&& told) {
    ivanhoe::play(state, move, told);
  }
  template <class Told>
  static void settle(State& state, Told&& told) {
    ivanhoe::settle(state, told);
  }
  static SeatSet winners(const State& state) { return state.board.winners; }
  static void end(State& state, SeatSet winners) { end_game(state, winners); }
  static Move result(Seat winner) { return Move{.kind = Kind::result, .seat = winner}; }
  static bool may_stop(const State& state) { return due(state) != Due::chance; }

  static Move sample(const State& state, Random& random) { return ivanhoe::sample(state, random); }
  static double odds(const State& state, const Move& move) { return ivanhoe::odds(state, move); }
  template <class Each>
  static bool outcomes(const State& state, Each&& each) {
    return ivanhoe::outcomes(state, each);
  }
  static Move starting(Seat seat) { return dealt_by(seat); }

  static State seen(const State& state, Observer observer) {
    return ivanhoe::seen(state, observer);
  }
  static Move seen(const State&, const Move& move, Observer observer) {
    return ivanhoe::seen(move, observer);
  }
  static Memory memory(const View<State>& view) { return ivanhoe::memory(view); }
  static void remember(Memory& memory, const View<State>& before, const Move& line) {
    ivanhoe::remember(memory, before, line);
  }
  static State fill(const View<State>& view, const Memory& memory, Random& random) {
    return ivanhoe::fill(view, memory, random);
  }

  static void write(Sink& sink, const Move& move) { ivanhoe::write(sink, move); }
  static Result<Move, Complaint> read(const Setup& setup, Words words) {
    return ivanhoe::read(words, setup.players);
  }
  static void write_position(const View<State>& view, Sink& sink) {
    ivanhoe::write_position(view, sink);
  }
  static void write_facts(const View<State>& view, Sink& sink) { ivanhoe::write_facts(view, sink); }
  static Draft draft(const Setup& setup) { return Draft(rules_of(setup)); }
  static std::optional<Complaint> read_position(Draft& draft, Words words) {
    return draft.read(words);
  }
  static Result<State, Complaint> finish(const Draft& draft) { return draft.finish(); }
};
static_assert(Game<Ivanhoe>);

}  // namespace hastilude::ivanhoe
