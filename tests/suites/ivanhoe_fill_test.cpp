// fill never contradicts what a seat saw: beside the game's own memory the test keeps a plain
// ledger of cards that the seat has seen go into hands and not come out again.
#include <map>

#include <gtest/gtest.h>

#include "games/find.h"
#include "games/ivanhoe/ivanhoe.h"
#include "record/options.h"
#include "record/print.h"
#include "record/random_game.h"
#include "record/replayed.h"
#include "support/match.h"
#include "support/seed.h"
#include "support/setups.h"

namespace hastilude::tests {
namespace {

using ivanhoe::Cards;
using ivanhoe::Ivanhoe;
using ivanhoe::Kind;
using ivanhoe::Move;
using ivanhoe::State;

// How many cards both have in common.
int common(const Cards& a, const Cards& b) {
  int count = 0;
  for (const int kind : a.kinds()) count += std::min(a[kind], b[kind]);
  return count;
}

// What one seat can be sure of, kept without any odds.
class Ledger {
 public:
  explicit Ledger(Seat viewer) : viewer_(viewer) {}

  void line(const State& before, const Move& seen, const State& after) {
    taken_ = {};
    switch (seen.kind) {
      case Kind::reveal: sure_[seen.seat.index] = seen.cards; return note("reveal");
      case Kind::shuffle: deck_ = before.board.discards; return note("shuffle");
      case Kind::draw:
        if (seen.seat == viewer_ && seen.count > 0 && !deck_.empty()) deck_.remove(seen.card);
        return;
      case Kind::open:
      case Kind::play: return leaves(seen.seat, seen.card);
      case Kind::ivanhoe: return leaves(seen.seat, ivanhoe::ivanhoe_card);
      case Kind::steal: return stolen(seen);
      default: break;
    }
    if (ivanhoe::is_action(seen.kind)) leaves(seen.seat, ivanhoe::card_of(seen.kind));
    if (seen.kind == Kind::pass || seen.kind == Kind::retreat) taken_back(before, seen, after);
  }

  void check(const State& world, const State& truth) const {
    for (const Seat seat : SeatSet::all(truth.board.rules.players)) {
      if (seat == viewer_) continue;
      ASSERT_TRUE(truth.hands[seat.index].includes(sure_[seat.index])) << "the ledger is wrong";
      EXPECT_TRUE(world.hands[seat.index].includes(sure_[seat.index]))
          << "a card that was seen is not where it went";
    }
    if (!deck_.empty()) {
      EXPECT_TRUE(deck_.includes(world.deck)) << "the deck is not what was shuffled";
    }
    if (taken_.cards.empty()) return;
    const Cards robbed = world.hands[taken_.robbed.index];
    const Cards thief = world.hands[taken_.thief.index];
    EXPECT_TRUE((robbed + thief).includes(taken_.cards)) << "a known card has vanished";
    EXPECT_GE(common(robbed, taken_.cards), taken_.cards.total() - 1) << "more than one was taken";
  }

  static std::map<std::string, int>& seen() {
    static std::map<std::string, int> counts;
    return counts;
  }

 private:
  // A hidden card that was just taken from a hand with these cards.
  struct Taken {
    Seat thief;
    Seat robbed;
    Cards cards;
  };

  static void note(const std::string& what) { ++seen()[what]; }

  void leaves(Seat seat, ivanhoe::Card card) {
    if (sure_[seat.index][card] > 0) sure_[seat.index].remove(card);
  }

  void taken_back(const State& before, const Move& seen, const State& after) {
    const ivanhoe::Action action =
        seen.kind == Kind::retreat ? ivanhoe::action_of(seen) : before.board.pending.announced;
    const Seat turn = before.board.turn;
    if (action.kind != Kind::retreat || turn == viewer_ ||
        before.board.displays.size(turn) == after.board.displays.size(turn))
      return;
    sure_[turn.index].add(before.board.displays.at(turn, action.own));
    note("retreat");
  }

  void stolen(const Move& seen) {
    if (seen.seat == viewer_) return leaves(seen.target, seen.card);
    if (seen.target == viewer_) {
      sure_[seen.seat.index].add(seen.card);
      return note("theft from the viewer");
    }
    taken_ = {seen.seat, seen.target, sure_[seen.target.index]};
    if (!taken_.cards.empty()) note("hidden theft from a known hand");
    sure_[seen.target.index] = {};
  }

  Seat viewer_;
  std::array<Cards, ivanhoe::most_players> sure_{};
  Cards deck_;  // since a shuffle: what can still be in the deck
  Taken taken_{};
};

// One seat's ledger and memory through a game.
struct Witness {
  Seat seat;
  Ledger ledger;
  ivanhoe::Memory memory;

  void line(const Played<Ivanhoe>& played, const State& after) {
    const Observer observer = Observer::of(seat);
    const Move seen = Ivanhoe::seen(played.before, played.move, observer);
    Ivanhoe::remember(memory, view<Ivanhoe>(played.before, observer), seen);
    ledger.line(played.before, seen, after);
  }

