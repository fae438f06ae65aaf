// People at a table of a whole server, in virtual time and with a store in memory, who play one of
// the moves that they are offered, now this and now that.
#pragma once

#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "server/words.h"
#include "server/world.h"

namespace hastilude::tests {

class Acting {
 public:
  struct Wanted {
    std::string game;
    int players = 2;
    boost::json::object options{};
    std::string bot{};  // who has all seats but the first; empty: people
  };

  Acting(World& world, const Wanted& wanted) : world_(world) {
    namespace json = boost::json;
    const int people = wanted.bot.empty() ? wanted.players : 1;
    std::vector<std::string> cookies;
    for (int i = 0; i < people; ++i) cookies.push_back(world_.guest("Guest " + std::to_string(i)));
    json::array seats{"me"};
    while (static_cast<int>(seats.size()) < wanted.players)
      seats.emplace_back(wanted.bot.empty() ? "open" : wanted.bot);
    const json::object body{{"game", wanted.game},
                            {"players", wanted.players},
                            {"seats", seats},
                            {"options", wanted.options}};
    const Reply made = world_.ask("POST", "/api/tables", json::serialize(body), cookies.front());
    table_ = made.body.at("table").as_string();
    for (const std::string& cookie : cookies) clients_.push_back({world_.connect(cookie)});
    for (std::size_t i = 0; i < clients_.size(); ++i) {
      world_.say(clients_[i].socket, {{"type", "watch"}, {"table", table_}});
      if (i > 0) wish(clients_[i], {{"type", "sit"}, {"seat", i + 1}});
    }
  }

  const std::string& table() const { return table_; }
  bool over() const { return over_; }
  // Of the first who sits there.
  server::SocketId socket() const { return clients_.front().socket; }

  // Plays until so many actions are acknowledged or the game is over.
  void play(int actions) {
    while (acknowledged < actions && !over_) step();
  }

  // What was told, and an action of everybody who is asked.
  void step() {
    for (Client& client : clients_) take(client);
    bool acted = false;
    for (Client& client : clients_) acted = act(client) || acted;
    if (!acted) world_.loop.pass(1000);
  }

  int acknowledged = 0;
  std::size_t bytes = 0;
  std::size_t events = 0;
  std::size_t event_bytes = 0;
  bool show = false;

 private:
  struct Client {
    server::SocketId socket = 0;
    std::int64_t number = 0;
    boost::json::object now{};
    bool answered = true;
    bool acted = false;  // since it was last told how the table stands
  };

  void wish(const Client& client, boost::json::object members) {
    members["table"] = table_;
    members["id"] = "w" + std::to_string(++wishes_);
    world_.say_text(client.socket, boost::json::serialize(members));
  }

  void take(Client& client) {
    for (const std::string& text : world_.sockets.texts[client.socket]) {
      bytes += text.size();
      if (show) std::cout << text << '\n';
      const boost::json::value value = boost::json::parse(text);
      const boost::json::object& message = value.get_object();
      if (message.at("type") == "done" && client.answered == false) {
        client.answered = true;
        ++acknowledged;
      }
      if (message.at("type") == "event") {
        ++events;
        event_bytes += text.size();
      }
      if (!take_now(client.now, message)) std::abort();
      if (!message.contains("now") && !message.contains("changed")) continue;
      over_ = over_ || client.now.at("stage") == "over";
      client.number = message.at("number").as_int64();
      client.acted = false;
    }
    world_.sockets.texts[client.socket].clear();
  }

  bool act(Client& client) {
    if (!client.answered || client.acted || client.now.empty()) return false;
    if (client.now.at("choices").is_null() || !client.now.at("held").is_null()) return false;
    const boost::json::object& choices = client.now.at("choices").as_object();
    if (!choices.at("must").as_bool()) return false;
    const std::size_t at = static_cast<std::size_t>(wishes_) % count_offered(choices);
    const std::string move = offered(choices, at);
    client.answered = false;
    client.acted = true;
    wish(client, {{"type", "act"}, {"number", client.number}, {"move", move}});
    return true;
  }

  World& world_;
  std::string table_;
  std::vector<Client> clients_;
  int wishes_ = 0;
  bool over_ = false;
};

// The same games, sealed or not: what sealing costs is what the difference is.
inline void draw_alike(World& world) {
  world.draw = [random = Random(7)](const GameApi& of, const AnyState& state,
                                    std::optional<std::uint64_t>) mutable {
    return of.sample(state, random);
  };
}

}  // namespace hastilude::tests
