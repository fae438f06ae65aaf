// What is the same in every game whose values and functions stand in a namespace of their own: a
// bundle hands each function of the concept on to the one beside the values.
#pragma once

#include "core/game.h"

namespace hastilude {

// Names that are found by their arguments once they are named here: a member of the same name
// would hide them.
namespace beside {
void fill();
void memory();
void odds();
void outcomes();
void play();
void remember();
void sample();
void seen();
void settle();
void write();
void write_facts();
void write_position();
}  // namespace beside

// Decisions in a list, for a game whose decisions need all of a move.
template <class G, class State, class Move>
struct WholeMoves {
  using Decision = Move;
  static Move* list(const State& state, Move* next) {
    for (const Seat seat : G::actors(state)) {
      G::moves(state, seat, [&](const Move& move) {
        *next++ = move;
        return Visit::more;
      });
    }
    return next;
  }
  static const Move& move(const State&, const Move& decision) { return decision; }
};

// A state has a `board`, with `rules`, `winners` and what else lies open, and `hands`; a move has
// a `kind`, decisions before chance before announcements, and a `seat`.
template <class S, class M, class Mem, class D, class Reason, auto rules_of,
          decltype(M::kind) first_chance, decltype(M::kind) first_announcement>
struct Bundle {
  using State = S;
  using Move = M;
  using Memory = Mem;
  using Draft = D;

  static constexpr int kinds = static_cast<int>(decltype(M::kind)::count);
  static constexpr int reasons = static_cast<int>(Reason::count);

  static std::string_view reason_name(int reason) { return name_of(static_cast<Reason>(reason)); }
  static std::string_view kind_name(int kind) {
    return name_of(static_cast<decltype(M::kind)>(kind));
  }
  static int kind(const Move& move) { return static_cast<int>(move.kind); }
  static Seat mover(const Move& move) { return move.seat; }
  static Role role(const Move& move) {
    if (move.kind < first_chance) return Role::decision;
    return move.kind < first_announcement ? Role::chance : Role::announcement;
  }

  static State start(const Setup& setup) {
    State state;
    state.board.rules = rules_of(setup);
    return state;
  }
  static Setup setup(const State& state) { return setup_of(state.board.rules); }
  static SeatSet winners(const State& state) { return state.board.winners; }

  static std::optional<Refusal> check(const State& state, const Move& move) {
    if (role(move) == Role::decision)
      return check_decision(state.board, move, state.hands[move.seat.index]);
    return check_chance(state, move);
  }
  template <class Each>
  static void moves(const State& state, Seat seat, Each&& each) {
    list_moves(state.board, seat, state.hands[seat.index], each);
  }
  // Where no list is long.
  template <class Each, class EachPick>
  static void choices(const View<State>& view, Each&& each, EachPick&&) {
    moves(view.seen(), view.observer().seat(), each);
  }
  template <class Told>
  static void play(State& state, const Move& move, Told&& told) {
    using beside::play;
    play(state, move, told);
  }
  template <class Told>
  static void settle(State& state, Told&& told) {
    using beside::settle;
    settle(state, told);
  }

  static Move sample(const State& state, Random& random) {
    using beside::sample;
    return sample(state, random);
  }
  static double odds(const State& state, const Move& move) {
    using beside::odds;
    return odds(state, move);
  }
  template <class Each>
  static bool outcomes(const State& state, Each&& each) {
    using beside::outcomes;
    return outcomes(state, each);
  }

  static State seen(const State& state, Observer observer) {
    using beside::seen;
    return seen(state, observer);
  }
  static Move seen(const State& state, const Move& move, Observer observer) {
    using beside::seen;
    return seen(state, move, observer);
  }
  static Memory memory(const View<State>& view) {
    using beside::memory;
    return memory(view);
  }
  static void remember(Memory& memory, const View<State>& before, const Move& line) {
    using beside::remember;
    remember(memory, before, line);
  }
  static State fill(const View<State>& view, const Memory& memory, Random& random) {
    using beside::fill;
    return fill(view, memory, random);
  }

  static void write(Sink& sink, const Move& move) {
    using beside::write;
    write(sink, move);
  }
  static void write_position(const View<State>& view, Sink& sink) {
    using beside::write_position;
    write_position(view, sink);
  }
  static void write_facts(const View<State>& view, Sink& sink) {
    using beside::write_facts;
    write_facts(view, sink);
  }
  static Draft draft(const Setup& setup) { return Draft(rules_of(setup)); }
  static std::optional<Complaint> read_position(Draft& draft, Words words) {
    return draft.read(words);
  }
  static Result<State, Complaint> finish(const Draft& draft) { return draft.finish(); }
};

}  // namespace hastilude
