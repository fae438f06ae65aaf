#include "solve/engarde/asked.h"

#include <memory>

#include "games/engarde/engarde.h"
#include "games/find.h"
#include "match/question.h"

namespace hastilude::solve {
namespace {

using engarde::Stage;

// Somebody stands there with this hand; what is hidden lies anywhere.
engarde::State world_of(const Hands& hands, const Node& node, Code hand) {
  engarde::State world;
  engarde::Board& board = world.board;
  board.rules = {hands.shape().level, engarde::Discards::all, 1};
  board.advanced = {node.own, node.his};
  board.hand_size = {node.held, static_cast<std::uint8_t>(hands.shape().hand)};
  board.stage = node.attack > 0 ? Stage::defence : Stage::turn;
  if (node.attack > 0) board.attack = {static_cast<std::uint8_t>(board.distance()), node.attack, 1};
  for (int card = 1; card <= hands.shape().highest; ++card) {
    const bool attacks = node.attack > 0 && card == board.attack.value;
    engarde::discard(world, card, hands.count(node.discards, card) - (attacks ? node.attack : 0));
    world.pile.remove(card, hands.count(node.discards, card));
    world.pile.remove(card, hands.count(hand, card));
    world.hands[0].add(card, hands.count(hand, card));
  }
  // Whoever sees an attack knows that its cards lie on top.
  if (node.attack > 0) engarde::discard(world, board.attack.value, node.attack);
  board.pile = static_cast<std::uint8_t>(world.pile.total() - hands.shape().hand);
  Random random(1);
  world.hands[1] = world.pile.draw_of(world.pile.total(), hands.shape().hand, random);
  return world;
}

// The odds of one situation, which are asked for action by action.
class Asked {
 public:
  Asked(const Hands& hands, const bots::Bot& bot, int times, std::uint64_t seed)
      : hands_(hands),
        bot_(bot),
        times_(times),
        random_(seed),
        game_(*games::find_game("engarde")) {}

  float odds(const Node& node, Code hand, std::size_t action) {
    if (&node != node_ || hand != hand_ || action < next_) ask(node, hand);
    next_ = action + 1;
    return counts_[place_++] / static_cast<float>(times_);
  }

 private:
  // The actions that the hand allows are those that the rules list, in the same order.
  void ask(const Node& node, Code hand) {
    node_ = &node;
    hand_ = hand;
    place_ = 0;
    const engarde::State world = world_of(hands_, node, hand);
    const AnyState state{AnyState::of(world)};
    const AnyView view = game_.view(state, Observer::of(Seat{0}));
    const match::Question question{&game_, match::Need::must, view, game_.memory(view)};
    std::vector<engarde::Move> moves;
    engarde::list_moves(world.board, Seat{0}, world.hands[0], [&](const engarde::Move& move) {
      moves.push_back(move);
      return Visit::more;
    });
    counts_.assign(moves.size(), 0);
    for (int time = 0; time < times_; ++time) {
      const std::optional<AnyMove> chosen = bot_.choose(question, random_, {});
      for (std::size_t i = 0; i < moves.size(); ++i) {
        if (chosen && chosen->as<engarde::Move>() == moves[i]) ++counts_[i];
      }
    }
  }

  const Hands& hands_;
  const bots::Bot& bot_;
  int times_;
  Random random_;
  const GameApi& game_;
  const Node* node_ = nullptr;
  Code hand_ = 0;
  std::size_t next_ = 0;
  std::size_t place_ = 0;
  std::vector<float> counts_;
};

}  // namespace

Sweeps::OddsOf odds_of_bot(const Hands& hands, const bots::Bot& bot, int times,
                           std::uint64_t seed) {
  const auto asked = std::make_shared<Asked>(hands, bot, times, seed);
  return [asked](const Node& node, Code hand, std::size_t action) {
    return asked->odds(node, hand, action);
  };
}

}  // namespace hastilude::solve
