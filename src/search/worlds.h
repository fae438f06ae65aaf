// Worlds that fit what a seat knows, for a search that needs many of them.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>

#include "core/game.h"

namespace hastilude::search {

// A game in which hidden cards pass from hand to hand may find it hard to say who can hold what. It
// then tells a past that fits and deals worlds by it, and the same past serves for some worlds.
template <class G>
concept TellsPasts = requires(const View<typename G::State> view, const typename G::Memory memory,
                              Random random) {
  {
    G::deal_world(view, G::some_past(view, memory, random), random)
    } -> std::same_as<typename G::State>;
};

namespace detail {

template <class G>
struct PastOf {
  using Type = int;  // there is none
};
template <TellsPasts G>
struct PastOf<G> {
  using Type = typename G::Past;
};

}  // namespace detail

template <Game G>
class Worlds {
 public:
  using State = typename G::State;

  // What is handed over must outlive it.
  Worlds(const View<State>& view, const typename G::Memory& memory)
      : view_(view), memory_(memory) {}

  State deal(Random& random) {
    if constexpr (TellsPasts<G>) {
      if (dealt_++ % of_a_past == 0) past_ = G::some_past(view_, memory_, random);
      return G::deal_world(view_, *past_, random);
    } else {
      return G::fill(view_, memory_, random);
    }
  }

 private:
  static constexpr std::uint32_t of_a_past = 16;

  const View<State>& view_;
  const typename G::Memory& memory_;
  std::optional<typename detail::PastOf<G>::Type> past_;
  std::uint32_t dealt_ = 0;
};

}  // namespace hastilude::search
