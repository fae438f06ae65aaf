// Everybody against everybody: which contests a league has, and the file in which it keeps them.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "bots/arena/builds.h"
#include "bots/arena/plan.h"
#include "bots/arena/ratings.h"
#include "core/result.h"

namespace hastilude::arena {

// How long a player thinks: processor time, forced decisions too.
struct Pace {
  std::uint64_t nanoseconds = 0;
  std::uint64_t decisions = 0;

  double microseconds() const {
    return decisions == 0
               ? 0
               : 1e-3 * static_cast<double>(nanoseconds) / static_cast<double>(decisions);
  }
};

struct League {
  const GameApi* game = nullptr;
  Setup setup;
  std::vector<std::string> bots;  // weakest first
  std::uint64_t seed = 1;
  int deals = 100;                   // of each contest
  int slow_deals = 0;                // of those in which somebody searches; 0: as many, but nobody
                                     // who searches for long plays
  std::vector<std::string> quick{};  // those who search, but count as quick
  std::vector<Contest> contests{};   // as far as they were played
  std::vector<Mirror> mirrors{};     // the same
  std::vector<Pace> paces{};         // of each bot
  Builds builds{};                   // the programs that have played it
};

// Those who answer at once, and those whose search is quick, play against all others of their kind;
// whoever searches longer plays against its neighbours in the list and against `page`. Where
// more than two play, both ways: one among copies of the other.
std::vector<Contest> contests_of(const League& league);
int deals_of(const League& league, const Contest& contest);
// The page and all above it, each among copies of itself.
std::vector<Mirror> mirrors_of(const League& league);
int deals_of(const League& league, const Mirror& mirror);

// What the arena has to play for it.
Plan plan_of(const League& league, const Contest& contest);

// Plays up to so many deals more; fewer if `stop` says so.
void play_on(League& league, Contest& contest, int deals, int threads,
             const std::function<bool()>& stop);
void play_on(League& league, Mirror& mirror, int deals, int threads,
             const std::function<bool()>& stop);

// That this program plays on from here.
void go_on_by(League& league, const std::string& build);

// As a file: what is played, then a line for each contest.
std::string league_text(const League& league);
// Takes up what was kept, or says why it cannot.
std::optional<std::string> take_up(League& league, std::string_view text);
// The league of a file, with all who play in it; or what is wrong with the file.
Result<League, std::string> league_in(std::string_view text);

// The command that plays it, so that results say how they were made.
std::string command_of(const League& league);

// What came out, as a table in Markdown, and drawn (SVG).
std::string standing_table(const League& league, const Standing& standing);
// Empty where only two play: each pair both ways, and what it costs to sit alone.
std::string company_table(const League& league);
std::string standing_picture(const League& league, const Standing& standing);
// How strong each is, and how long it thinks. Empty where nobody was timed.
std::string pace_table(const League& league);
std::string pace_picture(const League& league, const Standing& standing);
// What it is worth to begin. Empty where no mirrors were played.
std::string seat_table(const League& league);
std::string seat_picture(const League& league);

// Against whom ratings are told: the page, or the first if there is none.
std::size_t anchor_of(const League& league);

}  // namespace hastilude::arena
