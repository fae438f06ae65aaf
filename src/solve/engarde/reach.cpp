// The way forward of a sweep: how likely everything is.
#include <algorithm>

#include "solve/engarde/bench.h"
#include "solve/engarde/sweep.h"

namespace hastilude::solve {

// How likely each pair of hands comes to what follows an action, added to what is there.
void Sweeps::reach_after(const Source& source, int held, const Rows& rows, float* level) const {
  const Hands& hands = tree_.hands();
  const Node& from = tree_.nodes()[source.node];
  const Code cards = tree_.actions(from)[source.action].cards;
  const Rows& from_rows = tree_.rows(from.discards, from.held);
  const std::span<const Code> left = hands.of_size(held);
  for (std::size_t row = 0; row < left.size(); ++row) {
    const std::uint32_t length = rows[row + 1] - rows[row];
    if (length == 0) continue;
    const auto hand = static_cast<Code>(left[row] + cards);
    const float odds = explored(source.node, hand, source.action);
    if (odds == 0) continue;
    const Likelihood* reach = reaches_.data() + from.deals + from_rows[hands.index(hand)];
    float* into = level + rows[row];
    for (std::uint32_t i = 0; i < length; ++i) into[i] += odds * reach[i].value();
  }
}

// How likely each pair of hands comes to this node, from all that leads to it.
void Sweeps::reach(Bench& bench, std::uint32_t id) {
  const Node& node = tree_.nodes()[id];
  if (id == 0) return;  // as dealt
  const Rows& own = tree_.rows(node.discards, node.held);
  std::vector<float>& reached = bench.reached;
  reached.assign(own.back(), 0);
  if (!tree_.entries(node).empty()) reach_by_refill(bench, node, reached);
  for (const std::uint32_t after : tree_.stays(node)) {
    for (const Source& source : tree_.sources(after)) {
      reach_after(source, node.held, own, reached.data());
    }
  }
  Likelihood* const reaches = reaches_.data() + node.deals;
  for (std::size_t i = 0; i < reached.size(); ++i) reaches[i] = Likelihood(reached[i]);
}

void Sweeps::reach_by_refill(Bench& bench, const Node& node, std::vector<float>& reached) {
  const int full = tree_.hands().shape().hand;
  const std::span<const std::uint32_t> entries = tree_.entries(node);
  const After& nearest = tree_.afters()[entries[0]];
  std::size_t next = 0;
  bench.level(nearest.held).assign(tree_.rows(nearest.discards, nearest.held).back(), 0);
  for (int held = nearest.held; held < full; ++held) {
    const Rows& rows = tree_.rows(nearest.discards, held);
    for (; next < entries.size() && tree_.afters()[entries[next]].held == held; ++next) {
      for (const Source& source : tree_.sources(entries[next])) {
        reach_after(source, held, rows, bench.level(held).data());
      }
    }
    bench.level(held + 1).assign(tree_.rows(nearest.discards, held + 1).back(), 0);
    bench.draw(tree_, nearest.discards, held)
        .forth(bench.level(held).data(), bench.level(held + 1).data());
  }
  const std::vector<std::uint32_t>& side =
      bench.side(tree_, nearest.discards, tree_.parried(nearest));
  for (std::size_t i = 0; i < side.size(); ++i) {
    if (side[i] != nowhere) reached[side[i]] = bench.level(full)[i];
  }
}

// One's own part in it: what the other does is taken as given, the same in every sweep.
void Sweeps::reach_alone(Bench& bench, std::uint32_t id) {
  const Node& node = tree_.nodes()[id];
  if (id == 0) return;
  const Rows& rows = tree_.rows(node.discards, node.held);
  const std::span<const Code> waiting = tree_.waiting_hands(node);
  float* const his = his_.data() + node.waits;
  std::fill_n(own_.data() + node.sets, tree_.held_hands(node), 0.0F);
  std::fill_n(his, waiting.size(), 0.0F);
  if (!tree_.entries(node).empty()) reach_alone_by_refill(bench, node, his);
  for (const std::uint32_t after : tree_.stays(node)) {
    for (const Source& source : tree_.sources(after)) {
      const Node& from = tree_.nodes()[source.node];
      std::vector<float>& own = bench.own_level(node.held);
      own.assign(tree_.hands().of_size(node.held).size(), 0);
      act_alone(source, tree_.afters()[after], node.held, own.data());
      for (std::size_t row = 0; row < own.size(); ++row) {
        if (rows[row] != rows[row + 1]) own_[tree_.set(node, row)] += own[row];
      }
      const float given = 1.0F / static_cast<float>(from.actions);
      for (std::size_t i = 0; i < waiting.size(); ++i)
        his[i] += given * his_[tree_.wait(from, waiting[i])];
    }
  }
}

void Sweeps::reach_alone_by_refill(Bench& bench, const Node& node, float* his) {
  const Hands& hands = tree_.hands();
  const int full = hands.shape().hand;
  const std::span<const std::uint32_t> entries = tree_.entries(node);
  const After& nearest = tree_.afters()[entries[0]];
  std::size_t next = 0;
  bench.own_level(nearest.held).assign(hands.of_size(nearest.held).size(), 0);
  for (int held = nearest.held; held < full; ++held) {
    for (; next < entries.size() && tree_.afters()[entries[next]].held == held; ++next) {
      for (const Source& source : tree_.sources(entries[next])) {
        act_alone(source, nearest, held, bench.own_level(held).data());
        wait_alone(source, nearest, node);
      }
    }
    bench.own_level(held + 1).assign(hands.of_size(held + 1).size(), 0);
    bench.blind_draw(tree_, nearest.discards, held)
        .forth(bench.own_level(held).data(), bench.own_level(held + 1).data());
  }
  const std::span<const Code> waiting = tree_.waiting_hands(node);
  for (std::size_t i = 0; i < waiting.size(); ++i)
    his[i] = bench.own_level(full)[hands.index(waiting[i])];
}

void Sweeps::act_alone(const Source& source, const After& after, int held, float* level) const {
  const Hands& hands = tree_.hands();
  const Node& from = tree_.nodes()[source.node];
  const Code cards = tree_.actions(from)[source.action].cards;
  const std::span<const Code> left = hands.of_size(held);
  for (std::size_t row = 0; row < left.size(); ++row) {
    if (!hands.includes(tree_.left(after.discards), left[row])) continue;
    const auto hand = static_cast<Code>(left[row] + cards);
    level[row] +=
        odds_of(source.node, hand, source.action) * own_[tree_.set(from, hands.index(hand))];
  }
}

void Sweeps::wait_alone(const Source& source, const After& after, const Node& node) {
  const Hands& hands = tree_.hands();
  const Node& from = tree_.nodes()[source.node];
  const Code parry = tree_.parried(after);
  const float given = 1.0F / static_cast<float>(from.actions);
  for (const Code hand : hands.fitting(tree_.left(after.discards))) {
    if (!hands.includes(hand, parry)) continue;
    const std::size_t left = hands.index(static_cast<Code>(hand - parry));
    own_[tree_.set(node, left)] += given * his_[tree_.wait(from, hand)];
  }
}

}  // namespace hastilude::solve
