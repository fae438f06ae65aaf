// The values of small games at perfect recall, found by a program that shares nothing with the
// solver but the rules: a node for each history of actions, which the rules library plays (CFR+).
#include <algorithm>
#include <iostream>
#include <map>

#include <gtest/gtest.h>

#include "solve/engarde/small_round.h"

namespace hastilude::tests {
namespace {

using engarde::Cards;
using engarde::Kind;
using engarde::Level;
using engarde::Move;
using solve::Shape;
using solve::SmallRound;

// All hands of so many cards, each with its place.
class Hands {
 public:
  Hands(const Cards& deck, int size) {
    for_each_draw(deck, size, [&](const Cards& hand) {
      places_[key(hand)] = all_.size();
      all_.push_back(hand);
    });
  }
  std::size_t size() const { return all_.size(); }
  const Cards& operator[](std::size_t place) const { return all_[place]; }
  std::size_t place(const Cards& hand) const { return places_.at(key(hand)); }

 private:
  static std::array<int, 4> key(const Cards& hand) { return {hand[1], hand[2], hand[3], hand[4]}; }

  std::vector<Cards> all_;
  std::map<std::array<int, 4>, std::size_t> places_;
};

// A number for each pair of hands: a row for each of one's own.
struct Pairs {
  std::size_t columns = 0;
  std::vector<float> all{};

  Pairs(std::size_t rows, std::size_t wide) : columns(wide), all(rows * wide) {}
  float* operator[](std::size_t row) { return all.data() + row * columns; }
  const float* operator[](std::size_t row) const { return all.data() + row * columns; }
};

// What everyone has seen: who acts, and what can follow.
struct History {
  struct Next {
    Move move;
    int history = -1;  // what follows; or else the round ends,
    Pairs payoff;      // which pays this to who moves, by what is left of his hand and the other's
  };
  Seat mover{};
  Cards discards{};
  std::vector<Next> next{};
  std::vector<std::vector<int>> places{};  // of the hand that is left, by hand and move; or -1
  std::vector<float> regrets{};            // by hand and move
  std::vector<float> sums{};

  std::size_t at(std::size_t hand, std::size_t move) const { return hand * next.size() + move; }
};

enum class Way : std::uint8_t { learning, best_response };

// At the basic level a turn plays one card and draws one. The order in which somebody drew cards
// tells nothing of the other's hand, so that one's own hand stands for it.
class Solver {
 public:
  explicit Solver(const Shape& shape)
      : shape_(shape),
        deck_(deck_of(shape)),
        full_(deck_, shape.hand),
        left_(deck_, shape.hand - 1) {
    grow({});
  }

  // One more step for each side, the later ones weighing more.
  void step() {
    ++steps_;
    for (const Seat seat : SeatSet::all(2)) begin(seat, Way::learning);
  }
  // What this side gets against the average of the other by the best that can be done.
  double best(Seat seat) { return begin(seat, Way::best_response); }
  std::size_t size() const { return histories_.size(); }

 private:
  static Cards deck_of(const Shape& shape) {
    Cards deck;
    for (int card = 1; card <= shape.highest; ++card) deck.add(card, shape.copies);
    return deck;
  }

  // ---- the histories

  // What has been played so far, with these hands held now; what was drawn is found out from it.
  SmallRound replayed(const std::vector<Move>& moves, const Cards& mover, const Cards& other,
                      const Cards& discards) const {
    SmallRound round(shape_);
    // Hands that could have played so: whoever has played drew what he holds now and has not held.
    Cards rest = deck_ - mover - other - discards;
    std::array<Cards, 2> held{};
    const std::size_t last = moves.size() % 2;
    held[last] = mover;
    held[1 - last] = other;
    // Backwards: each took up one card of his hand after he had played another.
    std::vector<Cards> drawn(moves.size());
    for (std::size_t i = moves.size(); i-- > 0;) {
      Cards& hand = held[i % 2];
      drawn[i].add(hand.kind_at(0));
      hand -= drawn[i];
      hand.add(moves[i].card);
    }
    round.deal(held[0], held[1]);
    for (std::size_t i = 0; i < moves.size(); ++i) {
      round.play(moves[i]);
      round.draw(drawn[i]);
    }
    EXPECT_EQ(round.state().pile, rest);
    return round;
  }

