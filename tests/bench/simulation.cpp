// How much work a simulation by a page's sense is, for scripts/instructions: one who goes by it
// alone thinks about the first decision of a game.
//
//   simulation GAME PLAYERS [BOT]   thinks twice, and lets callgrind count the second time only
//
// Prints how many simulations that were.
#include <cstdlib>
#include <iostream>

#include <valgrind/callgrind.h>

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
  if (argc < 3) return 2;
  const GameApi* const game = games::find_game(argv[1]);
  if (game == nullptr) return 2;
  const bots::Bot* const bot = argc > 3 ? bots::find_bot(*game, argv[3]) : searcher(*game);
  if (bot == nullptr || !bot->think) return 2;
  Random random(1);
  match::Match match(*game, game->start(usual_setup(*game, std::atoi(argv[2]))));
  while (match.due() == Due::chance)
    match.play(game->sample(match.state(), random), match::unheard);
  const match::Question question = match.question(*match.asked().begin());
  bot->think(question, random, patience(*game));
  CALLGRIND_START_INSTRUMENTATION;
  std::uint64_t simulations = 0;
  for (const bots::Thought& thought : bot->think(question, random, patience(*game)))
    simulations += thought.tries;
  CALLGRIND_STOP_INSTRUMENTATION;
  std::cout << simulations << "\n";
}
