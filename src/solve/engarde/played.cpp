#include "solve/engarde/played.h"

namespace hastilude::solve {
namespace {

using engarde::Kind;
using engarde::Move;

int payoff_of(const SmallRound& round, Seat seat) {
  return seat.index == 0 ? round.payoff() : -round.payoff();
}

// With the pile empty all cards are known, and the round ends with this decision: E8, E16.
Move best_ending(const SmallRound& round, const std::vector<Move>& moves) {
  const Move* best = nullptr;
  int most = -2;
  for (const Move& move : moves) {
    SmallRound then = round;
    then.play(move);
    const int payoff = payoff_of(then, round.turn());
    if (payoff > most) {
      most = payoff;
      best = &move;
    }
  }
  return *best;
}

// As the other remembers it. Who parries goes on with his turn, and is remembered by that.
std::uint8_t done_by(const Move& move, std::uint8_t before) {
  switch (move.kind) {
    case Kind::forward: return as_remembered(move.card, 0);
    case Kind::back:
    case Kind::retreat: return as_remembered(-move.card, 0);
    case Kind::attack: return as_remembered(0, move.count);
    case Kind::advance: return as_remembered(move.card, move.count);
    default: return before;
  }
}

}  // namespace

Played::Played(const Tree& tree, const Sweeps& sweeps) : tree_(tree), sweeps_(sweeps) {
  for (std::uint32_t id = 0; id < tree.nodes().size(); ++id) {
    const Node& node = tree.nodes()[id];
    places_[{node.discards, node.held, node.own, node.his, node.attack, node.last}] = id;
  }
}

Code Played::code(const engarde::Cards& cards) const {
  int code = 0;
  for (int card = 1; card <= tree_.hands().shape().highest; ++card)
    code += tree_.hands().cards(card, cards[card]);
  return static_cast<Code>(code);
}

double Played::round(Random& random) const {
  SmallRound round(tree_.hands().shape());
  round.deal(random);
  const bool remembers = tree_.hands().shape().remembered == Remembered::last_action;
  std::array<std::uint8_t, 2> done{};  // by each seat last; nothing, if that is not remembered
  while (!round.over()) {
    if (round.refills()) {
      round.draw(random);
      continue;
    }
    const std::vector<Move> moves = round.moves();
    if (moves.empty()) {
      round.give_up();
      continue;
    }
    const Seat seat = round.turn();
    const std::uint8_t last = done[engarde::other(seat).index];
    const Move move = moves.size() == 1 ? moves[0] : choose(round, last, moves, random);
    if (remembers) done[seat.index] = done_by(move, done[seat.index]);
    round.play(move);
  }
  return round.payoff();
}

Move Played::choose(const SmallRound& round, std::uint8_t last, const std::vector<Move>& moves,
                    Random& random) const {
  const engarde::State& state = round.state();
  if (state.board.pile == 0) return best_ending(round, moves);
  const Hands& hands = tree_.hands();
  const Seat seat = round.turn();
  const Code own = code(state.hands[seat.index]);
  const auto hidden = static_cast<Code>(code(state.pile) + code(state.hands[1 - seat.index]));
  const std::uint32_t id = places_.at(
      {static_cast<Code>(hands.deck() - hidden - own), state.board.hand_size[seat.index],
       round.advanced(seat), round.advanced(engarde::other(seat)), state.board.attack.count, last});
  if (sweeps_.slots().choice(id, own) == Choice::won) {
    const int distance = state.board.distance();
    const bool at_basic = hands.shape().level == engarde::Level::basic;
    return engarde::strike(seat, distance, at_basic ? 1 : hands.count(own, distance));
  }
  double lot = random.below(1 << 24) / static_cast<double>(1 << 24);
  std::size_t place = 0;
  const std::span<const Action> actions = tree_.actions(tree_.nodes()[id]);
  for (std::size_t action = 0; action < actions.size(); ++action) {
    if (!hands.includes(own, actions[action].cards)) continue;
    lot -= static_cast<double>(sweeps_.odds_of(id, own, action));
    if (lot < 0 || place + 1 == moves.size()) break;
    ++place;
  }
  return moves[place];
}

}  // namespace hastilude::solve
