#include "bots/bots.h"

#include <array>
#include <utility>

namespace hastilude::bots {
namespace {

struct Entry {
  std::string_view game;
  Company company;
};

const std::array<Entry, 3>& entries() {
  static const std::array<Entry, 3> all{Entry{"castles", castles_bots()},
                                        Entry{"engarde", engarde_bots()},
                                        Entry{"ivanhoe", ivanhoe_bots()}};
  return all;
}

const Company& company_of(const GameApi& game) {
  for (const Entry& entry : entries()) {
    if (entry.game == game.name) return entry.company;
  }
  static const Company nobody_else{
      .ladder = {random_bot()}, .references = {}, .opponent = "random", .adviser = "random"};
  return nobody_else;
}

const Bot& known_bot(const GameApi& game, std::string_view name) {
  const Bot* const bot = find_bot(game, name);
  return bot == nullptr ? bots_of(game).back() : *bot;
}

}  // namespace

Patience for_a_decision(const Clock& clock, std::function<bool()> stop) {
  if (!clock) return {.stop = std::move(stop)};
  return {.stop = [clock, began = clock(), stop = std::move(stop)] {
    const std::int64_t taken = clock() - began;
    return taken < 0 || taken >= longest_decision || (stop && stop());
  }};
}

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

std::span<const Bot> bots_of(const GameApi& game) { return company_of(game).ladder; }

std::span<const Bot> references_of(const GameApi& game) { return company_of(game).references; }

const Bot* find_bot(const GameApi& game, std::string_view name) {
  for (const std::span<const Bot> some : {bots_of(game), references_of(game)}) {
    for (const Bot& bot : some) {
      if (bot.name == name) return &bot;
    }
  }
  return nullptr;
}

const Bot& usual_opponent(const GameApi& game) {
  return known_bot(game, company_of(game).opponent);
}

const Bot& adviser_of(const GameApi& game) { return known_bot(game, company_of(game).adviser); }

}  // namespace hastilude::bots
