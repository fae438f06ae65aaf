#include "server/guest.h"

#include <algorithm>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "server/running.h"

namespace hastilude::tests {

namespace json = boost::json;

namespace {

// How many events it wants to hear again; a server keeps more.
constexpr int heard_again = 30;

int number_in(const json::object& message) {
  return static_cast<int>(message.at("number").as_int64());
}

// An event without the table and the deal as they stand when it is told.
std::string gist(const json::object& event) {
  json::object kept = event;
  kept.erase("now");
  kept.erase("changed");
  kept.erase("deal");
  return json::serialize(kept);
}

}  // namespace

void Guest::go_to(const std::string& table) {
  table_ = table;
  number_ = 0;
  known_ = {};
  told_.clear();
  commitment_.clear();
  now_.clear();
  heard_.clear();
  said_.clear();
  pending_.reset();
  done_.reset();
}

bool Guest::connect(std::uint16_t port) {
  const json::value ticket = ask_json(port, "POST", "/api/ticket", cookie_);
  if (!ticket.is_object() || !ticket.get_object().contains("ticket")) return false;
  socket_ = std::make_unique<WebSocket>(port, "http://localhost:" + std::to_string(port));
  if (socket_->status() != 101) return false;
  socket_->send(json::serialize(
      json::object{{"type", "hello"}, {"protocol", 3}, {"ticket", ticket.at("ticket")}}));
  json::object watch{{"type", "watch"}, {"table", table_}};
  if (number_ > 0) watch["from"] = std::max(1, number_ + 1 - heard_again);
  socket_->send(json::serialize(watch));
  if (pending_) socket_->send(pending_->message);
  return true;
}

bool Guest::take(int milliseconds) {
  if (!socket_) return false;
  const std::optional<std::string> text = socket_->receive(milliseconds);
  if (!text) return false;
  const json::object message = json::parse(*text).as_object();
  const std::string_view type = message.at("type").as_string();
  if (type == "error" || type == "gone") {
    complaints_.push_back(*text);
    return true;
  }
  // What still comes of a table that it has left.
  if (!message.contains("table") || message.at("table").as_string() != table_) return true;
  if (type == "event" || type == "snapshot") take_deal(message);
  if (type == "event") take_event(message);
  if (type == "snapshot") take_snapshot(message);
  if (type == "chat") take_remark(message.at("chat").as_object());
  if (type == "done" || type == "refused" || type == "stale") take_answer(message);
  return true;
}

// Another seat begins another stream, whose numbers are its own.
void Guest::take_snapshot(const json::object& snapshot) {
  const bool other = !now_.empty() && now_.at("you") != snapshot.at("now").at("you");
  if (other) told_.clear();
  if (!other && number_in(snapshot) < number_)
    complaints_.push_back("was told up to " + std::to_string(number_) + ", shown up to " +
                          std::to_string(number_in(snapshot)));
  const KnownLines before = known_;
  known_.take_lines_of_snapshot(snapshot);
  if (!other && number_in(snapshot) == number_ && before.lines != known_.lines)
    complaints_.push_back("other lines than were told, up to " + std::to_string(number_));
  number_ = number_in(snapshot);
  now_ = snapshot.at("now").as_object();
  for (const json::value& remark : snapshot.at("chat").as_array()) take_remark(remark.as_object());
}

// What a deal was sealed with never changes, however often it is told.
void Guest::take_deal(const json::object& message) {
  const json::value* const deal = message.if_contains("deal");
  if (deal == nullptr) return;
  const std::string said =
      json::serialize(deal->at("commitment")) + ' ' + json::serialize(deal->at("terms"));
  if (!commitment_.empty() && commitment_ != said)
    complaints_.push_back("sealed with " + commitment_ + ", then with " + said);
  commitment_ = said;
}

void Guest::take_event(const json::object& event) {
  const int number = number_in(event);
  const std::string said = gist(event);
  const auto [told, fresh] = told_.emplace(number, said);
  if (!fresh && told->second != said)
    complaints_.push_back("told " + told->second + ", then " + said);
  // Also of what it knows it is told how the table stands by now.
  if (!take_now(now_, event)) complaints_.push_back("changes of what was not told: " + said);
  if (number <= number_) return;
  if (number != number_ + 1) complaints_.push_back("a gap before " + said);
  number_ = number;
  known_.take_lines_of_event(event);
}

void Guest::take_remark(const json::object& remark) {
  const std::string text(remark.at("text").as_string());
  const auto [known, fresh] = heard_.emplace(remark.at("id").as_int64(), text);
  if (known->second != text) complaints_.push_back("heard " + known->second + ", then " + text);
  const auto same = [&](const auto& entry) { return entry.second == text; };
  if (fresh && std::ranges::count_if(heard_, same) > 1)
    complaints_.push_back("said twice: " + text);
}

void Guest::take_answer(const json::object& answer) {
  if (!pending_ || answer.at("id").as_string() != pending_->id) return;
  const std::string type(answer.at("type").as_string());
  const bool busy = type == "refused" && answer.at("code").as_string() == "too_busy";
  if (busy && busy_ == Busy::says_again) {
    socket_->send(pending_->message);
    return;
  }
  answer_ = type == "refused" ? std::string(answer.at("code").as_string()) : type;
  if (repeating_ && type != "done")
    complaints_.push_back("was done, then " + answer_ + ": " + pending_->message);
  repeating_ = false;
  if (answer_ == "broken" || answer_ == "too_busy") complaints_.push_back(json::serialize(answer));
  ++acknowledged_;
  latest_ = pending_->type;
  if (type == "done" && !pending_->remark.empty()) said_.push_back(pending_->remark);
  // Other wishes may be done already when they come, and then leave no row that knows them.
  if (type == "done" && (pending_->type == "act" || pending_->type == "undo")) done_ = pending_;
  pending_.reset();
}

// ---- wishes

void Guest::send(Wish wish) {
  pending_ = std::move(wish);
  if (socket_) socket_->send(pending_->message);
}

void Guest::wish(const std::string& type, json::object members) {
  const std::string id = type + std::to_string(++wishes_);
  members["type"] = type;
  members["table"] = table_;
  members["id"] = id;
  const json::value* const remedy = members.if_contains("remedy");
  const std::string name = remedy == nullptr ? type : std::string(remedy->as_string());
  send({id, name, json::serialize(members), {}});
}

void Guest::say(const std::string& text) {
  wish("chat", {{"text", text}});
  pending_->remark = text;
}

bool Guest::repeat() {
  if (!done_ || pending_) return false;
  repeating_ = true;
  send(*done_);
  return true;
}

bool Guest::act(Random& random) {
  if (now_.empty() || pending_) return false;
  const json::value& choices = now_.at("choices");
  if (!choices.is_object() || !choices.at("must").as_bool() || !now_.at("held").is_null())
    return false;
  const json::array& moves = choices.at("moves").as_array();
  if (moves.empty()) return false;
  const std::string move(notation_in(moves[random.below(moves.size())]));
  wish("act", {{"number", number_}, {"move", move}});
  return true;
}

// ---- how it stands

std::string Guest::stage() const {
  return now_.empty() ? std::string() : std::string(now_.at("stage").as_string());
}

bool Guest::away() const {
  if (now_.empty() || now_.at("you").is_null()) return false;
  const json::array& seats = now_.at("seats").as_array();
  return std::ranges::any_of(seats, [this](const json::value& seat) {
    return seat.at("seat") == now_.at("you") && seat.at("away").as_bool();
  });
}

std::optional<std::string> Guest::rematch() const {
  if (now_.empty() || !now_.at("rematch").is_string()) return {};
  return std::string(now_.at("rematch").as_string());
}

}  // namespace hastilude::tests