  int grow(const std::vector<Move>& moves) {
    const int id = static_cast<int>(histories_.size());
    histories_.emplace_back();
    History history{.mover = Seat{static_cast<std::uint8_t>(moves.size() % 2)}};
    for (const Move& move : moves) history.discards.add(move.card);
    const Cards unseen = deck_ - history.discards;
    std::vector<std::pair<Move, Cards>> found;  // with a hand that can do it
    std::vector<std::vector<Move>> by_hand(full_.size());
    for (std::size_t hand = 0; hand < full_.size(); ++hand) {
      if (!unseen.includes(full_[hand])) continue;
      const SmallRound round =
          replayed(moves, full_[hand], other_hand(unseen - full_[hand]), history.discards);
      by_hand[hand] = round.moves();
      for (const Move& move : by_hand[hand]) {
        if (std::none_of(found.begin(), found.end(),
                         [&](const auto& other) { return other.first == move; }))
          found.emplace_back(move, full_[hand]);
      }
    }
    for (const auto& [move, hand] : found)
      history.next.push_back(follow(moves, move, hand, history.discards));
    history.places.assign(full_.size(), std::vector<int>(found.size(), -1));
    for (std::size_t hand = 0; hand < full_.size(); ++hand) {
      for (std::size_t i = 0; i < found.size(); ++i) {
        const Move& move = found[i].first;
        if (std::find(by_hand[hand].begin(), by_hand[hand].end(), move) != by_hand[hand].end())
          history.places[hand][i] = static_cast<int>(left_.place(full_[hand] - played(move)));
      }
    }
    history.regrets.resize(full_.size() * found.size());
    history.sums.resize(history.regrets.size());
    histories_[static_cast<std::size_t>(id)] = std::move(history);
    return id;
  }

  Cards other_hand(const Cards& unseen) const {
    Cards hand;
    Cards rest = unseen;
    for (int i = 0; i < shape_.hand; ++i) {
      const int card = rest.kind_at(0);
      rest.remove(card);
      hand.add(card);
    }
    return hand;
  }

  static Cards played(const Move& move) {
    Cards cards;
    cards.add(move.kind == Kind::attack ? move.value : move.card);
    return cards;
  }

  History::Next follow(const std::vector<Move>& moves, const Move& move, const Cards& hand,
                       const Cards& discards) {
    const Cards unseen = deck_ - discards - played(move);
    History::Next next{move, -1, Pairs(left_.size(), full_.size())};
    // What all see is the same whatever is hidden, until the round ends.
    SmallRound one = replayed(moves, hand, other_hand(deck_ - discards - hand), discards);
    one.play(move);
    if (!one.over() && one.state().board.pile > 1) {
      std::vector<Move> longer = moves;
      longer.push_back(move);
      next.history = grow(longer);
      return next;
    }
    for (std::size_t left = 0; left < left_.size(); ++left) {
      if (!unseen.includes(left_[left])) continue;
      for (std::size_t other = 0; other < full_.size(); ++other) {
        if (!(unseen - left_[left]).includes(full_[other])) continue;
        next.payoff[left][other] = static_cast<float>(
            ending(moves, move, left_[left] + played(move), full_[other], discards));
      }
    }
    return next;
  }

  // What the mover gets when the round ends with this move, or with what is asked after it (E8).
  int ending(const std::vector<Move>& moves, const Move& move, const Cards& hand,
             const Cards& other, const Cards& discards) const {
    SmallRound round = replayed(moves, hand, other, discards);
    const Seat mover = round.turn();
    round.play(move);
    if (round.refills()) round.draw(round.state().pile);
    if (!round.over()) round.play(round.moves().at(0));
    EXPECT_TRUE(round.over());
    return mover.index == 0 ? round.payoff() : -round.payoff();
  }

  // ---- what they are worth

  double begin(Seat seat, Way way) {
    seat_ = seat;
    way_ = way;
    Pairs reach(full_.size(), full_.size());
    for (std::size_t own = 0; own < full_.size(); ++own) {
      for (std::size_t his = 0; his < full_.size(); ++his) {
        if (!(deck_ - full_[own]).includes(full_[his])) continue;
        reach[own][his] = static_cast<float>(draw_odds(deck_, full_[own]) *
                                             draw_odds(deck_ - full_[own], full_[his]));
      }
    }
    const Pairs values = visit(0, reach, std::vector<float>(full_.size(), 1.0F));
    double sum = 0;
    for (std::size_t i = 0; i < values.all.size(); ++i)
      sum += static_cast<double>(values.all[i]) * static_cast<double>(reach.all[i]);
    return sum;
  }

