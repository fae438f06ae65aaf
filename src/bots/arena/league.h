// Everybody against everybody: which contests a league has, and the file in which it keeps them.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "bots/arena/plan.h"
#include "bots/arena/ratings.h"
#include "core/result.h"

namespace hastilude::arena {

struct League {
  const GameApi* game = nullptr;
  Setup setup;
  std::vector<std::string> bots;  // weakest first
  std::uint64_t seed = 1;
  int deals = 100;                  // of each contest
  int slow_deals = 0;               // of those in which somebody searches
  std::vector<Contest> contests{};  // as far as they were played
};

// Those who answer at once play against all others of their kind; who searches plays against its
// neighbours in the list and against `page`. Where more than two play, both ways: one among copies
// of the other.
std::vector<Contest> contests_of(const League& league);
int deals_of(const League& league, const Contest& contest);
bool searches(const League& league, const Contest& contest);

// What the arena has to play for it.
Plan plan_of(const League& league, const Contest& contest);

// Plays up to so many deals more; fewer if `stop` says so.
void play_on(const League& league, Contest& contest, int deals, int threads,
             const std::function<bool()>& stop);

// As a file: what is played, then a line for each contest.
std::string league_text(const League& league);
// Takes up what was kept, or says why it cannot.
std::optional<std::string> take_up(League& league, std::string_view text);

// The command that plays it, so that results say how they were made.
std::string command_of(const League& league);

// What came out, as a table in Markdown, and drawn (SVG).
std::string standing_table(const League& league, const Standing& standing);
// Empty where only two play: each pair both ways, and what it costs to sit alone.
std::string company_table(const League& league);
std::string standing_picture(const League& league, const Standing& standing);

// Against whom ratings are told: the page, or the first if there is none.
std::size_t anchor_of(const League& league);

}  // namespace hastilude::arena
