// Probes for the tests: which branches of the rules were reached, and faults planted on purpose to
// see that a test finds them. Both cost nothing unless HASTILUDE_PROBES is defined, which a whole
// program must be (the targets of its own in tests/).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace hastilude {

#ifdef HASTILUDE_PROBES
inline constexpr bool probes = true;
#else
inline constexpr bool probes = false;
#endif

// A game whose rules have probes: enumerations of branches to be reached and of faults to be found.
// Ours do; it is no part of being a game.
template <class G>
concept Probed = std::is_enum_v<typename G::Branch> && std::is_enum_v<typename G::Fault>;

// How often each branch of an enumeration of branches was reached.
template <class Branch>
inline std::array<std::uint64_t, static_cast<std::size_t>(Branch::count)> branch_hits{};

template <class Branch>
inline void reached(Branch branch) {
  if constexpr (probes) ++branch_hits<Branch>[static_cast<std::size_t>(branch)];
}

// The fault that is planted; the first of every enumeration of faults is `none`.
template <class Fault>
inline Fault planted_fault{};

template <class Fault>
inline bool planted(Fault fault) {
  if constexpr (probes) return planted_fault<Fault> == fault;
  return false;
}

}  // namespace hastilude
