// What the solver refuses where assertions are on: it would be wrong without anybody noticing.
#include <gtest/gtest.h>

#include "solve/engarde/exploiter.h"

namespace hastilude::tests {
namespace {

using solve::Code;
using solve::Hands;
using solve::Node;
using solve::Shape;
using solve::Side;
using solve::Slots;
using solve::Sweeps;
using solve::Tree;

const Shape small{.strip = 10, .highest = 3, .copies = 3, .hand = 2};

TEST(SolveGuards, says_what_was_not_made_for_it) {
  Hands hands(small);
  const Tree tree(hands);
  const Slots slots(tree);
  Sweeps learning(tree, slots, 1);
  const Sweeps::OddsOf odds = [](const Node&, Code, std::size_t) { return 0.5F; };
  EXPECT_DEATH(learning.play_by(odds), "purpose");
  EXPECT_DEATH(learning.strategy(), "purpose");
  EXPECT_DEATH(learning.respond(Side::starter), "purpose");
  Sweeps valuing(tree, slots, 1, solve::Purpose::valuing);
  EXPECT_DEATH(valuing.respond(Side::starter), "purpose");
  EXPECT_DEATH(valuing.sweep(), "purpose");
  EXPECT_DEATH(valuing.play_by(Sweeps::Strategy()), "size");
  solve::Exploiter exploiter(small, solve::Purpose::valuing);
  exploiter.face(odds, 1);
  EXPECT_DEATH(exploiter.by_same_information(Side::starter), "purpose");
}

TEST(SolveGuards, finds_no_neighbour_of_what_is_not_there) {
  Hands hands(small);
  const Tree tree(hands);
  Node node = tree.nodes()[1];
  EXPECT_EQ(tree.find(node), 1U);
  node.own = 99;
  EXPECT_DEATH(tree.find(node), "found");
  // Both cards that are left of a kind of which all are discarded.
  for (const Node& one : tree.nodes()) {
    const std::span<const Code> held = hands.of_size(one.held);
    for (std::size_t row = 0; row < held.size(); ++row) {
      if (hands.includes(tree.left(one.discards), held[row])) continue;
      EXPECT_DEATH(tree.set(one, row), "places");
      return;
    }
  }
  ADD_FAILURE() << "every hand can be held everywhere";
}

}  // namespace
}  // namespace hastilude::tests
