// Information-set Monte Carlo tree search for any game and any number of players (after Cowling,
// Powley and Whitehouse). Each simulation deals a world that fits what the seat knows, and walks
// down trees whose edges are moves as an observer sees them: one tree for the deciding seat
// (Observers::one), or one for every seat, each of which then decides from what it can know itself
// (Observers::each).
#pragma once

#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <optional>

#include "search/candidates.h"
#include "search/policy.h"
#include "search/tree.h"
#include "search/worlds.h"

namespace hastilude::search {

enum class Observers : std::uint8_t { one, each };

struct Settings {
  Observers observers = Observers::each;
  double exploration = 0.7;
  int long_list = 40;     // above this many legal moves, children are let in little by little:
  double widening = 1.5;  // this many times the square root of the visits
  int world_tries = 16;   // how often a world may be thrown away by its weight
};

// Every world as likely as any other.
struct EvenWorlds {
  template <class State>
  double operator()(const State&) const {
    return 1;
  }
};

template <Game G, Policy<G> P = UniformPolicy<G>, Evaluation<G> Evaluate = ToTheEnd,
          class Weigh = EvenWorlds>
class Ismcts {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  // Whatever is handed over must outlive the search, and is never copied.
  explicit Ismcts(NodePool<G>& pool, const Settings& settings = {},
                  std::reference_wrapper<const P> policy = plain<P>,
                  std::reference_wrapper<const Evaluate> evaluate = plain<Evaluate>,
                  std::reference_wrapper<const Weigh> weigh = plain<Weigh>)
      : pool_(pool), settings_(settings), policy_(policy), evaluate_(evaluate), weigh_(weigh) {}

  // Searches the question that `view`'s seat is asked until `stop(simulations)` says so. A result
  // depends on nothing but what is handed over here.
  template <class Stop>
  Candidates<G> run(const View<State>& view, const typename G::Memory& memory, match::Need need,
                    Random& random, Stop&& stop) {
    begin(view, need);
    Worlds<G> worlds(view, memory);
    for (std::uint32_t simulations = 0; !stop(simulations); ++simulations) {
      now_ = simulations + 1;
      State world = deal_world(worlds, random);
      simulate(world, random);
    }
    return candidates();
  }

 private:
  using Index = typename NodePool<G>::Index;
  static constexpr Index none = NodePool<G>::none;
  static constexpr int longest_path = 512;

  // Where a simulation stands in one tree, and how it came there.
  struct Walk {
    std::array<Index, longest_path> path;
    int length = 0;
    Index at = none;  // none: it has left the tree
  };

  struct Choice {
    std::optional<Move> move;  // nothing: wait
    bool leaves_tree = false;  // an alternative that was never tried
  };

  void begin(const View<State>& view, match::Need need) {
    pool_.clear();
    root_seat_ = view.observer().seat();
    need_ = need;
    trees_ = settings_.observers == Observers::one ? 1 : G::setup(view.seen()).players;
    for (int tree = 0; tree < trees_; ++tree) roots_[tree] = pool_.add({});
  }

  Seat owner(int tree) const {
    return trees_ == 1 ? root_seat_ : Seat{static_cast<std::uint8_t>(tree)};
  }
  int tree_of(Seat seat) const { return trees_ == 1 ? 0 : seat.index; }

  State deal_world(Worlds<G>& worlds, Random& random) {
    State world = worlds.deal(random);
    for (int tries = 1; tries < settings_.world_tries && random.unit() >= weigh_(world); ++tries) {
      world = worlds.deal(random);
    }
    return world;
  }

  void simulate(State& world, Random& random) {
    for (int tree = 0; tree < trees_; ++tree) {
      walks_[tree].length = 0;
      step_to(tree, roots_[tree]);
    }
    reward(descend(world, random));
  }

  Rewards descend(State& world, Random& random) {
    for (int decisions = 0;; ++decisions) {
      while (G::due(world) == Due::chance && !evaluate_.stops(world, decisions)) {
        const Move move = G::sample(world, random);
        follow(world, move, nobody);
        G::play(world, move, Unheard{});
      }
      if (G::due(world) == Due::over) return rewards_of(G::winners(world));
      if (evaluate_.stops(world, decisions)) return evaluate_.value(world);
      const bool at_root = decisions == 0;
      const Seat seat = at_root ? root_seat_ : next_to_act<G>(world, random);
      const Choice choice = choose(world, seat, at_root ? need_ : match::Need::must, random);
      if (choice.move) {
        follow(world, *choice.move, seat);
        G::play(world, *choice.move, Unheard{});
      } else {
        follow_waiting();
      }
      if (choice.leaves_tree) return roll_out<G>(world, policy_, evaluate_, random);
    }
  }

  // ---- choosing

  // The best alternative by its mean and how seldom it was tried, among those met in this world.
  struct Best {
    Index child = none;
    double score = -std::numeric_limits<double>::infinity();
    int alike = 0;  // moves that look the same to the observer
    Move move{};    // none if the child is that of waiting
  };

  // Whether a child is met for the first time in this simulation.
  bool first_meeting(Index child) {
    Node<G>& node = pool_[child];
    if (node.stamp == now_) return false;
    node.stamp = now_;
    ++node.available;
    return true;
  }

