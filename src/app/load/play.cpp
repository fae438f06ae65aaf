#include "app/load/play.h"

#include <algorithm>
#include <array>
#include <utility>

#include <boost/json/monotonic_resource.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "app/load/server.h"
#include "wire/unmarked.h"

namespace hastilude::load {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;

std::string word(const json::object& message, std::string_view key) {
  const json::value* const value = message.if_contains(key);
  return value != nullptr && value->is_string() ? std::string(value->get_string()) : std::string();
}

void await_done(Client& page) {
  std::string message;
  do {
    message = page.receive();
    if (message.find(R"("type":"refused")") != std::string::npos)
      throw Trouble("a guest was not let to his seat: " + message);
  } while (message.find(R"("type":"done")") == std::string::npos);
}

}  // namespace

Play::Play(const Address& address, const Tables& tables, const std::function<void()>& opened)
    : tables_(tables) {
  Desk desk(address);
  for (int i = 0; i < tables.count; ++i) {
    seat(desk);
    // Pings of the server must be answered meanwhile, and the first messages can be taken.
    crowd_.listen(0ms, [this](std::size_t index, std::string_view text, Clock::time_point at) {
      heard(index, text, at);
    });
    opened();
  }
}

// A table and all who are to be there.
void Play::seat(Desk& desk) {
  const Guest host = desk.new_guest();
  const std::string table = desk.new_table(host, tables_.game, tables_.players);
  add(Client(desk, host), table, 1);
  for (int seat = 2; seat <= tables_.players; ++seat) {
    Client page(desk, desk.new_guest());
    page.send(R"({"type":"sit","id":"sit","seat":)" + std::to_string(seat) + R"(,"table":")" +
              table + "\"}");
    await_done(page);
    add(std::move(page), table, seat);
  }
  for (int i = 0; i < tables_.spectators; ++i) add(Client(desk, desk.new_guest()), table, 0);
}

void Play::add(Client page, const std::string& table, int seat) {
  page.send(R"({"type":"watch","table":")" + table + "\"}");
  Player& player = players_.emplace_back();
  player.table = table;
  player.seat = seat;
  crowd_.add(std::move(page));
}

void Play::play_records(const std::function<void()>& reached) {
  if (tables_.lines == 0) return;
  thought_ = 0ms;
  playing_ = true;
  for (std::size_t i = 0; i < players_.size(); ++i) consider(i);
  const auto there = [this] {
    return std::ranges::count_if(
        players_, [](const Player& player) { return player.seat == 1 && player.far_enough; });
  };
  for (auto told = there(); told < tables_.count;) {
    play_until(Clock::now() + 100ms);
    for (const auto now = there(); told < now; ++told) reached();
  }
  finish();
}

Played Play::run(Clock::duration length, Clock::duration thought, const Watch& watch) {
  thought_ = thought;
  playing_ = true;
  for (std::size_t i = 0; i < players_.size(); ++i) consider(i);
  play_until(Clock::now() + length / 10);
  played_ = {};
  played_.thought = std::chrono::duration<double>(thought).count();
  watch.begins();
  const std::optional<double> work_before = watch.processor();
  const Clock::time_point begin = Clock::now();
  for (Clock::time_point next = begin; next < begin + length;) {
    next = std::min(next + 1s, begin + length);
    play_until(next);
    watch.second();
  }
  played_.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  Played played = played_;
  played.calls = watch.calls();
  if (work_before) played.processor_seconds = watch.processor().value_or(0) - *work_before;
  finish();
  return played;
}

void Play::play_until(Clock::time_point end) {
  Clock::time_point last_message = Clock::now();
  for (Clock::time_point now = last_message; now < end; now = Clock::now()) {
    Clock::time_point wake = std::min(end, now + 1s);
    if (!thoughts_.empty()) wake = std::min(wake, thoughts_.top().until);
    crowd_.listen(wake - now, [&](std::size_t i, std::string_view text, Clock::time_point at) {
      last_message = at;
      heard(i, text, at);
    });
    act_on_thoughts();
    if (unanswered_ > 0 && Clock::now() - last_message > patience)
      throw Trouble("the server has stopped answering: " + std::to_string(unanswered_) +
                    " actions wait");
  }
}

// Waits for what is under way.
void Play::finish() {
  playing_ = false;
  while (!thoughts_.empty()) thoughts_.pop();
  for (Player& player : players_) player.thinking = false;
  const Clock::time_point until = Clock::now() + patience;
  while (unanswered_ > 0) {
    if (Clock::now() > until)
      throw Trouble(std::to_string(unanswered_) + " actions were never answered");
    crowd_.listen(100ms, [this](std::size_t i, std::string_view text, Clock::time_point at) {
      heard(i, text, at);
    });
  }
}

void Play::heard(std::size_t index, std::string_view text, Clock::time_point at) {
  std::array<unsigned char, 16'384> room;
  json::monotonic_resource memory(room.data(), room.size());
  json::error_code error;
  const json::value value = json::parse(text, error, &memory);
  if (error || !value.is_object()) throw Trouble("the server sends something that is no JSON");
  const json::object& message = value.get_object();
  const std::string type = word(message, "type");
  Player& player = players_[index];
  if (type == "error" || type == "gone" || type == "closing")
    throw Trouble("the server says " + std::string(text) +
                  (word(message, "code") == "too_fast" ? "; " + limits_advice() : ""));
  // What comes late from a table that is over does not matter any more.
  if (word(message, "table") != player.table) return;
  if (type == "event" || type == "snapshot") {
    player.number = message.at("number").as_int64();
    count_lines(player, message);
    if (take_now(player, message)) see(player, index);
  } else if (type == "done" || type == "stale") {
    answered(player, message, at);
  } else if (type == "refused") {
    refused(player, message);
  }
  consider(index);
}

