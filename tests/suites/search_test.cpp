// The searches, for the game of the catalog at one place: what they find is legal, repeatable, and
// found without taking memory.
#include <gtest/gtest.h>

#include "games/find.h"
#include "record/options.h"
#include "search/flat.h"
#include "search/halving.h"
#include "search/parallel.h"
#include "support/allocations.h"
#include "support/game_at.h"
#include "support/match.h"
#include "support/seed.h"
#include "support/typed.h"

namespace hastilude::tests {
namespace {

constexpr std::uint32_t budget = 100;

struct Upto {
  std::uint32_t simulations;
  bool operator()(std::uint32_t done) const { return done >= simulations; }
};

// A seat that may act, and what it knows.
template <Game G>
struct Asked {
  typename G::State truth;
  View<typename G::State> view;
  typename G::Memory memory;
  match::Need need;
};

template <Game G>
class Situations {
 public:
  // From random games with every number of players, some of each.
  explicit Situations(std::uint64_t seed) : random_(seed) {
    for (int players = G::least_players; players <= G::most_players; ++players) {
      const std::size_t before = list_.size();
      while (list_.size() < before + 6) play(usual_setup(*games::find_game(G::name), players));
    }
  }
  const std::vector<Asked<G>>& list() const { return list_; }

 private:
  void play(const Setup& setup) {
    Match<G> match(setup);
    const Player<G> player(Temper::uniform, random_);
    std::vector<typename G::Memory> memories;
    const SeatSet seats = SeatSet::all(setup.players);
    for (const Seat seat : seats)
      memories.push_back(G::memory(view<G>(match.state(), Observer::of(seat))));
    for (std::size_t seen = 0; !match.over();) {
      match.step(player, random_);
      for (; seen < match.lines().size(); ++seen) {
        const Played<G>& line = match.lines()[seen];
        for (const Seat seat : seats)
          G::remember(memories[seat.index], view<G>(line.before, Observer::of(seat)),
                      G::seen(line.before, line.move, Observer::of(seat)));
      }
      if (G::due(match.state()) != Due::decision) continue;
      // Where several may act, nearly always; else now and then.
      const SeatSet actors = G::actors(match.state());
      if (random_.below(actors.size() > 1 ? 3 : 40) != 0) continue;
      const Seat asked = *G::asked(match.state()).begin();
      for (const Seat seat : actors)
        list_.push_back({match.state(), view<G>(match.state(), Observer::of(seat)),
                         memories[seat.index],
                         seat == asked ? match::Need::must : match::Need::may});
    }
  }

