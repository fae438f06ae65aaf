#include "bots/arena/chance.h"

#include <algorithm>

#include "bots/seeds.h"

namespace hastilude::arena {

std::size_t DealChance::place_of(int kind) {
  const auto known = std::find_if(kinds_.begin(), kinds_.end(),
                                  [&](const Kind& other) { return other.kind == kind; });
  const auto place = static_cast<std::size_t>(known - kinds_.begin());
  if (known == kinds_.end()) kinds_.push_back({kind});
  return place;
}

AnyMove DealChance::draw(const GameApi& game, const AnyState& state) {
  // What kind of chance is due and for whom shows in any outcome of it.
  Random any(0);
  const AnyMove example = game.sample(state, any);
  const std::size_t place = place_of(game.kind(example));
  kinds_.resize(place + 1);
  Kind& kind = kinds_[place];
  const std::size_t seat = std::min<std::size_t>(game.mover(example).index, max_seats);
  std::uint64_t seed = bots::derived({seed_, static_cast<std::uint64_t>(kind.kind), seat});
  for (std::size_t earlier = 0; earlier < place; ++earlier)
    seed = bots::derived({seed, kinds_[earlier].count});
  Random random(bots::derived({seed, kind.by_seat[seat]}));
  ++kind.count;
  ++kind.by_seat[seat];
  return game.sample(state, random);
}

}  // namespace hastilude::arena
