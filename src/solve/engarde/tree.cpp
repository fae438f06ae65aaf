#include "solve/engarde/tree.h"

#include <algorithm>
#include <unordered_map>

namespace hastilude::solve {

using engarde::Level;

// Finds all that can be reached, layer by layer: everything that follows has more discards.
struct Tree::Growth {
  Tree& tree;
  const Hands& hands = tree.hands_;
  const Shape& shape = hands.shape();
  std::unordered_map<std::uint64_t, std::uint32_t> known_nodes{};
  std::unordered_map<std::uint64_t, std::uint32_t> known_afters{};
  std::vector<std::vector<std::uint32_t>> by_layer{};

  template <class... Small>
  static std::uint64_t key(Code discards, Small... parts) {
    static_assert(sizeof...(parts) <= 6, "eight bits each behind the discards");
    std::uint64_t key = discards;
    ((key = key << 8 | static_cast<std::uint64_t>(parts)), ...);
    return key;
  }

  std::uint32_t node(const Node& wanted) {
    const auto [place, is_new] =
        known_nodes.try_emplace(key(wanted.discards, wanted.held, wanted.own, wanted.his,
                                    wanted.attack, wanted.last, wanted.side),
                                static_cast<std::uint32_t>(tree.nodes_.size()));
    if (is_new) {
      tree.nodes_.push_back(wanted);
      by_layer[static_cast<std::size_t>(hands.size(wanted.discards))].push_back(place->second);
    }
    return place->second;
  }

  // E12, E8: the pile is taken up by the refill.
  bool ends(const After& after) const {
    const int pile = shape.deck() - hands.size(after.discards) - after.held - shape.hand;
    return after.then != Then::stay && pile <= shape.hand - after.held;
  }

  std::uint32_t follows(const After& after) {
    if (ends(after)) return nowhere;
    if (after.then == Then::stay) {
      return node({after.discards, after.held, after.own, after.his, 0, after.last, after.side});
    }
    const Code parry = tree.parried(after);
    if (!hands.includes(static_cast<Code>(hands.deck() - after.discards), parry)) return nowhere;
    return node({static_cast<Code>(after.discards + parry),
                 static_cast<std::uint8_t>(shape.hand - hands.size(parry)), after.his, after.own,
                 after.then == Then::answer ? after.attack : std::uint8_t{0}, after.last,
                 shape.sides == Sides::apart ? other(after.side) : after.side});
  }

  std::uint8_t remembered(int forward, int attack) const {
    return shape.remembered == Remembered::discards ? std::uint8_t{0}
                                                    : as_remembered(forward, attack);
  }

  // An action that takes cards from the hand, leads forward by so many spaces and attacks with so
  // many cards.
  void act(Node& from, Code cards, int forward, int attack, Then then) {
    if (!hands.includes(static_cast<Code>(hands.deck() - from.discards), cards)) return;
    if (hands.size(cards) > from.held) return;
    After after{static_cast<Code>(from.discards + cards),
                static_cast<std::uint8_t>(from.held - hands.size(cards)),
                static_cast<std::uint8_t>(from.own + forward),
                from.his,
                static_cast<std::uint8_t>(attack),
                then,
                nowhere};
    // Who parries and goes on still remembers the attack.
    after.last = then == Then::stay ? from.last : remembered(forward, attack);
    after.side = from.side;
    const auto [place, is_new] =
        known_afters.try_emplace(key(after.discards, after.held, after.own, after.his,
                                     attack << 2 | static_cast<int>(then), after.last, after.side),
                                 static_cast<std::uint32_t>(tree.afters_.size()));
    if (is_new) {
      tree.afters_.push_back(after);
      tree.afters_.back().node = follows(after);
    }
    tree.actions_.push_back({cards, place->second});
    ++from.actions;
  }

  void attacks(Node& from, int distance, int step, Then then) {
    if (distance < 1 || distance > shape.highest) return;
    for (int count = 1; count <= std::min(+from.held, shape.copies); ++count) {
      const Code strike = hands.cards(distance, count);
      const Code cards = step > 0 ? hands.cards(step, 1) : Code{0};
      // More of a card than there are would run into the next card's digit.
      if (step == distance && count == shape.copies) break;
      act(from, static_cast<Code>(strike + cards), step, count, then);
    }
  }