  Random random_;
  std::vector<Asked<G>> list_;
};

// Legal, each once, and worth a share of a win.
template <Game G>
void expect_sound(const Asked<G>& asked, const search::Candidates<G>& candidates) {
  ASSERT_FALSE(candidates.empty());
  int waiting = 0;
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    const search::Candidate<G>& candidate = candidates[i];
    EXPECT_GE(candidate.mean(), 0);
    EXPECT_LE(candidate.mean(), 1);
    for (std::size_t k = 0; k < i; ++k) EXPECT_FALSE(candidates[k].move == candidate.move);
    if (!candidate.move) {
      ++waiting;
      continue;
    }
    EXPECT_FALSE(G::check(asked.truth, *candidate.move)) << text_of<G>(*candidate.move);
    EXPECT_TRUE(G::mover(*candidate.move) == asked.view.observer().seat());
  }
  EXPECT_EQ(waiting, asked.need == match::Need::may ? 1 : 0);
}

template <Game G>
std::uint64_t tries_of(const search::Candidates<G>& candidates) {
  std::uint64_t tries = 0;
  for (const search::Candidate<G>& candidate : candidates) tries += candidate.tries;
  return tries;
}

template <Game G>
search::Candidates<G> search(const Asked<G>& asked, search::Observers observers, std::uint64_t seed,
                             std::uint32_t simulations = budget) {
  search::NodePool<G> pool(20'000);
  search::Ismcts<G> searcher(pool, {.observers = observers});
  Random random(seed);
  return searcher.run(asked.view, asked.memory, asked.need, random, Upto{simulations});
}

template <Game G>
search::Candidates<G> search_by_threads(const Asked<G>& asked, int threads, std::uint64_t seed) {
  Random random(seed);
  return search::search_in_parallel<G>(threads, random, [&](std::size_t, Random& own) {
    search::NodePool<G> pool(20'000);
    search::Ismcts<G> searcher(pool);
    return searcher.run(asked.view, asked.memory, asked.need, own, Upto{budget});
  });
}

template <Game G>
search::Candidates<G> search_flat(const Asked<G>& asked, std::uint64_t seed) {
  Random random(seed);
  return search::flat_search<G>(asked.view, asked.memory, asked.need, search::UniformPolicy<G>{},
                                search::ToTheEnd{}, random, Upto{budget});
}

template <Game G>
search::Candidates<G> search_by_halves(const Asked<G>& asked, std::uint64_t seed,
                                       std::uint32_t stop_at = 2 * budget) {
  Random random(seed);
  const search::UniformPolicy<G> policy;
  const search::ToTheEnd to_the_end;
  return search::Halving<G, search::UniformPolicy<G>, search::ToTheEnd>(policy, to_the_end, budget)
      .run(asked.view, asked.memory, asked.need, random, Upto{stop_at});
}

template <class G>
class Search : public testing::Test {
 protected:
  Situations<G> situations{announced_seed(G::name)};
};
TYPED_TEST_SUITE(Search, TypesHere, GameName);

TYPED_TEST(Search, every_result_is_legal_and_every_simulation_counted) {
  for (const Asked<TypeParam>& asked : this->situations.list()) {
    for (const search::Observers observers : {search::Observers::one, search::Observers::each}) {
      const search::Candidates<TypeParam> found = search(asked, observers, 1);
      expect_sound(asked, found);
      EXPECT_EQ(tries_of(found), budget);
    }
    const search::Candidates<TypeParam> found = search_flat(asked, 1);
    expect_sound(asked, found);
    EXPECT_GE(tries_of(found), budget);
    const search::Candidates<TypeParam> halved = search_by_halves(asked, 1);
    expect_sound(asked, halved);
    // Of many each is tried at least once.
    EXPECT_LE(tries_of(halved), budget + 7 * halved.size());
    EXPECT_GE(tries_of(halved), budget / 2);
    EXPECT_EQ(search_by_halves(asked, 1), halved) << "the same seed finds the same";
    EXPECT_EQ(tries_of(search_by_halves(asked, 1, 1)), halved.size());
  }
}

// More of them than are dealt by the same past.
TYPED_TEST(Search, worlds_look_to_the_seat_as_the_truth_does) {
  using G = TypeParam;
  Random random(3);
  int others = 0;
  for (const Asked<G>& asked : this->situations.list()) {
    search::Worlds<G> worlds(asked.view, asked.memory);
    for (int deal = 0; deal < 40; ++deal) {
      const typename G::State world = worlds.deal(random);
      ASSERT_TRUE(view<G>(world, asked.view.observer()).seen() == asked.view.seen());
      others += world == asked.truth ? 0 : 1;
    }
  }
  EXPECT_GT(others, 0);
}

TYPED_TEST(Search, the_same_seed_finds_the_same) {
  for (const Asked<TypeParam>& asked : this->situations.list()) {
    for (const search::Observers observers : {search::Observers::one, search::Observers::each})
      EXPECT_TRUE(search(asked, observers, 7) == search(asked, observers, 7));
    EXPECT_TRUE(search_flat(asked, 7) == search_flat(asked, 7));
    for (const int threads : {1, 2}) {
      const search::Candidates<TypeParam> found = search_by_threads(asked, threads, 7);
      EXPECT_TRUE(found == search_by_threads(asked, threads, 7));
      EXPECT_EQ(tries_of(found), budget * static_cast<std::uint32_t>(threads));
      expect_sound(asked, found);
    }
  }
}

// From the first simulation on, whatever the number of them.
TYPED_TEST(Search, simulations_take_no_memory) {
  for (const Asked<TypeParam>& asked : this->situations.list()) {
    std::uint64_t first = 0;
    std::uint64_t last = 0;
    const auto stop = [&](std::uint32_t done) {
      (done == 0 ? first : last) = allocations();
      return done >= budget;
    };
    search::NodePool<TypeParam> pool(20'000);
    for (const search::Observers observers : {search::Observers::one, search::Observers::each}) {
      search::Ismcts<TypeParam> searcher(pool, {.observers = observers});
      Random random(1);
      searcher.run(asked.view, asked.memory, asked.need, random, stop);
      EXPECT_EQ(last, first);
    }
    Random random(1);
    search::flat_search<TypeParam>(asked.view, asked.memory, asked.need,
                                   search::UniformPolicy<TypeParam>{}, search::ToTheEnd{}, random,
                                   stop);
    EXPECT_EQ(last, first);
  }
}

// Proposes the same move over and over.
template <Game G>
struct Stubborn {
  typename G::Move operator()(const typename G::State& world, Seat seat, Random&) const {
    return move_at<G>(world, seat, 0);
  }
};

// Has no opinion, but sees the end of simulations that lead nowhere.
struct Impatient : search::ToTheEnd {
  template <class State>
  bool stops(const State&, int decisions) const {
    return decisions > 20;
  }
};

// The rest of a short list comes in soon even if nobody proposes it, and waiting is tried again.
TYPED_TEST(Search, what_counts_as_a_long_list_is_let_in_little_by_little) {
  for (const Asked<TypeParam>& asked : this->situations.list()) {
    search::NodePool<TypeParam> pool(20'000);
    search::Ismcts<TypeParam, Stubborn<TypeParam>, Impatient> searcher(pool, {.long_list = 0});
    Random random(1);
    const search::Candidates<TypeParam> found =
        searcher.run(asked.view, asked.memory, asked.need, random, Upto{budget});
    expect_sound(asked, found);
    EXPECT_EQ(tries_of(found), budget);
    const int waiting = asked.need == match::Need::may ? 1 : 0;
    const int legal = count_moves<TypeParam>(asked.truth, asked.view.observer().seat());
    if (legal <= 5) {
      EXPECT_EQ(static_cast<int>(found.size()), legal + waiting);
    }
    if (legal > 40) {
      EXPECT_LT(found.size(), 20U);
    }
    for (const search::Candidate<TypeParam>& candidate : found)
      EXPECT_TRUE(candidate.move || candidate.tries > 1) << "waiting was given up";
  }
}

TYPED_TEST(Search, stops_when_told) {
  const Asked<TypeParam>& asked = this->situations.list().front();
  for (const std::uint32_t simulations : {0U, 1U, 17U})
    EXPECT_EQ(tries_of(search(asked, search::Observers::each, 1, simulations)), simulations);
}

// With too little memory it forgets what it cannot keep, and goes on.
TYPED_TEST(Search, a_full_pool_does_no_harm) {
  for (const Asked<TypeParam>& asked : this->situations.list()) {
    for (const std::size_t capacity : {12U, 40U, 200U}) {
      for (const search::Observers observers : {search::Observers::one, search::Observers::each}) {
        search::NodePool<TypeParam> pool(capacity);
        search::Ismcts<TypeParam> searcher(pool, {.observers = observers});
        Random random(1);
        const search::Candidates<TypeParam> found =
            searcher.run(asked.view, asked.memory, asked.need, random, Upto{budget});
        expect_sound(asked, found);
        EXPECT_LE(tries_of(found), budget);
      }
    }
  }
}

}  // namespace
}  // namespace hastilude::tests
