// A server without network, files, threads or clock: time passes when the test says so, and what
// pages are sent is caught. Everything in it is repeatable.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "core/random.h"
#include "server/known_lines.h"
#include "server/known_now.h"
#include "server/memory_store.h"
#include "server/server.h"
#include "server/timers.h"

namespace hastilude::tests {

class VirtualLoop final : public server::Loop {
 public:
  server::Time now() const override { return now_ + apart_; }
  void post(server::Task task) override { tasks_.push_back(std::move(task)); }
  server::TimerId at(server::Time time, later::Later<> task) override {
    return timers_.add(time, std::move(task));
  }
  void cancel(server::TimerId timer) override { timers_.cancel(timer); }
  void put_forward(server::Time by) override {
    apart_ += by;
    timers_.put_forward(by);
  }

  // Everything that is due now.
  void settle();
  // Lets time pass.
  void pass(server::Time milliseconds);
  // Forgets all that was to be done: the process is gone.
  void crash();
  // One thing that is due; false if there is none.
  bool step();
  // The process was stopped, and wakes at this time.
  void wake_at(server::Time time) {
    now_ = time;
    settle();
  }
  // What time it is, whatever its clock says; and by how much that is wrong.
  server::Time real() const { return now_; }
  void set_apart(server::Time apart) { apart_ = apart; }
  // Somebody sets the clock while no server runs.
  void set_back(server::Time milliseconds) { now_ -= milliseconds; }

 private:
  server::Time now_ = 1'700'000'000'000;
  server::Time apart_ = 0;
  std::deque<server::Task> tasks_;
  server::Timers timers_;
};

// What bots decide, and how long they think about it; what they are, at once, unless a test wants
// otherwise.
struct Minds {
  std::function<std::optional<AnyMove>(const server::Problem&)> decide =
      [](const server::Problem& problem) { return server::solve(problem, {}); };
  std::function<server::Time()> takes = [] { return server::Time{0}; };
};

class QuickThinkers final : public server::Thinkers {
 public:
  QuickThinkers(server::Loop& loop, const Minds& minds) : loop_(loop), minds_(minds) {}
  server::Thinking think(server::Problem problem, server::Decided decided) override {
    const auto wanted = std::make_shared<server::Wanted>();
    const auto answer = [this, problem = std::move(problem), decided = std::move(decided), wanted] {
      if (!wanted->given_up()) decided(minds_.decide(problem));
    };
    const server::Time takes = minds_.takes();
    if (takes == 0) {
      loop_.post(answer);
    } else {
      loop_.at(loop_.now() + takes, later::unowned(answer));
    }
    return server::Thinking(wanted);
  }
  server::Thinking weigh(server::Problem problem, server::Weighing told) override {
    const auto wanted = std::make_shared<server::Wanted>();
    loop_.post([problem = std::move(problem), told = std::move(told), wanted] {
      constexpr double quickly = 0.002;
      if (!wanted->given_up()) told(server::weigh(problem, {.stop = {}, .effort = quickly}));
    });
    return server::Thinking(wanted);
  }

 private:
  server::Loop& loop_;
  const Minds& minds_;
};

class CaughtSockets final : public server::Sockets {
 public:
  void send(server::SocketId socket, server::Shared text) override {
    texts[socket].push_back(*text);
  }
  void close(server::SocketId socket, server::Parting parting) override {
    closed[socket] = parting;
  }
  void expect_signs(server::SocketId socket) override { expected.insert(socket); }

  std::map<server::SocketId, std::deque<std::string>> texts;
  std::map<server::SocketId, server::Parting> closed;
  std::set<server::SocketId> expected;  // to be missed soon
};

struct Reply {
  int status = 0;
  std::string cookie;  // that was set
  boost::json::value body;
  std::string text;
  std::map<std::string, std::string> headers;
};

// Many come from one address, and come again and again.
server::Settings without_rates();
// The same, and every record is long.
server::Settings with_short_pages();

// Whether cards are sealed before they are dealt, which takes people some words more.
enum class Deals : std::uint8_t { plain, sealed };

// What a node tells the others is caught, and brought to them when the test says so.
class CaughtNews final : public store::Herald {
 public:
  void tell(std::string what, std::string latest) override {
    told.push_back(latest.empty() ? std::move(what) : what + ' ' + latest);
  }
  void listen(later::Later<std::string> heard) override { heard_ = std::move(heard); }
  bool hears() const override { return !deaf; }

