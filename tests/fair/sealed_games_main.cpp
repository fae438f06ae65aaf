// Makes sealed games, honest and not, and says what our own check finds:
//
//   sealed_games make GAME GAMES SEED    records on standard output, every third of a cheat
//   sealed_games judge                   records from standard input, a line each: what was found
#include <iostream>
#include <iterator>

#include "fair/sealed_games.h"
#include "games/find.h"
#include "record/read.h"
#include "record/verify.h"

namespace hastilude::tests {
namespace {

int make(std::string_view name, int games, std::uint64_t seed) {
  const GameApi* const game = games::find_game(name);
  if (game == nullptr) return 2;
  Random random(seed);
  for (int i = 0; i < games; ++i) {
    const int cheats = static_cast<int>(Cheat::count);
    const auto cheat = i % 3 == 2 ? static_cast<Cheat>(random.below(cheats)) : Cheat::none;
    std::cout << sealed_game(*game, cheat, random).text << '\n';
  }
  return 0;
}

int judge() {
  const std::string text(std::istreambuf_iterator<char>(std::cin), {});
  for (const auto& read : record::read_records(text)) {
    if (!read) {
      std::cout << "unreadable\n";
      continue;
    }
    const record::Verdict verdict = record::verify(*read);
    std::cout << record::name_of(verdict.finding);
    if (verdict.finding == record::Finding::holds) std::cout << ' ' << verdict.drawn;
    if (verdict.finding == record::Finding::draw || verdict.finding == record::Finding::start)
      std::cout << ' ' << verdict.number;
    if (verdict.finding == record::Finding::contribution)
      std::cout << " @" << verdict.seat.number();
    std::cout << '\n';
  }
  return 0;
}

}  // namespace
}  // namespace hastilude::tests

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  const std::string_view what = argc > 1 ? argv[1] : "";
  if (what == "make" && argc == 5)
    return hastilude::tests::make(argv[2], std::stoi(argv[3]), std::stoull(argv[4]));
  if (what == "judge") return hastilude::tests::judge();
  std::cerr << "sealed_games make GAME GAMES SEED | sealed_games judge\n";
  return 2;
}
