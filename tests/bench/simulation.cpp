// How much work a simulation by a page's sense is, for scripts/instructions: one who goes by it
// alone thinks about the first decision of a game.
//
//   simulation GAME PLAYERS TIMES   thinks so often
//
// Prints how many simulations that were.
#include <cstdlib>
#include <iostream>

#include "bots/bots.h"
#include "games/find.h"
#include "match/match.h"

namespace hastilude {
namespace {

// Squires have learnt to judge: one of those who had not.
const bots::Bot* searcher(const GameApi& game) {
  return bots::find_bot(game, game.name == "ivanhoe" ? "flat-1000" : "old-squire");
}

// Some thousand simulations are enough.
bots::Patience patience(const GameApi& game) {
  return {.stop = {}, .effort = game.name == "engarde" ? 0.125 : 1};
}

}  // namespace
}  // namespace hastilude

int main(int argc, char** argv) {
  using namespace hastilude;
  if (argc != 4) return 2;
  const GameApi* const game = games::find_game(argv[1]);
  const bots::Bot* const bot = game != nullptr ? searcher(*game) : nullptr;
  if (bot == nullptr) return 2;
  Random random(1);
  match::Match match(*game, game->start(usual_setup(*game, std::atoi(argv[2]))));
  while (match.due() == Due::chance)
    match.play(game->sample(match.state(), random), match::unheard);
  const match::Question question = match.question(*match.asked().begin());
  std::uint64_t simulations = 0;
  for (int times = std::atoi(argv[3]); times > 0; --times) {
    for (const bots::Thought& thought : bot->think(question, random, patience(*game)))
      simulations += thought.tries;
  }
  std::cout << simulations << "\n";
}
