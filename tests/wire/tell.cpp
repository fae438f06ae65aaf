// Prints what a server says in whole games of every kind: a definition of the schema, a blank, and
// the JSON, one a line. check.mjs holds it to the schema.
#include <iostream>

#include <boost/json/serialize.hpp>

#include "fair/deal.h"
#include "server/world.h"

namespace hastilude::tests {
namespace {

namespace json = boost::json;

server::Settings generous() {
  server::Settings settings;
  settings.messages = {.burst = 1e6, .a_second = 1};
  return settings;
}

// A game in which everything that is said is printed.
class Telling {
 public:
  Telling(const std::string& game, int players)
      : world_(generous(), Deals::sealed),
        game_(game),
        players_(players),
        ann_(ask("answer_me", "POST", "/api/me", "{}").cookie),
        bob_(ask("answer_me", "POST", "/api/me", R"({"name":"Bob"})").cookie) {}

  void play_all() {
    open();
    connect();
    talk();
    play();
    world_.say(first_, {{"type", "earlier"}, {"table", table_}, {"before", 10}});
    ask("answer_mine", "GET", "/api/mine", {}, ann_);
    ask("answer_broken", "GET", "/api/broken", {}, ann_);
    ask_for_a_hint();
    world_.health().trouble({.what = "full"});
    world_.loop.pass(1000);
    world_.server->stopping();
    take(first_);
  }

 private:
  // The table as somebody was told of it.
  struct Latest {
    json::object now{};
    std::int64_t number = 0;
    bool acted = false;  // since then
  };

  Reply ask(const std::string& definition, const std::string& method, const std::string& path,
            const std::string& body = {}, const std::string& cookie = {}) {
    const Reply reply = world_.ask(method, path, body, cookie);
    std::cout << (reply.status == 200 ? definition : "answer_failure") << ' ' << reply.text << '\n';
    return reply;
  }

  std::vector<json::object> take(server::SocketId socket) {
    const std::vector<json::object> messages = world_.heard(socket);
    for (const json::object& message : messages) {
      std::cout << "from_server " << json::serialize(message) << '\n';
      take_in(latest_[socket], message);
    }
    return messages;
  }

  static void take_in(Latest& latest, const json::object& message) {
    if (!take_now(latest.now, message)) std::cout << "changes of what was not told\n";
    if (!message.contains("now") && !message.contains("changed")) return;
    latest.number = message.at("number").as_int64();
    latest.acted = false;
  }

  bool is_private() const { return players_ == 3; }

  void open() {
    ask("answer_games", "GET", "/api/games");
    const Reply passer_by = ask("answer_me", "POST", "/api/me", "{}");
    ask("answer_end", "POST", "/api/end", R"({"where":"everywhere"})", passer_by.cookie);
    ask("answer_addresses", "GET", "/api/addresses");
    json::array seats{"me", "open"};
    while (static_cast<int>(seats.size()) < players_) seats.emplace_back("page");
    const json::object body{{"game", game_},
                            {"players", players_},
                            {"seats", seats},
                            {"private", is_private()},
                            {"clock", json::object{{"total", 3'600'000}, {"increment", 1000}}}};
    const Reply made = ask("answer_tables", "POST", "/api/tables", json::serialize(body), ann_);
    table_ = made.body.at("table").as_string();
    ask("answer_failure", "POST", "/api/tables", "{}", ann_);
    ask("answer_list", "GET", "/api/tables");
    if (!is_private()) return;
    const json::object invitation{{"invitation", made.body.at("invitation")}};
    ask("answer_invitations", "POST", "/api/invitations", json::serialize(invitation), bob_);
  }

  server::SocketId hello(const std::string& cookie, server::Contributing contributing) {
    const Reply ticket = ask("answer_ticket", "POST", "/api/ticket", {}, cookie);
    const server::SocketId socket = world_.open_socket();
    json::object hello{{"type", "hello"}, {"protocol", 3}, {"ticket", ticket.body.at("ticket")}};
    if (contributing == server::Contributing::yes) hello["deals"] = true;
    world_.say(socket, hello);
    world_.say(socket, {{"type", "watch"}, {"table", table_}});
    return socket;
  }

