// Two worlds that differ only in what a viewer may not know: with the same visible play he must see
// the same, be told the same and have the same choices, until the rules announce the difference.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "record/print.h"
#include "record/read.h"
#include "support/files.h"
#include "support/findings.h"
#include "support/match.h"
#include "support/setups.h"

namespace hastilude::tests {

struct SecretsScale {
  int trials = 0;  // pairs of worlds for each setup
  int steps = 12;  // that a pair is followed
};

// The kinds of line that may tell a difference, from tests/announced.txt.
template <Game G>
std::set<int> announced_kinds() {
  std::set<int> kinds;
  for (const std::string& line : lines_of(read_text("tests/announced.txt"))) {
    Words words(line);
    if (!words.take(G::name)) continue;
    const std::string_view name = words.next();
    for (int kind = 0; kind < G::kinds; ++kind) {
      if (G::kind_name(kind) == name) kinds.insert(kind);
    }
  }
  return kinds;
}

// A pair of worlds in the eyes of one seat.
template <Game G>
class WorldPair {
 public:
  using State = typename G::State;
  using Move = typename G::Move;
  using Memory = typename G::Memory;

  // Worlds that begin alike and part where chance brings what the viewer does not see.
  WorldPair(Seat viewer, const Setup& setup, Random& random, Findings& findings)
      : viewer_(viewer), observer_(Observer::of(viewer)), random_(random), findings_(findings) {
    const State start = G::start(setup);
    const Memory memory = G::memory(view<G>(start, observer_));
    worlds_[0] = worlds_[1] = {start, memory, start, {}, {}, {}};
  }

  // The truth, and another world that fits what the viewer sees and remembers.
  WorldPair(Seat viewer, const State& truth, const Memory& memory, Random& random,
            Findings& findings)
      : viewer_(viewer), observer_(Observer::of(viewer)), random_(random), findings_(findings) {
    const State filled = G::fill(view<G>(truth, observer_), memory, random);
    worlds_[0] = {truth, memory, truth, {}, {}, {}};
    worlds_[1] = {filled, memory, filled, {}, {}, {}};
    check_filled();
  }

  void follow(int steps, const std::set<int>& announced) {
    if (!findings_.none() || !check_alike()) return;
    for (; steps > 0 && G::due(worlds_[0].state) != Due::over; --steps) {
      if (!find_moves() || !check_line_tells_no_more(announced)) break;
      for (World& world : worlds_) world.play();
      const int told = first_difference();
      if (told >= 0 && !announced.contains(told))
        return fail("an announcement tells what is hidden");
      if (told >= 0) break;
      for (World& world : worlds_) world.keep(observer_);
      if (!(worlds_[0].memory == worlds_[1].memory))
        return fail("the viewer remembers differently");
      if (!check_alike()) return;
    }
    check_records();
  }

 private:
  struct World {
    State state;
    Memory memory;
    State start;
    std::vector<Move> record;
    std::vector<Played<G>> told;  // by the last move, which is its first line
    Move next{};

    void play() {
      told = {{state, next}};
      G::play(state, next, [&](const State& before, const Move& line) {
        told.push_back({before, line});
      });
    }
    void keep(Observer observer) {
      for (const Played<G>& line : told) {
        G::remember(memory, view<G>(line.before, observer),
                    G::seen(line.before, line.move, observer));
        record.push_back(line.move);
      }
    }
  };

  void fail(const std::string& what) {
    std::string text = what + "; viewer @" + std::to_string(viewer_.number());
    for (const World& world : worlds_) {
      text += "\n--- a world\n" + position_text<G>(world.start);
      for (const Move& move : world.record) text += text_of<G>(move) + "\n";
      if (world.record.empty()) continue;
      for (const Played<G>& line : world.told) text += text_of<G>(line.move) + " (last)\n";
    }
    findings_.add(text);
  }

  // The filled world is a state like any other: it can be printed and read again, no card is lost.
  void check_filled() {
    const auto read = record::read_records(position_text<G>(worlds_[1].state));
    if (read.size() != 1 || !read[0] ||
        !(read[0]->reached.template as<State>() == worlds_[1].state))
      fail("the filled world is no position");
  }

