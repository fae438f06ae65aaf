// Ivanhoe: the Castles as a game: the bundle that satisfies the concept Game.
#pragma once

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

struct Castles {
  using State = castles::State;
  using Move = castles::Move;
  using Memory = castles::Memory;
  using Draft = castles::Draft;
  using Branch = castles::Branch;
  using Fault = castles::Fault;

  static constexpr std::string_view name = "castles";
  static constexpr int least_players = 2;
  static constexpr int most_players = 6;
  static constexpr char rule_letter = 'C';
  static constexpr int rules_version = 1;
  static constexpr std::span<const Option> options = castles::options;
  static constexpr std::span<const std::string_view> card_names = castles::card_names;
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
    Board board = state.board;
    do {
      list.push_back(addressed(board));
    } while (collecting(board.pending.stage) && ++board.pending.answered < board.rules.players - 1);
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
  static Role role(const Move& move) {
    if (move.kind < Kind::starter) return Role::decision;
    return move.kind < Kind::capture ? Role::chance : Role::announcement;
  }
  static Seat mover(const Move& move) { return move.seat; }

  static std::optional<Refusal> check(const State& state, const Move& move) {
    if (role(move) == Role::decision)
      return check_decision(state.board, move, state.hands[move.seat.index]);
    return check_chance(state, move);
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
  template <class Told>
  static void play(State& state, const Move& move, Told&& told) {
    castles::play(state, move, told);
  }
  template <class Told>
  static void settle(State& state, Told&& told) {
    castles::settle(state, told);
  }
  static SeatSet winners(const State& state) { return state.board.winners; }
  static void end(State& state, SeatSet winners) { end_game(state, winners); }
  static Move result(Seat winner) { return Move{.kind = Kind::result, .winners = SeatSet(winner)}; }
  // A record may stop before the draw of a turn.
  static bool may_stop(const State& state) {
    return due(state) != Due::chance || state.board.pending.stage == Stage::draw;
  }

  static Move sample(const State& state, Random& random) { return castles::sample(state, random); }
  static double odds(const State& state, const Move& move) { return castles::odds(state, move); }
  template <class Each>
  static bool outcomes(const State& state, Each&& each) {
    return castles::outcomes(state, each);
  }
  static Move starting(Seat seat) { return starts(seat); }

  static State seen(const State& state, Observer observer) {
    return castles::seen(state, observer);
  }
  static Move seen(const State& state, const Move& move, Observer observer) {
    return castles::seen(state, move, observer);
  }
  static Memory memory(const View<State>& view) { return castles::memory(view); }
  static void remember(Memory& memory, const View<State>& before, const Move& line) {
    castles::remember(memory, before, line);
  }
  static State fill(const View<State>& view, const Memory& memory, Random& random) {
    return castles::fill(view, memory, random);
  }

  static void write(Sink& sink, const Move& move) { castles::write(sink, move); }
  static Result<Move, Complaint> read(const Setup& setup, Words words) {
    return castles::read(setup.players, words);
  }
  static void write_position(const View<State>& view, Sink& sink) {
    castles::write_position(view, sink);
  }
  static void write_facts(const View<State>& view, Sink& sink) { castles::write_facts(view, sink); }
  static Draft draft(const Setup& setup) { return Draft(rules_of(setup)); }
  static std::optional<Complaint> read_position(Draft& draft, Words words) {
    return draft.read(words);
  }
  static Result<State, Complaint> finish(const Draft& draft) { return draft.finish(); }
};
static_assert(Game<Castles>);

}  // namespace hastilude::castles