  // Odds in proportion to the weights of a hand's moves.
  std::vector<float> odds_of(const History& history, std::size_t hand) const {
    const bool is_average = way_ == Way::best_response;
    const std::vector<float>& weights = is_average ? history.sums : history.regrets;
    std::vector<float> odds(history.next.size());
    float sum = 0;
    int allowed = 0;
    for (std::size_t i = 0; i < odds.size(); ++i) {
      if (history.places[hand][i] < 0) continue;
      ++allowed;
      sum += odds[i] = weights[history.at(hand, i)];
    }
    for (std::size_t i = 0; i < odds.size(); ++i) {
      if (history.places[hand][i] >= 0)
        odds[i] = sum > 0 ? odds[i] / sum : 1.0F / static_cast<float>(allowed);
    }
    return odds;
  }

  // The values of all pairs to the seat that learns or responds; `reach` is what chance and the
  // other have done to come here, `own` what it has done itself.
  Pairs visit(int id, const Pairs& reach, const std::vector<float>& own) {
    History& history = histories_[static_cast<std::size_t>(id)];
    std::vector<std::vector<float>> odds;
    for (std::size_t hand = 0; hand < full_.size(); ++hand) odds.push_back(odds_of(history, hand));
    return history.mover == seat_ ? act(history, reach, own, odds)
                                  : wait(history, reach, own, odds);
  }

  // Cards of this seat that can have been drawn: from what is left to the full hand.
  template <class Each>
  void each_draw(const Cards& unseen, const Cards& left, const Cards& other,
                 const Each& each) const {
    if (!unseen.includes(left) || !(unseen - left).includes(other)) return;
    const Cards pile = unseen - left - other;
    const auto all = static_cast<float>(pile.total());
    for (int card = 1; card <= shape_.highest; ++card) {
      if (pile[card] == 0) continue;
      Cards hand = left;
      hand.add(card);
      each(full_.place(hand), static_cast<float>(pile[card]) / all);
    }
  }

  Pairs act(History& history, const Pairs& reach, const std::vector<float>& own,
            const std::vector<std::vector<float>>& odds) {
    const std::size_t count = history.next.size();
    Pairs values(full_.size(), full_.size());
    std::vector<Pairs> of_move;
    for (std::size_t i = 0; i < count; ++i) {
      Pairs left(left_.size(), full_.size());
      std::vector<float> own_left(left_.size());
      for (std::size_t hand = 0; hand < full_.size(); ++hand) {
        const int place = history.places[hand][i];
        if (place < 0) continue;
        std::copy_n(reach[hand], full_.size(), left[static_cast<std::size_t>(place)]);
        own_left[static_cast<std::size_t>(place)] = own[hand] * odds[hand][i];
      }
      of_move.push_back(after(history, i, left, own_left));
    }
    for (std::size_t hand = 0; hand < full_.size(); ++hand)
      decide(history, hand, reach[hand], own[hand], odds[hand], of_move, values[hand]);
    return values;
  }

  void decide(History& history, std::size_t hand, const float* reach, float own,
              const std::vector<float>& odds, const std::vector<Pairs>& of_move, float* values) {
    std::vector<float> worth(odds.size());
    float mean = 0;
    std::size_t best = odds.size();
    for (std::size_t i = 0; i < odds.size(); ++i) {
      if (history.places[hand][i] < 0) continue;
      const float* then = of_move[i][static_cast<std::size_t>(history.places[hand][i])];
      for (std::size_t his = 0; his < full_.size(); ++his) worth[i] += reach[his] * then[his];
      mean += odds[i] * worth[i];
      if (best == odds.size() || worth[i] > worth[best]) best = i;
    }
    if (best == odds.size()) {
      std::fill_n(values, full_.size(), -1.0F);  // E6
      return;
    }
    for (std::size_t i = 0; i < odds.size(); ++i) {
      if (history.places[hand][i] < 0) continue;
      const float* then = of_move[i][static_cast<std::size_t>(history.places[hand][i])];
      const float part = way_ == Way::learning ? odds[i] : i == best ? 1.0F : 0.0F;
      for (std::size_t his = 0; his < full_.size(); ++his) values[his] += part * then[his];
      if (way_ != Way::learning) continue;
      float& regret = history.regrets[history.at(hand, i)];
      regret = std::max(0.0F, regret + worth[i] - mean);
      history.sums[history.at(hand, i)] += static_cast<float>(steps_) * own * odds[i];
    }
  }

