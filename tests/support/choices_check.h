// Choices with picks are the same decisions as the list; and silence is one of them.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "support/findings.h"
#include "support/match.h"

namespace hastilude::tests {

// Adds every move that a pick stands for: `text` is what was taken of the cards before `kind`.
template <Game G>
void expand_pick(const Pick& pick, std::size_t kind, int taken, const std::string& text,
                 std::set<std::string>& moves) {
  if (kind == pick.counts.size()) {
    if (taken >= pick.least && taken <= pick.most) moves.insert(text);
    return;
  }
  std::string with = text;
  for (int count = 0; count <= pick.counts[kind]; ++count) {
    if (count > 0) with.append(" ").append(G::card_names[kind]);
    expand_pick<G>(pick, kind + 1, taken + count, with, moves);
  }
}

template <Game G>
std::set<std::string> told_choices(const typename G::State& state, Seat seat) {
  std::set<std::string> told;
  const auto each = [&](const typename G::Move& move) {
    told.insert(text_of<G>(move));
    return Visit::more;
  };
  const auto pick = [&](const Pick& p) {
    const std::string words(notation_of(p).view());
    expand_pick<G>(p, 0, 0, "@" + std::to_string(seat.number()) + " " + words, told);
  };
  G::choices(view<G>(state, Observer::of(seat)), each, pick);
  return told;
}

// Long lists are left to shorter ones of the same kind: they take too long to write out.
template <Game G>
void check_told_choices(const typename G::State& state, Seat seat,
                        const std::vector<typename G::Move>& moves, Findings& findings) {
  constexpr std::size_t longest = 500;
  if (moves.size() > longest) return;
  std::set<std::string> listed;
  for (const typename G::Move& move : moves) listed.insert(text_of<G>(move));
  if (told_choices<G>(state, seat) != listed)
    findings.add("choices differ from the list of @" + std::to_string(seat.number()));
}

template <Game G>
void check_silence(const typename G::State& state, Findings& findings) {
  const Seat seat = *G::asked(state).begin();
  const auto silent = G::silence(state, seat);
  if (silent.has_value() != (G::asking(state) != Asking::turn))
    findings.add("silence does not fit the question");
  if (silent && G::check(state, *silent)) findings.add("silence is refused");
}

}  // namespace hastilude::tests