  void hear(const std::string& line) const {
    if (heard_) heard_(line);
  }
  void forget() {
    heard_ = {};
    told.clear();
  }

  std::deque<std::string> told;
  bool deaf = false;

 private:
  later::Later<std::string> heard_;
};

class World {
 public:
  explicit World(server::Settings settings = {}, Deals deals = Deals::plain);
  // A node among others that share these shelves.
  World(server::Settings settings, Deals deals, std::shared_ptr<MemoryShelves> shared);
  ~World() { server.reset(); }
  World(const World&) = delete;
  World& operator=(const World&) = delete;

  // One request, answered.
  Reply ask(const std::string& method, const std::string& path, const std::string& body = {},
            const std::string& cookie = {});
  // Where whoever asks or connects comes from.
  std::string address = "127.0.0.1";
  // A cookie of a new guest.
  std::string guest(const std::string& name);
  // A socket of this guest that has said hello; it may know how to contribute to deals.
  server::SocketId connect(const std::string& cookie,
                           server::Contributing contributing = server::Contributing::no);
  // The same with a ticket that may be from elsewhere.
  server::SocketId connect_by(const boost::json::value& ticket, server::Contributing contributing);
  boost::json::value ticket(const std::string& cookie);
  server::SocketId open_socket();
  void close(server::SocketId socket);
  void say(server::SocketId socket, const boost::json::object& message);
  void say_text(server::SocketId socket, std::string_view text);
  // All messages to a socket that have not been looked at.
  std::vector<boost::json::object> heard(server::SocketId socket);

  // The process is killed and started again: the store is all that is left.
  void restart();
  // The same in two steps, with time in between.
  void stop();
  void begin();

  VirtualLoop loop;
  CaughtSockets sockets;
  CaughtNews news;
  MemoryStore store;
  std::unique_ptr<server::Server> server;
  bool finished = false;
  Minds minds;
  server::People& people() { return *people_; }
  const server::Node& node() const { return *node_; }
  server::Health& health() { return *health_; }
  // How chance moves are drawn; from random numbers of this world, unless a test wants others.
  server::Draw draw = [this](const GameApi& game, const AnyState& state,
                             std::optional<std::uint64_t> sealed) {
    Random own(sealed.value_or(0));
    return game.sample(state, sealed ? own : random_);
  };

 private:
  server::Settings settings_;
  const Deals deals_;
  const bool shares_ = false;
  Random random_{7};
  std::unique_ptr<server::Health> health_;
  std::unique_ptr<server::Node> node_;
  std::unique_ptr<server::People> people_;
  std::unique_ptr<QuickThinkers> thinkers_;
  std::unique_ptr<server::Means> means_;
  server::SocketId last_socket_ = 0;
};

// A page that follows a table: checks that events come without gaps, and keeps lines and `now`.
class Follower : public KnownLines {
 public:
  Follower(World& world, const std::string& cookie, std::string table);

  // Takes in what has come since; gives what is no snapshot and no event.
  std::vector<boost::json::object> take();
  // Sends a wish of this type and gives its answer.
  boost::json::object wish(const std::string& type, boost::json::object members = {},
                           const std::string& id = {});
  // Plays the first legal move that it has, if it has one; false if not.
  bool play();
  void watch(int from = 0);
  void reconnect();
  void say(const boost::json::object& message) { world_.say(socket, message); }
  const std::string& table() const { return table_; }

  server::SocketId socket = 0;
  int number = 0;
  boost::json::object info;
  boost::json::object now;
  std::vector<std::string> kinds;  // of events
  std::vector<boost::json::object> talk;
  std::string storing;  // what it was told of the store: + it works, - it fails

 private:
  void take_event(const boost::json::object& event);
  void take_snapshot(const boost::json::object& snapshot);
  void take_heard(std::vector<boost::json::object>& others);

  World& world_;
  const std::string cookie_;
  const std::string table_;
  int wishes_ = 0;
};

std::string text(const boost::json::object& object, std::string_view key);

}  // namespace hastilude::tests
