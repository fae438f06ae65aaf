// The server with cards that can be foreseen, for browser tests: what is dealt follows from the
// position and a seed alone, so that a test meets the same game every time, whatever else the
// server does. It is a program of its own: the one that people run has no way to be told its
// chance.
//
//   dealt_server SEED PORT FOLDER
#include <iostream>
#include <string>

#include "core/notation.h"
#include "server/server.h"

namespace hastilude {
namespace {

std::uint64_t mixed(std::uint64_t seed, std::string_view text) {
  for (const char letter : text) seed = Random(seed ^ static_cast<unsigned char>(letter)).next();
  return seed;
}

server::Chance dealt(std::uint64_t seed) {
  const auto draw = [seed](const GameApi& game, const AnyState& state,
                           std::optional<std::uint64_t>) {
    std::uint64_t number = seed;
    NotationLines lines([&](std::string_view line) { number = mixed(number, line); });
    game.write_position(game.view(state, Observer::all()), lines);
    Random random(number);
    return game.sample(state, random);
  };
  return {draw, [random = Random(seed)]() mutable { return random.next(); }};
}

int serve(std::uint64_t seed, std::uint16_t port, const std::string& folder) {
  server::Settings settings;
  settings.network.port = port;
  settings.keeping.data = folder;
  settings.log_level = server::Level::warning;
  const auto ready = [](std::uint16_t where) {
    std::cout << "dealt_server is at http://127.0.0.1:" << where << "/" << std::endl;
  };
  const std::optional<std::string> wrong = server::serve(settings, ready, dealt(seed));
  if (wrong) std::cerr << *wrong << "\n";
  return wrong ? 1 : 0;
}

}  // namespace
}  // namespace hastilude

int main(int count, char** words) {
  if (count != 4) {
    std::cerr << "usage: dealt_server SEED PORT FOLDER\n";
    return 2;
  }
  return hastilude::serve(std::stoull(words[1]), static_cast<std::uint16_t>(std::stoul(words[2])),
                          words[3]);
}
