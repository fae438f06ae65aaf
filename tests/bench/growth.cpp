// What a server does where much is there: long records, many spectators, many tables. In virtual
// time and with a store in memory, without system calls. For scripts/instructions.
//
//   growth bot TIMES LINES...         a person acts and a page answers, in so long a record
//   growth snapshot TIMES LINES       somebody comes to a table with so long a record; "again":
//                                     somebody with the same eyes comes right after
//   growth spectators TIMES NUMBER... an action at which so many look on
//   growth arrivals TIMES NUMBER...   somebody comes where so many look on
//   growth lobby TIMES TABLES...      /api/tables is asked for, with so many open tables
//   growth memory GAME PLAYERS        what a table in play keeps in memory
//
// Sizes are given in rising order. Of each the first five print how many microseconds one of them
// took and how many bytes were sent; callgrind counts nothing else, and writes a file for each. The
// last prints bytes.
#include <chrono>
#include <functional>
#include <memory>
#include <string_view>

#include <malloc.h>
#include <valgrind/callgrind.h>

#include "bench/acting.h"

namespace hastilude::tests {
namespace {

using Clock = std::chrono::steady_clock;

struct Measured {
  int times = 0;
  Clock::duration spent{};

  void run(const std::function<void()>& work) {
    CALLGRIND_START_INSTRUMENTATION;
    const Clock::time_point begin = Clock::now();
    work();
    spent += Clock::now() - begin;
    CALLGRIND_STOP_INSTRUMENTATION;
    ++times;
  }
  double microseconds() const {
    return std::chrono::duration<double, std::micro>(spent).count() / times;
  }
};

void print(const char* what, int size, const Measured& measured, std::size_t bytes) {
  const std::string name = std::string(what) + ' ' + std::to_string(size);
  CALLGRIND_DUMP_STATS_AT(name.c_str());
  std::cout << name << ": " << measured.microseconds() << " us, " << bytes << " bytes\n";
}

using Sizes = std::vector<int>;

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

void bot(int times, const Sizes& sizes) {
  World world(without_rates(), Deals::sealed);
  draw_alike(world);
  Acting acting(world, long_game("page"));
  for (const int lines : sizes) {
    play_lines(world, acting, static_cast<std::size_t>(lines));
    Measured measured;
    const int before = acting.acknowledged;
    measured.run([&] { acting.play(before + times); });
    measured.times = times;
    print("bot", lines, measured, acting.bytes / static_cast<std::size_t>(acting.acknowledged));
  }
}

void snapshot(int times, const Sizes& sizes) {
  World world(without_rates(), Deals::sealed);
  draw_alike(world);
  Acting acting(world, long_game());
  const int lines = sizes.front();
  play_lines(world, acting, static_cast<std::size_t>(lines));
  const server::SocketId socket = world.connect(world.guest("Onlooker"));
  const server::SocketId other = world.connect(world.guest("Another"));
  const std::string watch =
      boost::json::serialize(boost::json::object{{"type", "watch"}, {"table", acting.table()}});
  std::size_t bytes = 0;
  const auto come = [&](const char* what, const std::function<void()>& before) {
    Measured measured;
    for (int i = 0; i < times; ++i) {
      // Until it was told who is here, what was written is kept for others.
      world.loop.pass(1000);
      before();
      taken(world, socket);
      measured.run([&] { world.say_text(socket, watch); });
      bytes = taken(world, socket);
    }
    print(what, lines, measured, bytes);
  };
  come("snapshot", [] {});
  come("again", [&] { world.say_text(other, watch); });
}

void look_on(World& world, const Acting& acting, int number,
             std::vector<server::SocketId>& sockets) {
  while (static_cast<int>(sockets.size()) < number) {
    world.address = address_of(static_cast<int>(sockets.size()));
    sockets.push_back(world.connect(world.guest("Onlooker")));
    world.say(sockets.back(), {{"type", "watch"}, {"table", acting.table()}});
  }
  world.loop.pass(1000);
  for (const server::SocketId socket : sockets) taken(world, socket);
}

// The same actions whatever the size: each in a world of its own.
void spectators(int times, const Sizes& sizes) {
  for (const int number : sizes) {
    World world(without_rates(), Deals::sealed);
    draw_alike(world);
    Acting acting(world, long_game());
    acting.play(10);
    std::vector<server::SocketId> sockets;
    look_on(world, acting, number, sockets);
    Measured measured;
    std::size_t bytes = 0;
    for (int i = 0; i < times; ++i) {
      const int before = acting.acknowledged;
      measured.run([&] { acting.play(before + 1); });
      for (const server::SocketId socket : sockets) bytes += taken(world, socket);
    }
    print("spectators", number, measured, bytes / static_cast<std::size_t>(number * times));
  }
}

void arrivals(int times, const Sizes& sizes) {
  World world(without_rates(), Deals::sealed);
  draw_alike(world);
  Acting acting(world, long_game());
  acting.play(10);
  std::vector<server::SocketId> sockets;
  for (const int number : sizes) {
    look_on(world, acting, number, sockets);
    Measured measured;
    std::size_t bytes = 0;
    for (int i = 0; i < times; ++i) {
      sockets.push_back(world.connect(world.guest("Onlooker")));
      const std::string watch =
          boost::json::serialize(boost::json::object{{"type", "watch"}, {"table", acting.table()}});
      measured.run([&] { world.say_text(sockets.back(), watch); });
      bytes = taken(world, sockets.back());
    }
    print("arrivals", number, measured, bytes);
  }
}

void lobby(int times, const Sizes& sizes) {
  World world(without_rates(), Deals::sealed);
  const std::string cookie = world.guest("Visitor");
  int open = 0;
  for (const int tables : sizes) {
    // Each by another guest from elsewhere, so that as many are listed as ever are.
    for (; open < tables; ++open) {
      world.address = address_of(open);
      world.ask("POST", "/api/tables",
                R"({"game":"ivanhoe","players":4,"seats":["me","open","open","open"]})",
                world.guest("Host"));
    }
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
    print("lobby", tables, measured, bytes);
  }
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
  use_words(nullptr);
  const std::string_view what = argv[1];
  if (what == "memory") {
    memory(argv[2], std::atoi(argv[3]));
    return 0;
  }
  const int times = std::atoi(argv[2]);
  Sizes sizes;
  for (int i = 3; i < argc; ++i) sizes.push_back(std::atoi(argv[i]));
  if (what == "bot") bot(times, sizes);
  if (what == "snapshot") snapshot(times, sizes);
  if (what == "spectators") spectators(times, sizes);
  if (what == "arrivals") arrivals(times, sizes);
  if (what == "lobby") lobby(times, sizes);
}
