#include "solve/engarde/values.h"

#include <algorithm>

#include "solve/engarde/ends.h"

namespace hastilude::solve {
namespace {

// Whether the values of a layer of afters are wanted where nodes with so many discards are next.
bool is_around(const Tree::AfterLayer& layer, int nodes) {
  return layer.first_choice <= nodes && nodes <= layer.last_follower;
}

// What ends the round.
void settle(const Tree& tree, const After& after, Worth* value) {
  const Hands& hands = tree.hands();
  const Rows& rows = tree.rows(after.discards, after.held);
  const std::span<const Code> own = hands.of_size(after.held);
  for (std::size_t row = 0; row < own.size(); ++row) {
    if (rows[row] == rows[row + 1]) continue;
    const auto rest = static_cast<Code>(tree.left(after.discards) - own[row]);
    for (const Code his : hands.fitting(rest)) {
      *value++ = Worth(end_value(tree, after, static_cast<Code>(own[row] + rest - his), his));
    }
  }
}

}  // namespace

Values::Values(const Tree& tree, Kept kept)
    : tree_(tree), kept_(kept), layers_(tree.after_layers().size()) {
  for (std::size_t layer = 0; kept == Kept::all && layer < layers_.size(); ++layer) open(layer);
}

void Values::open(std::size_t layer) {
  const Tree::AfterLayer& at = tree_.after_layers()[layer];
  layers_[layer].resize(at.deals);
  for (const std::uint32_t end : at.ends) {
    const After& after = tree_.afters()[end];
    settle(tree_, after, of(after));
  }
}

void Values::come_to(int nodes) {
  if (kept_ == Kept::all) return;
  // First room is made: to assign an empty list would keep the memory.
  for (std::size_t layer = 0; layer < layers_.size(); ++layer) {
    if (!is_around(tree_.after_layers()[layer], nodes)) layers_[layer] = std::vector<Worth>();
  }
  for (std::size_t layer = 0; layer < layers_.size(); ++layer) {
    if (layers_[layer].empty() && is_around(tree_.after_layers()[layer], nodes)) open(layer);
  }
}

void Values::free() {
  for (std::vector<Worth>& layer : layers_) layer = std::vector<Worth>();
}

std::uint64_t Values::bytes(const Tree& tree, Kept kept) {
  std::uint64_t most = 0;
  for (int nodes = 0; nodes < tree.layers(); ++nodes) {
    std::uint64_t deals = 0;
    for (const Tree::AfterLayer& layer : tree.after_layers()) {
      if (kept == Kept::all || is_around(layer, nodes)) deals += layer.deals;
    }
    most = std::max(most, deals);
  }
  return most * sizeof(Worth);
}

}  // namespace hastilude::solve
