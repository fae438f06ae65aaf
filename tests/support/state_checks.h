// What must hold in every state of every game: text, law, lists, chance and views agree.
#pragma once

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "record/read.h"
#include "support/choices_check.h"
#include "support/findings.h"
#include "support/match.h"

namespace hastilude::tests {

template <Game G>
class StateChecks {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  StateChecks(Findings& findings, Random& random) : findings_(findings), random_(random) {}

  void check(const State& state) {
    lists_.clear();
    for (const Seat seat : SeatSet::all(G::setup(state).players))
      lists_.push_back(listed<G>(state, seat));
    check_text(state);
    check_decisions(state);
    if (G::due(state) == Due::chance) check_chance(state);
    check_strangers(state);
    check_views(state);
    if (G::due(state) == Due::decision) check_end(state);
  }

  // Remembers a move, to be tried in other states.
  void learn(const Move& move) {
    if (G::role(move) == Role::announcement) return;
    keep(pool_, move, 300U);
    Words words(text_cache_ = text_of<G>(move));
    while (!words.done()) keep(vocabulary_, std::string(words.next()), 200U);
  }

  // A seen line can be printed, is still the same kind of line, and hides nothing from the truth.
  void check_line(const State& before, const Move& move) {
    expect_round_trip(G::setup(before), move);
    if (!(G::seen(before, move, Observer::all()) == move)) fail("the truth is hidden", move);
    for (const Observer observer : everyone(before)) {
      const Move seen = G::seen(before, move, observer);
      if (G::kind(seen) != G::kind(move) || text_of<G>(seen).empty())
        fail("a line is seen as another kind of line", move);
    }
  }

 private:
  void fail(const std::string& what) { findings_.add(what); }
  void fail(const std::string& what, const Move& move) { fail(what + ": " + text_of<G>(move)); }

  template <class Value>
  void keep(std::vector<Value>& values, const Value& value, std::uint32_t most) {
    if (values.size() < most) {
      values.push_back(value);
    } else {
      values[random_.below(most)] = value;
    }
  }

  static std::vector<Observer> everyone(const State& state) {
    std::vector<Observer> observer{Observer::spectator()};
    for (const Seat seat : SeatSet::all(G::setup(state).players))
      observer.push_back(Observer::of(seat));
    return observer;
  }

  // ---- text

  // Printed and read again it is the same state. Reading puts every card that is not mentioned back
  // into the deck, so this also proves that no card was lost, doubled or changed.
  void check_text(const State& state) {
    if (!G::may_stop(state)) return;
    const std::string text = position_text<G>(state);
    const auto read = record::read_records(text);
    if (read.size() != 1 || !read[0]) {
      fail("a position that was printed cannot be read:\n" + text);
    } else if (!(read[0]->reached.template as<State>() == state)) {
      fail("a position is another one when it is printed and read again:\n" + text);
    }
  }

  void expect_round_trip(const Setup& setup, const Move& move) {
    const std::string text = text_of<G>(move);
    const Result<Move, Complaint> read = G::read(setup, Words(text));
    if (!read || !(*read == move)) fail("a line is another one when written and read", move);
  }

  // ---- decisions

  void check_decisions(const State& state) {
    const bool decision = G::due(state) == Due::decision;
    const SeatSet actors = G::actors(state);
    const SeatList asked = G::asked(state);
    if (decision == actors.empty()) fail("someone may act exactly when a decision is due");
    if (decision == asked.empty()) fail("someone is asked exactly when a decision is due");
    if (!asked.empty() && !actors.contains(*asked.begin()))
      fail("the first who is asked may not act");
    SeatSet once;
    for (const Seat seat : asked) once.insert(seat);
    if (once.size() != asked.size()) fail("a seat is asked twice");
    for (const Seat seat : SeatSet::all(G::setup(state).players)) {
      const std::vector<Move>& moves = lists_[seat.index];
      if (moves.empty() == actors.contains(seat))
        fail("a seat has moves exactly when it may act: " + std::string(Text<8>(seat).view()));
      check_list(state, seat, moves);
      check_told_choices<G>(state, seat, moves, findings_);
    }
    if (decision) check_silence<G>(state, findings_);
    if (decision) check_short_list(state);
  }

  // As values that are small it is the same list.
  void check_short_list(const State& state) {
    std::vector<Move> moves;
    for (const Seat seat : G::actors(state))
      moves.insert(moves.end(), lists_[seat.index].begin(), lists_[seat.index].end());
    std::vector<typename G::Decision> room(moves.size() + 8);
    const auto count = static_cast<std::size_t>(G::list(state, room.data()) - room.data());
    if (count != moves.size()) return fail("the list of decisions is not as long as that of moves");
    for (std::size_t i = 0; i < count; ++i) {
      if (!(G::move(state, room[i]) == moves[i])) fail("a decision is not the move", moves[i]);
    }
  }

  void check_list(const State& state, Seat seat, const std::vector<Move>& moves) {
    if (moves.empty()) return;
    const bool whole = moves.size() <= longest_list;
    std::set<std::string> texts;
    for (std::size_t i = 0; i < std::min(moves.size(), longest_list); ++i) {
      const Move& move = whole ? moves[i] : any_of(moves);
      if (G::role(move) != Role::decision || G::mover(move) != seat)
        fail("a listed move is not this seat's decision", move);
      if (G::check(state, move)) fail("a listed move is refused", move);
      if (!texts.insert(text_of<G>(move)).second && whole) fail("a move is listed twice", move);
      expect_round_trip(G::setup(state), move);
    }
    const Move sampled = G::sample_move(state, seat, random_);
    if (!contains(moves, sampled)) fail("a sampled move is not listed", sampled);
    check_stop(state, seat, moves);
  }

