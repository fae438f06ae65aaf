// A player who knows what positions are worth, and takes the move that leads to the best. What it
// knows is a net that `hastilude learn` has made; a game's Judge says what the net is told, and
// which positions it is asked about. It answers in microseconds.
#pragma once

#include <algorithm>
#include <array>
#include <limits>
#include <vector>

#include "bots/bot.h"
#include "bots/net.h"
#include "bots/policies.h"
#include "core/game.h"
#include "search/policy.h"

namespace hastilude::bots {

// How a learned player makes up its mind, in logarithms of odds.
struct Temper {
  // What a move must promise more than that of sense to be preferred to it, with two players and
  // with more.
  std::array<double, max_seats - 1> doubt{};
  double whim = 0;  // moves that promise nearly as much as the best are as good as it
};

// What a position is worth to a seat in the eyes of a net, or of one who learns.
template <class Judge, class Value>
double worth(const typename Judge::G::State& world, Seat seat, Value&& value) {
  using G = typename Judge::G;
  constexpr double certain = 20;
  if (G::due(world) == Due::over) return G::winners(world).contains(seat) ? certain : -certain;
  return value(Judge::look(world, seat).active());
}

// The position after a move of this seat.
template <class Judge>
typename Judge::G::State after_move(const typename Judge::G::State& world,
                                    const typename Judge::G::Move& move, Random& random) {
  typename Judge::G::State then = world;
  Judge::G::play(then, move, Unheard{});
  if (Judge::G::due(then) != Due::over) Judge::settle(then, random);
  return then;
}

template <class Judge_, class Sense>
class Learned {
 public:
  using Judge = Judge_;
  using State = typename Judge::G::State;
  using Move = typename Judge::G::Move;

  // Net and sense are the caller's, and must outlive it.
  Learned(const Net& net, const Sense& sense, const Temper& temper)
      : net_(net), sense_(sense), temper_(temper) {}

  Move operator()(const State& world, Seat seat, Random& random) const {
    const Move sensible = sense_(world, seat, random);
    if (!Judge::judges(world, seat)) return sensible;
    Choice choice{sensible};
    const double doubt = temper_.doubt[Judge::G::setup(world).players - std::size_t{2}];
    choice.meet(sensible, worth_of(world, seat, sensible, random) + doubt, temper_, random);
    Judge::for_each_candidate(world, seat, [&](const Move& move) {
      if (move == sensible) return;
      choice.meet(move, worth_of(world, seat, move, random), temper_, random);
    });
    return choice.move;
  }

 private:
  // The best so far, or one that is as good.
  struct Choice {
    Move move;
    double best = -std::numeric_limits<double>::infinity();
    double chosen = best;
    int alike = 0;

    void meet(const Move& other, double value, const Temper& temper, Random& random) {
      if (value < best - temper.whim) return;
      best = std::max(best, value);
      if (chosen < best - temper.whim) alike = 0;
      if (random.below(++alike) != 0) return;
      move = other;
      chosen = value;
    }
  };

  double worth_of(const State& world, Seat seat, const Move& move, Random& random) const {
    const State then = after_move<Judge>(world, move, random);
    return worth<Judge>(then, seat, [&](std::span<const std::uint16_t> active) {
      return static_cast<double>(net_.value(active)) / Net::one;
    });
  }

  const Net& net_;
  const Sense& sense_;
  Temper temper_;
};

// The files of a player who goes by the same ones whatever is asked.
inline std::function<std::vector<std::string>(const Question&)> always(
    std::vector<std::string> files) {
  return [files = std::move(files)](const Question&) { return files; };
}

// What a net thinks of where a simulation has come to, in all seats; `Rough` says where it ends,
// and what it is worth where there is no net.
template <class Judge, search::Evaluation<typename Judge::G> Rough>
class NetValue {
 public:
  using State = typename Judge::G::State;

  NetValue(std::string file, Rough rough) : net_(std::move(file)), rough_(std::move(rough)) {}

  bool stops(const State& world, int decisions) const { return rough_.stops(world, decisions); }

  search::Rewards value(const State& world) const {
    const Net* const net = net_.find();
    if (net == nullptr || net->inputs() != Judge::inputs) return rough_.value(world);
    search::Rewards shares{};
    float sum = 0;
    for (const Seat seat : SeatSet::all(Judge::G::setup(world).players)) {
      shares[seat.index] = chance_of(net->value(Judge::look(world, seat).active()));
      sum += shares[seat.index];
    }
    for (float& share : shares) share /= sum;
    return shares;
  }

 private:
  Learnt<Net> net_;
  Rough rough_;
};

// A learned player with a net from the folder of policies; all is left to sense where it is not
// there.
template <class Judge, class Sense>
class ByNet {
 public:
  ByNet(std::string file, Sense sense, const Temper& temper)
      : net_(std::move(file)), sense_(std::move(sense)), temper_(temper) {}

  typename Judge::G::Move operator()(const typename Judge::G::State& world, Seat seat,
                                     Random& random) const {
    const Net* const net = net_.find();
    if (net == nullptr || net->inputs() != Judge::inputs) return sense_(world, seat, random);
    return Learned<Judge, Sense>(*net, sense_, temper_)(world, seat, random);
  }

 private:
  Learnt<Net> net_;
  Sense sense_;
  Temper temper_;
};

}  // namespace hastilude::bots
