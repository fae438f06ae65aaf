#include "solve/engarde/hands.h"

namespace hastilude::solve {

Hands::Hands(const Shape& shape) : shape_(shape), unit_{0} {
  std::size_t codes = 1;
  for (int card = 1; card <= shape.highest; ++card) {
    unit_.push_back(static_cast<Code>(codes));
    codes *= static_cast<std::size_t>(shape.copies + 1);
    deck_ = static_cast<Code>(deck_ + unit_.back() * shape.copies);
    guard_ |= std::uint64_t{0x80} << (8 * (card - 1));
  }
  of_size_.resize(static_cast<std::size_t>(shape.deck() + 1));
  for (std::size_t code = 0; code < codes; ++code) {
    int total = 0;
    std::uint64_t spread = 0;
    for (int card = 1; card <= shape.highest; ++card) {
      const int held = count(static_cast<Code>(code), card);
      total += held;
      spread |= static_cast<std::uint64_t>(held) << (8 * (card - 1));
    }
    size_.push_back(static_cast<std::uint8_t>(total));
    spread_.push_back(spread);
    std::vector<Code>& same = of_size_[static_cast<std::size_t>(total)];
    index_.push_back(static_cast<std::uint16_t>(same.size()));
    same.push_back(static_cast<Code>(code));
  }
  const std::span<const Code> full = of_size(shape.hand);
  rank_.resize(codes * full.size());
  for (std::size_t rest = 0; rest < codes; ++rest) {
    first_.push_back(static_cast<std::uint32_t>(fitting_.size()));
    for (const Code hand : full) {
      if (!includes(static_cast<Code>(rest), hand)) continue;
      rank_[rest * full.size() + index_[hand]] =
          static_cast<std::uint16_t>(fitting_.size() - first_.back());
      fitting_.push_back(hand);
    }
  }
  first_.push_back(static_cast<std::uint32_t>(fitting_.size()));
}

}  // namespace hastilude::solve