  bool check_alike() {
    const State& a = worlds_[0].state;
    const State& b = worlds_[1].state;
    const char* what = nullptr;
    if (!(view<G>(a, observer_) == view<G>(b, observer_))) what = "the views differ";
    if (!(view<G>(a, Observer::spectator()) == view<G>(b, Observer::spectator())))
      what = "the views of a spectator differ";
    if (G::due(a) != G::due(b)) what = "what is due differs";
    if (G::actors(a) != G::actors(b)) what = "who may act differs";
    if (!(G::asked(a) == G::asked(b))) what = "who is asked differs";
    if (listed<G>(a, viewer_) != listed<G>(b, viewer_)) what = "the viewer's moves differ";
    if (what != nullptr) fail(what);
    return what == nullptr;
  }

  // ---- the same visible move in both worlds

  bool find_moves() {
    for (int tries = 0; tries < 10; ++tries) {
      const std::optional<Move> move = any_move(worlds_[0].state, G::actors(worlds_[0].state));
      if (!move) return false;
      worlds_[0].next = *move;
      if (find_counterpart()) return true;
    }
    return false;
  }

  // An outcome of chance, or a decision of one of these seats.
  std::optional<Move> any_move(const State& state, SeatSet seats) {
    if (G::due(state) == Due::chance) return G::sample(state, random_);
    std::vector<Move> moves;
    for (const Seat seat : seats) {
      for (const Move& move : listed<G>(state, seat)) moves.push_back(move);
    }
    if (moves.empty()) return {};
    return moves[random_.below(static_cast<std::uint32_t>(moves.size()))];
  }

  // If two moves lead to tables that differ but look alike, their lines look alike: what a line
  // shows lies open on the table before or after it, unless the rules tell it to everyone.
  bool check_line_tells_no_more(const std::set<int>& announced) {
    const State& state = worlds_[0].state;
    const Move& move = worlds_[0].next;
    if (announced.contains(G::kind(move))) return true;
    const State after_move = table_after(state, move);
    for (int tries = 0; tries < 3; ++tries) {
      const Move other = *any_move(state, SeatSet(G::mover(move)));
      const State after_other = table_after(state, other);
      if (after_move == after_other) continue;
      for (const Observer observer : {observer_, Observer::spectator()}) {
        if (!(view<G>(after_move, observer) == view<G>(after_other, observer)) ||
            G::seen(state, move, observer) == G::seen(state, other, observer))
          continue;
        fail("a line shows more than the table: " + text_of<G>(G::seen(state, move, observer)) +
             " or " + text_of<G>(G::seen(state, other, observer)));
        return false;
      }
    }
    return true;
  }

  // As it lies before anything is announced: a round that ends takes all cards away.
  static State table_after(State state, const Move& move) {
    std::optional<State> first;
    G::play(state, move, [&](const State& before, const Move&) {
      if (!first) first = before;
    });
    return first.value_or(state);
  }

  bool find_counterpart() {
    const State& there = worlds_[1].state;
    const Move& move = worlds_[0].next;
    const Move visible = G::seen(worlds_[0].state, move, observer_);
    std::vector<Move> fitting;
    const auto consider = [&](const Move& other) {
      if (G::seen(there, other, observer_) == visible) fitting.push_back(other);
      return fitting.size() < 200 ? Visit::more : Visit::stop;
    };
    if (G::role(move) == Role::decision) {
      G::moves(there, G::mover(move), consider);
    } else if (!G::outcomes(there, consider)) {
      if (!G::check(there, move)) consider(move);
      for (int draws = 0; draws < 20; ++draws) consider(G::sample(there, random_));
    }
    if (fitting.empty()) return false;
    worlds_[1].next = fitting[random_.below(static_cast<std::uint32_t>(fitting.size()))];
    return true;
  }

