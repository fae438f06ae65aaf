#include "bots/bots.h"

#include <array>

namespace hastilude {
namespace {

struct Entry {
  std::string_view game;
  std::vector<Bot> (*bots)();
};

constexpr std::array entries{Entry{"castles", castles_bots}, Entry{"engarde", engarde_bots},
                             Entry{"ivanhoe", ivanhoe_bots}};

}  // namespace

std::optional<AnyMove> choose_at_random(const Question& question, Random& random) {
  int count = 0;
  question.game->moves_seen(question.view, [&](const AnyMove&) {
    ++count;
    return Visit::more;
  });
  int index = random.below(count + (question.need == Need::may ? 1 : 0));
  std::optional<AnyMove> chosen;
  question.game->moves_seen(question.view, [&](const AnyMove& move) {
    if (index-- > 0) return Visit::more;
    chosen = move;
    return Visit::stop;
  });
  return chosen;
}

std::vector<Bot> bots_of(const GameApi& game) {
  for (const Entry& entry : entries) {
    if (entry.game == game.name) return entry.bots();
  }
  return {{"random", choose_at_random, {}}};
}

std::optional<Bot> find_bot(const GameApi& game, std::string_view name) {
  for (Bot& bot : bots_of(game)) {
    if (bot.name == name) return std::move(bot);
  }
  return {};
}

}  // namespace hastilude
