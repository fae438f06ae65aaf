// Does the work that it is told by lines "random GAME PLAYERS GAMES" or "search GAME PLAYERS
// SIMULATIONS", and tells for each how many milliseconds of processor time it took, which other
// load touches little, and what came out.
#include <ctime>
#include <iostream>

#include "wasm/work.h"

int main() {
  using namespace hastilude::tests;
  std::string what;
  int game = 0;
  int players = 0;
  int amount = 0;
  while (std::cin >> what >> game >> players >> amount) {
    const std::clock_t start = std::clock();
    const std::uint64_t result = what == "random" ? play_random_games(game, players, amount)
                                                  : search_first_decision(game, players, amount);
    const double took = static_cast<double>(std::clock() - start) * 1000 / CLOCKS_PER_SEC;
    std::cout << took << ' ' << result << std::endl;
  }
}
