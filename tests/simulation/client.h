// A page as the simulator plays it: it wishes at random what it may, says again what was not
// answered, asks again for what it missed, and comes back when it was cut off.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <boost/json/object.hpp>

#include "server/world.h"
#include "simulation/link.h"

namespace hastilude::tests {

class Client {
 public:
  Client(World& world, const std::string& name, std::uint64_t seed);

  const std::string& person() const { return person_; }
  const std::string& cookie() const { return cookie_; }
  void visit(const std::string& table) { table_ = table; }
  // It is at another node from now on; its next ticket is of this one.
  const World* desk() const { return desk_; }
  void forget_desk() { desk_ = nullptr; }
  void move_to(World& world, World& desk) {
    world_ = &world;
    desk_ = &desk;
  }
  const World& world() const { return *world_; }

  // One moment: what has arrived is taken in, and perhaps something is wished.
  void step(const Weather& weather);
  // The connection is gone, and all that was on its way.
  void cut();
  // The server is gone, and knows nothing of it.
  void cut_by_server();
  // The way to the server is gone, which takes its connection for open; gives which one.
  server::SocketId vanish() {
    const server::SocketId left = socket_;
    cut_by_server();
    return left;
  }
  // Nothing more is wished; what was missed is asked for.
  void settle();

  // What was acknowledged, in order: the ids of wishes that must stand.
  const std::vector<std::string>& acknowledged() const { return acknowledged_; }
  int number() const { return number_; }
  const std::vector<std::string>& lines() const { return known_.lines; }
  const boost::json::object& now() const { return now_; }
  bool connected() const { return socket_ != 0; }
  std::size_t longest_queue() const { return longest_queue_; }
  // All that came from the server, boiled down.
  std::uint64_t hash() const { return hash_; }

 private:
  struct Pending {
    std::string id;
    std::string type;
    std::string text;
    server::Time sent = 0;
  };

  void connect();
  void send(const boost::json::object& message, const Weather& weather);
  void watch(const Weather& weather);
  void ask_earlier(const Weather& weather);
  void hear(const Weather& calm);
  void receive(const std::string& text, const Weather& weather);
  void take_event(const boost::json::object& event, const Weather& weather);
  void take_snapshot(const boost::json::object& snapshot);
  void take_answer(const boost::json::object& answer);
  void wish(const Weather& weather);
  std::optional<boost::json::object> any_wish();
  std::optional<boost::json::object> any_contribution();
  std::string any_move();

  World* world_;
  World* desk_ = nullptr;
  Random random_;
  std::string person_;
  std::string cookie_;
  std::string table_;
  server::SocketId socket_ = 0;
  BadLink up_;
  BadLink down_;
  int number_ = 0;
  KnownLines known_;
  boost::json::object now_;
  boost::json::object deal_;
  bool silent_ = false;  // contributes to no deal
  std::optional<Pending> pending_;
  server::Time watched_ = 0;
  server::Time asked_earlier_ = 0;
  std::vector<std::string> acknowledged_;
  std::set<std::string> settled_;  // what need not be said to a deal again
  int wishes_ = 0;
  std::size_t longest_queue_ = 0;
  std::uint64_t hash_ = 0;
};

}  // namespace hastilude::tests
