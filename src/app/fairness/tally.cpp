#include "app/fairness/tally.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "record/read.h"
#include "record/replayed.h"
#include "record/verify.h"

namespace hastilude::app {
namespace {

constexpr double deviations = 1.96;  // how many hold 95 in 100

// Exact: so many of these are among what is taken without looking.
void count(std::vector<Figure>& figures, const Drawn& drawn) {
  figures.resize(std::max(figures.size(), drawn.there.size()));
  const double all = std::accumulate(drawn.there.begin(), drawn.there.end(), 0);
  const double taken = std::accumulate(drawn.taken.begin(), drawn.taken.end(), 0);
  for (std::size_t i = 0; i < drawn.there.size(); ++i) {
    const double share = drawn.there[i] / all;
    figures[i].found += drawn.taken[i];
    figures[i].expected += taken * share;
    if (all > 1) figures[i].variance += taken * share * (1 - share) * (all - taken) / (all - 1);
  }
}

void count_lines(GameTally& tally, const tables::Table& table) {
  const tables::Settings& settings = table.settings();
  const GameApi& game = *settings.game;
  match::Match match(game, game.start(settings.setup));
  const auto told = [&](const AnyState& before, const match::Line& line) {
    const auto* const move = std::get_if<AnyMove>(&line);
    if (move == nullptr || game.role(*move) != Role::chance) return;
    const std::optional<Drawn> found = drawn(game, before, *move);
    const bool given = found && found->occasion == Occasion::starter && settings.start != nobody;
    if (found && !given) count(tally.figures[found->occasion], *found);
  };
  record::play_again(match, table.lines(Observer::all()), told);
}

void count_deal(GameTally& tally, const tables::Table& table) {
  const std::optional<tables::DealShown> deal = table.deal();
  if (!deal) return;
  ++tally.sealed;
  for (const std::optional<record::Sealed::Person>& person : deal->said.people) {
    if (!person) continue;
    ++tally.people;
    if (person->secret) ++tally.contributed;
  }
  const std::string text = table.record([](const tables::Place&) { return std::string("?"); });
  const auto records = record::read_records(text);
  const bool holds = records.size() == 1 && records.front() &&
                     record::verify(*records.front()).finding == record::Finding::holds;
  if (holds) ++tally.holding;
}

}  // namespace

// Nothing is found less than never.
double Figure::least() const { return std::max(0.0, expected - deviations * std::sqrt(variance)); }
double Figure::most() const { return expected + deviations * std::sqrt(variance); }
double Figure::off() const { return variance > 0 ? (found - expected) / std::sqrt(variance) : 0; }

void Tally::add(const tables::Table& table) {
  GameTally& tally = games_[table.settings().game];
  ++tally.games;
  count_lines(tally, table);
  count_deal(tally, table);
}

}  // namespace hastilude::app
