#include "app/players.h"

namespace hastilude::app {
namespace {

int count_seen(const GameApi& game, const AnyView& view) {
  int count = 0;
  game.moves_seen(view, [&](const AnyMove&) {
    ++count;
    return Visit::more;
  });
  return count;
}

}  // namespace

std::optional<AnyMove> choose_at_random(const Question& question, Random& random) {
  const int count = count_seen(*question.game, question.view);
  int index = random.below(count + (question.need == Question::Need::may ? 1 : 0));
  std::optional<AnyMove> chosen;
  question.game->moves_seen(question.view, [&](const AnyMove& move) {
    if (index-- > 0) return Visit::more;
    chosen = move;
    return Visit::stop;
  });
  return chosen;
}

}  // namespace hastilude::app
