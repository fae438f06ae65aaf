// Which hands leave a choice at which node, and where what is learnt about it is kept.
#pragma once

#include "solve/engarde/tree.h"

namespace hastilude::solve {

// What one's own hand leaves open in a node.
enum class Choice : std::uint8_t { won, lost, forced, open };

// Every action that a hand leaves open has a slot; those of a hand follow each other, in the order
// of the tree's actions.
class Slots {
 public:
  explicit Slots(const Tree& tree);

  // Of hands that can be held there.
  Choice choice(std::uint32_t node, Code hand) const;
  bool is_open(std::uint32_t node, std::size_t row) const {
    return first_[tree_.set(tree_.nodes()[node], row)] != none;
  }
  // Only where the choice is open.
  std::uint64_t first(std::uint32_t node, std::size_t row) const {
    return slots_[node] + first_[tree_.set(tree_.nodes()[node], row)];
  }
  // How many actions of a node the hand allows among the first so many.
  std::size_t allowed(const Node& node, Code hand, std::size_t among) const;
  std::size_t allowed(const Node& node, Code hand) const {
    return allowed(node, hand, node.actions);
  }

  std::uint64_t size() const { return size_; }
  // What they take of memory themselves.
  std::uint64_t bytes() const {
    return slots_.size() * sizeof(slots_[0]) + first_.size() * sizeof(first_[0]);
  }
  std::uint64_t open() const { return open_; }  // nodes with a hand that leaves a real choice

 private:
  static constexpr std::uint16_t none = std::numeric_limits<std::uint16_t>::max();
  Choice find_choice(const Node& node, Code hand) const;

  const Tree& tree_;
  std::vector<std::uint64_t> slots_;  // by node
  std::vector<std::uint16_t> first_;  // by set, from the node's
  std::uint64_t size_ = 0;
  std::uint64_t open_ = 0;
};

}  // namespace hastilude::solve
