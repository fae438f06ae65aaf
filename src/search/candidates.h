// What a search has to say: each alternative, how often it was tried and what it was worth.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/game.h"
#include "match/question.h"

namespace hastilude::search {

// An alternative; no move: to wait, where a seat need not act.
template <Game G>
struct Candidate {
  std::optional<typename G::Move> move;
  std::uint64_t tries = 0;
  double total = 0;  // of the rewards of the deciding seat

  double mean() const { return tries == 0 ? 0 : total / static_cast<double>(tries); }

  friend bool operator==(const Candidate&, const Candidate&) = default;
};

template <Game G>
using Candidates = std::vector<Candidate<G>>;

// The alternative that was tried most, which a search comes to trust most.
template <Game G>
const Candidate<G>& most_tried(const Candidates<G>& candidates) {
  return *std::max_element(
      candidates.begin(), candidates.end(),
      [](const Candidate<G>& a, const Candidate<G>& b) { return a.tries < b.tries; });
}

// Two searches of the same question, as one.
template <Game G>
Candidates<G> merged(Candidates<G> first, const Candidates<G>& second) {
  for (const Candidate<G>& candidate : second) {
    const auto same = std::find_if(first.begin(), first.end(),
                                   [&](const Candidate<G>& c) { return c.move == candidate.move; });
    if (same == first.end()) {
      first.push_back(candidate);
    } else {
      same->tries += candidate.tries;
      same->total += candidate.total;
    }
  }
  return first;
}

}  // namespace hastilude::search
