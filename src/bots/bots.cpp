#include "bots/bots.h"

#include <array>

namespace hastilude {
namespace {

struct Entry {
  std::string_view game;
  std::vector<Bot> (*bots)();
};

constexpr std::array entries{Entry{"engarde", engarde_bots}};

}  // namespace

std::vector<Bot> bots_of(const GameApi& game) {
  for (const Entry& entry : entries) {
    if (entry.game == game.name) return entry.bots();
  }
  return {};
}

std::optional<Bot> find_bot(const GameApi& game, std::string_view name) {
  for (Bot& bot : bots_of(game)) {
    if (bot.name == name) return std::move(bot);
  }
  return {};
}

}  // namespace hastilude