  // The kind of the first line that the viewer or a spectator was shown differently; -1: none.
  int first_difference() const {
    const std::vector<Played<G>>& a = worlds_[0].told;
    const std::vector<Played<G>>& b = worlds_[1].told;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
      for (const Observer observer : {observer_, Observer::spectator()}) {
        if (!(G::seen(a[i].before, a[i].move, observer) ==
              G::seen(b[i].before, b[i].move, observer)))
          return G::kind(a[i].move);
      }
    }
    if (a.size() == b.size()) return -1;
    return G::kind(a.size() > b.size() ? a[b.size()].move : b[a.size()].move);
  }

  // The record from here on, as `replay --view` prints it.
  void check_records() {
    for (const Observer observer : {observer_, Observer::spectator()}) {
      const record::Legal legal = observer.seated() ? record::Legal::own : record::Legal::none;
      if (record::print_record(record_of(worlds_[0]), observer, legal) !=
          record::print_record(record_of(worlds_[1]), observer, legal))
        return fail("the printed records differ");
    }
  }

  static record::Record record_of(const World& world) {
    record::Record record{.head = {.game = &door<G>, .setup = G::setup(world.start)},
                          .start = {AnyState::of(world.start)},
                          .positioned = true};
    for (const Move& move : world.record) record.entries.push_back({.move = {AnyMove::of(move)}});
    return record;
  }

  Seat viewer_;
  Observer observer_;
  Random& random_;
  Findings& findings_;
  std::array<World, 2> worlds_;
};

// Random games in which, now and then, the table is looked at through every seat's eyes.
template <Game G>
class Secrets {
 public:
  Secrets(const SecretsScale& scale, std::uint64_t seed)
      : scale_(scale), seed_(seed), random_(seed) {}

  const Findings& run() {
    for (const Setup& setup : all_setups<G>()) {
      for (int tried = 0; tried < scale_.trials;) {
        tried += play_game(setup, static_cast<Temper>(random_.below(tempers)));
        if (!findings_.none()) return findings_;
      }
    }
    return findings_;
  }

  int pairs() const { return pairs_; }

 private:
  using Memory = typename G::Memory;

  static std::vector<Memory> first_memories(const typename G::State& state) {
    std::vector<Memory> memories;
    for (const Seat seat : SeatSet::all(G::setup(state).players))
      memories.push_back(G::memory(view<G>(state, Observer::of(seat))));
    return memories;
  }

  int play_game(const Setup& setup, Temper temper) {
    const int before = pairs_;
    for (const Seat viewer : SeatSet::all(setup.players)) {
      WorldPair<G>(viewer, setup, random_, findings_).follow(10 * scale_.steps, announced_);
      ++pairs_;
    }
    Match<G> match(setup);
    Player<G> player(temper, random_);
    std::vector<Memory> memories = first_memories(match.state());
    std::size_t remembered = 0;
    while (!match.over() && match.lines().size() < 3000 && findings_.none()) {
      if (stuck<G>(match.state())) break;
      match.step(player, random_);
      for (; remembered < match.lines().size(); ++remembered) {
        const Played<G>& line = match.lines()[remembered];
        for (const Seat seat : SeatSet::all(setup.players)) {
          const Observer observer = Observer::of(seat);
          G::remember(memories[seat.index], view<G>(line.before, observer),
                      G::seen(line.before, line.move, observer));
        }
      }
      if (!match.over() && G::may_stop(match.state()) && random_.below(12) == 0)
        fork(match.state(), memories);
    }
    return pairs_ - before;
  }

  // From here on in two worlds, for each seat: once as it remembers the game, once as if the
  // position had been set up and it remembered nothing.
  void fork(const typename G::State& state, const std::vector<Memory>& memories) {
    const std::vector<Memory> fresh = first_memories(state);
    for (const Seat viewer : SeatSet::all(G::setup(state).players)) {
      for (const Memory& memory : {memories[viewer.index], fresh[viewer.index]}) {
        WorldPair<G>(viewer, state, memory, random_, findings_).follow(scale_.steps, announced_);
        ++pairs_;
      }
    }
  }

  SecretsScale scale_;
  std::uint64_t seed_;
  Random random_;
  Findings findings_;
  std::set<int> announced_ = announced_kinds<G>();
  int pairs_ = 0;
};

}  // namespace hastilude::tests
