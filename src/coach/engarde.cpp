// En Garde: what the cards that a seat has seen tell of attacks, parries and the end of the pile.
#include "coach/games.h"

namespace hastilude::coach {
namespace {

using namespace hastilude::engarde;

// Fencers so far apart are out of each other's reach, by a step and an attack too.
constexpr int longest_reach = 2 * highest_card;

Term card_term(int card) { return Term::card(card_names[static_cast<std::size_t>(card)]); }

// What a fencer at turn knows of the round.
struct Knowledge {
  const Board& board;
  Seat me;
  const Cards& hand;
  Cards unseen;  // all that the other may hold

  Knowledge(const View<State>& view, const Memory& memory)
      : board(view.seen().board),
        me(view.observer().seat()),
        hand(view.seen().hands[me.index]),
        unseen(full_deck() - hand) {
    for (int depth = 0; depth < board.discarded; ++depth) {
      if (memory.discards[depth] != 0) unseen.remove(memory.discards[depth]);
    }
  }

  bool parries() const { return board.rules.level != Level::basic; }

  // E7, E13: whether the other may be able to attack from so far.
  bool may_attack_from(int distance) const {
    if (distance <= highest_card && unseen[distance] > 0) return true;
    if (board.rules.level != Level::advanced) return false;
    for (const int step : unseen.kinds()) {
      const int reach = distance - step;
      if (reach < 1 || reach > highest_card) continue;
      if (unseen[reach] > (reach == step ? 1 : 0)) return true;
    }
    return false;
  }

  // E4: whether the refill after so many cards are played takes the last card of the pile.
  bool empties_pile(int played) const {
    const int wanted = full_hand - (board.hand_size[me.index] - played);
    return board.pile > 0 && wanted >= board.pile;
  }
};

// How far this fencer has come further than the other, after so many spaces more.
int ahead_by(const Knowledge& know, int forward) {
  return know.board.advanced[know.me.index] + forward - know.board.advanced[other(know.me).index];
}

// E8, E9, E12: where everybody stands when the pile has run out.
void write_end(const Knowledge& know, int forward, Sink& sink) {
  sink.line("empties");
  const int ahead = ahead_by(know, forward);
  if (ahead == 0) return sink.line("level");
  sink.line(ahead > 0 ? "ahead" : "behind", std::abs(ahead));
}

// Whether some step of this turn leads to where the other may attack, so that it matters where one
// steps.
bool may_step_into_reach(const Knowledge& know) {
  bool found = false;
  auto each = [&](const Move& step) {
    const int forward = step.kind == Kind::forward ? step.card : -step.card;
    found = know.may_attack_from(know.board.distance() - forward);
    return found ? Visit::stop : Visit::more;
  };
  list_steps(know.board, know.me, know.hand, each);
  return found;
}

// What awaits a fencer who steps to this distance and keeps these cards.
void write_reach(const Knowledge& know, int distance, const Cards& kept, Sink& sink) {
  if (!know.may_attack_from(distance)) {
    if (may_step_into_reach(know)) sink.line("safe", distance);
    return;
  }
  if (distance > highest_card || know.unseen[distance] == 0) return;
  if (!know.parries()) {
    sink.line("within", card_term(distance), know.unseen[distance]);
  } else if (kept[distance] == 0) {
    sink.line("bare", card_term(distance), know.unseen[distance]);
  } else {
    sink.line("covered", card_term(distance), kept[distance]);
  }
}

void write_step(const Knowledge& know, const Move& move, Sink& sink) {
  const int forward = move.kind == Kind::forward ? move.card : -move.card;
  if (know.empties_pile(1)) return write_end(know, forward, sink);
  Cards kept = know.hand;
  kept.remove(move.card);
  write_reach(know, know.board.distance() - forward, kept, sink);
}

// E10, E14: whether the other can parry; from an advance they can still retreat.
void write_attack(const Knowledge& know, const Move& move, Sink& sink) {
  const bool advances = move.kind == Kind::advance;
  if (!know.parries() || know.unseen[move.value] < move.count) {
    sink.line(advances ? "no-parry" : "hits", card_term(move.value));
  } else {
    sink.line("needs", card_term(move.value), move.count, know.unseen[move.value]);
  }
  if (know.parries() && know.empties_pile(move.count + (advances ? 1 : 0)))
    write_end(know, advances ? move.card : 0, sink);
}

void write_parry(const Knowledge& know, Sink& sink) {
  const Attack& attack = know.board.attack;
  const int left = know.hand[attack.value] - attack.count;
  if (left == 0) return sink.line("parry-costs", card_term(attack.value), attack.count);
  sink.line("parry-leaves", card_term(attack.value), left);
}

// E14: a retreat keeps what the parry would cost, and gives ground.
void write_retreat(const Knowledge& know, const Move& move, Sink& sink) {
  const int value = know.board.attack.value;
  const int kept = know.hand[value] - (move.card == value ? 1 : 0);
  if (kept > 0) sink.line("retreat-keeps", card_term(value), kept, move.card);
  if (know.empties_pile(1)) write_end(know, -move.card, sink);
}

}  // namespace

// E5: back against the end of the strip.
void of_position(const View<State>& view, const Memory& memory, Sink& sink) {
  const Knowledge know(view, memory);
  if (know.board.stage != Stage::turn || know.board.distance() > longest_reach) return;
  if (only_attack_left(know.board) || know.hand.empty()) return;
  if (!can_go_back(know.board, know.me, know.hand.next_kind(0)))
    sink.line("cornered", know.board.advanced[know.me.index]);
}

void of_move(const View<State>& view, const Memory& memory, const Move& move, Sink& sink) {
  const Knowledge know(view, memory);
  switch (move.kind) {
    case Kind::forward:
    case Kind::back: return write_step(know, move, sink);
    case Kind::attack:
    case Kind::advance: return write_attack(know, move, sink);
    case Kind::parry: return write_parry(know, sink);
    case Kind::retreat: return write_retreat(know, move, sink);
    default: return;
  }
}

}  // namespace hastilude::coach
