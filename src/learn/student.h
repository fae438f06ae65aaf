// One who decides for some seats of a game and learns from what came of it: temporal differences on
// the positions after its own moves (Sutton 1988, Tesauro 1992).
#pragma once

#include <string>
#include <vector>

#include "bots/learned.h"
#include "learn/pupil.h"
#include "learn/training.h"
#include "search/policy.h"

namespace hastilude::learn {

// A table at which it learns: how it is called, and how often it plays there beside the others.
struct Table {
  std::string name;
  Setup setup;
  int often = 1;
};

template <class Judge, class Sense>
class Student {
 public:
  using G = typename Judge::G;
  using State = typename G::State;
  using Move = typename G::Move;

  explicit Student(const Training& training)
      : training_(training), random_(training.seed), pupil_(Judge::inputs, random_) {}

  bots::Net net() const { return pupil_.average(); }
  Random& random() { return random_; }
  const Sense& sense() const { return sense_; }

  // Before each game: how much of the training is over, from 0 to 1.
  void begin(double progress) {
    progress_ = progress;
    for (Trail& trail : trails_) trail.clear();
  }
  // It only looks on at first, and plays by sense.
  bool is_watching() const { return progress_ < training_.watching; }

  Move decide(const State& state, Seat seat) {
    if (!Judge::judges(state, seat)) return sense_(state, seat, random_);
    const bool at_random = random_.unit() < training_.adventure;
    const Move move = at_random       ? some_candidate(state, seat)
                      : is_watching() ? sense_(state, seat, random_)
                                      : best_candidate(state, seat);
    remember(bots::after_move<Judge>(state, move, random_), seat);
    return move;
  }

  // It also learns what positions are worth at which nobody decides: simulations end there.
  void see(const State& state, SeatSet seats) {
    if (!Judge::rests(state)) return;
    for (const Seat seat : seats) remember(state, seat);
  }

  // The game is over. From the end: each position is worth a little of what the next was thought
  // to be worth, and much of what came out.
  void learn(Seat seat, float reward) {
    const Trail& trail = trails_[seat.index];
    const auto memory = static_cast<float>(is_watching() ? 1 : training_.memory);
    float goal = reward;
    for (std::size_t place = trail.values.size(); place-- > 0;) {
      pupil_.note(trail.at(place), goal);
      goal = memory * goal + (1 - memory) * chance_of(trail.values[place]);
    }
    if (pupil_.noted() >= positions_for_a_step) pupil_.take_step(rate());
  }

  const Setup& some_setup(const std::vector<Table>& tables) {
    int all = 0;
    for (const Table& table : tables) all += table.often;
    int lot = random_.below(all);
    for (const Table& table : tables) {
      lot -= table.often;
      if (lot < 0) return table.setup;
    }
    return tables.back().setup;
  }

 private:
  // What a seat came to by its moves, one after the other.
  struct Trail {
    std::vector<std::uint16_t> active;
    std::vector<std::size_t> ends;  // in `active`, of each position
    std::vector<float> values;

    void clear() {
      active.clear();
      ends.clear();
      values.clear();
    }
    void add(std::span<const std::uint16_t> position, float value) {
      active.insert(active.end(), position.begin(), position.end());
      ends.push_back(active.size());
      values.push_back(value);
    }
    std::span<const std::uint16_t> at(std::size_t place) const {
      const std::size_t begin = place == 0 ? 0 : ends[place - 1];
      return std::span(active).subspan(begin, ends[place] - begin);
    }
  };

  // Larger steps at the beginning.
  float rate() const {
    const double part = progress_ < 0.5 ? 1 : progress_ < 0.8 ? 0.4 : 0.16;
    return static_cast<float>(training_.rate * part);
  }

  static constexpr int positions_for_a_step = 256;

  void remember(const State& then, Seat seat) {
    if (G::due(then) == Due::over) return;
    const bots::Inputs inputs = Judge::look(then, seat);
    trails_[seat.index].add(inputs.active(), pupil_.value(inputs.active()));
  }

  Move some_candidate(const State& state, Seat seat) {
    Move drawn = sense_(state, seat, random_);
    int count = 0;
    Judge::for_each_candidate(state, seat, [&](const Move& move) {
      if (random_.below(++count) == 0) drawn = move;
    });
    return drawn;
  }

  // It keeps to sense where it is in doubt: so it learns from games that are played well.
  Move best_candidate(const State& state, Seat seat) {
    Pupil::Sight sight;
    bots::Temper temper;
    temper.doubt.fill(training_.doubt);
    return bots::better_move<Judge>(
        state, seat, sense_(state, seat, random_), temper, random_,
        [&](std::span<const std::uint16_t> active) { return pupil_.value(active, sight); });
  }

  const Training& training_;
  Random random_;
  Pupil pupil_;
  Sense sense_;
  double progress_ = 0;
  std::array<Trail, max_seats> trails_;
};

// A game longer than this is broken off, and nothing is learnt from it.
inline constexpr int longest_game = 5000;  // decisions

}  // namespace hastilude::learn
