// The games of the catalog with faults in what they show, remember, list and draw: each derives
// from the game and does one thing wrong, if told to. What breaks a rule in the middle of a move is
// planted in the rules themselves (core/probe.h).
#pragma once

#include "games/castles/castles.h"
#include "games/engarde/engarde.h"
#include "games/ivanhoe/ivanhoe.h"

namespace hastilude::tests {

HASTILUDE_NAMED_ENUM(EnGardeFault, none, leak_draw, leak_discards, leak_hand, leak_moves,
                     fill_ignores_question)

struct FaultyEnGarde : engarde::EnGarde {
  using State = engarde::State;
  using Move = engarde::Move;
  using Fault = EnGardeFault;
  static inline Fault planted = Fault::none;

  static State seen(const State& state, Observer observer) {
    State open = EnGarde::seen(state, observer);
    if (planted == Fault::leak_hand) open.hands = state.hands;
    if (planted == Fault::leak_discards) open.discards = state.discards;
    return open;
  }
  static Move seen(const State& state, const Move& move, Observer observer) {
    return planted == Fault::leak_draw ? move : EnGarde::seen(state, move, observer);
  }
  template <class Each>
  static void moves(const State& state, Seat seat, Each&& each) {
    if (planted == Fault::leak_moves && state.hands[1 - seat.index][1] > 2) return;
    EnGarde::moves(state, seat, each);
  }
  // Any hand of the unseen cards, whether the opponent could have been asked with it or not.
  static State fill(const View<State>& view, const Memory& memory, Random& random) {
    State world = EnGarde::fill(view, memory, random);
    if (planted != Fault::fill_ignores_question) return world;
    for (const Seat seat : SeatSet::all(2)) {
      if (view.observer().open(seat)) continue;
      Cards& hand = world.hands[seat.index];
      const int size = hand.total();
      world.pile += hand;
      hand = world.pile.draw(size, random);
    }
    return world;
  }

 private:
  using Cards = engarde::Cards;
};
static_assert(Game<FaultyEnGarde>);

HASTILUDE_NAMED_ENUM(IvanhoeFault, none, leak_deal, leak_deck, leak_draw, leak_hand, leak_moves,
                     leak_only_holder_asked, leak_steal, fill_ignores_question,
                     memory_known_for_ever, memory_no_retreat, memory_no_reveal, memory_no_shuffle,
                     memory_no_theft, memory_theft_from_unknown)

struct FaultyIvanhoe : ivanhoe::Ivanhoe {
  using State = ivanhoe::State;
  using Move = ivanhoe::Move;
  using Kind = ivanhoe::Kind;
  using Fault = IvanhoeFault;
  static inline Fault planted = Fault::none;

  static State seen(const State& state, Observer observer) {
    State open = Ivanhoe::seen(state, observer);
    if (planted == Fault::leak_hand) open.hands = state.hands;
    if (planted == Fault::leak_deck) open.deck = state.deck;
    return open;
  }
  static Move seen(const State& state, const Move& move, Observer observer) {
    const bool leaks = (planted == Fault::leak_deal && move.kind == Kind::deal) ||
                       (planted == Fault::leak_draw && move.kind == Kind::draw) ||
                       (planted == Fault::leak_steal && move.kind == Kind::steal);
    return leaks ? move : Ivanhoe::seen(state, move, observer);
  }
  template <class Each>
  static void moves(const State& state, Seat seat, Each&& each) {
    const Seat next = after(seat, state.board.rules.players);
    if (planted == Fault::leak_moves && state.board.pending.stage == ivanhoe::Stage::reaction &&
        state.hands[next.index][ivanhoe::ivanhoe_card] > 0)
      return;
    Ivanhoe::moves(state, seat, each);
  }
  template <class Told>
  static void play(State& state, const Move& move, Told&& told) {
    Ivanhoe::play(state, move, told);
    if (planted == Fault::leak_only_holder_asked && ivanhoe::is_action(move.kind))
      ask_only_holder(state);
  }
  static void remember(Memory& memory, const View<State>& before, const Move& line) {
    if (is_forgotten(before, line)) return;
    const Memory was = memory;
    Ivanhoe::remember(memory, before, line);
    // A card that was taken unseen is always one that nobody knew.
    const bool may_be_known = memory.may_hold != was.may_hold;
    if (planted != Fault::memory_theft_from_unknown || line.kind != Kind::steal || !may_be_known)
      return;
    memory.known = was.known;
    memory.shown = was.shown;
    memory.others = was.others;
    memory.may_hold = was.may_hold;
  }
  static State fill(const View<State>& view, const Memory& memory, Random& random) {
    if (planted == Fault::fill_ignores_question) return ivanhoe::Filling(view, memory).deal(random);
    return Ivanhoe::fill(view, memory, random);
  }

