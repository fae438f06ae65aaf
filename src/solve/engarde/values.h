// What everything is worth once cards have been played: for each after a number for each pair of
// hands.
#pragma once

#include "solve/engarde/small.h"
#include "solve/engarde/tree.h"

namespace hastilude::solve {

// A sweep goes backward, and wants only the values around the layer where it is; who plays by them
// wants them all.
enum class Kept : std::uint8_t { around, all };

class Values {
 public:
  Values(const Tree& tree, Kept kept);

  // The nodes with so many discards are next; or none, before the first and after the last of them.
  void come_to(int layer);
  static constexpr int none = -1;
  // Nothing is asked any more.
  void free();

  const Worth* of(const After& after) const { return layer(after).data() + after.deals; }
  Worth* of(const After& after) {
    return layers_[static_cast<std::size_t>(tree_.layer_of(after))].data() + after.deals;
  }

  // What they take of memory at most.
  static std::uint64_t bytes(const Tree& tree, Kept kept);

 private:
  const std::vector<Worth>& layer(const After& after) const {
    return layers_[static_cast<std::size_t>(tree_.layer_of(after))];
  }
  void open(std::size_t layer);

  const Tree& tree_;
  Kept kept_;
  std::vector<std::vector<Worth>> layers_;  // of afters, by the number of discards
};

}  // namespace hastilude::solve
