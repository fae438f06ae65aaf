#include "learn/training.h"

#include "bots/castles/judge.h"
#include "bots/castles/page.h"
#include "bots/engarde/judge.h"
#include "bots/engarde/page.h"
#include "bots/ivanhoe/judge.h"
#include "bots/ivanhoe/page.h"
#include "learn/course.h"
#include "learn/exploit.h"

namespace hastilude::learn {
namespace {

// The usual table with every number of players that is wanted, with the fewest of them most often.
template <Game G>
std::vector<Table> by_players(const Training& training) {
  std::vector<Table> tables;
  for (int players = G::least_players; players <= G::most_players; ++players) {
    if (training.players != 0 && training.players != players) continue;
    Setup setup{.players = static_cast<std::uint8_t>(players)};
    for (std::size_t i = 0; i < G::options.size(); ++i) setup.values[i] = G::options[i].usual;
    tables.push_back({std::to_string(players) + " players", setup, tables.empty() ? 2 : 1});
  }
  return tables;
}

// A single round of each level: what a match needs is to win rounds.
std::vector<Table> rounds() {
  using engarde::Level;
  std::vector<Table> tables;
  for (int i = 0; i < static_cast<int>(Level::count); ++i) {
    const auto level = static_cast<Level>(i);
    const engarde::Rules rules{.level = level, .discards = engarde::Discards::top, .target = 1};
    engarde::State state;
    state.board.rules = rules;
    tables.push_back({"level " + std::string(name_of(level)), engarde::EnGarde::setup(state)});
  }
  return tables;
}

}  // namespace

std::optional<bots::Net> teach(std::string_view game, const Training& training,
                               const Listener& listener) {
  if (game == ivanhoe::Ivanhoe::name)
    return Course<bots::ivanhoe::Judge, bots::ivanhoe::Page>(training,
                                                             by_players<ivanhoe::Ivanhoe>(training))
        .run(listener);
  if (game == castles::Castles::name)
    return Course<bots::castles::Judge, bots::castles::Page>(training,
                                                             by_players<castles::Castles>(training))
        .run(listener);
  if (game == engarde::EnGarde::name)
    return Course<bots::engarde::Judge, bots::engarde::Page>(training, rounds()).run(listener);
  return {};
}

std::vector<std::vector<double>> exploit(const GameApi& game, const bots::Bot& bot,
                                         const Setup& setup, const Training& training,
                                         const Listener& listener) {
  const Table table{"", setup};
  if (game.name == ivanhoe::Ivanhoe::name)
    return Exploit<bots::ivanhoe::Judge, bots::ivanhoe::Page>(game, bot, training, table)
        .run(listener);
  if (game.name == castles::Castles::name)
    return Exploit<bots::castles::Judge, bots::castles::Page>(game, bot, training, table)
        .run(listener);
  if (game.name == engarde::EnGarde::name)
    return Exploit<bots::engarde::Judge, bots::engarde::Page>(game, bot, training, table)
        .run(listener);
  return {};
}

}  // namespace hastilude::learn
