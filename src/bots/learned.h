// A player who knows what positions are worth, and takes the move that leads to the best. What it
// knows is a net that `hastilude learn` has made; a game's Judge says what the net is told, and
// which positions it is asked about. It answers in microseconds.
#pragma once

#include <algorithm>
#include <array>
#include <limits>
#include <memory>
#include <vector>

#include "bots/bot.h"
#include "bots/net.h"
#include "bots/policies.h"
#include "core/game.h"
#include "search/candidates.h"
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

// The best move so far, or one that is as good.
template <class Move>
struct Preference {
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

// The sensible move, or another one that is worth more.
template <class Judge, class Value>
typename Judge::G::Move better_move(const typename Judge::G::State& world, Seat seat,
                                    const typename Judge::G::Move& sensible, const Temper& temper,
                                    Random& random, Value&& value) {
  using Move = typename Judge::G::Move;
  if (!Judge::judges(world, seat)) return sensible;
  const auto worth_of = [&](const Move& move) {
    return worth<Judge>(after_move<Judge>(world, move, random), seat, value);
  };
  Preference<Move> preference{sensible};
  const double doubt = temper.doubt[Judge::G::setup(world).players - std::size_t{2}];
  preference.meet(sensible, worth_of(sensible) + doubt, temper, random);
  Judge::for_each_candidate(world, seat, [&](const Move& move) {
    if (move == sensible) return;
    preference.meet(move, worth_of(move), temper, random);
  });
  return preference.move;
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
    Net::Sight sight;
    return better_move<Judge>(world, seat, sense_(world, seat, random), temper_, random,
                              [&](std::span<const std::uint16_t> active) {
                                return static_cast<double>(net_.value(active, sight)) / Net::one;
                              });
  }

 private:
  const Net& net_;
  const Sense& sense_;
  Temper temper_;
};

// What a net thinks of all alternatives, the best first.
template <class Judge>
search::Candidates<typename Judge::G> guessed(const Net& net, const typename Judge::G::State& world,
                                              Seat seat, Random& random) {
  using G = typename Judge::G;
  search::Candidates<G> list;
  Net::Sight sight;
  Judge::for_each_candidate(world, seat, [&](const typename G::Move& move) {
    const typename G::State then = after_move<Judge>(world, move, random);
    const float chance = G::due(then) == Due::over
                             ? search::rewards_of(G::winners(then))[seat.index]
                             : chance_of(net.value(Judge::look(then, seat).active(), sight));
    list.push_back({move, 1, static_cast<double>(chance)});
  });
  std::stable_sort(list.begin(), list.end(),
                   [](const auto& a, const auto& b) { return a.mean() > b.mean(); });
  return list;
}

// The files of a player who goes by the same ones whatever is asked.
inline std::function<std::vector<std::string>(const Question&)> always(
    std::vector<std::string> files) {
  return [files = std::move(files)](const Question&) { return files; };
}

// The net for a table, from the folder of policies: nothing where it is not there, or was made for
// other statements.
template <class Judge>
class OneNet {
 public:
  using State = typename Judge::G::State;

  explicit OneNet(std::string file) : net_(std::move(file)) {}

  const Net* find(const State&) const { return find(); }
  const Net* find() const {
    const Net* const net = net_.find();
    return net != nullptr && net->inputs() == Judge::inputs ? net : nullptr;
  }

 private:
  Learnt<Net> net_;
};

// What a net thinks of where a simulation has come to, in all seats; `Rough` says where it ends,
// and what it is worth where there is no net.
template <class Judge, class Nets, search::Evaluation<typename Judge::G> Rough>
class NetValue {
 public:
  using State = typename Judge::G::State;

  NetValue(std::shared_ptr<const Nets> nets, Rough rough)
      : nets_(std::move(nets)), rough_(std::move(rough)) {}

  bool stops(const State& world, int decisions) const { return rough_.stops(world, decisions); }

  search::Rewards value(const State& world) const {
    const Net* const net = nets_->find(world);
    if (net == nullptr) return rough_.value(world);
    const int players = Judge::G::setup(world).players;
    return players == 2 ? of_two(*net, world) : of_many(*net, world, players);
  }

 private:
  static std::int32_t value_for(const Net& net, const State& world, int seat) {
    return net.value(Judge::look(world, Seat{static_cast<std::uint8_t>(seat)}).active());
  }

  // Each sees a hand that the other does not: the odds between what both think.
  static search::Rewards of_two(const Net& net, const State& world) {
    const float chance = chance_of((value_for(net, world, 0) - value_for(net, world, 1)) / 2);
    return {chance, 1 - chance};
  }

  static search::Rewards of_many(const Net& net, const State& world, int players) {
    search::Rewards shares{};
    float sum = 0;
    for (int seat = 0; seat < players; ++seat)
      sum += shares[static_cast<std::size_t>(seat)] = chance_of(value_for(net, world, seat));
    for (float& share : shares) share /= sum;
    return shares;
  }

  std::shared_ptr<const Nets> nets_;
  Rough rough_;
};

// A learned player with a net from the folder of policies; all is left to sense where it is not
// there.
template <class Judge, class Sense, class Nets = OneNet<Judge>>
class ByNet {
 public:
  using G = typename Judge::G;

  ByNet(std::shared_ptr<const Nets> nets, Sense sense, const Temper& temper)
      : nets_(std::move(nets)), sense_(std::move(sense)), temper_(temper) {}

  typename G::Move operator()(const typename G::State& world, Seat seat, Random& random) const {
    const Net* const net = nets_->find(world);
    if (net == nullptr) return sense_(world, seat, random);
    return Learned<Judge, Sense>(*net, sense_, temper_)(world, seat, random);
  }

  // What it thinks of each alternative, the best first; nothing where it leaves them to sense.
  search::Candidates<G> candidates(const typename G::State& world, Seat seat,
                                   Random& random) const {
    const Net* const net = nets_->find(world);
    if (net == nullptr || !Judge::judges(world, seat)) return {};
    return guessed<Judge>(*net, world, seat, random);
  }

 private:
  std::shared_ptr<const Nets> nets_;
  Sense sense_;
  Temper temper_;
};

}  // namespace hastilude::bots