  void connect() {
    first_ = hello(ann_, server::Contributing::yes);
    second_ = hello(bob_, server::Contributing::no);
    world_.loop.pass(1000);
    wish(second_, {{"type", "sit"}, {"seat", 2}});
    contribute();
  }

  // One of the two contributes to the deal, the other's program knows nothing of it.
  void contribute() {
    const fair::Bytes32 own = fair::sha256("own");
    for (const json::object& message : take(first_)) {
      const json::value* const deal = message.if_contains("deal");
      if (deal == nullptr || text(deal->as_object(), "step") != "commit") continue;
      const fair::Bytes32 of_server = *fair::from_hex(text(deal->as_object(), "commitment"));
      const fair::Bytes32 commitment =
          fair::commitment_of({table_, text(deal->as_object(), "terms")}, of_server, Seat{0}, own);
      wish(first_, {{"type", "commit"}, {"commitment", fair::hex(commitment)}});
    }
    wish(first_, {{"type", "reveal"}, {"contribution", fair::hex(own)}});
  }

  void wish(server::SocketId socket, json::object members) {
    members["table"] = table_;
    members["id"] = "w" + std::to_string(++wishes_);
    world_.say(socket, members);
  }

  // What is not part of a good game.
  void talk() {
    wish(first_, {{"type", "chat"}, {"text", "Well met."}});
    wish(first_, {{"type", "act"}, {"number", 0}, {"move", "pass"}});
    wish(first_, {{"type", "act"}, {"number", 99}, {"move", "nonsense"}});
    wish(first_, {{"type", "start"}});
    world_.say_text(first_, "nonsense");
    world_.say(first_, {{"type", "ping"}});
    world_.say(first_, {{"type", "watch"}, {"table", "nowhere"}});
  }

  void play() {
    for (int i = 0; i < 600; ++i) {
      const bool acted = act(first_);
      if (!act(second_) && !acted) world_.loop.pass(1000);
    }
  }

  // Which only one who plays alone against bots is given.
  void ask_for_a_hint() {
    const json::object body{{"game", game_}, {"players", 2}, {"seats", {"me", "random"}}};
    const Reply made = ask("answer_tables", "POST", "/api/tables", json::serialize(body), ann_);
    table_ = made.body.at("table").as_string();
    const server::SocketId socket = hello(ann_, server::Contributing::no);
    for (int i = 0; i < 20; ++i) {
      world_.loop.pass(1000);
      wish(socket, {{"type", "hint"}, {"depth", 1}});
    }
    world_.loop.pass(1000);
    take(socket);
  }

  // Takes in what was said and plays one of the moves that are offered, now this and now that.
  bool act(server::SocketId socket) {
    take(socket);
    Latest& latest = latest_[socket];
    if (latest.now.empty() || latest.acted || latest.now.at("choices").is_null()) return false;
    // Who has answered in a window waits for its end.
    if (!latest.now.at("held").is_null()) return false;
    const json::array& moves = latest.now.at("choices").at("moves").as_array();
    if (moves.empty()) return false;
    const std::size_t index = static_cast<std::size_t>(wishes_) % moves.size();
    const std::string move(notation_in(moves[index]));
    wish(socket, {{"type", "act"}, {"number", latest.number}, {"move", move}});
    latest.acted = true;
    return true;
  }

  World world_;
  const std::string game_;
  const int players_;
  const std::string ann_;
  const std::string bob_;
  std::string table_;
  std::map<server::SocketId, Latest> latest_;
  server::SocketId first_ = 0;
  server::SocketId second_ = 0;
  int wishes_ = 0;
};

}  // namespace
}  // namespace hastilude::tests

int main() {
  using hastilude::tests::Telling;
  Telling("engarde", 2).play_all();
  Telling("ivanhoe", 3).play_all();
  Telling("castles", 4).play_all();
}
