// How strong players are by whom they have beaten: Elo's scale for two, Luce's choice (the first
// place of Plackett and Luce) where more play: a seat wins in proportion to its strength.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace hastilude::arena {

// One player alone against `others` copies of another, in so many deals, each of them played once
// for every rotation of the seats.
struct Contest {
  std::size_t one = 0;
  std::size_t other = 0;
  int others = 1;
  // What the one won in each deal, in sixtieths of a game: shared wins come out even.
  std::vector<int> won;
};

inline constexpr int whole_win = 60;

// A player among copies of itself: what the starter and those behind it win.
struct Mirror {
  std::size_t bot = 0;
  std::vector<int> won;       // by the starter in each deal, in sixtieths of a game
  std::vector<int> by_order;  // in all deals by each seat, counted from the starter
};

struct Rating {
  double elo = 0;  // 400 points are odds of ten to one against each single opponent
  double low = 0;  // 95 %, by drawing deals again (bootstrap)
  double high = 0;
};

// What follows for each player, above that of the `anchor`; `steps` are differences between
// neighbours, each to the one before it.
struct Standing {
  std::vector<Rating> ratings;
  std::vector<Rating> steps;
};

Standing standing_of(std::size_t players, const std::vector<Contest>& contests, std::size_t anchor);

// Two players who have met both ways, each alone among copies of the other. If a seat won by its
// own strength only, the odds of the one alone would be the inverse of those of the other alone.
// What they fall short of it is what it costs to sit alone: copies that help each other, on purpose
// or by being alike, take it from whoever is not of their kind.
struct Company {
  std::size_t one = 0;
  std::size_t other = 0;
  double one_alone = 0;    // the share of games that it wins
  double other_alone = 0;  // the same, the other way round
  Rating cost{};           // in points of Elo; below 0: it is better to sit alone
};

std::vector<Company> companies_of(const std::vector<Contest>& contests);

}  // namespace hastilude::arena
