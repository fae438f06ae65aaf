#include "store/row.h"

#include <string_view>

#include <sodium.h>

namespace hastilude::store {
namespace {

// Feeds values to the hash so that no two different rows give the same bytes: numbers have a fixed
// width, texts their length before them.
class Hasher {
 public:
  Hasher() { crypto_generichash_init(&state_, nullptr, 0, sizeof(Hash::bytes)); }

  Hasher& add(std::int64_t number) {
    std::array<std::uint8_t, 8> bytes{};
    auto rest = static_cast<std::uint64_t>(number);
    for (std::uint8_t& byte : bytes) {
      byte = static_cast<std::uint8_t>(rest);
      rest >>= 8;
    }
    return add(bytes);
  }
  Hasher& add(std::string_view text) {
    add(static_cast<std::int64_t>(text.size()));
    return add(std::span(reinterpret_cast<const std::uint8_t*>(text.data()), text.size()));
  }
  Hasher& add(std::span<const std::uint8_t> bytes) {
    crypto_generichash_update(&state_, bytes.data(), bytes.size());
    return *this;
  }
  Hash hash() {
    Hash hash;
    crypto_generichash_final(&state_, hash.bytes.data(), hash.bytes.size());
    return hash;
  }

 private:
  crypto_generichash_state state_;
};

}  // namespace

Hash hash_of(const Row& row) {
  return Hasher()
      .add(row.table)
      .add(row.sequence)
      .add(row.format)
      .add(std::span<const std::uint8_t>(row.before.bytes))
      .add(row.payload)
      .add(row.time)
      .hash();
}

std::optional<End> follow(End end, std::span<const Row> rows) {
  for (const Row& row : rows) {
    if (row.sequence != end.sequence + 1 || row.before != end.hash) return {};
    if (row.table != rows.front().table) return {};
    end = {row.sequence, hash_of(row)};
  }
  return end;
}

}  // namespace hastilude::store
