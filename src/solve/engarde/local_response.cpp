#include "solve/engarde/local_response.h"

#include <limits>
#include <optional>

#include "solve/engarde/ends.h"

namespace hastilude::solve {

// A round under way. `own` is the hand of who responds, `his` the true one of the other.
struct LocalResponse::Round {
  const Tree& tree;
  const Sweeps& sweeps;
  const Sweeps::OddsOf* other;
  Responding responding;
  Random& random;
  const Hands& hands = tree.hands();
  const int full = hands.shape().hand;
  std::uint32_t node = 0;
  Code own = 0;
  Code his = 0;
  Belief belief{};  // of his hands, of the size that he holds
  std::optional<double> payoff{};

  const Node& at() const { return tree.nodes()[node]; }

  Code some_card(Code from) {
    int lot = random.below(hands.size(from));
    int card = 1;
    for (lot -= hands.count(from, card); lot >= 0; lot -= hands.count(from, card)) ++card;
    return hands.cards(card, 1);
  }

  void deal(Side side) {
    auto deck = static_cast<Code>(hands.deck() - at().discards);
    for (Code* const hand : {&own, &his}) {
      for (int i = 0; i < full; ++i) {
        const Code card = some_card(deck);
        *hand = static_cast<Code>(*hand + card);
        deck = static_cast<Code>(deck - card);
      }
    }
    for (const Code hand : hands.of_size(full)) {
      const bool first = side == Side::starter;
      belief.push_back(sweeps.dealt(first ? own : hand, first ? hand : own));
    }
  }

  Code pile(Code discards, Code mine, Code yours) const {
    return static_cast<Code>(hands.deck() - discards - mine - yours);
  }

  // ---- who responds

  void i_decide() {
    const Choice choice = sweeps.slots().choice(node, own);
    if (choice == Choice::won || choice == Choice::lost) {
      payoff = choice == Choice::won ? 1 : -1;
      return;
    }
    const bool by_lot = responding == Responding::as_chosen;
    const Action& action = tree.actions(at())[by_lot ? chosen_action(own) : best_action()];
    own = static_cast<Code>(own - action.cards);
    i_have_played(action.after);
  }

  std::size_t best_action() const {
    const std::span<const Action> actions = tree.actions(at());
    std::size_t best = 0;
    double most = -std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < actions.size(); ++i) {
      if (!hands.includes(own, actions[i].cards)) continue;
      const double worth = worth_of(actions[i]);
      if (worth <= most) continue;
      most = worth;
      best = i;
    }
    return best;
  }

  double worth_of(const Action& action) const {
    const auto left = static_cast<Code>(own - action.cards);
    double worth = 0;
    for (std::size_t i = 0; i < belief.size(); ++i) {
      if (belief[i] == 0) continue;
      worth += belief[i] *
               static_cast<double>(sweeps.value_after(action.after, left, hands.of_size(full)[i]));
    }
    return worth;
  }

  void i_have_played(std::uint32_t id) {
    const After& after = tree.afters()[id];
    if (after.node == nowhere) {
      const auto drawn = static_cast<Code>(own + pile(after.discards, own, his));
      payoff = static_cast<double>(end_value(tree, after, drawn, his));
      return;
    }
    node = after.node;
    if (after.then == Then::stay) return i_decide();
    while (hands.size(own) < full) i_draw(after.discards);
    const Code parry = tree.parried(after);
    if (!hands.includes(his, parry)) {
      payoff = 1;  // E10
      return;
    }
    his = static_cast<Code>(his - parry);
    Belief left(hands.of_size(full - hands.size(parry)).size());
    for (std::size_t i = 0; i < belief.size(); ++i) {
      const Code held = hands.of_size(full)[i];
      if (belief[i] > 0 && hands.includes(held, parry))
        left[hands.index(static_cast<Code>(held - parry))] += belief[i];
    }
    belief = std::move(left);
  }

  // What I draw he does not hold.
  void i_draw(Code discards) {
    const Code card = some_card(pile(discards, own, his));
    for (std::size_t i = 0; i < belief.size(); ++i) {
      if (belief[i] == 0) continue;
      const Code rest = pile(discards, own, hands.of_size(full)[i]);
      belief[i] *= hands.includes(rest, card) ? count_of(rest, card) / hands.size(rest) : 0;
    }
    own = static_cast<Code>(own + card);
  }

  double count_of(Code all, Code card) const {
    int value = 1;
    while (hands.cards(value, 1) != card) ++value;
    return hands.count(all, value);
  }

  // ---- the other

