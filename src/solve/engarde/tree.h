// A round as everyone sees it: where somebody decides, what can be done there, and what lies
// between an action and the next decision. Who moves is always "own", the other "his"; the order in
// which cards were played is forgotten, only their counts are kept; and what the other did last, if
// that is wanted.
#pragma once

#include <cassert>
#include <limits>
#include <memory>
#include <tuple>
#include <vector>

#include "solve/engarde/hands.h"

namespace hastilude::solve {

enum class Side : std::uint8_t { starter, second };

constexpr Side other(Side side) { return side == Side::starter ? Side::second : Side::starter; }

// What an action takes from the hand, and where it leads.
struct Action {
  Code cards;
  std::uint32_t after;
};

// Somebody decides. The other holds a full hand.
struct Node {
  Code discards;
  std::uint8_t held;  // cards in the hand of who decides: fewer after a parry (E11)
  std::uint8_t own;   // how far he has come from his end
  std::uint8_t his;
  std::uint8_t attack;  // cards of an attack that he may parry or retreat from (E14); none: a turn
  std::uint8_t last = 0;      // what the other did last; 0: nothing yet, or it is not remembered
  Side side = Side::starter;  // who decides; always the same where both play alike
  std::uint32_t first_action = 0;
  std::uint32_t first_entry = 0;  // of what leads here, in `entries`
  std::uint8_t actions = 0;
  std::uint8_t entries = 0;
  std::uint8_t stays = 0;
  std::uint64_t deals = 0;  // where its pairs of hands begin
  std::uint64_t sets = 0;   // where its own hands begin
  std::uint64_t waits = 0;  // where the hands of who waits begin
};

// What follows when cards have been played.
enum class Then : std::uint8_t {
  turn,    // the hand is refilled, the other has his turn (E4)
  parry,   // it is refilled, the other parries and has his turn, or is hit (E10, E11)
  answer,  // it is refilled, the other may parry or retreat (E14)
  stay,    // one has parried, and has one's own turn (E11)
};

// Cards have been played, the hand is not yet refilled.
struct After {
  Code discards;
  std::uint8_t held;  // cards left in the hand of who has played
  std::uint8_t own;   // how far he has come
  std::uint8_t his;
  std::uint8_t attack;  // cards of an attack
  Then then;
  std::uint32_t node;         // the decision that follows, or `nowhere`: the round ends
  std::uint64_t deals = 0;    // among those with as many discards
  std::uint8_t last = 0;      // what the one who decides next will remember
  Side side = Side::starter;  // who has played
};

// An action that leads to an After.
struct Source {
  std::uint32_t node;
  std::uint8_t action;
};

// An action as the other remembers it: how far it led, and with how many cards it attacked.
constexpr std::uint8_t as_remembered(int forward, int attack) {
  constexpr int farthest = 9;
  return static_cast<std::uint8_t>(1 + (forward + farthest) * 10 + attack);
}

inline constexpr std::uint32_t nowhere = std::numeric_limits<std::uint32_t>::max();

// Where the pairs of hands begin for each hand of who moves; pairs are laid out by his hand, then
// by the full hands of the other that can be made from the rest.
using Rows = std::vector<std::uint32_t>;

class Tree {
 public:
  // All that can follow from the start of a round, or from a later decision with full hands.
  explicit Tree(const Hands& hands);
  Tree(const Hands& hands, const Node& root);

  const Hands& hands() const { return hands_; }
  // The decision at the same place as one of another tree, which may tell more decisions apart.
  std::uint32_t find(const Node& place) const;
  std::span<const Node> nodes() const { return nodes_; }  // by number of discards, then discards
  std::span<const After> afters() const { return afters_; }
  std::span<const Action> actions(const Node& node) const {
    return {actions_.data() + node.first_action, node.actions};
  }
  // What leads to a node by a refill, fewest cards held first; and by a parry of one's own.
  std::span<const std::uint32_t> entries(const Node& node) const {
    return {entries_.data() + node.first_entry, node.entries};
  }
  std::span<const std::uint32_t> stays(const Node& node) const {
    return {entries_.data() + node.first_entry + node.entries, node.stays};
  }
  std::span<const Source> sources(std::uint32_t after) const {
    return {sources_.data() + first_source_[after], sources_.data() + first_source_[after + 1]};
  }
  // The nodes with so many discards: from layer(n) to layer(n + 1).
  std::uint32_t layer(int discards) const { return layers_[static_cast<std::size_t>(discards)]; }
  int layers() const { return static_cast<int>(layers_.size()) - 1; }

  const Rows& rows(Code discards, int held) const {
    return *rows_[discards * stride_ + static_cast<std::size_t>(held)];
  }
  // The number of a hand that can be held by who decides; and by who waits.
  std::uint64_t set(const Node& node, std::size_t row) const {
    assert(places(node)[row] != places(node)[row + 1]);  // or it would be the next hand's
    return node.sets + places(node)[row];
  }
  std::uint64_t wait(const Node& node, Code hand) const {
    return node.waits + hands_.rank(left(node.discards), hand);
  }
  // How many hands who decides can hold; and all that who waits can hold.
  std::size_t held_hands(const Node& node) const { return places(node).back(); }
  std::span<const Code> waiting_hands(const Node& node) const {
    return hands_.fitting(left(node.discards));
  }
  Code left(Code discards) const { return static_cast<Code>(hands_.deck() - discards); }

  // What is taken from the other's hand before he decides.
  Code parried(const After& after) const {
    return after.then == Then::parry ? hands_.cards(distance(after.own, after.his), after.attack)
                                     : Code{0};
  }
  int distance(int own, int his) const { return hands_.shape().strip - 1 - own - his; }

  std::uint64_t deals() const { return deals_; }  // of all nodes
  // The afters with so many discards: their pairs of hands, those that end the round, and between
  // which layers of nodes they lie: these choose them, and those follow.
  struct AfterLayer {
    std::uint64_t deals = 0;
    std::vector<std::uint32_t> ends{};
    int first_choice = std::numeric_limits<int>::max();
    int last_follower = 0;
  };
  std::span<const AfterLayer> after_layers() const { return after_layers_; }
  int layer_of(const After& after) const { return hands_.size(after.discards); }
  // What the tree takes of memory itself.
  std::uint64_t bytes() const;
  std::uint64_t sets() const { return sets_; }  // of all nodes
  std::uint64_t waits() const { return waits_; }

 private:
  struct Growth;
  // By it nodes are sorted.
  auto order_of(const Node& node) const {
    return std::tuple(hands_.size(node.discards), node.discards, node.attack, node.held,
                      distance(node.own, node.his), node.own, node.last, node.side);
  }
  void lay_out();
  void lay_out_afters();
  void turn_round();
  const Rows& make_rows(Code discards, int held);
  // By hand: how many before it can be held.
  const std::vector<std::uint16_t>& places(const Node& node) const {
    return places_[node.discards * stride_ + node.held];
  }

  const Hands& hands_;
  std::size_t stride_;
  std::vector<Node> nodes_;
  std::vector<After> afters_;
  std::vector<Action> actions_;
  std::vector<std::uint32_t> entries_;
  std::vector<Source> sources_;
  std::vector<std::uint32_t> first_source_;
  std::vector<std::uint32_t> layers_;
  std::vector<std::unique_ptr<Rows>> rows_;
  std::vector<std::vector<std::uint16_t>> places_;  // beside the rows
  std::uint64_t deals_ = 0;
  std::vector<AfterLayer> after_layers_;
  std::uint64_t sets_ = 0;
  std::uint64_t waits_ = 0;
};

}  // namespace hastilude::solve