  void turn(Node& from) {
    const int distance = tree.distance(from.own, from.his);
    for (int card = 1; card <= shape.highest && card < distance; ++card) {  // E5
      act(from, hands.cards(card, 1), card, 0, Then::turn);
    }
    for (int card = 1; card <= shape.highest && card <= from.own; ++card) {
      act(from, hands.cards(card, 1), -card, 0, Then::turn);
    }
    if (shape.level == Level::basic) return;  // E7: who can hit has nothing to choose
    attacks(from, distance, 0, Then::parry);
    if (shape.level != Level::advanced) return;
    for (int card = 1; card <= shape.highest; ++card) {  // E13
      attacks(from, distance - card, card, Then::answer);
    }
  }

  // E14
  void defence(Node& from) {
    act(from, hands.cards(tree.distance(from.own, from.his), from.attack), 0, from.attack,
        Then::stay);
    for (int card = 1; card <= shape.highest && card <= from.own; ++card) {
      act(from, hands.cards(card, 1), -card, 0, Then::turn);
    }
  }

  void from(const Node& root) {
    by_layer.resize(static_cast<std::size_t>(shape.deck() + 1));
    node(root);
    for (std::size_t layer = 0; layer < by_layer.size(); ++layer) {
      for (std::size_t i = 0; i < by_layer[layer].size(); ++i) grow(by_layer[layer][i]);
    }
    tree.afters_.shrink_to_fit();
    tree.actions_.shrink_to_fit();
  }

  void grow(std::uint32_t id) {
    Node from = tree.nodes_[id];
    from.first_action = static_cast<std::uint32_t>(tree.actions_.size());
    if (from.attack > 0) {
      defence(from);
    } else {
      turn(from);
    }
    tree.nodes_[id] = from;
  }
};

Tree::Tree(const Hands& hands)
    : Tree(hands, {0, static_cast<std::uint8_t>(hands.shape().hand), 0, 0, 0}) {}

Tree::Tree(const Hands& hands, const Node& root)
    : hands_(hands), stride_(static_cast<std::size_t>(hands.shape().hand + 1)) {
  Growth{*this}.from(root);
  turn_round();
  lay_out();
}

// Sorts the nodes, and finds for each what leads to it.
void Tree::turn_round() {
  std::vector<std::uint32_t> order(nodes_.size());
  for (std::uint32_t i = 0; i < order.size(); ++i) order[i] = i;
  std::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
    return order_of(nodes_[a]) < order_of(nodes_[b]);
  });
  std::vector<std::uint32_t> now(nodes_.size());
  std::vector<Node> sorted;
  sorted.reserve(nodes_.size());
  for (std::uint32_t i = 0; i < order.size(); ++i) {
    now[order[i]] = i;
    sorted.push_back(nodes_[order[i]]);
  }
  nodes_ = std::move(sorted);
  for (After& after : afters_) {
    if (after.node != nowhere) after.node = now[after.node];
  }

  std::vector<std::vector<std::uint32_t>> leading(nodes_.size());
  for (std::uint32_t id = 0; id < afters_.size(); ++id) {
    if (afters_[id].node != nowhere) leading[afters_[id].node].push_back(id);
  }
  for (std::size_t id = 0; id < nodes_.size(); ++id) {
    std::sort(leading[id].begin(), leading[id].end(), [&](std::uint32_t a, std::uint32_t b) {
      return std::pair(afters_[a].then == Then::stay, afters_[a].held) <
             std::pair(afters_[b].then == Then::stay, afters_[b].held);
    });
    nodes_[id].first_entry = static_cast<std::uint32_t>(entries_.size());
    for (const std::uint32_t each : leading[id]) {
      ++(afters_[each].then == Then::stay ? nodes_[id].stays : nodes_[id].entries);
    }
    entries_.insert(entries_.end(), leading[id].begin(), leading[id].end());
  }

  first_source_.assign(afters_.size() + 1, 0);
  for (const Action& action : actions_) ++first_source_[action.after + 1];
  for (std::size_t i = 1; i < first_source_.size(); ++i) first_source_[i] += first_source_[i - 1];
  std::vector<std::uint32_t> next = first_source_;
  sources_.resize(actions_.size());
  for (std::uint32_t id = 0; id < nodes_.size(); ++id) {
    const std::span<const Action> all = actions(nodes_[id]);
    for (std::size_t i = 0; i < all.size(); ++i) {
      sources_[next[all[i].after]++] = {id, static_cast<std::uint8_t>(i)};
    }
  }
}

