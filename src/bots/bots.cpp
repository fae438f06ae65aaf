#include "bots/bots.h"

#include <array>

namespace hastilude::bots {
namespace {

struct Entry {
  std::string_view game;
  std::vector<Bot> bots;
};

const std::array<Entry, 3>& entries() {
  static const std::array<Entry, 3> all{Entry{"castles", castles_bots()},
                                        Entry{"engarde", engarde_bots()},
                                        Entry{"ivanhoe", ivanhoe_bots()}};
  return all;
}

}  // namespace

std::optional<AnyMove> choose_at_random(const Question& question, Random& random) {
  int count = 0;
  question.game->moves_seen(question.view, [&](const AnyMove&) {
    ++count;
    return Visit::more;
  });
  int index = random.below(count + (question.need == match::Need::may ? 1 : 0));
  std::optional<AnyMove> chosen;
  question.game->moves_seen(question.view, [&](const AnyMove& move) {
    if (index-- > 0) return Visit::more;
    chosen = move;
    return Visit::stop;
  });
  return chosen;
}

Bot random_bot() {
  return {.name = "random",
          .choose = [](const Question& question, Random& random, const Patience&) {
            return choose_at_random(question, random);
          }};
}

std::span<const Bot> bots_of(const GameApi& game) {
  for (const Entry& entry : entries()) {
    if (entry.game == game.name) return entry.bots;
  }
  static const Bot only = random_bot();
  return {&only, 1};
}

const Bot* find_bot(const GameApi& game, std::string_view name) {
  for (const Bot& bot : bots_of(game)) {
    if (bot.name == name) return &bot;
  }
  return nullptr;
}

}  // namespace hastilude::bots
