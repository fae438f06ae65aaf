// Work of the engine in a browser, to be timed beside the program's (scripts/engine-speed).
#include "wasm/work.h"

namespace hastilude {
extern "C" {

[[clang::export_name("play_random_games")]] double speed_random(int game, int players, int games) {
  return static_cast<double>(tests::play_random_games(game, players, games));
}
[[clang::export_name("search_first_decision")]] double speed_search(int game, int players,
                                                                    int simulations) {
  return static_cast<double>(tests::search_first_decision(game, players, simulations));
}
}
}  // namespace hastilude
