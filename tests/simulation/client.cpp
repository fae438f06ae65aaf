#include "simulation/client.h"

#include <algorithm>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include "fair/deal.h"

namespace hastilude::tests {

namespace json = boost::json;

namespace {

constexpr server::Time say_again_after = 1500;
constexpr server::Time ask_again_after = 2500;

int number_in(const json::object& message) {
  return static_cast<int>(message.at("number").as_int64());
}

}  // namespace

Client::Client(World& world, const std::string& name, std::uint64_t seed)
    : world_(&world), random_(seed) {
  const Reply reply = world.ask("POST", "/api/me", json::serialize(json::object{{"name", name}}));
  person_ = text(reply.body.as_object(), "person");
  silent_ = random_.below(5) == 0;
  cookie_ = reply.cookie;
}

void Client::connect() {
  World& desk = desk_ == nullptr ? *world_ : *std::exchange(desk_, nullptr);
  socket_ = world_->connect_by(desk.ticket(cookie_), server::Contributing::yes);
  watched_ = 0;
}

void Client::cut() {
  if (socket_ != 0) world_->close(socket_);
  cut_by_server();
}

void Client::cut_by_server() {
  socket_ = 0;
  // Editions are those of a connection.
  if (!now_.empty()) now_["edition"] = 0;
  up_.clear();
  down_.clear();
}

void Client::send(const json::object& message, const Weather& weather) {
  up_.put(json::serialize(message), world_->loop.now(), weather, random_);
}

void Client::watch(const Weather& weather) {
  watched_ = world_->loop.now();
  json::object message{{"type", "watch"}, {"table", table_}};
  if (number_ > 0) message["from"] = number_ + 1;
  send(message, weather);
}

// The rest of a long record.
void Client::ask_earlier(const Weather& weather) {
  asked_earlier_ = world_->loop.now();
  send({{"type", "earlier"}, {"table", table_}, {"before", known_.before}}, weather);
}

void Client::step(const Weather& weather) {
  if (world_->sockets.closed.contains(socket_)) cut();
  if (socket_ == 0) {
    if (random_.below(3) == 0) connect();
    return;
  }
  const server::Time now = world_->loop.now();
  if (watched_ == 0 || now - watched_ > ask_again_after) watch(weather);
  if (known_.before > 0 && now - asked_earlier_ > say_again_after) ask_earlier(weather);
  for (const std::string& text : up_.take(now)) world_->say_text(socket_, text);
  std::deque<std::string>& sent = world_->sockets.texts[socket_];
  longest_queue_ = std::max(longest_queue_, sent.size());
  for (std::string& text : sent) down_.put(std::move(text), now, weather, random_);
  sent.clear();
  for (const std::string& text : down_.take(now)) receive(text, weather);
  if (pending_ && now - pending_->sent > say_again_after) {
    pending_->sent = now;
    up_.put(pending_->text, now, weather, random_);
  }
  if (!pending_ && random_.below(3) == 0) wish(weather);
}

void Client::settle() {
  const Weather calm;
  pending_.reset();
  up_.clear();
  down_.clear();
  if (socket_ == 0) connect();
  world_->sockets.texts[socket_].clear();
  watch(calm);
  hear(calm);
  for (std::size_t asked = 0; known_.before > 0 && asked != known_.before;) {
    asked = known_.before;
    ask_earlier(calm);
    hear(calm);
  }
}

// What is said is answered at once.
void Client::hear(const Weather& calm) {
  for (const std::string& text : up_.take(world_->loop.now())) world_->say_text(socket_, text);
  for (const std::string& text : world_->sockets.texts[socket_]) receive(text, calm);
  world_->sockets.texts[socket_].clear();
}

// ---- what the server says

void Client::receive(const std::string& text, const Weather& weather) {
  for (const char c : text) hash_ = (hash_ ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
  const json::object message = json::parse(text).get_object();
  const std::string type = tests::text(message, "type");
  if (type == "event") take_event(message, weather);
  if (type == "snapshot") take_snapshot(message);
  if (type == "earlier") known_.take_earlier(message);
  if (type == "done" || type == "refused" || type == "stale") take_answer(message);
  if (type == "error") ADD_FAILURE() << text;
}

void Client::take_event(const json::object& event, const Weather& weather) {
  if (number_in(event) <= number_) return;
  if (number_in(event) > number_ + 1 || !take_now(now_, event)) return watch(weather);
  ++number_;
  known_.take_lines_of_event(event);
  if (const json::value* latest = event.if_contains("deal")) deal_ = latest->as_object();
}

// An old one may come late.
void Client::take_snapshot(const json::object& snapshot) {
  if (number_in(snapshot) < number_) return;
  number_ = number_in(snapshot);
  known_.take_lines_of_snapshot(snapshot);
  now_ = snapshot.at("now").as_object();
  if (const json::value* latest = snapshot.if_contains("deal")) deal_ = latest->as_object();
}

void Client::take_answer(const json::object& answer) {
  if (!pending_ || text(answer, "id") != pending_->id) return;
  // Busy is no answer: the same wish is said again later.
  if (text(answer, "code") == "too_busy") return;
  if (text(answer, "type") == "done") {
    acknowledged_.push_back(pending_->id);
    settled_.insert(pending_->type);
  }
  pending_.reset();
}

// ---- wishes

std::string Client::any_move() {
  const json::object& choices = now_.at("choices").as_object();
  return offered(choices, random_.below(count_offered(choices)));
}

// What is due to a deal that is being sealed, unless he never answers.
std::optional<json::object> Client::any_contribution() {
  if (silent_ || now_.at("you").is_null() || deal_.empty()) return {};
  const json::value* awaited = deal_.if_contains("awaited");
  if (awaited == nullptr) return {};
  const json::array& seats = awaited->as_array();
  if (std::find(seats.begin(), seats.end(), now_.at("you")) == seats.end()) return {};
  if (settled_.contains(text(deal_, "step"))) return {};
  const fair::Bytes32 own = fair::sha256(person_ + table_);
  if (text(deal_, "step") == "reveal")
    return json::object{{"type", "reveal"}, {"contribution", fair::hex(own)}};
  const fair::Bytes32 of_server = *fair::from_hex(text(deal_, "commitment"));
  const Seat seat = seat_number(static_cast<int>(now_.at("you").as_int64()));
  const fair::Bytes32 commitment =
      fair::commitment_of({table_, text(deal_, "terms")}, of_server, seat, own);
  return json::object{{"type", "commit"}, {"commitment", fair::hex(commitment)}};
}

// Mostly a decision; now and then whatever else can be wished, sensible or not.
std::optional<json::object> Client::any_wish() {
  if (!now_.empty() && text(now_, "stage") == "sealing") return any_contribution();
  if (now_.empty() || text(now_, "stage") != "playing") return {};
  const int other = random_.below(400);
  if (other == 0) return json::object{{"type", "undo"}, {"number", number_}};
  if (other == 1) return json::object{{"type", "more_time"}, {"number", number_}};
  if (other == 2) return json::object{{"type", "leave"}};
  if (other == 3) return json::object{{"type", "act"}, {"number", number_}, {"move", "pass"}};
  if (now_.at("you").is_null()) return {};
  for (const json::value& seat : now_.at("seats").as_array()) {
    const bool own = seat.at("seat") == now_.at("you");
    if (own && seat.at("away").as_bool())
      return json::object{{"type", "sit"}, {"seat", now_.at("you")}};
  }
  if (now_.at("choices").is_null() || !now_.at("held").is_null()) return {};
  if (!now_.at("choices").at("must").as_bool() && random_.below(5) > 0) return {};
  return json::object{{"type", "act"}, {"number", number_}, {"move", any_move()}};
}

void Client::wish(const Weather& weather) {
  std::optional<json::object> wish = any_wish();
  if (!wish) return;
  const std::string id = "w" + std::to_string(++wishes_);
  (*wish)["table"] = table_;
  (*wish)["id"] = id;
  pending_ = Pending{id, text(*wish, "type"), json::serialize(*wish), world_->loop.now()};
  up_.put(pending_->text, world_->loop.now(), weather, random_);
}

}  // namespace hastilude::tests