void Play::count_lines(Player& player, const json::object& message) {
  const json::value* const back = message.if_contains("back_to");
  const json::value* const before = message.if_contains("before");
  if (word(message, "type") == "snapshot") player.lines = 0;
  if (back != nullptr) player.lines = back->to_number<std::size_t>();
  if (before != nullptr) player.lines = before->to_number<std::size_t>();
  player.lines += message.at("lines").as_array().size();
  if (player.lines >= static_cast<std::size_t>(tables_.lines)) player.far_enough = true;
}

// Only what a player looks at is kept; whether anything was told of it.
bool Play::take_now(Player& player, const json::object& message) {
  bool told = false;
  for (const std::string_view how : {"now", "changed"}) {
    const json::value* const members = message.if_contains(how);
    if (members == nullptr) continue;
    told = true;
    for (const std::string_view key : {"stage", "rematch", "choices", "held", "question"}) {
      if (const json::value* const value = members->get_object().if_contains(key))
        player.now[key] = *value;
    }
  }
  return told;
}

void Play::see(Player& player, std::size_t index) {
  const json::object& now = player.now;
  player.move.clear();
  if (word(now, "stage") == "over") {
    player.far_enough = true;
    if (std::string next = word(now, "rematch"); !next.empty())
      return go_to(player, index, std::move(next));
    if (player.seat != 0 && !std::exchange(player.wants_rematch, true))
      crowd_[index].send(R"({"type":"rematch","id":"rematch","table":")" + player.table + "\"}");
    return;
  }
  // Whatever has a window is over at once: nobody is waited for there.
  const json::value& choices = now.at("choices");
  if (!choices.is_object() || !choices.at("must").as_bool() || !now.at("held").is_null()) return;
  if (now.at("question").at("kind") == "turn") player.move = choose(choices.get_object());
}

// Any legal move; of cards that can be picked, the first so many.
std::string Play::choose(const json::object& choices) {
  const json::array& moves = choices.at("moves").as_array();
  const json::value* const picks = choices.if_contains("picks");
  const std::size_t armies = picks == nullptr ? 0 : picks->as_array().size();
  const std::size_t at = random_.below(moves.size() + armies);
  if (at < moves.size()) return wire::unmarked(std::string_view(moves[at].as_string()));
  const json::object& pick = picks->at(at - moves.size()).as_object();
  const std::string cards = word(pick, "cards");
  std::size_t end = 0;
  for (auto i = pick.at("least").to_number<std::size_t>(); i > 0; --i)
    end = cards.find(' ', end + 1);
  return wire::unmarked(word(pick, "move")) + ' ' + cards.substr(0, end);
}

// A game that is over goes on at the table of the rematch.
void Play::go_to(Player& player, std::size_t index, std::string table) {
  crowd_[index].send(R"({"type":"unwatch","table":")" + player.table + "\"}");
  crowd_[index].send(R"({"type":"watch","table":")" + table + "\"}");
  player.table = std::move(table);
  player.lines = 0;
  player.wants_rematch = false;
}

void Play::answered(Player& player, const json::object& message, Clock::time_point at) {
  if (player.act.empty() || word(message, "id") != player.act) return;
  player.act.clear();
  --unanswered_;
  if (word(message, "type") == "done") {
    played_.actions.add(at - player.sent);
  } else {
    ++played_.repeated;
  }
}

void Play::refused(Player& player, const json::object& message) {
  if (player.act.empty() || word(message, "id") != player.act) return;
  if (word(message, "code") != "too_busy")
    throw Trouble("the server refuses a move that it has offered: " + json::serialize(message));
  player.act.clear();
  --unanswered_;
  ++played_.repeated;
}

// Whether there is something to do for a player.
void Play::consider(std::size_t index) {
  Player& player = players_[index];
  if (!playing_ || player.move.empty() || !player.act.empty() || player.thinking) return;
  if (thought_ == 0ms) return act(index);
  player.thinking = true;
  const auto span = static_cast<std::int64_t>(2 * thought_.count());
  thoughts_.push({Clock::now() + Clock::duration(random_.below(span)), index});
}

void Play::act_on_thoughts() {
  for (const Clock::time_point now = Clock::now();
       !thoughts_.empty() && thoughts_.top().until <= now;) {
    const std::size_t index = thoughts_.top().player;
    thoughts_.pop();
    players_[index].thinking = false;
    if (!players_[index].move.empty()) act(index);
  }
}

void Play::act(std::size_t index) {
  Player& player = players_[index];
  player.act = "act" + std::to_string(++last_id_);
  ++unanswered_;
  player.sent = Clock::now();
  crowd_[index].send(R"({"type":"act","table":")" + player.table + R"(","id":")" + player.act +
                     R"(","number":)" + std::to_string(player.number) + R"(,"move":")" +
                     std::exchange(player.move, {}) + "\"}");
}

}  // namespace hastilude::load