 private:
  static void ask_only_holder(State& state) {
    ivanhoe::Board& board = state.board;
    if (board.pending.stage != ivanhoe::Stage::reaction) return;
    while (board.pending.asked != board.turn &&
           state.hands[board.pending.asked.index][ivanhoe::ivanhoe_card] == 0)
      board.pending.asked = ivanhoe::next_asked(board);
    if (board.pending.asked == board.turn) ivanhoe::take_effect(state);
  }
  static bool is_forgotten(const View<State>& before, const Move& line) {
    const auto own = [&](Seat seat) { return before.observer().open(seat); };
    switch (planted) {
      case Fault::memory_known_for_ever: return line.kind == Kind::open || line.kind == Kind::play;
      case Fault::memory_no_retreat:
        return line.kind == Kind::pass &&
               before.seen().board.pending.announced.kind == Kind::retreat;
      case Fault::memory_no_reveal: return line.kind == Kind::reveal;
      case Fault::memory_no_shuffle: return line.kind == Kind::shuffle;
      case Fault::memory_no_theft: return line.kind == Kind::steal && own(line.target);
      default: return false;
    }
  }
};
static_assert(Game<FaultyIvanhoe>);

HASTILUDE_NAMED_ENUM(CastlesFault, none, leak_deal, leak_hand, leak_pile, leak_offer, leak_bid,
                     leak_offer_in_view, leak_offer_rank, leak_moves, leak_actors, sample_uneven,
                     fill_ignores_memory, fill_ignores_hidden_move, fill_offer_not_held)

struct FaultyCastles : castles::Castles {
  using State = castles::State;
  using Move = castles::Move;
  using Kind = castles::Kind;
  using Stage = castles::Stage;
  using Fault = CastlesFault;
  static inline Fault planted = Fault::none;

  static State seen(const State& state, Observer observer) {
    State open = Castles::seen(state, observer);
    if (planted == Fault::leak_hand) open.hands = state.hands;
    if (planted == Fault::leak_pile) open.pile = state.pile;
    if (planted == Fault::leak_offer_in_view) open.offers = state.offers;
    return open;
  }
  static Move seen(const State& state, const Move& move, Observer observer) {
    Move open = Castles::seen(state, move, observer);
    const bool leaks = (planted == Fault::leak_deal && move.kind == Kind::deal) ||
                       (planted == Fault::leak_offer && move.kind == Kind::offer) ||
                       (planted == Fault::leak_bid && move.kind == Kind::bid);
    if (leaks) return move;
    if (planted == Fault::leak_offer_rank && move.kind == Kind::offer && !(open == move)) {
      for (int card = 0; card < move.card; ++card)
        open.count = static_cast<std::uint8_t>(open.count + state.hands[move.seat.index][card]);
    }
    return open;
  }
  static SeatSet actors(const State& state) {
    SeatSet seats = Castles::actors(state);
    if (planted != Fault::leak_actors || state.board.pending.stage != Stage::attack) return seats;
    for (const Seat seat : SeatSet::all(state.board.rules.players)) {
      if (seat != state.board.turn && state.hands[seat.index][0] > 0) seats.erase(seat);
    }
    return seats;
  }
  template <class Each>
  static void moves(const State& state, Seat seat, Each&& each) {
    const Seat next = after(seat, state.board.rules.players);
    if (planted == Fault::leak_moves && state.board.pending.stage == Stage::trade &&
        state.hands[next.index][0] > 0)
      return;
    Castles::moves(state, seat, each);
  }
  static Move sample_move(const State& state, Seat seat, Random& random) {
    if (planted != Fault::sample_uneven || state.board.pending.stage != Stage::attack)
      return Castles::sample_move(state, seat, random);
    return move_at<Castles>(state, seat, random.below(count_moves<Castles>(state, seat)) / 2);
  }
  static void remember(Memory& memory, const View<State>& before, const Move& line) {
    const bool hidden = line.kind == Kind::accept && !before.observer().open(line.from) &&
                        !before.observer().open(line.seat);
    if (planted != Fault::fill_ignores_hidden_move || !hidden)
      return Castles::remember(memory, before, line);
    const castles::Pending& pending = before.seen().board.pending;
    if (pending.stage == Stage::choice) castles::note_came(memory, line.from, pending.face_up[0]);
  }
  static State fill(const View<State>& view, const Memory& memory, Random& random) {
    if (planted == Fault::fill_ignores_memory) return Castles::fill(view, Memory{}, random);
    State world = Castles::fill(view, memory, random);
    if (planted != Fault::fill_offer_not_held) return world;
    for (const Seat seat : SeatSet::all(world.board.rules.players)) {
      const int offered = world.board.pending.answers[seat.index].cards;
      if (offered > 0 && view.seen().offers[seat.index] == castles::Offer{})
        world.offers[seat.index] = castles::fill_offer(world.pile, offered, random);
    }
    return world;
  }
};
static_assert(Game<FaultyCastles>);

}  // namespace hastilude::tests
