// A tree of what one observer can tell apart: its edges are moves as he sees them.
#pragma once

#include <cmath>
#include <cstdint>
#include <vector>

#include "core/game.h"

namespace hastilude::search {

template <Game G>
struct Node {
  static constexpr std::uint32_t none = 0xffffffff;

  typename G::Move move{};  // that led here
  Seat mover = nobody;      // who made it; nobody: chance
  bool waited = false;      // the edge of a seat that did nothing
  std::uint32_t first_child = none;
  std::uint32_t sibling = none;
  std::uint32_t visits = 0;
  std::uint32_t available = 0;  // how often it could have been chosen
  std::uint32_t stamp = 0;      // the simulation that looked at it last
  double total = 0;             // of the mover's rewards
};

// The nodes of all trees of a search, in one piece of memory that is taken once.
template <Game G>
class NodePool {
 public:
  using Index = std::uint32_t;
  static constexpr Index none = Node<G>::none;

  explicit NodePool(std::size_t capacity) { nodes_.reserve(capacity); }

  void clear() { nodes_.clear(); }
  Node<G>& operator[](Index index) { return nodes_[index]; }
  const Node<G>& operator[](Index index) const { return nodes_[index]; }

  // A new node, or none if the memory is used up.
  Index add(const Node<G>& node) {
    if (nodes_.size() == nodes_.capacity()) return none;
    nodes_.push_back(node);
    return static_cast<Index>(nodes_.size() - 1);
  }

  Index find_child(Index parent, const typename G::Move& move, Seat mover) const {
    for (Index i = nodes_[parent].first_child; i != none; i = nodes_[i].sibling) {
      if (!nodes_[i].waited && nodes_[i].mover == mover && nodes_[i].move == move) return i;
    }
    return none;
  }
  Index find_waiting_child(Index parent) const {
    for (Index i = nodes_[parent].first_child; i != none; i = nodes_[i].sibling) {
      if (nodes_[i].waited) return i;
    }
    return none;
  }
  Index add_child(Index parent, Node<G> node) {
    node.sibling = nodes_[parent].first_child;
    const Index child = add(node);
    if (child != none) nodes_[parent].first_child = child;
    return child;
  }

 private:
  std::vector<Node<G>> nodes_;
};

}  // namespace hastilude::search
