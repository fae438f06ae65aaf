// Random games, step by step, with all their lines and the states before them.
#pragma once

#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "core/api.h"
#include "core/notation.h"
#include "record/print.h"

namespace hastilude::tests {

// The run-time door to a game, be it one that no catalog lists.
template <Game G>
inline constexpr GameApi door = api_of<G>();

template <Game G>
std::vector<typename G::Move> listed(const typename G::State& state, Seat seat) {
  std::vector<typename G::Move> moves;
  G::moves(state, seat, [&](const typename G::Move& move) {
    moves.push_back(move);
    return Visit::more;
  });
  return moves;
}

// Whether a game cannot go on although it is not over, which must never be.
template <Game G>
bool stuck(const typename G::State& state) {
  if (G::due(state) == Due::chance) return false;
  for (const Seat seat : G::actors(state)) {
    if (count_moves<G>(state, seat) == 0) return true;
  }
  return G::due(state) != Due::decision || G::actors(state).empty();
}

// A line as a record has it.
template <Game G>
std::string text_of(const typename G::Move& move) {
  LineText line;
  if (G::role(move) == Role::decision) line.add(G::mover(move), ' ');
  Notation notation(line);
  G::write(notation, move);
  return std::string(line.view());
}

// How a random player decides. Uniform choice alone seldom comes to rare kinds of action or, where
// ending a turn is one choice in four, to a crowded table.
enum class Temper : std::uint8_t { uniform, by_kind, moody };
inline constexpr int tempers = 3;

template <Game G>
class Player {
 public:
  // A moody player likes some kinds of action up to 64 times as much as others, in this game.
  Player(Temper temper, Random& random) : temper_(temper) {
    for (double& weight : weights_)
      weight = temper == Temper::moody ? std::exp2(-6 * random.unit()) : 1;
  }

  // From then on uniformly, so that every game ends.
  void calm_down() { temper_ = Temper::uniform; }

  typename G::Move choose(const typename G::State& state, Random& random) const {
    std::vector<typename G::Move> moves;
    for (const Seat seat : G::actors(state)) {
      for (const typename G::Move& move : listed<G>(state, seat)) moves.push_back(move);
    }
    const auto count = static_cast<std::uint32_t>(moves.size());
    if (temper_ == Temper::uniform) return moves[random.below(count)];
    std::array<double, G::kinds> weights{};
    double total = 0;
    for (const typename G::Move& move : moves) {
      double& weight = weights[static_cast<std::size_t>(G::kind(move))];
      if (weight == 0) total += weight = weights_[static_cast<std::size_t>(G::kind(move))];
    }
    double left = random.unit() * total;
    std::size_t kind = 0;
    while (left >= weights[kind] && kind + 1 < weights.size()) left -= weights[kind++];
    while (weights[kind] == 0) --kind;
    std::erase_if(moves, [&](const typename G::Move& move) {
      return static_cast<std::size_t>(G::kind(move)) != kind;
    });
    return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
  }

 private:
  Temper temper_;
  std::array<double, G::kinds> weights_{};
};

// A line of a game and the state it was played in.
template <Game G>
struct Played {
  typename G::State before;
  typename G::Move move;
};

template <Game G>
class Match {
 public:
  explicit Match(const Setup& setup) : state_(G::start(setup)) {}

  const typename G::State& state() const { return state_; }
  const std::vector<Played<G>>& lines() const { return lines_; }
  bool over() const { return G::due(state_) == Due::over; }

  void play(const typename G::Move& move) {
    lines_.push_back({state_, move});
    G::play(state_, move, [&](const typename G::State& before, const typename G::Move& line) {
      lines_.push_back({before, line});
    });
  }
  void step(const Player<G>& player, Random& random) {
    play(G::due(state_) == Due::chance ? G::sample(state_, random) : player.choose(state_, random));
  }

  record::Record record() const {
    const Setup setup = G::setup(state_);
    record::Record record{.head = {.game = &door<G>, .setup = setup},
                          .start = door<G>.start(setup)};
    for (const Played<G>& line : lines_)
      record.entries.push_back({.move = {AnyMove::of(line.move)}});
    record.reached = {AnyState::of(state_)};
    return record;
  }

 private:
  typename G::State state_;
  std::vector<Played<G>> lines_;
};

// The position as a record of its own.
template <Game G>
std::string position_text(const typename G::State& state, Observer observer = Observer::all()) {
  return record::print_position({.game = &door<G>, .setup = G::setup(state)}, {AnyState::of(state)},
                                observer);
}

}  // namespace hastilude::tests
