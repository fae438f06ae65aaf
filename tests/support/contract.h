// The contract that every game of the catalog keeps, tried on random games: for each setup, with
// players of every temper.
#pragma once

#include <array>
#include <map>
#include <string>
#include <vector>

#include "core/probe.h"
#include "record/print.h"
#include "record/read.h"
#include "support/findings.h"
#include "support/match.h"
#include "support/setups.h"
#include "support/state_checks.h"
#include "support/statistics.h"

namespace hastilude::tests {

// How much is tried.
struct ContractScale {
  int steps = 0;          // lines played in all setups together
  int states_one_in = 1;  // every which state is checked in full
  int samples = 0;        // states whose odds are tried by drawing
};

template <Game G>
class Contract {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  Contract(const ContractScale& scale, std::uint64_t seed)
      : scale_(scale), seed_(seed), random_(seed), checks_(findings_, random_) {}

  const Findings& run() {
    const std::vector<Setup> setups = all_setups<G>();
    const int share = scale_.steps / static_cast<int>(setups.size());
    for (const Setup& setup : setups) {
      int played = 0;
      for (int game = 0; game < tempers || played < share; ++game) {
        played += play_game(setup, static_cast<Temper>(game % tempers));
        ++games_;
        if (findings_.enough()) return findings_;
      }
    }
    check_choices();
    check_draws();
    return findings_;
  }

  int games() const { return games_; }

  // How often each kind of line occurred.
  const std::array<int, G::kinds>& kinds() const { return kinds_; }

 private:
  // No game of ours takes nearly as long, unless nobody wants it to end.
  static constexpr int longest_game = 20'000;

  int play_game(const Setup& setup, Temper temper) {
    const std::uint64_t seed = seed_ * 1'000'003U + static_cast<std::uint64_t>(games_);
    Random random(seed);
    Match<G> match(setup);
    Player<G> player(temper, random);
    const std::size_t before = findings_.list().size();
    std::size_t counted = 0;
    while (!match.over() && findings_.list().size() == before) {
      if (match.lines().size() > longest_game) player.calm_down();
      if (match.lines().size() > 2 * longest_game) findings_.add("a game does not end");
      if (!check_before_step(match.state())) break;
      match.step(player, random);
      for (; counted < match.lines().size(); ++counted) count(match.lines()[counted]);
    }
    if (match.over()) check_over(match, temper, seed);
    if (findings_.list().size() > before) tell_game(match, temper, seed);
    return static_cast<int>(match.lines().size());
  }

  // False if the game cannot go on.
  bool check_before_step(const State& state) {
    if (random_.below(scale_.states_one_in) == 0) {
      checks_.check(state);
      collect(state);
    }
    if (!stuck<G>(state)) return true;
    findings_.add("the game cannot go on:\n" + position_text<G>(state));
    return false;
  }

  void count(const Played<G>& line) {
    ++kinds_[static_cast<std::size_t>(G::kind(line.move))];
    if (random_.below(scale_.states_one_in) == 0) checks_.check_line(line.before, line.move);
    checks_.learn(line.move);
  }

  // After the end: the state holds as any other, someone has won, the record tells the same game,
  // and the same seed brings it again.
  void check_over(const Match<G>& match, Temper temper, std::uint64_t seed) {
    checks_.check(match.state());
    if (G::winners(match.state()).empty()) findings_.add("nobody has won");
    if (random_.below(4) != 0) return;
    const std::string text =
        record::print_record(match.record(), Observer::all(), record::Legal::all);
    const auto read = record::read_records(text);
    if (read.size() != 1 || !read[0]) {
      findings_.add("the record of the game cannot be read");
    } else {
      if (!(read[0]->reached.template as<State>() == match.state()))
        findings_.add("the record of the game leads elsewhere");
      if (record::print_record(*read[0], Observer::all(), record::Legal::all) != text)
        findings_.add("the record is another one when printed and read again");
    }
    if (!same_again(match, temper, seed)) findings_.add("the same seed brings another game");
  }

