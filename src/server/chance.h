// Randomness that nobody can foresee, from libsodium: tokens, ids, and the seeds of chance moves.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/api.h"
#include "store/row.h"

namespace hastilude::server {

// Before anything else here; false if the system has no randomness to give.
bool start_chance();

std::uint64_t random_seed();

// A chance move that is due, each with its true odds; from this seed where the deal was sealed.
AnyMove drawn_by_chance(const GameApi& game, const AnyState& state,
                        std::optional<std::uint64_t> sealed);

// So many random bytes, written with letters, digits, - and _.
std::string random_word(std::size_t bytes);

inline constexpr std::size_t id_bytes = 12;
inline constexpr std::size_t invitation_bytes = 16;
inline constexpr std::size_t ticket_bytes = 18;
inline constexpr std::size_t token_bytes = 32;

// What is kept of a token.
store::Hash token_hash(std::string_view token);

// A short word for some bytes, another one for others.
std::string content_tag(std::string_view bytes);

// A key of its own, and a short word for a text that nobody can undo who has not the key.
using Secret = std::array<std::uint8_t, 32>;
Secret random_secret();
std::string keyed_tag(const Secret& secret, std::string_view text);

// The table on which the game of this one goes on: always the same for the same table.
std::string rematch_id(std::string_view table);

}  // namespace hastilude::server
