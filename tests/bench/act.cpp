// How much work an action is for a whole server, for scripts/instructions: people alone at a table,
// each with a socket of their own, in virtual time and with a store in memory.
//
//   act GAME PLAYERS ACTIONS          prints how many actions were acknowledged, how many events
//   were
//                                     told and in how many bytes, and the bytes of all that was
//                                     sent
//   act GAME PLAYERS ACTIONS --sent   prints every text that was sent instead, one a line
//   act GAME PLAYERS ACTIONS --plain  deals without a seal
//
// Everything that the server does happens inside World::say_text and VirtualLoop::pass, so that
// callgrind can leave out the rest.
#include <cstdlib>
#include <iostream>
#include <string_view>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "server/world.h"

namespace hastilude::tests {
namespace {

namespace json = boost::json;

class Acting {
 public:
  Acting(const std::string& game, int players, Deals deals) : world_(without_rates(), deals) {
    // The same games, sealed or not: what sealing costs is what the difference is.
    world_.draw = [random = Random(7)](const GameApi& of, const AnyState& state,
                                       std::optional<std::uint64_t>) mutable {
      return of.sample(state, random);
    };
    std::vector<std::string> cookies;
    for (int i = 0; i < players; ++i) cookies.push_back(world_.guest("Guest " + std::to_string(i)));
    json::array seats{"me"};
    while (static_cast<int>(seats.size()) < players) seats.emplace_back("open");
    const json::object body{{"game", game}, {"players", players}, {"seats", seats}};
    const Reply made = world_.ask("POST", "/api/tables", json::serialize(body), cookies.front());
    table_ = made.body.at("table").as_string();
    for (const std::string& cookie : cookies) clients_.push_back({world_.connect(cookie)});
    for (std::size_t i = 0; i < clients_.size(); ++i) {
      world_.say(clients_[i].socket, {{"type", "watch"}, {"table", table_}});
      if (i > 0) wish(clients_[i], {{"type", "sit"}, {"seat", i + 1}});
    }
  }

  // Plays until so many actions are acknowledged or the game is over.
  void play(int actions) {
    while (acknowledged < actions && !over_) {
      for (Client& client : clients_) take(client);
      bool acted = false;
      for (Client& client : clients_) acted = act(client) || acted;
      if (!acted) world_.loop.pass(1000);
    }
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
    json::object now{};
    bool answered = true;
    bool acted = false;  // since it was last told how the table stands
  };

  void wish(const Client& client, json::object members) {
    members["table"] = table_;
    members["id"] = "w" + std::to_string(++wishes_);
    world_.say_text(client.socket, json::serialize(members));
  }

  void take(Client& client) {
    for (const std::string& text : world_.sockets.texts[client.socket]) {
      bytes += text.size();
      if (show) std::cout << text << '\n';
      const json::value value = json::parse(text);
      const json::object& message = value.get_object();
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

  // Plays one of the moves that are offered, now this and now that.
  bool act(Client& client) {
    if (!client.answered || client.acted || client.now.empty()) return false;
    const json::value choices = client.now.at("choices");
    if (choices.is_null() || !client.now.at("held").is_null()) return false;
    if (!choices.at("must").as_bool()) return false;
    const json::array& moves = choices.at("moves").as_array();
    const json::array& picks = choices.at("picks").as_array();
    const std::size_t at = static_cast<std::size_t>(wishes_) % (moves.size() + picks.size());
    std::string move = at < moves.size() ? text(moves[at].get_object(), "text")
                                         : from_pick(picks[at - moves.size()].get_object());
    if (move.starts_with('@')) move = move.substr(move.find(' ') + 1);
    client.answered = false;
    client.acted = true;
    wish(client, {{"type", "act"}, {"number", client.number}, {"move", move}});
    return true;
  }

  static std::string from_pick(const json::object& pick) {
    std::string move = text(pick, "text");
    const json::array& cards = pick.at("cards").as_array();
    for (std::size_t i = 0; i < static_cast<std::size_t>(pick.at("least").as_int64()); ++i)
      move += ' ' + std::string(cards[i].as_string());
    return move;
  }

  World world_;
  std::string table_;
  std::vector<Client> clients_;
  int wishes_ = 0;
  bool over_ = false;
};

}  // namespace
}  // namespace hastilude::tests

int main(int argc, char** argv) {
  if (argc < 4) return 2;
  using hastilude::tests::Deals;
  const std::string_view how = argc > 4 ? argv[4] : "";
  hastilude::tests::Acting acting(argv[1], std::atoi(argv[2]),
                                  how == "--plain" ? Deals::plain : Deals::sealed);
  acting.show = how == "--sent";
  acting.play(std::atoi(argv[3]));
  if (acting.show) return 0;
  std::cout << acting.acknowledged << '\n'
            << acting.events << '\n'
            << acting.event_bytes << '\n'
            << acting.bytes << '\n';
}
