// The Castles: armies (C9), listed, counted and drawn. There can be 98,575 of them to choose from.
#pragma once

#include <algorithm>
#include <span>

#include "games/castles/board.h"

namespace hastilude::castles {

// The soldiers of an army are of one group: a kind (0 to 3) or a coat of arms (4 to 7). So that
// each army is met once, those of a single card belong to its kind: a coat takes two different.
inline constexpr std::size_t groups = kinds_of_soldier + coats;
inline constexpr std::size_t places = 4;  // different soldiers in a group

constexpr int soldier_at(std::size_t group, std::size_t place) {
  const int of = static_cast<int>(group);
  const int at = static_cast<int>(place);
  return of < kinds_of_soldier ? soldier(of, at) : soldier(at, of - kinds_of_soldier);
}

// Of a group, how many of the soldier at each place.
using Line = CardCounts<static_cast<int>(places)>;

// C9: the hand of the attacker, sorted by groups. Only those are here that can come to `least`
// cards with all heroes: few, once every castle is well defended.
class Muster {
 public:
  // The different soldiers of a group that are at hand.
  struct Group {
    std::uint8_t size = 0;
    std::uint8_t least_behind = 0;  // how many cards the first place must be followed by
    std::array<std::uint8_t, places> card{};
    std::array<std::uint8_t, places> count{};
    std::array<std::uint8_t, places + 1> behind{};  // [i]: soldiers at place i and after
  };

  explicit Muster(const Cards& hand, int least = 1)
      : hero{static_cast<std::uint8_t>(hand[soldiers]),
             static_cast<std::uint8_t>(hand[soldiers + 1])},
        largest(hero[0] + hero[1]) {
    const int fighting = std::max(1, least - largest);
    int most = 0;
    std::array<Line, kinds_of_soldier> of_kind;
    Line by_coat;
    for (std::size_t kind = 0; kind < kinds_of_soldier; ++kind) {
      of_kind[kind] = hand.part<places>(soldier(static_cast<int>(kind), 0));
      by_coat += of_kind[kind];
      const int all = of_kind[kind].total();
      most = std::max(most, all);
      if (all >= fighting) gather(kind, of_kind[kind], 0);
    }
    const std::uint8_t behind = planted(Fault::C9_army_listed_twice) ? 0 : 1;
    for (std::size_t coat = 0; coat < coats; ++coat) {
      const int all = by_coat[static_cast<int>(coat)];
      most = std::max(most, all);
      if (all < std::max(fighting, 1 + behind)) continue;
      Line line;
      for (std::size_t kind = 0; kind < kinds_of_soldier; ++kind)
        line.add(static_cast<int>(kind), of_kind[kind][static_cast<int>(coat)]);
      gather(kinds_of_soldier + coat, line, behind);
    }
    largest += most;
  }

  std::span<const Group> groups_at_hand() const { return {group_.data(), size_}; }

  std::array<std::uint8_t, heroes> hero{};
  int largest = 0;  // army there is

 private:
  void gather(std::size_t g, const Line& line, std::uint8_t least_behind) {
    Group& here = group_[size_];
    here.size = 0;
    for (const int place : line.kinds()) {
      here.card[here.size] =
          static_cast<std::uint8_t>(soldier_at(g, static_cast<std::size_t>(place)));
      here.count[here.size++] = static_cast<std::uint8_t>(line[place]);
    }
    here.behind[here.size] = 0;
    for (std::size_t place = here.size; place-- > 0;)
      here.behind[place] = static_cast<std::uint8_t>(here.behind[place + 1] + here.count[place]);
    here.least_behind = least_behind;
    if (here.size > least_behind) ++size_;
  }