  // A visitor that has seen enough is not called again.
  void check_stop(const State& state, Seat seat, const std::vector<Move>& moves) {
    const int wanted = 1 + random_.below(static_cast<int>(moves.size()));
    int visited = 0;
    G::moves(state, seat, [&](const Move& move) {
      if (!(move == moves[static_cast<std::size_t>(visited)])) fail("lists differ", move);
      return ++visited < wanted ? Visit::more : Visit::stop;
    });
    if (visited != wanted) fail("a list goes on after it was stopped");
  }

  static bool contains(const std::vector<Move>& moves, const Move& move) {
    return std::find(moves.begin(), moves.end(), move) != moves.end();
  }
  const Move& any_of(const std::vector<Move>& moves) {
    return moves[random_.below(static_cast<std::uint32_t>(moves.size()))];
  }

  // ---- moves from elsewhere

  // Moves of other states and moves with a word changed: allowed exactly if they are listed.
  void check_strangers(const State& state) {
    for (int tried = 0; tried < 8 && !pool_.empty(); ++tried) {
      const Move known = any_of(pool_);
      check_stranger(state, known);
      Words mutated(text_cache_ = mutate(text_of<G>(known)));
      const Result<Move, Complaint> read = G::read(G::setup(state), mutated);
      if (!read || G::role(*read) == Role::announcement) continue;
      expect_round_trip(G::setup(state), *read);
      check_stranger(state, *read);
    }
  }

  void check_stranger(const State& state, const Move& move) {
    bool legal = false;
    if (G::role(move) == Role::decision) {
      legal = contains(lists_[G::mover(move).index], move);
    } else if (G::due(state) == Due::chance) {
      bool found = false;
      const bool known = G::outcomes(state, [&](const Move& outcome) {
        found = found || outcome == move;
        return found ? Visit::stop : Visit::more;
      });
      if (!known) return;
      legal = found;
    }
    if (legal == G::check(state, move).has_value())
      fail(legal ? "a legal move is refused" : "a move that is not listed is allowed", move);
  }

  std::string mutate(const std::string& text) {
    std::vector<std::string> words;
    for (Words rest(text); !rest.done();) words.emplace_back(rest.next());
    std::string& word = words[random_.below(static_cast<std::uint32_t>(words.size()))];
    if (random_.below(2) == 0) {
      word = vocabulary_[random_.below(static_cast<std::uint32_t>(vocabulary_.size()))];
    } else {
      word[random_.below(static_cast<std::uint32_t>(word.size()))] =
          static_cast<char>('0' + random_.below(10));
    }
    std::string changed;
    for (const std::string& each : words) changed += each + " ";
    return changed;
  }

  // ---- chance

  void check_chance(const State& state) {
    const Move drawn = G::sample(state, random_);
    if (G::role(drawn) != Role::chance) fail("chance draws what is not chance", drawn);
    if (G::check(state, drawn)) fail("a drawn move is refused", drawn);
    if (!(G::odds(state, drawn) > 0)) fail("a drawn move has no odds", drawn);
    std::vector<Move> all;
    const bool complete = G::outcomes(state, [&](const Move& move) {
      all.push_back(move);
      return all.size() < most_outcomes ? Visit::more : Visit::stop;
    });
    if (!complete || all.size() == most_outcomes) return;
    if (!contains(all, drawn)) fail("a drawn move is not among the outcomes", drawn);
    double odds = 0;
    std::set<std::string> texts;
    for (const Move& move : all) {
      odds += G::odds(state, move);
      if (G::check(state, move)) fail("an outcome is refused", move);
      if (!texts.insert(text_of<G>(move)).second) fail("an outcome is listed twice", move);
      expect_round_trip(G::setup(state), move);
    }
    if (std::abs(odds - 1) > 1e-9) fail("the odds do not add up to 1: " + std::to_string(odds));
  }

  // ---- views

  void check_views(const State& state) {
    if (!(G::seen(state, Observer::all()) == state)) fail("the truth does not see everything");
    for (const Observer observer : everyone(state)) {
      const State seen = view<G>(state, observer).seen();
      if (!(G::seen(seen, observer) == seen)) fail("who looks at his own view sees less");
      if (G::due(seen) != G::due(state) || G::actors(seen) != G::actors(state) ||
          !(G::asked(seen) == G::asked(state)) || G::winners(seen) != G::winners(state))
        fail("a view does not tell who may act");
      if (!(G::setup(seen) == G::setup(state))) fail("a view does not tell the setup");
      if (observer.seated() && listed<G>(seen, observer.seat()) != lists_[observer.seat().index])
        fail("a view gives its seat other moves than the truth");
    }
  }

  // ---- an early end

  void check_end(const State& state) {
    for (const Seat winner : SeatSet::all(G::setup(state).players)) {
      State ended = state;
      G::end(ended, SeatSet(winner));
      if (G::due(ended) != Due::over || G::winners(ended) != SeatSet(winner))
        fail("a game that was ended goes on");
      check_text(ended);
      if (!G::actors(ended).empty()) fail("someone may act after the end");
    }
  }

  static constexpr std::size_t longest_list = 400;
  static constexpr std::size_t most_outcomes = 3000;

  Findings& findings_;
  Random& random_;
  std::vector<std::vector<Move>> lists_;  // of the state at hand, by seat
  std::vector<Move> pool_;
  std::vector<std::string> vocabulary_;
  std::string text_cache_;  // Words look into a text that must outlive them
};

}  // namespace hastilude::tests
