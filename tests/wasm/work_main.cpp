// Does the work that it is told by lines "random GAME PLAYERS GAMES" or "search GAME PLAYERS
// SIMULATIONS", and tells for each how many milliseconds it took and what came out.
#include <chrono>
#include <iostream>

#include "wasm/work.h"

int main() {
  using namespace hastilude::tests;
  std::string what;
  int game = 0;
  int players = 0;
  int amount = 0;
  while (std::cin >> what >> game >> players >> amount) {
    const auto start = std::chrono::steady_clock::now();
    const std::uint64_t result = what == "random" ? play_random_games(game, players, amount)
                                                  : search_first_decision(game, players, amount);
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - start;
    std::cout << took.count() << ' ' << result << std::endl;
  }
}