  std::array<Group, groups> group_;  // so many as there are are set
  std::size_t size_ = 0;
};

// C9: an army must have more cards than the garrison.
inline int least_army(const Cards& garrison) {
  return garrison.total() + (planted(Fault::C9_equal_is_enough) && !garrison.empty() ? 0 : 1);
}

// C9: whether the cards have one thing in common; heroes fit in any army, alone too.
constexpr bool fit_together(const Cards& army) {
  const int fighting = army.total() - army[soldiers] - army[soldiers + 1];
  for (std::size_t g = 0; g < groups; ++g) {
    int together = 0;
    for (std::size_t place = 0; place < places; ++place) together += army[soldier_at(g, place)];
    if (together == fighting) return true;
  }
  return false;
}

// Calls `each` for every set of the heroes at hand, none of them included, with their number.
template <class Each>
inline Visit for_each_heroes(const std::array<std::uint8_t, heroes>& held, Each&& each) {
  for (int ivanhoe = 0; ivanhoe <= held[0]; ++ivanhoe) {
    for (int locksley = 0; locksley <= held[1]; ++locksley) {
      Cards with;
      with.add(soldiers, ivanhoe);
      with.add(soldiers + 1, locksley);
      if (each(with, ivanhoe + locksley) == Visit::stop) return Visit::stop;
    }
  }
  return Visit::more;
}

// ---- listing

// Adds at least `least` soldiers from the last `Left` places, in every way.
template <std::size_t Left, class Each>
inline Visit list_last(const Muster::Group& group, int least, Move& move, Each& each) {
  if constexpr (Left == 0) {
    return each(move);
  } else {
    const std::size_t place = group.size - Left;
    const int card = group.card[place];
    const int there = group.count[place];
    const int first = std::max(0, least - group.behind[place + 1]);
    move.cards.add(card, first);
    for (int taken = first; taken <= there; ++taken) {
      if (list_last<Left - 1>(group, least - taken, move, each) == Visit::stop) return Visit::stop;
      move.cards.add(card);
    }
    move.cards.remove(card, there + 1);
    return Visit::more;
  }
}

template <class Each>
inline Visit list_behind(const Muster::Group& group, std::size_t place, int least, Move& move,
                         Each& each) {
  const std::size_t left = group.size - place;
  if (left == 0) return each(move);  // most often
  if (left == 1) return list_last<1>(group, least, move, each);
  return left == 2 ? list_last<2>(group, least, move, each)
                   : list_last<3>(group, least, move, each);
}

template <class Each>
inline Visit list_group(const Muster::Group& group, int least, Move& move, Each& each) {
  for (std::size_t place = 0; place < group.size; ++place) {
    const int after = group.behind[place + 1];
    // Further behind there is less.
    if (group.behind[place] < least || after < group.least_behind) break;
    const int card = group.card[place];
    const int there = group.count[place];
    const int first = std::max(1, least - after);
    move.cards.add(card, first);
    for (int taken = first; taken <= there; ++taken) {
      const int rest = std::max<int>(least - taken, group.least_behind);
      if (list_behind(group, place + 1, rest, move, each) == Visit::stop) return Visit::stop;
      move.cards.add(card);
    }
    move.cards.remove(card, there + 1);
  }
  return Visit::more;
}

// Every army of at least `least` cards, each once, as the cards of `move`.
template <class Each>
inline Visit list_armies(const Muster& muster, int least, Move move, Each& each) {
  if (least > muster.largest) return Visit::more;
  return for_each_heroes(muster.hero, [&](const Cards& with, int number) {
    move.cards = with;
    if (number > 0 && number >= least && !planted(Fault::C9_heroes_not_alone) &&
        each(move) == Visit::stop)
      return Visit::stop;
    const int fighting = std::max(1, least - number);
    for (const Muster::Group& group : muster.groups_at_hand()) {
      if (group.behind[0] < fighting) continue;
      if (list_group(group, fighting, move, each) == Visit::stop) return Visit::stop;
    }
    return Visit::more;
  });
}

// ---- counting

inline constexpr std::size_t group_codes = 5 * 5 * 5 * 5;
inline constexpr int most_fighting = places * copies;

// How many sets of at least so many cards can be taken from up to four different ones; a code
// holds their numbers in base 5, so code / 5 leaves the first of them out.
using SetCounts = std::array<std::array<std::uint16_t, most_fighting + 2>, group_codes>;

constexpr SetCounts count_sets() {
  SetCounts sets{};
  sets[0][0] = 1;
  for (std::size_t code = 1; code < group_codes; ++code) {  // first: sets of exactly so many
    // Computed wherever this header is read: pointers spare the compiler a call for each number.
    const std::uint16_t* const rest = sets[code / 5].data();
    std::uint16_t* const of_size = sets[code].data();
    for (std::size_t size = 0; size <= most_fighting; ++size) {
      unsigned ways = 0;
      for (std::size_t taken = 0; taken <= code % 5 && taken <= size; ++taken)
        ways += rest[size - taken];
      of_size[size] = static_cast<std::uint16_t>(ways);
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

// A hand for counting: its groups as codes, and what they count twice, sets of a single card.
struct Tally {
  std::array<std::uint16_t, groups> code{};
  std::array<int, copies + 2> single{};  // [n]: sets of one card that have at least n of it
  std::array<std::uint8_t, heroes> hero{};

  constexpr explicit Tally(const Cards& hand)
      : hero{static_cast<std::uint8_t>(hand[soldiers]),
             static_cast<std::uint8_t>(hand[soldiers + 1])} {
    for (std::size_t g = 0; g < groups; ++g) {
      int digits = 0;
      for (std::size_t place = places; place-- > 0;)
        digits = digits * 5 + hand[soldier_at(g, place)];
      code[g] = static_cast<std::uint16_t>(digits);
    }
    for (int card = 0; card < soldiers; ++card) ++single[static_cast<std::size_t>(hand[card])];
    // Cards with exactly n copies, added up twice from above, are sets with n and more.
    for (int round = 0; round < 2; ++round) {
      for (std::size_t n = copies; n > 0; --n) single[n] += single[n + 1];
    }
  }
};

// How many sets of at least so many soldiers (and one) fit together.
constexpr int count_soldiers(const Tally& tally, int least) {
  const std::size_t size = static_cast<std::size_t>(std::clamp(least, 1, most_fighting + 1));
  int count = size <= copies ? -tally.single[size] : 0;
  for (const std::uint16_t code : tally.code) count += set_counts[code][size];
  return count;
}

// Those of one group, where a coat of arms leaves sets of a single card to their kind.
constexpr int count_group(std::size_t g, int code, int least) {
  int count = sets_of(code, least);
  if (g < kinds_of_soldier) return count;
  for (; code > 0; code /= 5) count -= std::max(0, code % 5 - least + 1);
  return count;
}

// One of the sets that count_group counts.
constexpr Cards soldiers_of_group(std::size_t g, int code, int least, int index) {
  Cards army;
  int behind = g < kinds_of_soldier ? 0 : 1;
  for (std::size_t place = 0; code > 0; ++place) {
    const int there = code % 5;
    code /= 5;
    int taken = army.empty() ? 1 : 0;
    for (; taken <= there; ++taken) {
      const int sets = sets_of(code, std::max(least - taken, behind));
      if (index < sets) break;
      index -= sets;
    }
    if (taken > there) continue;  // the first card stands further behind
    army.add(soldier_at(g, place), taken);
    least = std::max(least - taken, behind);
    behind = 0;
  }
  return army;
}

// One of the sets that count_soldiers counts.
constexpr Cards soldiers_at(const Tally& tally, int least, int index) {
  least = std::max(1, least);
  for (std::size_t g = 0;; ++g) {
    const int count = count_group(g, tally.code[g], least);
    if (index < count) return soldiers_of_group(g, tally.code[g], least, index);
    index -= count;
  }
}

// With no hero, one or two; one of two can be either.
constexpr int count_armies(const Tally& tally, int least) {
  const int leaders = tally.hero[0] + tally.hero[1];
  int count = 0;
  for (int number = 0; number <= leaders; ++number) {
    const int alone = number > 0 && number >= least ? 1 : 0;
    const int ways = number == 1 ? leaders : 1;
    count += ways * (alone + count_soldiers(tally, least - number));
  }
  return count;
}

// One of the armies that count_armies counts.
inline Cards army_at(const Tally& tally, int least, int index) {
  Cards army;
  for_each_heroes(tally.hero, [&](const Cards& with, int number) {
    army = with;
    if (number > 0 && number >= least && index-- == 0) return Visit::stop;
    const int count = count_soldiers(tally, least - number);
    if (index < count) {
      army += soldiers_at(tally, least - number, index);
      return Visit::stop;
    }
    index -= count;
    return Visit::more;
  });
  return army;
}

}  // namespace hastilude::castles
