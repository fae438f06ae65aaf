#include "app/fairness/draws.h"

#include "games/catalog.h"

namespace hastilude::app {
namespace {

template <int Kinds>
std::vector<int> counts(const CardCounts<Kinds>& cards) {
  std::vector<int> each;
  for (int kind = 0; kind < Kinds; ++kind) each.push_back(cards[kind]);
  return each;
}

Drawn seat_of(int players, Seat seat) {
  Drawn drawn{Occasion::starter, std::vector<int>(static_cast<std::size_t>(players), 1),
              std::vector<int>(static_cast<std::size_t>(players), 0)};
  drawn.taken[seat.index] = 1;
  return drawn;
}

std::optional<Drawn> drawn_in(const engarde::State& state, const engarde::Move& move) {
  if (move.kind == engarde::Kind::starter) return seat_of(2, move.seat);
  const bool first = move.kind == engarde::Kind::deal;
  return Drawn{first ? Occasion::first_hand : Occasion::draw, counts(state.pile),
               counts(move.cards)};
}

std::optional<Drawn> drawn_in(const castles::State& state, const castles::Move& move) {
  if (move.kind == castles::Kind::starter) return seat_of(state.board.rules.players, move.seat);
  const bool first = move.kind == castles::Kind::deal;
  return Drawn{first ? Occasion::first_hand : Occasion::draw, counts(state.pile),
               counts(move.cards)};
}

std::optional<Drawn> drawn_in(const ivanhoe::State& state, const ivanhoe::Move& move) {
  switch (move.kind) {
    case ivanhoe::Kind::dealer: return seat_of(state.board.rules.players, move.seat);
    case ivanhoe::Kind::deal:
      return Drawn{Occasion::first_hand, counts(state.deck), counts(move.cards)};
    case ivanhoe::Kind::draw: {
      if (move.count == 0) return {};
      Drawn one{Occasion::draw, counts(state.deck), {}};
      one.taken.resize(one.there.size());
      one.taken[static_cast<std::size_t>(move.card)] = 1;
      return one;
    }
    default: return {};
  }
}

}  // namespace

std::optional<Drawn> drawn(const GameApi& game, const AnyState& before, const AnyMove& move) {
  std::optional<Drawn> found;
  games::for_each_game([&]<class G>(G) {
    if (G::name != game.name) return;
    found = drawn_in(before.as<typename G::State>(), move.as<typename G::Move>());
  });
  return found;
}

std::string name_of_item(const GameApi& game, Occasion occasion, std::size_t item) {
  if (occasion == Occasion::starter) return '@' + std::to_string(item + 1);
  return std::string(game.card_names[item]);
}

}  // namespace hastilude::app