  static bool same_again(const Match<G>& match, Temper temper, std::uint64_t seed) {
    Random random(seed);
    Match<G> again(G::setup(match.state()));
    Player<G> player(temper, random);
    while (!again.over() && again.lines().size() < match.lines().size()) {
      if (again.lines().size() > longest_game) player.calm_down();
      again.step(player, random);
    }
    return again.state() == match.state() && again.lines().size() == match.lines().size();
  }

  void tell_game(const Match<G>& match, Temper temper, std::uint64_t seed) {
    findings_.add("in the game of seed " + std::to_string(seed) + ", temper " +
                  std::to_string(static_cast<int>(temper)) + ":\n" +
                  record::print_record(match.record(), Observer::all(), record::Legal::none));
  }

  // ---- odds, tried by drawing

  struct Choice {
    State state;
    Seat seat;
  };

  void collect(const State& state) {
    const auto room = static_cast<std::size_t>(scale_.samples);
    if (G::due(state) == Due::chance) {
      keep(draws_, state, room);
    } else if (G::due(state) == Due::decision) {
      const Seat seat = G::actors(state).first();
      const int moves = count_moves<G>(state, seat);
      if (moves > 1 && moves < 200) keep(choices_, Choice{state, seat}, room);
    }
  }
  template <class Value>
  void keep(std::vector<Value>& values, const Value& value, std::size_t room) {
    if (values.size() < room) {
      values.push_back(value);
    } else if (room > 0 && random_.below(8) == 0) {
      values[random_.below(static_cast<std::uint32_t>(room))] = value;
    }
  }

  // sample_move draws every move as often as any other.
  void check_choices() {
    for (const Choice& choice : choices_) {
      const std::vector<Move> moves = listed<G>(choice.state, choice.seat);
      std::vector<double> odds(moves.size(), 1.0 / static_cast<double>(moves.size()));
      check_drawing("sample_move is not uniform", choice.state, moves, odds,
                    [&] { return G::sample_move(choice.state, choice.seat, random_); });
    }
  }

  // Chance draws every outcome as often as its odds say.
  void check_draws() {
    for (const State& state : draws_) {
      std::vector<Move> moves;
      std::vector<double> odds;
      const bool complete = G::outcomes(state, [&](const Move& move) {
        moves.push_back(move);
        odds.push_back(G::odds(state, move));
        return moves.size() < 1000 ? Visit::more : Visit::stop;
      });
      if (!complete || moves.size() < 2 || moves.size() == 1000) continue;
      check_drawing("chance does not keep to its odds", state, moves, odds,
                    [&] { return G::sample(state, random_); });
    }
  }

  template <class Draw>
  void check_drawing(const std::string& what, const State& state, const std::vector<Move>& moves,
                     const std::vector<double>& odds, Draw&& draw) {
    std::map<std::string, std::size_t> index;
    std::vector<Cell> cells(moves.size());
    for (std::size_t i = 0; i < moves.size(); ++i) {
      index[text_of<G>(moves[i])] = i;
      cells[i].odds = odds[i];
    }
    const int draws = 40 * static_cast<int>(moves.size());
    for (int i = 0; i < draws; ++i) {
      const auto found = index.find(text_of<G>(draw()));
      if (found == index.end()) return findings_.add(what + ": a move that is not listed");
      ++cells[found->second].count;
    }
    if (chi_square_excess(cells, draws) > beyond_belief)
      findings_.add(what + ":\n" + position_text<G>(state));
  }

  ContractScale scale_;
  std::uint64_t seed_;
  Random random_;
  Findings findings_;
  StateChecks<G> checks_;
  int games_ = 0;
  std::array<int, G::kinds> kinds_{};
  std::vector<Choice> choices_;
  std::vector<State> draws_;
};

}  // namespace hastilude::tests
