#include "server/world.h"

#include <algorithm>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include "server/chance.h"

namespace hastilude::tests {

namespace json = boost::json;

std::string text(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  return value != nullptr && value->is_string() ? std::string(value->get_string()) : std::string();
}

// ---- the loop

bool VirtualLoop::step() {
  if (!tasks_.empty()) {
    const server::Task task = std::move(tasks_.front());
    tasks_.pop_front();
    task();
    return true;
  }
  if (const std::optional<later::Later<>> task = timers_.take(now())) {
    (*task)();
    return true;
  }
  return false;
}

void VirtualLoop::settle() {
  while (step()) {
  }
}

void VirtualLoop::pass(server::Time milliseconds) {
  const server::Time end = now_ + milliseconds;
  settle();
  while (timers_.next() && *timers_.next() - apart_ <= end) {
    now_ = std::max(now_, *timers_.next() - apart_);
    settle();
  }
  now_ = end;
  settle();
}

void VirtualLoop::crash() {
  tasks_.clear();
  timers_ = {};
}

// ---- the world

World::World(server::Settings settings, Deals deals)
    : store([this](server::Task task) { loop.post(std::move(task)); }),
      settings_(std::move(settings)),
      deals_(deals) {
  server::start_chance();
  server::set_log_level(server::Level::none);
  begin();
}

World::World(server::Settings settings, Deals deals, std::shared_ptr<MemoryShelves> shared)
    : store([this](server::Task task) { loop.post(std::move(task)); }, std::move(shared)),
      settings_(std::move(settings)),
      deals_(deals),
      shares_(true) {
  server::start_chance();
  server::set_log_level(server::Level::none);
  begin();
}

void World::begin() {
  health_ = std::make_unique<server::Health>(loop, store);
  node_ = std::make_unique<server::Node>(loop, store, *health_, shares_ ? &news : nullptr);
  people_ = std::make_unique<server::People>(loop, store, *health_, *node_);
  thinkers_ = std::make_unique<QuickThinkers>(loop, minds);
  const auto drawn = [this](const GameApi& game, const AnyState& state,
                            std::optional<std::uint64_t> sealed) {
    return draw(game, state, sealed);
  };
  const server::Secrets secrets =
      deals_ == Deals::sealed ? server::Secrets(server::random_secret) : server::Secrets();
  means_ = std::make_unique<server::Means>(
      server::Means{loop,
                    store,
                    sockets,
                    *thinkers_,
                    *health_,
                    *people_,
                    *node_,
                    {drawn, [this] { return random_.next(); }, secrets}});
  server = std::make_unique<server::Server>(*means_, settings_, [this] { finished = true; });
  bool restored = false;
  server->hall().restore(later::unowned([&] { restored = true; }));
  loop.settle();
  EXPECT_TRUE(restored);
}

void World::stop() {
  loop.crash();
  store.forget_under_way();
  server.reset();
  loop.crash();
  news.forget();
  sockets.texts.clear();
}

void World::restart() {
  stop();
  begin();
}

Reply World::ask(const std::string& method, const std::string& path, const std::string& body,
                 const std::string& cookie) {
  std::optional<server::Response> response;
  server->request({.method = method,
                   .path = path,
                   .host = "localhost:8080",
                   .origin = "http://localhost:8080",
                   .cookie = cookie,
                   .content_type = "application/json",
                   .body = body,
                   .address = address},
                  [&](server::Response answered) { response = std::move(answered); });
  loop.settle();
  if (!response) {
    ADD_FAILURE() << method << ' ' << path << " was not answered";
    return {};
  }
  Reply reply{.status = response->status, .text = std::string(response->text())};
  for (const auto& [name, value] : response->headers) reply.headers[name] = value;
  reply.cookie = reply.headers["Set-Cookie"];
  reply.cookie.resize(std::min(reply.cookie.find(';'), reply.cookie.size()));
  json::error_code error;
  reply.body = json::parse(response->text(), error);
  return reply;
}

std::string World::guest(const std::string& name) {
  const Reply reply = ask("POST", "/api/me", json::serialize(json::object{{"name", name}}));
  EXPECT_EQ(reply.status, 200);
  EXPECT_NE(reply.cookie, "");
  return reply.cookie;
}

server::SocketId World::open_socket() {
  server->opened(++last_socket_, address);
  loop.settle();
  return last_socket_;
}

server::SocketId World::connect(const std::string& cookie, server::Contributing contributing) {
  return connect_by(ticket(cookie), contributing);
}

json::value World::ticket(const std::string& cookie) {
  const Reply reply = ask("POST", "/api/ticket", {}, cookie);
  EXPECT_EQ(reply.status, 200);
  return reply.body.at("ticket");
}

server::SocketId World::connect_by(const json::value& ticket, server::Contributing contributing) {
  const server::SocketId socket = open_socket();
  json::object hello{{"type", "hello"}, {"protocol", 3}, {"ticket", ticket}};
  if (contributing == server::Contributing::yes) hello["deals"] = true;
  say(socket, hello);
  const std::vector<json::object> answers = heard(socket);
  std::vector<std::string> types;
  for (const json::object& answer : answers) types.push_back(text(answer, "type"));
  // Whoever comes while nothing can be stored is told so.
  std::vector<std::string> expected{"welcome"};
  if (!health().well()) expected.emplace_back("storing");
  EXPECT_EQ(types, expected);
  return socket;
}

void World::close(server::SocketId socket) {
  server->closed(socket);
  loop.settle();
}

void World::say_text(server::SocketId socket, std::string_view text) {
  server->received(socket, text);
  loop.settle();
}

void World::say(server::SocketId socket, const json::object& message) {
  say_text(socket, json::serialize(message));
}

std::vector<json::object> World::heard(server::SocketId socket) {
  loop.settle();
  std::vector<json::object> messages;
  for (const std::string& text : sockets.texts[socket])
    messages.push_back(json::parse(text).get_object());
  sockets.texts[socket].clear();
  return messages;
}

server::Settings without_rates() {
  server::Settings settings;
  settings.requests = {.burst = 1e9, .a_second = 1e9};
  settings.guests = settings.requests;
  settings.messages = settings.requests;
  settings.new_tables = settings.requests;
  settings.remarks = settings.requests;
  settings.bot_moves = settings.requests;
  settings.most_tables_of_host = 1'000'000;
  return settings;
}

server::Settings with_short_pages() {
  server::Settings settings = without_rates();
  settings.most_lines = 20;
  return settings;
}

// ---- a page

Follower::Follower(World& world, const std::string& cookie, std::string table)
    : world_(world), cookie_(cookie), table_(std::move(table)) {
  reconnect();
}

void Follower::reconnect() {
  socket = world_.connect(cookie_);
  watch(number + 1);
}

void Follower::watch(int from) {
  json::object message{{"type", "watch"}, {"table", table_}};
  if (from > 1) message["from"] = from;
  world_.say(socket, message);
  take();
}

void Follower::take_event(const json::object& event) {
  EXPECT_EQ(event.at("number").as_int64(), number + 1) << json::serialize(event);
  ++number;
  kinds.push_back(text(event, "kind"));
  take_lines_of_event(event);
  EXPECT_TRUE(take_now(now, event)) << json::serialize(event);
}

void Follower::take_snapshot(const json::object& snapshot) {
  number = static_cast<int>(snapshot.at("number").as_int64());
  take_lines_of_snapshot(snapshot);
  now = snapshot.at("now").as_object();
  info = snapshot.at("info").as_object();
  kinds.push_back("snapshot");
}

std::vector<json::object> Follower::take() {
  std::vector<json::object> others;
  take_heard(others);
  // A long record has come in part: the rest is asked for, page after page.
  for (std::size_t asked = 0; before > 0 && asked != before;) {
    asked = before;
    world_.say(socket, {{"type", "earlier"}, {"table", table_}, {"before", before}});
    take_heard(others);
  }
  return others;
}

void Follower::take_heard(std::vector<json::object>& others) {
  for (const json::object& message : world_.heard(socket)) {
    const std::string type = text(message, "type");
    if (type == "event") {
      take_event(message);
    } else if (type == "chat") {
      const json::object& remark = message.at("chat").as_object();
      const bool known = std::ranges::any_of(
          talk, [&](const json::object& old) { return old.at("id") == remark.at("id"); });
      if (!known) talk.push_back(remark);
    } else if (type == "snapshot") {
      take_snapshot(message);
    } else if (type == "earlier") {
      take_earlier(message);
    } else if (type == "storing") {
      storing += message.at("works").as_bool() ? '+' : '-';
    } else if (type == "presence") {
      now.erase("absence");
      if (const json::value* const absence = message.if_contains("absence"))
        now["absence"] = *absence;
    } else {
      others.push_back(message);
    }
  }
}

json::object Follower::wish(const std::string& type, json::object members, const std::string& id) {
  members["type"] = type;
  members["table"] = table_;
  members["id"] = id.empty() ? "w" + std::to_string(++wishes_) + '-' + std::to_string(socket) : id;
  world_.say(socket, members);
  const std::vector<json::object> answers = take();
  if (answers.size() != 1) {
    ADD_FAILURE() << type << ": " << answers.size() << " answers";
    return {};
  }
  return answers.front();
}

bool Follower::play() {
  take();
  if (text(now, "stage") != "playing" || now.at("choices").is_null() || !now.at("held").is_null())
    return false;
  const json::object& choices = now.at("choices").as_object();
  if (!choices.at("must").as_bool()) return false;
  const std::string move = offered(choices, 0);
  const json::object act{{"number", number}, {"move", move}};
  const std::string id = "p" + std::to_string(++wishes_) + '-' + std::to_string(socket);
  json::object answer = wish("act", act, id);
  // Nothing could be stored: the same is said again, until it can.
  for (int again = 0; again < 100 && text(answer, "code") == "too_busy"; ++again) {
    world_.loop.pass(1000);
    answer = wish("act", act, id);
  }
  EXPECT_EQ(text(answer, "type"), "done") << move << ": " << json::serialize(answer);
  return true;
}

}  // namespace hastilude::tests
