#include "solve/engarde/slots.h"

namespace hastilude::solve {

using engarde::Level;

Slots::Slots(const Tree& tree) : tree_(tree) {
  const Hands& hands = tree.hands();
  first_.resize(tree.sets(), none);
  for (const Node& node : tree.nodes()) {
    slots_.push_back(size_);
    const Rows& rows = tree.rows(node.discards, node.held);
    const std::span<const Code> own = hands.of_size(node.held);
    for (std::size_t row = 0; row < own.size(); ++row) {
      if (rows[row] == rows[row + 1]) continue;
      if (find_choice(node, own[row]) != Choice::open) continue;
      ++open_;
      first_[tree.set(node, row)] = static_cast<std::uint16_t>(size_ - slots_.back());
      size_ += allowed(node, own[row]);
    }
  }
}

std::size_t Slots::allowed(const Node& node, Code hand, std::size_t among) const {
  std::size_t count = 0;
  for (const Action& action : tree_.actions(node).first(among)) {
    count += tree_.hands().includes(hand, action.cards) ? 1 : 0;
  }
  return count;
}

Choice Slots::choice(std::uint32_t id, Code hand) const {
  if (is_open(id, tree_.hands().index(hand))) return Choice::open;
  return find_choice(tree_.nodes()[id], hand);
}

Choice Slots::find_choice(const Node& node, Code hand) const {
  const Hands& hands = tree_.hands();
  const int distance = tree_.distance(node.own, node.his);
  if (node.attack == 0 && distance <= hands.shape().highest) {
    const int fitting = hands.count(hand, distance);
    // E7; and an attack with more cards than the other can hold.
    const int unseen =
        hands.count(static_cast<Code>(hands.deck() - node.discards - hand), distance);
    if (fitting > 0 && (hands.shape().level == Level::basic || fitting > unseen)) {
      return Choice::won;
    }
  }
  const std::size_t open = allowed(node, hand);
  return open == 0 ? Choice::lost : open == 1 ? Choice::forced : Choice::open;
}

}  // namespace hastilude::solve
