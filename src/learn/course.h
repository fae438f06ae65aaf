// Learning by playing against oneself, for any game with a Judge and a sense.
#pragma once

#include "learn/student.h"

namespace hastilude::learn {

template <class Judge, class Sense>
class Course {
 public:
  using G = typename Judge::G;
  using State = typename G::State;

  Course(const Training& training, std::vector<Table> tables)
      : training_(training), tables_(std::move(tables)), student_(training) {}

  bots::Net run(const Listener& listener) {
    constexpr int stops = 10;
    for (int stop = 1; stop <= stops; ++stop) {
      const int until = static_cast<int>(std::int64_t{training_.games} * stop / stops);
      for (; played_ < until; ++played_) {
        play_one();
        listener.game_played();
      }
      const bots::Net net = student_.net();
      judge(net, listener);
      listener.reached(net);
    }
    return student_.net();
  }

 private:
  void play_one() {
    Random& random = student_.random();
    student_.begin(static_cast<double>(played_) / training_.games);
    State state = G::start(student_.some_setup(tables_));
    SeatSet learning;
    for (const Seat seat : SeatSet::all(G::setup(state).players)) {
      if (student_.is_watching() || random.unit() >= training_.sense) learning.insert(seat);
    }
    for (int decisions = 0; G::due(state) != Due::over && decisions < longest_game;) {
      if (G::due(state) == Due::chance) {
        student_.see(state, learning);
        G::play(state, G::sample(state, random), Unheard{});
        continue;
      }
      ++decisions;
      const Seat seat = *G::asked(state).begin();
      G::play(state,
              learning.contains(seat) ? student_.decide(state, seat)
                                      : student_.sense()(state, seat, random),
              Unheard{});
    }
    if (G::due(state) != Due::over) return;
    const search::Rewards rewards = search::rewards_of(G::winners(state));
    for (const Seat seat : learning) student_.learn(seat, rewards[seat.index]);
  }

  // One who goes by the net among those who go by sense, in every seat.
  void judge(const bots::Net& net, const Listener& listener) {
    const bots::Learned<Judge, Sense> learned(net, student_.sense(), {});
    for (const Table& table : tables_) {
      Random random(1);
      double won = 0;
      for (int trial = 0; trial < training_.trials; ++trial) {
        const Seat seat{static_cast<std::uint8_t>(trial % table.setup.players)};
        won += reward_of(learned, seat, table.setup, random);
      }
      listener.judged({played_, table.name, won / training_.trials});
    }
  }

  double reward_of(const bots::Learned<Judge, Sense>& learned, Seat one, const Setup& setup,
                   Random& random) {
    State state = G::start(setup);
    for (int lines = 0; lines < 2 * longest_game; ++lines) {
      const Due due = G::due(state);
      if (due == Due::over) return search::rewards_of(G::winners(state))[one.index];
      if (due == Due::chance) {
        G::play(state, G::sample(state, random), Unheard{});
        continue;
      }
      const Seat seat = *G::asked(state).begin();
      G::play(state,
              seat == one ? learned(state, seat, random) : student_.sense()(state, seat, random),
              Unheard{});
    }
    return 1.0 / setup.players;
  }

  const Training& training_;
  std::vector<Table> tables_;
  Student<Judge, Sense> student_;
  int played_ = 0;
};

}  // namespace hastilude::learn
