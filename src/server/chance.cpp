#include "server/chance.h"

#include <vector>

#include <sodium.h>

namespace hastilude::server {
namespace {

constexpr std::size_t tag_bytes = 6;

std::string to_word(std::span<const std::uint8_t> bytes) {
  constexpr int variant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
  std::string text(sodium_base64_ENCODED_LEN(bytes.size(), variant), '\0');
  sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), variant);
  text.pop_back();  // the zero at its end
  return text;
}

store::Hash hash(std::string_view text) {
  store::Hash hash;
  crypto_generichash(hash.bytes.data(), hash.bytes.size(),
                     reinterpret_cast<const unsigned char*>(text.data()), text.size(), nullptr, 0);
  return hash;
}

}  // namespace

bool start_chance() { return sodium_init() >= 0; }

AnyMove drawn_by_chance(const GameApi& game, const AnyState& state,
                        std::optional<std::uint64_t> sealed) {
  Random random(sealed ? *sealed : random_seed());
  return game.sample(state, random);
}

std::uint64_t random_seed() {
  std::uint64_t seed = 0;
  randombytes_buf(&seed, sizeof seed);
  return seed;
}

std::string random_word(std::size_t bytes) {
  std::vector<std::uint8_t> drawn(bytes);
  randombytes_buf(drawn.data(), drawn.size());
  return to_word(drawn);
}

store::Hash token_hash(std::string_view token) { return hash(token); }

std::string content_tag(std::string_view bytes) {
  const store::Hash whole = hash(bytes);
  return to_word(std::span(whole.bytes).first(id_bytes));
}

Secret random_secret() {
  Secret secret{};
  randombytes_buf(secret.data(), secret.size());
  return secret;
}

std::string keyed_tag(const Secret& secret, std::string_view text) {
  store::Hash whole;
  crypto_generichash(whole.bytes.data(), whole.bytes.size(),
                     reinterpret_cast<const unsigned char*>(text.data()), text.size(),
                     secret.data(), secret.size());
  return to_word(std::span(whole.bytes).first(tag_bytes));
}

std::string rematch_id(std::string_view table) {
  const store::Hash whole = hash("rematch of " + std::string(table));
  return to_word(std::span(whole.bytes).first(id_bytes));
}

}  // namespace hastilude::server