  void check(const State& truth, Random& random) const {
    const View<State> seen = view<Ivanhoe>(truth, Observer::of(seat));
    const State world = Ivanhoe::fill(seen, memory, random);
    EXPECT_TRUE(view<Ivanhoe>(world, Observer::of(seat)) == seen) << "the view is another one";
    for (const Seat other : SeatSet::all(truth.board.rules.players)) {
      EXPECT_EQ(world.hands[other.index].total(), truth.board.hand_size[other.index]);
    }
    EXPECT_EQ(world.deck.total(), truth.board.deck);
    ledger.check(world, truth);
  }
};

void play_game(const Setup& setup, Temper temper, Random& random) {
  Match<Ivanhoe> match(setup);
  const Player<Ivanhoe> player(temper, random);
  std::vector<Witness> witnesses;
  for (const Seat seat : SeatSet::all(setup.players)) {
    witnesses.push_back(
        {seat, Ledger(seat), Ivanhoe::memory(view<Ivanhoe>(match.state(), Observer::of(seat)))});
  }
  for (std::size_t told = 0; !match.over() && match.lines().size() < 3000;) {
    match.step(player, random);
    for (; told < match.lines().size(); ++told) {
      const bool last = told + 1 == match.lines().size();
      const State& after = last ? match.state() : match.lines()[told + 1].before;
      for (Witness& witness : witnesses) {
        witness.line(match.lines()[told], after);
        if (random.below(4) == 0 && last && Ivanhoe::due(after) == Due::decision)
          witness.check(after, random);
      }
    }
    if (testing::Test::HasFailure()) {
      ADD_FAILURE() << record::print_record(match.record(), Observer::all(), record::Legal::none);
      return;
    }
  }
}

TEST(IvanhoeFill, contradicts_nothing_that_was_seen) {
  Random random(announced_seed("ivanhoe fill"));
  const auto setups = all_setups<Ivanhoe>();
  Ledger::seen().clear();
  for (int game = 0; game < scaled(320) && !HasFailure(); ++game) {
    play_game(setups[static_cast<std::size_t>(game) % setups.size()],
              static_cast<Temper>(random.below(tempers)), random);
  }
  for (const std::string what : {"reveal", "shuffle", "retreat", "theft from the viewer",
                                 "hidden theft from a known hand"}) {
    EXPECT_GT(Ledger::seen()[what], 20) << "too seldom: " << what;
  }
}

// A squire turned up and was taken for a fresh one, so the other that is left for an old one in the
// opponent's hand. Then it is drawn.
TEST(IvanhoeFill, a_card_that_is_drawn_is_in_no_hand) {
  constexpr ivanhoe::Card squire = 16;
  constexpr Observer observer = Observer::of(Seat{0});
  State state = Ivanhoe::start({2, {}});
  state.board.color = ivanhoe::Color::green;
  state.board.in = SeatSet::all(2);
  state.board.pending = {.stage = ivanhoe::Stage::draw};
  state.board.hand_size[1] = 1;
  state.hands[1].add(ivanhoe::green_one);
  state.board.discards.add(squire, ivanhoe::copies[squire] - 1);
  state.deck = ivanhoe::full_deck() - state.hands[1] - state.board.discards;
  state.board.deck = static_cast<std::uint8_t>(state.deck.total());
  ivanhoe::Memory memory = Ivanhoe::memory(view<Ivanhoe>(state, observer));
  memory.old.add(squire);
  memory.fresh = {};
  const Move draw{.kind = Kind::draw, .seat = {0}, .card = squire, .count = 1};
  Ivanhoe::remember(memory, view<Ivanhoe>(state, observer), draw);
  Ivanhoe::play(state, draw, Unheard{});
  Random random(1);
  const State world = Ivanhoe::fill(view<Ivanhoe>(state, observer), memory, random);
  EXPECT_EQ(world.hands[1].total(), 1);
  EXPECT_EQ(world.hands[1][squire], 0);
  EXPECT_EQ(world.deck + world.hands[0] + world.hands[1],
            state.deck + state.hands[0] + state.hands[1]);
}

// Of a card shown at one table mate and taken from there unseen by another, which the taker played
// as if it were another of its kind, the seat drew the last copy itself (random game 254).
TEST(IvanhoeMemory, HoldsNoMoreCardsThanThereAre) {
  const GameApi& game = *games::find_game("ivanhoe");
  for (const std::uint64_t seed : {254, 255, 256, 257}) {
    Random random(seed);
    const match::Match match =
        record::replayed(record::random_game(game, usual_setup(game, 3), random));
    for (const Seat seat : SeatSet::all(3)) {
      const match::Question question = match.question(seat);
      const auto& memory = question.memory.as<ivanhoe::Memory>();
      Cards remembered = memory.old;
      for (const Cards& known : memory.known) remembered += known;
      for (const Cards& shown : memory.shown) remembered += shown;
      EXPECT_TRUE(ivanhoe::unseen(question.view.as<View<State>>()).includes(remembered))
          << "game " << seed << ", seat " << seat.number();
    }
  }
}

}  // namespace
}  // namespace hastilude::tests
