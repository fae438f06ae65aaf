#include "solve/engarde/book.h"

#include <algorithm>

namespace hastilude::solve {
namespace {

engarde::Cards cards_of(const Hands& hands, Code code) {
  engarde::Cards cards;
  for (int card = 1; card <= hands.shape().highest; ++card)
    cards.add(card, hands.count(code, card));
  return cards;
}

struct Met {
  std::uint64_t key;
  float often;
  bots::engarde::Odds odds;
};

}  // namespace

bots::engarde::Book most_met(Sweeps& sweeps, const Tree& tree, std::size_t most) {
  const Hands& hands = tree.hands();
  std::vector<float> often;
  sweeps.each_open_set(
      [&](const Node&, Code, float met, std::span<const float>) { often.push_back(met); });
  float least = 0;
  if (often.size() > most) {
    const auto last = often.begin() + static_cast<std::ptrdiff_t>(most);
    std::nth_element(often.begin(), last, often.end(), std::greater<>());
    least = *last;
  }
  std::vector<Met> kept;
  sweeps.each_open_set([&](const Node& node, Code hand, float met, std::span<const float> odds) {
    if (met <= least) return;
    bots::engarde::Situation situation;
    situation.own = node.own;
    situation.his = node.his;
    situation.attack = node.attack;
    situation.discards = cards_of(hands, node.discards);
    situation.hand = cards_of(hands, hand);
    kept.push_back({situation.key(), met, bots::engarde::rounded({odds.begin(), odds.end()})});
  });
  std::sort(kept.begin(), kept.end(), [](const Met& a, const Met& b) { return a.key < b.key; });
  bots::engarde::Book book;
  for (const Met& met : kept) book.add(met.key, met.odds);
  return book;
}

}  // namespace hastilude::solve
