// The Castles: armies (C9), listed, counted and drawn. There can be 98,575 of them to choose from.
#pragma once

#include <algorithm>

#include "games/castles/table.h"

namespace hastilude::castles {

// The soldiers of an army are of one group: a kind (0 to 3) or a coat of arms (4 to 7). So that
// each army is met once, those of a single card belong to its kind: a coat takes two different.
inline constexpr int groups = kinds_of_soldier + coats;
inline constexpr int places = 4;  // different soldiers in a group

constexpr int soldier_at(int group, int place) {
  return group < kinds_of_soldier ? soldier(group, place)
                                  : soldier(place, group - kinds_of_soldier);
}
// How many cards behind its first place a group must add to the copies there.
inline int least_behind(int group) {
  return group < kinds_of_soldier || planted(Fault::C9_army_listed_twice) ? 0 : 1;
}

// C9: the hand of the attacker, sorted by groups.
struct Muster {
  struct Group {
    std::array<std::uint8_t, places> count{};
    std::array<std::uint8_t, places + 1> behind{};  // [i]: soldiers at places i and after
  };
  std::array<Group, groups> group{};
  std::array<std::uint8_t, heroes> hero{};

  constexpr explicit Muster(const Cards& hand)
      : hero{static_cast<std::uint8_t>(hand[soldiers]),
             static_cast<std::uint8_t>(hand[soldiers + 1])} {
    for (int g = 0; g < groups; ++g) {
      Group& here = group[static_cast<std::size_t>(g)];
      for (std::size_t place = places; place-- > 0;) {
        here.count[place] = static_cast<std::uint8_t>(hand[soldier_at(g, static_cast<int>(place))]);
        here.behind[place] = static_cast<std::uint8_t>(here.behind[place + 1] + here.count[place]);
      }
    }
  }
};

// C9: an army must have more cards than the garrison.
inline int least_army(const Cards& garrison) {
  return garrison.total() + (planted(Fault::C9_equal_is_enough) && !garrison.empty() ? 0 : 1);
}

// C9: whether the cards have one thing in common; heroes fit in any army, alone too.
constexpr bool fit_together(const Cards& army) {
  const int fighting = army.total() - army[soldiers] - army[soldiers + 1];
  for (int g = 0; g < groups; ++g) {
    int together = 0;
    for (int place = 0; place < places; ++place) together += army[soldier_at(g, place)];
    if (together == fighting) return true;
  }
  return false;
}

// Calls `each` for every set of the heroes at hand, `none` of them included, with their number.
template <class Each>
inline Visit for_each_heroes(const Muster& muster, Each&& each) {
  for (int ivanhoe = 0; ivanhoe <= muster.hero[0]; ++ivanhoe) {
    for (int locksley = 0; locksley <= muster.hero[1]; ++locksley) {
      Cards with;
      with.add(soldiers, ivanhoe);
      with.add(soldiers + 1, locksley);
      if (each(with, ivanhoe + locksley) == Visit::stop) return Visit::stop;
    }
  }
  return Visit::more;
}

// ---- listing

// Adds at least `least` soldiers from `place` on, in every way.
template <class Each>
inline Visit list_behind(const Muster& muster, int g, int place, int least, Move& move,
                         Each& each) {
  if (place == places) return each(move);
  const Muster::Group& group = muster.group[static_cast<std::size_t>(g)];
  const int there = group.count[static_cast<std::size_t>(place)];
  const int first = std::max(0, least - group.behind[static_cast<std::size_t>(place) + 1]);
  const int card = soldier_at(g, place);
  const Cards before = move.cards;
  move.cards.add(card, first);
  for (int taken = first; taken <= there; ++taken) {
    if (list_behind(muster, g, place + 1, least - taken, move, each) == Visit::stop)
      return Visit::stop;
    move.cards.add(card);
  }
  move.cards = before;
  return Visit::more;
}

template <class Each>
inline Visit list_group(const Muster& muster, int g, int least, Move& move, Each& each) {
  const Muster::Group& group = muster.group[static_cast<std::size_t>(g)];
  const Cards before = move.cards;
  for (int place = 0; place < places; ++place) {
    const int behind = group.behind[static_cast<std::size_t>(place) + 1];
    for (int taken = 1; taken <= group.count[static_cast<std::size_t>(place)]; ++taken) {
      move.cards.add(soldier_at(g, place));
      const int rest = std::max(least - taken, least_behind(g));
      if (rest <= behind && list_behind(muster, g, place + 1, rest, move, each) == Visit::stop)
        return Visit::stop;
    }
    move.cards = before;
  }
  return Visit::more;
}

// Every army of at least `least` cards, each once, as the cards of `move`.
template <class Each>
inline Visit list_armies(const Muster& muster, int least, Move move, Each& each) {
  return for_each_heroes(muster, [&](const Cards& with, int number) {
    move.cards = with;
    if (number > 0 && number >= least && !planted(Fault::C9_heroes_not_alone) &&
        each(move) == Visit::stop)
      return Visit::stop;
    const int fighting = std::max(1, least - number);
    for (int g = 0; g < groups; ++g) {
      if (muster.group[static_cast<std::size_t>(g)].behind[0] < fighting) continue;
      if (list_group(muster, g, fighting, move, each) == Visit::stop) return Visit::stop;
    }
    return Visit::more;
  });
}

// ---- counting

inline constexpr int group_codes = 5 * 5 * 5 * 5;
inline constexpr int most_fighting = places * copies;

// How many sets of at least so many cards can be taken from up to four kinds; a code holds their
// numbers in base 5, so code / 5 leaves the first of them out.
using SetCounts = std::array<std::array<std::uint16_t, most_fighting + 2>, group_codes>;

constexpr SetCounts count_sets() {
  SetCounts sets{};
  sets[0][0] = 1;
  for (std::size_t code = 1; code < group_codes; ++code) {  // first: sets of exactly so many
    for (std::size_t size = 0; size <= most_fighting; ++size) {
      for (std::size_t taken = 0; taken <= code % 5 && taken <= size; ++taken)
        sets[code][size] =
            static_cast<std::uint16_t>(sets[code][size] + sets[code / 5][size - taken]);
    }
  }
  for (auto& of_size : sets) {
    for (std::size_t size = most_fighting; size-- > 0;)
      of_size[size] = static_cast<std::uint16_t>(of_size[size] + of_size[size + 1]);
  }
  return sets;
}
inline constexpr SetCounts set_counts = count_sets();

constexpr int sets_of(int code, int least) {
  return set_counts[static_cast<std::size_t>(code)]
                   [static_cast<std::size_t>(std::clamp(least, 0, most_fighting + 1))];
}

// The groups of a hand as codes, and what they count twice: sets of a single card.
struct Tally {
  std::array<std::uint16_t, groups> code{};
  std::array<int, copies + 2> single{};  // [n]: sets of one card that have at least n of it