std::uint32_t Tree::find(const Node& place) const {
  Node wanted = place;
  if (hands_.shape().remembered == Remembered::discards) wanted.last = 0;
  if (hands_.shape().sides == Sides::alike) wanted.side = Side::starter;
  const auto found =
      std::lower_bound(nodes_.begin(), nodes_.end(), wanted,
                       [this](const Node& a, const Node& b) { return order_of(a) < order_of(b); });
  assert(found != nodes_.end() && order_of(*found) == order_of(wanted));
  return static_cast<std::uint32_t>(found - nodes_.begin());
}

const Rows& Tree::make_rows(Code discards, int held) {
  std::unique_ptr<Rows>& rows = rows_[discards * stride_ + static_cast<std::size_t>(held)];
  if (rows) return *rows;
  rows = std::make_unique<Rows>();
  std::vector<std::uint16_t>& places = places_[discards * stride_ + static_cast<std::size_t>(held)];
  std::uint32_t total = 0;
  std::uint16_t place = 0;
  for (const Code hand : hands_.of_size(held)) {
    rows->push_back(total);
    places.push_back(place);
    if (!hands_.includes(left(discards), hand)) continue;
    ++place;
    const auto rest = static_cast<Code>(left(discards) - hand);
    total += static_cast<std::uint32_t>(hands_.fitting(rest).size());
  }
  rows->push_back(total);
  places.push_back(place);
  return *rows;
}

std::uint64_t Tree::bytes() const {
  const auto all = [](const auto& vector) { return vector.size() * sizeof(vector[0]); };
  std::uint64_t bytes = all(nodes_) + all(afters_) + all(actions_) + all(entries_) + all(sources_) +
                        all(first_source_);
  for (const std::unique_ptr<Rows>& rows : rows_) bytes += rows ? all(*rows) : 0;
  for (const std::vector<std::uint16_t>& places : places_) bytes += all(places);
  return bytes;
}

void Tree::lay_out() {
  rows_.resize((hands_.deck() + std::size_t{1}) * stride_);
  places_.resize(rows_.size());
  for (Node& node : nodes_) {
    while (layers_.size() <= static_cast<std::size_t>(hands_.size(node.discards))) {
      layers_.push_back(static_cast<std::uint32_t>(&node - nodes_.data()));
    }
    node.deals = deals_;
    deals_ += make_rows(node.discards, node.held).back();
    node.sets = sets_;
    sets_ += held_hands(node);
    node.waits = waits_;
    waits_ += waiting_hands(node).size();
  }
  layers_.push_back(static_cast<std::uint32_t>(nodes_.size()));
  lay_out_afters();
}

void Tree::lay_out_afters() {
  after_layers_.resize(static_cast<std::size_t>(hands_.shape().deck() + 1));
  for (std::uint32_t id = 0; id < afters_.size(); ++id) {
    After& after = afters_[id];
    AfterLayer& layer = after_layers_[static_cast<std::size_t>(layer_of(after))];
    after.deals = layer.deals;
    layer.deals += make_rows(after.discards, after.held).back();
    for (int held = after.held; held <= hands_.shape().hand; ++held) {
      make_rows(after.discards, held);
    }
    for (const Source& source : sources(id)) {
      const int choice = hands_.size(nodes_[source.node].discards);
      layer.first_choice = std::min(layer.first_choice, choice);
      layer.last_follower = std::max(layer.last_follower, choice);
    }
    if (after.node == nowhere) {
      layer.ends.push_back(id);
    } else {
      layer.last_follower = std::max(layer.last_follower, hands_.size(nodes_[after.node].discards));
    }
  }
}

}  // namespace hastilude::solve
