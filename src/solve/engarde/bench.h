// What one thread works with while it sweeps.
#pragma once

#include <map>

#include "solve/engarde/passage.h"
#include "solve/engarde/small.h"

namespace hastilude::solve {

// Tables for the discards that a thread is at, and room for the levels of a refill.
struct Bench {
  Code at = 0;
  std::map<std::pair<Code, int>, Draw> draws{};
  std::map<std::pair<Code, int>, BlindDraw> blind_draws{};
  std::map<std::pair<Code, Code>, std::vector<std::uint32_t>> sides{};
  std::vector<std::vector<float>> levels{};
  std::vector<std::vector<float>> alone{};
  std::vector<float> values{};
  std::vector<float> reached{};
  std::vector<const Worth*> alternatives{};
  std::vector<float> gains{};
  std::vector<float> odds{};

  std::vector<float>& level(int held) { return levels[static_cast<std::size_t>(held)]; }
  std::vector<float>& own_level(int held) { return alone[static_cast<std::size_t>(held)]; }
  void move_to(Code discards) {
    if (discards == at) return;
    at = discards;
    draws.clear();
    blind_draws.clear();
    sides.clear();
  }
  const Draw& draw(const Tree& tree, Code discards, int held) {
    const auto place = draws.find({discards, held});
    if (place != draws.end()) return place->second;
    return draws.try_emplace({discards, held}, tree, discards, held).first->second;
  }
  const BlindDraw& blind_draw(const Tree& tree, Code discards, int held) {
    const auto place = blind_draws.find({discards, held});
    if (place != blind_draws.end()) return place->second;
    return blind_draws.try_emplace({discards, held}, tree.hands(), discards, held).first->second;
  }
  const std::vector<std::uint32_t>& side(const Tree& tree, Code discards, Code parry) {
    const auto place = sides.find({discards, parry});
    if (place != sides.end()) return place->second;
    return sides.try_emplace({discards, parry}, change_sides(tree, discards, parry)).first->second;
  }
};

}  // namespace hastilude::solve