  void he_decides() {
    const Choice choice = sweeps.slots().choice(node, his);
    if (choice == Choice::won || choice == Choice::lost) {
      payoff = choice == Choice::won ? -1 : 1;
      return;
    }
    const std::size_t action = other == nullptr ? chosen_action(his) : true_action();
    he_has_shown(action);
    const Action& done = tree.actions(at())[action];
    his = static_cast<Code>(his - done.cards);
    he_has_played(done.after);
  }

  template <class Odds>
  std::size_t drawn_action(Code hand, const Odds& odds_of) {
    const std::span<const Action> actions = tree.actions(at());
    double lot = random.unit();
    std::size_t last = 0;
    for (std::size_t i = 0; i < actions.size(); ++i) {
      if (!hands.includes(hand, actions[i].cards)) continue;
      const auto odds = static_cast<double>(odds_of(i));
      if (odds > 0) last = i;
      lot -= odds;
      if (lot < 0) break;
    }
    return last;
  }

  std::size_t chosen_action(Code hand) {
    return drawn_action(hand, [&](std::size_t i) { return sweeps.odds_of(node, hand, i); });
  }

  std::size_t true_action() {
    if (sweeps.slots().choice(node, his) == Choice::forced) return chosen_action(his);
    return drawn_action(his, [&](std::size_t i) { return (*other)(at(), his, i); });
  }

  void he_has_shown(std::size_t action) {
    const auto as_expected = [&](Code held) {
      return static_cast<double>(sweeps.odds_of(node, held, action));
    };
    std::optional<Belief> left = belief_after(action, as_expected);
    // In truth he does what was not expected of him: of what was believed nothing may be left.
    if (!left) {
      believe_anything();
      left = belief_after(action, [](Code) { return 1.0; });
    }
    belief = std::move(*left);
  }

  // All that he can hold is as likely as chance makes it.
  void believe_anything() {
    const auto unseen = static_cast<Code>(hands.deck() - at().discards - own);
    belief.clear();
    for (const Code held : hands.of_size(at().held)) {
      double ways = hands.includes(unseen, held) ? 1 : 0;
      for (int card = 1; ways > 0 && card <= hands.shape().highest; ++card) {
        const int from = hands.count(unseen, card);
        for (int i = 0; i < hands.count(held, card); ++i) ways *= (from - i) / (i + 1.0);
      }
      belief.push_back(ways);
    }
  }

  // By how likely he was to do so with each hand; nothing if he could not have done it.
  template <class Odds>
  std::optional<Belief> belief_after(std::size_t action, const Odds& odds_of) const {
    const Code cards = tree.actions(at())[action].cards;
    const std::span<const Code> held = hands.of_size(at().held);
    Belief left(hands.of_size(at().held - hands.size(cards)).size());
    double all = 0;
    for (std::size_t i = 0; i < belief.size(); ++i) {
      if (belief[i] == 0 || !hands.includes(held[i], cards)) continue;
      const double each = belief[i] * odds_of(held[i]);
      left[hands.index(static_cast<Code>(held[i] - cards))] += each;
      all += each;
    }
    if (all <= 0) return {};
    for (double& each : left) each /= all;
    return left;
  }

  void he_has_played(std::uint32_t id) {
    const After& after = tree.afters()[id];
    if (after.node == nowhere) {
      const auto drawn = static_cast<Code>(hands.deck() - after.discards - own);
      payoff = -static_cast<double>(end_value(tree, after, drawn, own));
      return;
    }
    node = after.node;
    if (after.then == Then::stay) return he_decides();
    while (hands.size(his) < full) he_draws(after.discards);
    const Code parry = tree.parried(after);
    if (!hands.includes(own, parry)) {
      payoff = -1;  // E10
      return;
    }
    own = static_cast<Code>(own - parry);
  }

  void he_draws(Code discards) {
    const int held = hands.size(his);
    his = static_cast<Code>(his + some_card(pile(discards, own, his)));
    Belief then(hands.of_size(held + 1).size());
    for (std::size_t i = 0; i < belief.size(); ++i) {
      if (belief[i] == 0) continue;
      const Code left = hands.of_size(held)[i];
      const Code rest = pile(discards, own, left);
      for (int card = 1; card <= hands.shape().highest; ++card) {
        const int count = hands.count(rest, card);
        if (count == 0) continue;
        then[hands.index(static_cast<Code>(left + hands.cards(card, 1)))] +=
            belief[i] * count / hands.size(rest);
      }
    }
    belief = std::move(then);
  }
};

double LocalResponse::play(Side side, Responding responding, Random& random) const {
  Round round{tree_, sweeps_, other_, responding, random};
  round.deal(side);
  for (bool mine = side == Side::starter; !round.payoff; mine = !mine) {
    if (mine) {
      round.i_decide();
    } else {
      round.he_decides();
    }
  }
  return *round.payoff;
}

}  // namespace hastilude::solve
