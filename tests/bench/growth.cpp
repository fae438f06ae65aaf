// What a server does where much is there: long records, many spectators, many tables. In virtual
// time and with a store in memory, without system calls. For scripts/instructions.
//
//   growth bot LINES TIMES        a person acts and a page answers, in a record of so many lines
//   growth snapshot LINES TIMES   somebody comes to a table whose record has so many lines
//   growth again LINES TIMES      somebody with the same eyes comes right after
//   growth spectators NUMBER TIMES   an action at which so many look on
//   growth lobby TABLES TIMES     /api/tables is asked for, with so many open tables
//   growth memory GAME PLAYERS    what a table in play keeps in memory
//
// All but the last print how many microseconds one of them took and how many bytes were sent, and
// do it inside Measured::run, so that callgrind can leave out the rest. The last prints bytes.
#include <chrono>
#include <functional>
#include <memory>
#include <string_view>

#include <malloc.h>

#include "bench/acting.h"

namespace hastilude::tests {
namespace {

using Clock = std::chrono::steady_clock;

struct Measured {
  int times = 0;
  Clock::duration spent{};

  [[gnu::noinline]] void run(const std::function<void()>& work) {
    const Clock::time_point begin = Clock::now();
    work();
    spent += Clock::now() - begin;
    ++times;
  }
  double microseconds() const {
    return std::chrono::duration<double, std::micro>(spent).count() / times;
  }
};

void print(const Measured& measured, std::size_t bytes) {
  std::cout << measured.microseconds() << " us, " << bytes << " bytes\n";
}

std::size_t taken(World& world, server::SocketId socket) {
  std::size_t bytes = 0;
  for (const std::string& text : world.sockets.texts[socket]) bytes += text.size();
  world.sockets.texts[socket].clear();
  return bytes;
}

// Not more may come from one than a server lets in.
std::string address_of(int number) {
  return "10." + std::to_string(number / 65'536) + '.' + std::to_string(number / 256 % 256) + '.' +
         std::to_string(number % 256);
}

// En Garde goes on for as long as one likes.
Acting::Wanted long_game(std::string bot = {}) {
  return {.game = "engarde", .players = 2, .options = {{"target", "99"}}, .bot = std::move(bot)};
}

void play_lines(World& world, Acting& acting, std::size_t lines) {
  const auto reached = [&] {
    return world.server->hall().here(acting.table())->table().line_count();
  };
  while (reached() < lines && !acting.over()) acting.step();
  if (acting.over()) std::cerr << "the game was over after " << reached() << " lines\n";
}

void bot(int lines, int times) {
  World world(without_rates(), Deals::sealed);
  draw_alike(world);
  Acting acting(world, long_game("page"));
  play_lines(world, acting, static_cast<std::size_t>(lines));
  Measured measured;
  const int before = acting.acknowledged;
  measured.run([&] { acting.play(before + times); });
  measured.times = times;
  print(measured, acting.bytes / static_cast<std::size_t>(acting.acknowledged));
}

enum class Coming : std::uint8_t { first, again };

void snapshot(int lines, int times, Coming coming) {
  World world(without_rates(), Deals::sealed);
  draw_alike(world);
  Acting acting(world, long_game());
  play_lines(world, acting, static_cast<std::size_t>(lines));
  const server::SocketId socket = world.connect(world.guest("Onlooker"));
  const server::SocketId other = world.connect(world.guest("Another"));
  const std::string watch =
      boost::json::serialize(boost::json::object{{"type", "watch"}, {"table", acting.table()}});
  Measured measured;
  std::size_t bytes = 0;
  for (int i = 0; i < times; ++i) {
    // Until it was told who is here, what was written is kept for others.
    world.loop.pass(1000);
    if (coming == Coming::again) world.say_text(other, watch);
    taken(world, socket);
    measured.run([&] { world.say_text(socket, watch); });
    bytes = taken(world, socket);
  }
  print(measured, bytes);
}

void spectators(int number, int times) {
  World world(without_rates(), Deals::sealed);
  draw_alike(world);
  Acting acting(world, long_game());
  acting.play(10);
  std::vector<server::SocketId> sockets;
  for (int i = 0; i < number; ++i) {
    world.address = address_of(i);
    sockets.push_back(world.connect(world.guest("Onlooker")));
    world.say(sockets.back(), {{"type", "watch"}, {"table", acting.table()}});
  }
  world.loop.pass(1000);
  for (const server::SocketId socket : sockets) taken(world, socket);
  Measured measured;
  std::size_t bytes = 0;
  for (int i = 0; i < times; ++i) {
    const int before = acting.acknowledged;
    measured.run([&] { acting.play(before + 1); });
    for (const server::SocketId socket : sockets) bytes += taken(world, socket);
  }
  print(measured, number == 0 ? 0 : bytes / static_cast<std::size_t>(number * times));
}

void lobby(int tables, int times) {
  World world(without_rates(), Deals::sealed);
  // Each by another guest from elsewhere, so that as many are listed as ever are.
  for (int i = 0; i < tables; ++i) {
    world.address = address_of(i);
    world.ask("POST", "/api/tables",
              R"({"game":"ivanhoe","players":4,"seats":["me","open","open","open"]})",
              world.guest("Host"));
  }
  const std::string cookie = world.guest("Visitor");
  Measured measured;
  std::size_t bytes = 0;
  for (int i = 0; i < times; ++i) {
    server::Request request{.method = "GET",
                            .path = "/api/tables",
                            .host = "localhost:8080",
                            .cookie = cookie,
                            .address = world.address};
    measured.run([&] {
      world.server->request(std::move(request), [&](const server::Response& response) {
        bytes = response.text().size();
      });
      world.loop.settle();
    });
  }
  print(measured, bytes);
}

// Bytes that a server holds beside its store: people with a socket each, and their tables after so
// many actions.
std::size_t held(const Acting::Wanted& wanted, int tables, int actions) {
  auto world = std::make_unique<World>(without_rates(), Deals::sealed);
  draw_alike(*world);
  std::vector<std::unique_ptr<Acting>> all;
  for (int i = 0; i < tables; ++i) {
    all.push_back(std::make_unique<Acting>(*world, wanted));
    all.back()->play(actions);
  }
  world->loop.pass(1000);
  const std::size_t with = mallinfo2().uordblks;
  world->server.reset();
  return with - mallinfo2().uordblks;
}

void memory(const std::string& game, int players) {
  constexpr int tables = 50;
  constexpr int actions = 60;
  const Acting::Wanted wanted{.game = game, .players = players};
  std::cout << held(wanted, tables, actions) / tables << " bytes\n";
}

}  // namespace
}  // namespace hastilude::tests

int main(int argc, char** argv) {
  if (argc < 4) return 2;
  using namespace hastilude::tests;
  const std::string_view what = argv[1];
  const int size = std::atoi(argv[2]);
  const int times = std::atoi(argv[3]);
  if (what == "bot") bot(size, times);
  if (what == "snapshot") snapshot(size, times, Coming::first);
  if (what == "again") snapshot(size, times, Coming::again);
  if (what == "spectators") spectators(size, times);
  if (what == "lobby") lobby(size, times);
  if (what == "memory") memory(argv[2], times);
}
