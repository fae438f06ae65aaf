#include "solve/engarde/passage.h"

namespace hastilude::solve {

Draw::Draw(const Tree& tree, Code discards, int held)
    : ways(static_cast<std::size_t>(tree.hands().shape().highest)) {
  const Hands& hands = tree.hands();
  const Rows& rows = tree.rows(discards, held);
  const Rows& full = tree.rows(discards, held + 1);
  to.resize(rows.back() * ways);
  odds.resize(rows.back() * ways);
  const std::span<const Code> own = hands.of_size(held);
  for (std::size_t i = 0; i < own.size(); ++i) {
    const auto rest = static_cast<Code>(hands.deck() - discards - own[i]);
    std::size_t way = rows[i] * ways;
    if (rows[i] == rows[i + 1]) continue;
    for (const Code his : hands.fitting(rest)) {
      const auto pile = static_cast<Code>(rest - his);
      const auto all = static_cast<float>(hands.size(pile));
      for (int card = 1; card <= static_cast<int>(ways); ++card, ++way) {
        const int left = hands.count(pile, card);
        if (left == 0) continue;
        const Code one = hands.cards(card, 1);
        to[way] = full[hands.index(static_cast<Code>(own[i] + one))] +
                  static_cast<std::uint32_t>(hands.rank(static_cast<Code>(rest - one), his));
        odds[way] = static_cast<float>(left) / all;
      }
    }
  }
}

void Draw::back(const float* drawn, float* before) const {
  for (std::size_t way = 0; way < to.size(); way += ways, ++before) {
    float sum = 0;
    for (std::size_t i = 0; i < ways; ++i) sum += odds[way + i] * drawn[to[way + i]];
    *before = sum;
  }
}

void Draw::forth(const float* before, float* drawn) const {
  for (std::size_t way = 0; way < to.size(); way += ways, ++before) {
    for (std::size_t i = 0; i < ways; ++i) drawn[to[way + i]] += odds[way + i] * *before;
  }
}

BlindDraw::BlindDraw(const Hands& hands, Code discards, int held)
    : ways(static_cast<std::size_t>(hands.shape().highest)) {
  const auto left = static_cast<Code>(hands.deck() - discards);
  for (const Code own : hands.of_size(held)) {
    const bool fits = hands.includes(left, own);
    const auto rest = static_cast<Code>(fits ? left - own : 0);
    for (int card = 1; card <= static_cast<int>(ways); ++card) {
      const int count = hands.count(rest, card);
      to.push_back(count == 0 ? 0
                              : static_cast<std::uint32_t>(
                                    hands.index(static_cast<Code>(own + hands.cards(card, 1)))));
      odds.push_back(count == 0 ? 0.0F
                                : static_cast<float>(count) / static_cast<float>(hands.size(rest)));
    }
  }
}

void BlindDraw::forth(const float* before, float* drawn) const {
  for (std::size_t way = 0; way < to.size(); way += ways, ++before) {
    for (std::size_t i = 0; i < ways; ++i) drawn[to[way + i]] += odds[way + i] * *before;
  }
}

std::vector<std::uint32_t> change_sides(const Tree& tree, Code discards, Code parry) {
  const Hands& hands = tree.hands();
  const int full = hands.shape().hand;
  const Rows& rows = tree.rows(discards, full);
  const auto then = static_cast<Code>(discards + parry);
  const Rows& other = tree.rows(then, full - hands.size(parry));
  std::vector<std::uint32_t> to;
  to.reserve(rows.back());
  const std::span<const Code> own = hands.of_size(full);
  for (std::size_t i = 0; i < own.size(); ++i) {
    if (rows[i] == rows[i + 1]) continue;
    for (const Code his : hands.fitting(static_cast<Code>(hands.deck() - discards - own[i]))) {
      if (!hands.includes(his, parry)) {
        to.push_back(nowhere);
        continue;
      }
      const auto left = static_cast<Code>(his - parry);
      const auto rest = static_cast<Code>(hands.deck() - then - left);
      to.push_back(other[hands.index(left)] + static_cast<std::uint32_t>(hands.rank(rest, own[i])));
    }
  }
  return to;
}

}  // namespace hastilude::solve