  constexpr explicit Tally(const Muster& muster) {
    for (std::size_t g = 0; g < groups; ++g) {
      int digits = 0;
      for (std::size_t place = places; place-- > 0;)
        digits = digits * 5 + muster.group[g].count[place];
      code[g] = static_cast<std::uint16_t>(digits);
    }
    for (std::size_t kind = 0; kind < kinds_of_soldier; ++kind) {
      for (const std::uint8_t there : muster.group[kind].count) ++single[there];
    }
    // Cards with exactly n copies, added up twice from above, are sets with n and more.
    for (int round = 0; round < 2; ++round) {
      for (std::size_t n = copies; n > 0; --n) single[n] += single[n + 1];
    }
  }
};

// How many sets of at least so many soldiers fit together.
constexpr int count_soldiers(const Tally& tally, int least) {
  int count = least <= copies ? -tally.single[static_cast<std::size_t>(least)] : 0;
  for (const std::uint16_t code : tally.code) count += sets_of(code, least);
  return count;
}

// Those of one group, where a coat of arms leaves sets of a single card to their kind.
inline int count_group(const Muster& muster, const Tally& tally, int g, int least) {
  int count = sets_of(tally.code[static_cast<std::size_t>(g)], least);
  if (least_behind(g) == 0) return count;
  for (const std::uint8_t there : muster.group[static_cast<std::size_t>(g)].count)
    count -= std::max(0, there - least + 1);
  return count;
}

// The soldiers at `index` in the order in which list_group meets them.
inline Cards soldiers_at(const Muster& muster, int code, int g, int least, int index) {
  const Muster::Group& group = muster.group[static_cast<std::size_t>(g)];
  Cards army;
  int behind_least = least_behind(g);
  for (int place = 0; place < places; ++place) {
    code /= 5;
    const int there = group.count[static_cast<std::size_t>(place)];
    int taken = army.empty() ? 1 : 0;
    for (; taken <= there; ++taken) {
      const int sets = sets_of(code, std::max(least - taken, behind_least));
      if (index < sets) break;
      index -= sets;
    }
    if (taken > there) continue;  // the first card stands further behind
    army.add(soldier_at(g, place), taken);
    least -= taken;
    behind_least = 0;
  }
  return army;
}

inline int count_armies(const Muster& muster, const Tally& tally, int least) {
  int count = 0;
  for_each_heroes(muster, [&](const Cards&, int number) {
    count += number > 0 && number >= least ? 1 : 0;
    count += count_soldiers(tally, std::max(1, least - number));
    return Visit::more;
  });
  return count;
}

// The army at `index` in the order in which list_armies meets them.
inline Cards army_at(const Muster& muster, const Tally& tally, int least, int index) {
  Cards army;
  for_each_heroes(muster, [&](const Cards& with, int number) {
    army = with;
    if (number > 0 && number >= least && index-- == 0) return Visit::stop;
    const int fighting = std::max(1, least - number);
    for (int g = 0; g < groups; ++g) {
      const int count = count_group(muster, tally, g, fighting);
      if (index < count) {
        army += soldiers_at(muster, tally.code[static_cast<std::size_t>(g)], g, fighting, index);
        return Visit::stop;
      }
      index -= count;
    }
    return Visit::more;
  });
  return army;
}

}  // namespace hastilude::castles
