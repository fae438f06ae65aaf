#include "solve/engarde/response.h"

#include <algorithm>

#include "solve/engarde/ends.h"

namespace hastilude::solve {
namespace {

double sum(const std::vector<double>& weights) {
  double all = 0;
  for (const double weight : weights) all += weight;
  return all;
}

}  // namespace

double Response::best(Side side) const {
  const Hands& hands = tree_.hands();
  const int full = hands.shape().hand;
  double payoff = 0;
  for (const Code own : hands.of_size(full)) {
    Belief his(hands.of_size(full).size());
    for (const Code other : hands.of_size(full)) {
      const Code starter = side == Side::starter ? own : other;
      const Code second = side == Side::starter ? other : own;
      his[hands.index(other)] = sweeps_.dealt(starter, second);
    }
    payoff += side == Side::starter ? mine(0, own, his) : theirs(0, own, his);
  }
  return payoff;
}

double Response::mine(std::uint32_t id, Code own, const Belief& his) const {
  const Node& node = tree_.nodes()[id];
  const Choice choice = sweeps_.slots().choice(id, own);
  if (choice == Choice::won) return sum(his);
  double best = -sum(his);  // E6
  for (const Action& action : tree_.actions(node)) {
    if (!tree_.hands().includes(own, action.cards)) continue;
    const double value = after_mine(action.after, static_cast<Code>(own - action.cards), his);
    best = std::max(best, value);
  }
  return best;
}

double Response::theirs(std::uint32_t id, Code own, const Belief& his) const {
  const Hands& hands = tree_.hands();
  const Node& node = tree_.nodes()[id];
  const std::span<const Code> held = hands.of_size(node.held);
  double payoff = 0;
  for (std::size_t i = 0; i < his.size(); ++i) {
    if (his[i] == 0) continue;
    const Choice choice = sweeps_.slots().choice(id, held[i]);
    if (choice == Choice::won) payoff -= his[i];
    if (choice == Choice::lost) payoff += his[i];
  }
  const std::span<const Action> actions = tree_.actions(node);
  for (std::size_t k = 0; k < actions.size(); ++k) {
    Belief left(hands.of_size(node.held - hands.size(actions[k].cards)).size());
    for (std::size_t i = 0; i < his.size(); ++i) {
      if (his[i] == 0 || !hands.includes(held[i], actions[k].cards)) continue;
      left[hands.index(static_cast<Code>(held[i] - actions[k].cards))] +=
          his[i] * static_cast<double>(sweeps_.odds_of(id, held[i], k));
    }
    if (sum(left) > 0) payoff += after_theirs(actions[k].after, own, left);
  }
  return payoff;
}

double Response::after_mine(std::uint32_t id, Code own, const Belief& his) const {
  const Hands& hands = tree_.hands();
  const After& after = tree_.afters()[id];
  if (after.then == Then::stay) return mine(after.node, own, his);
  if (after.node != nowhere) return i_draw(after, own, his);
  double payoff = 0;
  for (std::size_t i = 0; i < his.size(); ++i) {
    if (his[i] == 0) continue;
    const Code other = hands.of_size(hands.shape().hand)[i];
    const auto drawn = static_cast<Code>(own + pile(after.discards, own, other));
    payoff += his[i] * static_cast<double>(end_value(tree_, after, drawn, other));
  }
  return payoff;
}

// One card after the other: what I draw tells something about what the other holds.
double Response::i_draw(const After& after, Code own, const Belief& his) const {
  const Hands& hands = tree_.hands();
  if (hands.size(own) == hands.shape().hand) return i_have_drawn(after, own, his);
  double payoff = 0;
  for (int card = 1; card <= hands.shape().highest; ++card) {
    Belief then(his.size());
    for (std::size_t i = 0; i < his.size(); ++i) {
      if (his[i] == 0) continue;
      const Code rest = pile(after.discards, own, hands.of_size(hands.shape().hand)[i]);
      then[i] = his[i] * hands.count(rest, card) / hands.size(rest);
    }
    if (sum(then) > 0) {
      payoff += i_draw(after, static_cast<Code>(own + hands.cards(card, 1)), then);
    }
  }
  return payoff;
}

double Response::i_have_drawn(const After& after, Code own, const Belief& his) const {
  const Code parry = tree_.parried(after);
  if (parry == 0) return theirs(after.node, own, his);
  const Hands& hands = tree_.hands();
  double payoff = 0;
  Belief left(hands.of_size(hands.shape().hand - hands.size(parry)).size());
  for (std::size_t i = 0; i < his.size(); ++i) {
    const Code held = hands.of_size(hands.shape().hand)[i];
    if (!hands.includes(held, parry)) {
      payoff += his[i];  // E10
    } else {
      left[hands.index(static_cast<Code>(held - parry))] += his[i];
    }
  }
  return payoff + theirs(after.node, own, left);
}

double Response::after_theirs(std::uint32_t id, Code own, const Belief& his) const {
  const Hands& hands = tree_.hands();
  const After& after = tree_.afters()[id];
  if (after.then == Then::stay) return theirs(after.node, own, his);
  if (after.node == nowhere) {
    double payoff = 0;
    for (std::size_t i = 0; i < his.size(); ++i) {
      if (his[i] == 0) continue;
      const auto drawn = static_cast<Code>(hands.deck() - after.discards - own);
      payoff -= his[i] * static_cast<double>(end_value(tree_, after, drawn, own));
    }
    return payoff;
  }
  Belief now = his;
  for (int held = after.held; held < hands.shape().hand; ++held) {
    Belief then(hands.of_size(held + 1).size());
    for (std::size_t i = 0; i < now.size(); ++i) {
      if (now[i] == 0) continue;
      const Code left = hands.of_size(held)[i];
      const Code rest = pile(after.discards, own, left);
      for (int card = 1; card <= hands.shape().highest; ++card) {
        if (hands.count(rest, card) == 0) continue;
        then[hands.index(static_cast<Code>(left + hands.cards(card, 1)))] +=
            now[i] * hands.count(rest, card) / hands.size(rest);
      }
    }
    now = std::move(then);
  }
  return they_have_drawn(after, own, now);
}

double Response::they_have_drawn(const After& after, Code own, const Belief& his) const {
  const Code parry = tree_.parried(after);
  if (!tree_.hands().includes(own, parry)) return -sum(his);  // E10
  return mine(after.node, static_cast<Code>(own - parry), his);
}

}  // namespace hastilude::solve