  void compare(Best& best, Index child, const Move& move) const {
    const Node<G>& node = pool_[child];
    const double tries = node.visits;
    const double score =
        node.total / tries + settings_.exploration * std::sqrt(std::log(node.available) / tries);
    if (score > best.score) best = {child, score, 1, move};
  }

  void meet(Best& best, Index child, const Move& move, Random& random) {
    if (first_meeting(child)) {
      compare(best, child, move);
    } else if (child == best.child && random.below(++best.alike) == 0) {
      best.move = move;
    }
  }

  Choice choose(const State& world, Seat seat, match::Need need, Random& random) {
    const int tree = tree_of(seat);
    const Index at = walks_[tree].at;
    if (at == none || walks_[tree].length + 4 > longest_path) {
      return {policy_(world, seat, random), true};
    }
    Best best;
    Move fresh{};
    int untried = 0;
    if (need == match::Need::may) {
      const Index child = pool_.find_waiting_child(at);
      if (child == none) return {{}, true};
      meet(best, child, {}, random);
    }
    int legal = 0;
    G::moves(world, seat, [&](const Move& move) {
      if (++legal > settings_.long_list) return Visit::stop;
      const Index child =
          pool_.find_child(at, G::seen(world, move, Observer::of(owner(tree))), seat);
      if (child != none) {
        meet(best, child, move, random);
      } else if (random.below(++untried) == 0) {
        fresh = move;
      }
      return Visit::more;
    });
    if (legal > settings_.long_list) return choose_from_long_list(world, seat, best, random);
    if (untried > 0) return {fresh, true};
    return again(best);
  }

  Choice again(const Best& best) const {
    if (pool_[best.child].waited) return {};
    return {best.move, false};
  }

  // Too many to try them all: the policy proposes, and the more often we come here, the more of its
  // proposals are kept; when it has no more, moves at random. `best` is the best met so far.
  Choice choose_from_long_list(const State& world, Seat seat, Best best, Random& random) {
    const int tree = tree_of(seat);
    if (owner(tree) != seat) return {policy_(world, seat, random), true};
    const Index at = walks_[tree].at;
    int met = 0;
    for (Index i = pool_[at].first_child; i != none; i = pool_[i].sibling) {
      if (pool_[i].mover != seat || pool_[i].waited || G::check(world, pool_[i].move)) continue;
      ++met;
      first_meeting(i);  // unless it was among the first of the list
      compare(best, i, pool_[i].move);
    }
    const double allowed =
        settings_.widening * std::sqrt(static_cast<double>(pool_[at].visits) + 1);
    if (met < allowed) {
      const Move proposal = policy_(world, seat, random);
      if (met == 0 || pool_.find_child(at, proposal, seat) == none) return {proposal, true};
      const Move other = G::sample_move(world, seat, random);
      if (pool_.find_child(at, other, seat) == none) return {other, true};
    }
    return again(best);
  }

  // ---- walking

  void step_to(int tree, Index node) {
    Walk& walk = walks_[tree];
    walk.at = walk.length == longest_path ? none : node;
    if (walk.at != none) walk.path[walk.length++] = node;
  }

  // Every observer sees the move in his way.
  void follow(const State& world, const Move& move, Seat mover) {
    for (int tree = 0; tree < trees_; ++tree) {
      const Index at = walks_[tree].at;
      if (at == none) continue;
      const Move seen = G::seen(world, move, Observer::of(owner(tree)));
      Index child = pool_.find_child(at, seen, mover);
      if (child == none)
        child = pool_.add_child(at, {.move = seen, .mover = mover, .available = 1});
      step_to(tree, child);
    }
  }

  // Only the seat that waits knows that it did.
  void follow_waiting() {
    const int tree = tree_of(root_seat_);
    const Index at = walks_[tree].at;
    Index child = pool_.find_waiting_child(at);
    if (child == none)
      child = pool_.add_child(at, {.mover = root_seat_, .waited = true, .available = 1});
    step_to(tree, child);
  }

  void reward(const Rewards& rewards) {
    for (int tree = 0; tree < trees_; ++tree) {
      const Walk& walk = walks_[tree];
      for (int i = 0; i < walk.length; ++i) {
        Node<G>& node = pool_[walk.path[i]];
        ++node.visits;
        if (node.mover != nobody) node.total += rewards[node.mover.index];
      }
    }
  }

  Candidates<G> candidates() const {
    Candidates<G> list;
    const Index root = roots_[tree_of(root_seat_)];
    for (Index i = pool_[root].first_child; i != none; i = pool_[i].sibling) {
      const Node<G>& node = pool_[i];
      if (node.mover != root_seat_) continue;
      list.push_back(
          {node.waited ? std::nullopt : std::optional(node.move), node.visits, node.total});
    }
    return list;
  }

  NodePool<G>& pool_;
  Settings settings_;
  const P& policy_;
  const Evaluate& evaluate_;
  const Weigh& weigh_;
  Seat root_seat_{};
  match::Need need_ = match::Need::must;
  int trees_ = 1;
  std::uint32_t now_ = 0;
  std::array<Index, max_seats> roots_{};
  std::array<Walk, max_seats> walks_{};
};

}  // namespace hastilude::search
