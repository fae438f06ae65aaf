// Full-width sweeps over a round: everybody's reach forward, everybody's values backward, and what
// each choice would have gained. The average of all sweeps comes close to an equilibrium.
#pragma once

#include <cassert>
#include <functional>
#include <iosfwd>
#include <optional>
#include <string>

#include "solve/engarde/slots.h"
#include "solve/engarde/values.h"

namespace hastilude::solve {

struct Bench;

// Whether a pass over the tree changes what is played.
enum class Pass : std::uint8_t { learning, looking, responding };

// What sweeps are made for: only who learns needs room for what was learnt, only who responds or
// learns for what is believed, and only who plays by values for all of them.
enum class Purpose : std::uint8_t { learning, responding, valuing };

class Sweeps {
 public:
  Sweeps(const Tree& tree, const Slots& slots, int threads, Purpose purpose = Purpose::learning);
  ~Sweeps();

  // One sweep; the payoff of the starter, from -1 to 1, as both play after it.
  double sweep();
  // Both play the average from now on.
  void play_average() {
    assert(purpose_ == Purpose::learning);
    weights_ = averages_;
  }
  // The payoff of the starter then; nothing is learnt.
  double value_of_average();

  // The odds that somebody plays by: `odds_of(node, hand, action)`, where the hand leaves a choice.
  using OddsOf = std::function<float(const Node& node, Code hand, std::size_t action)>;
  // Both play by these odds from now on. Not of those who learn, who play by what they learn.
  void play_by(const OddsOf& odds_of);
  // How both play now, to come back to it; not of those who learn either.
  using Strategy = std::vector<float>;
  const Strategy& strategy() const {
    assert(purpose_ != Purpose::learning);
    return given_;
  }
  void play_by(const Strategy& strategy) {
    assert(purpose_ != Purpose::learning && strategy.size() == given_.size());
    given_ = strategy;  // of the same size, so that it stays where `weights_` looks
  }
  // The payoff of the starter as both play now; nothing is learnt.
  double value_of_play();
  // Where sides play apart: this one takes at every decision what is best for it by what it
  // believes there, given how the other plays and how it has played itself so far. The payoff of
  // the starter then. Only of those made for responding: the others do not know what is believed.
  double respond(Side side);

  // What it is worth to who has played and holds these cards, as both play now. Call one of the
  // values before; not of those who learn.
  float value_after(std::uint32_t after, Code own, Code his) const {
    const After& at = tree_.afters()[after];
    const auto rest = static_cast<Code>(tree_.hands().deck() - at.discards - own);
    return values_
        .of(at)[tree_.rows(at.discards, at.held)[tree_.hands().index(own)] +
                tree_.hands().rank(rest, his)]
        .value();
  }

  // Frees all other memory: from now on nothing can be asked but the odds that were chosen last.
  void keep_only_odds();

  // What they take of memory, the tree and the slots with it, before anything is done.
  static std::uint64_t bytes(const Tree& tree, const Slots& slots, Purpose purpose);

  int done() const { return done_; }

  // What was chosen last: the odds of an action that the hand allows; 0 where the round is over.
  float odds_of(std::uint32_t node, Code hand, std::size_t action) const;
  // How likely these two hands are dealt.
  float dealt(Code starter, Code second) const;
  const Slots& slots() const { return slots_; }

  // Every node with a hand that leaves a choice: how often it is met when both play the average,
  // and the odds of the actions there. Call `value_of_average` before.
  using EachSet = std::function<void(const Node&, Code hand, float met, std::span<const float>)>;
  void each_open_set(const EachSet& each) const;

  // All that is needed to go on later.
  void save(std::ostream& out) const;
  std::optional<std::string> load(std::istream& in);
  // Of which game sweeps were kept; nothing if they are none.
  static std::optional<Shape> shape_of_kept(std::istream& in);
  // How long their file is.
  static std::uint64_t bytes_kept(const Slots& slots);

  // Told now and then how much of a sweep is done, from 0 to 1.
  std::function<void(double)> progress{};

 private:
  void deal();
  template <class Each>
  void each_open_row(const Each& each) const;
  void each_node(int layer, const std::function<void(Bench&, std::uint32_t)>& work);
  void reach(Bench& bench, std::uint32_t id);
  void reach_by_refill(Bench& bench, const Node& node, std::vector<float>& reached);
  void reach_alone(Bench& bench, std::uint32_t id);
  void reach_alone_by_refill(Bench& bench, const Node& node, float* his);
  void evaluate(Bench& bench, std::uint32_t id, Pass pass);
  void value_row(Bench& bench, std::uint32_t id, std::size_t row, Pass pass);
  void learn(Bench& bench, std::uint32_t id, std::size_t row);
  void take_best(Bench& bench, std::uint32_t id, std::size_t row);
  void find_alternatives(Bench& bench, const Node& node, Code hand) const;
  bool compare(Bench& bench, std::uint32_t id, std::size_t row) const;
  void reach_after(const Source& source, int held, const Rows& rows, float* level) const;
  void act_alone(const Source& source, const After& after, int held, float* level) const;
  void wait_alone(const Source& source, const After& after, const Node& node);
  void hand_back(Bench& bench, std::uint32_t id);
  void go_forward(Pass pass);
  double run(Pass pass);
  float explored(std::uint32_t id, Code hand, std::size_t action) const;

  // The odds of an action where the hand leaves a choice, and among how many.
  struct Share {
    float odds;
    std::size_t open;
  };
  Share share(std::uint32_t id, Code hand, std::size_t action) const;

  const Tree& tree_;
  const Slots& slots_;
  Purpose purpose_;
  int done_ = 0;
  std::optional<Side> responder_{};
  double payoff_ = 0;
  std::vector<float> regrets_;
  std::vector<float> averages_;
  std::vector<float> given_;        // odds; empty where something is learnt, as those are elsewhere
  std::span<const float> weights_;  // one of these three: each action is played in proportion
  std::vector<float> dealt_;        // how likely each pair of first hands is
  std::vector<Likelihood> reaches_;  // by deal of a node
  std::vector<float> own_;           // one's own part of the reach, by set
  std::vector<float> his_;           // the same of who waits, by node and full hand
  Values values_;
  std::vector<Bench> benches_;
};

}  // namespace hastilude::solve