  // After a move of this seat, by what is left of its hand.
  Pairs after(const History& history, std::size_t move, const Pairs& left,
              const std::vector<float>& own) {
    const History::Next& next = history.next[move];
    if (next.history < 0) return next.payoff;
    const Cards unseen = deck_ - history.discards - played(next.move);
    Pairs reach(full_.size(), full_.size());
    std::vector<float> own_full(full_.size());
    const auto each_pair = [&](const auto& each) {
      for (std::size_t place = 0; place < left_.size(); ++place) {
        for (std::size_t his = 0; his < full_.size(); ++his)
          each_draw(unseen, left_[place], full_[his],
                    [&](std::size_t full, float odds) { each(place, full, his, odds); });
      }
    };
    each_pair([&](std::size_t place, std::size_t full, std::size_t his, float odds) {
      reach[full][his] += odds * left[place][his];
    });
    for (std::size_t place = 0; place < left_.size(); ++place) {
      for (int card = 1; card <= shape_.highest; ++card) {
        Cards hand = left_[place];
        hand.add(card);
        if (unseen.includes(hand)) own_full[full_.place(hand)] += own[place];
      }
    }
    const Pairs then = visit(next.history, reach, own_full);
    Pairs values(left_.size(), full_.size());
    each_pair([&](std::size_t place, std::size_t full, std::size_t his, float odds) {
      values[place][his] += odds * then[full][his];
    });
    return values;
  }

  // The other moves.
  Pairs wait(const History& history, const Pairs& reach, const std::vector<float>& own,
             const std::vector<std::vector<float>>& odds) {
    Pairs values(full_.size(), full_.size());
    std::vector<bool> stuck(full_.size(), true);
    for (std::size_t i = 0; i < history.next.size(); ++i) {
      const History::Next& next = history.next[i];
      const Cards unseen = deck_ - history.discards - played(next.move);
      Pairs then_reach(full_.size(), full_.size());
      const auto each_pair = [&](const auto& each) {
        for (std::size_t his = 0; his < full_.size(); ++his) {
          const int place = history.places[his][i];
          if (place < 0) continue;
          for (std::size_t mine = 0; mine < full_.size(); ++mine)
            each_draw(unseen, left_[static_cast<std::size_t>(place)], full_[mine],
                      [&](std::size_t full, float chance) { each(mine, his, full, chance); });
        }
      };
      for (std::size_t his = 0; his < full_.size(); ++his) {
        if (history.places[his][i] >= 0) stuck[his] = false;
      }
      if (next.history < 0) {
        for (std::size_t his = 0; his < full_.size(); ++his) {
          const int place = history.places[his][i];
          if (place < 0) continue;
          for (std::size_t mine = 0; mine < full_.size(); ++mine)
            values[mine][his] -= odds[his][i] * next.payoff[static_cast<std::size_t>(place)][mine];
        }
        continue;
      }
      each_pair([&](std::size_t mine, std::size_t his, std::size_t full, float chance) {
        then_reach[mine][full] += chance * odds[his][i] * reach[mine][his];
      });
      const Pairs then = visit(next.history, then_reach, own);
      each_pair([&](std::size_t mine, std::size_t his, std::size_t full, float chance) {
        values[mine][his] += chance * odds[his][i] * then[mine][full];
      });
    }
    for (std::size_t his = 0; his < full_.size(); ++his) {
      if (!stuck[his]) continue;  // E6
      for (std::size_t mine = 0; mine < full_.size(); ++mine) values[mine][his] = 1;
    }
    return values;
  }

  Shape shape_;
  Cards deck_;
  Hands full_;
  Hands left_;
  std::vector<History> histories_;
  int steps_ = 0;
  Seat seat_{};
  Way way_ = Way::learning;
};

struct Known {
  Shape shape;
  int steps;
  double value;   // what the solver's tests expect
  double within;  // how near both best responses must come to each other
};

const Known known_games[] = {
    {{.level = Level::basic, .strip = 10, .highest = 3, .copies = 3, .hand = 2},
     300,
     -0.01766,
     1e-3},
    {{.level = Level::basic, .strip = 10, .highest = 3, .copies = 4, .hand = 3},
     100,
     -0.03022,
     3e-3},
    {{.level = Level::basic, .strip = 12, .highest = 4, .copies = 3, .hand = 3}, 100, 0.1679, 3e-3},
    {{.level = Level::basic, .strip = 12, .highest = 3, .copies = 5, .hand = 3}, 100, 0.2059, 6e-3},
};

TEST(Equilibrium, has_the_known_values_by_another_way) {
  for (const Known& known : known_games) {
    Solver solver(known.shape);
    for (int i = 0; i < known.steps; ++i) solver.step();
    const double most = solver.best(Seat{0});
    const double least = -solver.best(Seat{1});
    std::cout << solver.size() << " histories, " << known.steps << " steps: the value lies between "
              << least << " and " << most << std::endl;
    constexpr double rounding = 1e-5;
    EXPECT_LE(least, known.value + rounding);
    EXPECT_GE(most, known.value - rounding);
    EXPECT_LT(most - least, known.within);
  }
}

}  // namespace
}  // namespace hastilude::tests
