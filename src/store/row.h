// What is stored of a table: rows in order, each with the hash of the row before it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace hastilude::store {

// Milliseconds since 1970.
using Time = std::int64_t;

// BLAKE2b, 256 bits. All zero stands before the first row.
struct Hash {
  std::array<std::uint8_t, 32> bytes{};

  friend bool operator==(const Hash&, const Hash&) = default;
};

struct Row {
  std::string table;
  std::int64_t sequence = 1;  // from 1, without gaps
  int format = 1;             // of the payload
  Hash before;                // of the row before it
  std::string payload;        // made and read by the table; the store does not look into it
  Time time = 0;

  friend bool operator==(const Row&, const Row&) = default;
};

// Of everything in the row, so that no part of the past can be changed unnoticed.
Hash hash_of(const Row& row);

// The end of a table's rows: what the next one must follow.
struct End {
  std::int64_t sequence = 0;
  Hash hash;

  friend bool operator==(const End&, const End&) = default;
};

// Where rows end that begin after `end`; nothing if one of them does not follow the one before it.
std::optional<End> follow(End end, std::span<const Row> rows);

}  // namespace hastilude::store
