// What the engine comes to in a browser: signatures, perft numbers and playthroughs, to be compared
// with those of the program.
#include "games/catalog.h"
#include "games/find.h"
#include "record/options.h"
#include "record/random_game.h"
#include "record/read.h"
#include "support/contract.h"
#include "support/perft.h"
#include "support/playthrough.h"
#include "wasm/memory.h"
#include "wasm/two_desks.h"

namespace hastilude::tests {
namespace {

std::string hex(std::uint64_t number) {
  std::string text(16, '0');
  for (auto digit = text.rbegin(); digit != text.rend(); ++digit, number >>= 4)
    *digit = "0123456789abcdef"[number & 15];
  return text;
}

std::string signatures() {
  std::string lines;
  for (const GameApi& game : games::all_games()) {
    for (int players = game.least_players; players <= game.most_players; ++players)
      lines += std::string(game.name) + " players " + std::to_string(players) + " " +
               hex(record::signature(game, usual_setup(game, players), 1)) + "\n";
  }
  return lines;
}

// What the cases of a file come to, as the file claims it.
std::string claims(std::string_view file) {
  std::string lines;
  for (const PerftCase& one : perft_cases(file)) {
    const Depths depths = perft(one);
    for (std::size_t i = 0; i < depths.size(); ++i)
      lines += "; " + depths[i].text(static_cast<int>(i) + 1) + "\n";
  }
  return lines;
}

std::string played_again(const std::string& playthrough_text) {
  const auto records = record::read_records(record_inside(playthrough_text));
  return records.size() == 1 && records[0] ? playthrough(*records[0]) : "no record\n";
}

// Below which bounds 32 bits are drawn otherwise than 64; empty: none. Large ones show what small
// ones hardly ever come to, and a number that is 0 what hardly any comes to.
std::string numbers() {
  constexpr std::uint64_t draws_0_first = 0x5f89e29b87429bd1U;
  std::string wrong;
  for (const std::uint32_t bound : {1U, 2U, 3U, 25U, 110U, 65'537U, 1U << 31, (1U << 31) + 1,
                                    0xc0000001U, 0xfffffffeU, 0xffffffffU}) {
    for (const std::uint64_t seed : {std::uint64_t{bound}, draws_0_first}) {
      Random narrow(seed);
      Random wide(seed);
      bool same = true;
      for (int draw = 0; draw < 20'000; ++draw)
        same = same && narrow.below(bound) == wide.below(std::uint64_t{bound});
      if (!same) wrong += std::to_string(bound) + "\n";
    }
  }
  return wrong;
}

// What is wrong with each game's contract, tried here; empty: nothing.
std::string contract(std::uint64_t seed) {
  std::string wrong;
  games::for_each_game([&]<Game G>(G) {
    Contract<G> contract({.steps = 3000, .states_one_in = 20, .samples = 2}, seed);
    for (const std::string& finding : contract.run().list()) wrong += finding + "\n";
  });
  return wrong;
}

}  // namespace
}  // namespace hastilude::tests

using namespace hastilude;

extern "C" {

// What clang calls to shift 128 bits, which only tests do, to write fractions
// (src/wasm/arithmetic.cpp).
__extension__ using WideBits = unsigned __int128;
WideBits __lshrti3(WideBits value, int by) {
  const auto high = static_cast<std::uint64_t>(value >> 64);
  const auto low = static_cast<std::uint64_t>(value);
  if (by == 0) return value;
  if (by >= 64) return high >> (by - 64);
  return static_cast<WideBits>(high >> by) << 64 | (low >> by | high << (64 - by));
}

[[clang::export_name("signatures")]] const wasm::HandedOut* check_signatures() {
  return wasm::hand_out(tests::signatures());
}
[[clang::export_name("perft")]] const wasm::HandedOut* check_perft(wasm::Handed* file) {
  return wasm::hand_out(tests::claims(wasm::take(file)));
}
[[clang::export_name("playthrough")]] const wasm::HandedOut* check_playthrough(wasm::Handed* file) {
  return wasm::hand_out(tests::played_again(wasm::take(file)));
}
[[clang::export_name("numbers")]] const wasm::HandedOut* check_numbers() {
  return wasm::hand_out(tests::numbers());
}
[[clang::export_name("contract")]] const wasm::HandedOut* check_contract() {
  return wasm::hand_out(tests::contract(1));
}
[[clang::export_name("two_desks")]] const wasm::HandedOut* check_two_desks() {
  return wasm::hand_out(tests::two_desks(1, 4));
}
}
