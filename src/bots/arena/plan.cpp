#include "bots/arena/plan.h"

#include <algorithm>
#include <cmath>

#include "record/print.h"

namespace hastilude::arena {

std::vector<Entrant> entrants_of(const Plan& plan) {
  std::vector<Entrant> entrants;
  for (const std::string& name : plan.bots) {
    const auto known = std::find_if(entrants.begin(), entrants.end(),
                                    [&](const Entrant& e) { return e.name == name; });
    if (known != entrants.end()) {
      ++known->seats;
    } else {
      entrants.push_back({name, 1});
    }
  }
  return entrants;
}

std::vector<std::size_t> places_of(const Plan& plan) {
  const std::vector<Entrant> entrants = entrants_of(plan);
  std::vector<std::size_t> places;
  for (const std::string& name : plan.bots) {
    const auto known = std::find_if(entrants.begin(), entrants.end(),
                                    [&](const Entrant& e) { return e.name == name; });
    places.push_back(static_cast<std::size_t>(known - entrants.begin()));
  }
  return places;
}

std::string settings_text(const Plan& plan) {
  std::string text = record::print_head({.game = plan.game, .setup = plan.setup});
  for (const std::string& bot : plan.bots) text += "bot " + bot + "\n";
  text += "seed " + std::to_string(plan.seed) + "\n";
  const auto limit = [&](std::string_view what, double seconds) {
    text += std::string(what) + " " + std::to_string(std::lround(seconds * 1000)) + " ms\n";
  };
  limit("limit", plan.limit_seconds);
  if (plan.game_seconds > 0) limit("game-limit", plan.game_seconds);
  return text;
}

}  // namespace hastilude::arena
