// A page with its workers and what its device keeps, in virtual time and without a browser.
#pragma once

#include <cstdlib>
#include <deque>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "server/known_now.h"
#include "wasm/desk.h"

namespace hastilude::tests {

namespace json = boost::json;
using wasm::Desk;
using wasm::KeptRow;
using wasm::Time;

// What a device keeps when all its pages are closed.
using Device = std::map<std::string, std::vector<KeptRow>>;

// A page with its workers. Nothing happens inside a call of the engine: it is done by run().
class Page final : public wasm::Browser {
 public:
  Page(Device& device, std::uint64_t seed) : device_(device), random_(seed), desk_(*this) {
    desk_.rename("Ann");
    desk_.connected();
    say({{"type", "hello"}, {"protocol", 3}, {"ticket", "device"}});
  }

  Time now() override { return time_; }
  std::uint64_t random() override { return random_.next(); }
  void send(std::string_view message) override {
    said.push_back(json::parse(message).as_object());
    take(said.back());
  }
  void answer(int request, int status, std::string_view body) override {
    answers[request] = {status, std::string(body)};
  }
  void keep(const std::string& table, const std::vector<KeptRow>& rows) override {
    auto& tasks = slow_to_keep ? kept_later_ : tasks_;
    tasks.emplace_back([this, table, rows] {
      std::vector<KeptRow>& kept = device_[table];
      const bool fits = rows.front().sequence == static_cast<int>(kept.size()) + 1;
      if (fits) kept.insert(kept.end(), rows.begin(), rows.end());
      conflicts += fits ? 0 : 1;
      desk_.kept(table, fits ? wasm::Kept::done : wasm::Kept::conflict);
    });
  }
  void fetch(const std::string& table) override {
    later([this, table] {
      const auto found = device_.find(table);
      desk_.fetched(table, found == device_.end() ? std::vector<KeptRow>() : found->second);
    });
  }
  void list(const std::string& table, std::string_view text) override {
    listed[table] = json::parse(text).as_array().at(0).as_object();
  }
  void think(const wasm::Asked& asked, const wasm::Problem& problem) override {
    thinking.emplace_back(asked.question, asked.seat.number());
    later([this, asked, problem] {
      sleep(thinks_for);
      desk_.decided(asked, wasm::solve(problem, [this] { return time_; }));
    });
  }

  void weigh(const wasm::Hinted& hinted, const wasm::Problem& problem) override {
    later([this, hinted, problem] { desk_.weighed(hinted, wasm::weigh(problem, hinted.depth)); });
  }

  void say(const json::object& message) { desk_.received(json::serialize(message)); }
  void watch(const std::string& table) {
    say({{"type", "watch"}, {"table", table}});
    run();
  }
  std::string open(const std::string& wanted) {
    desk_.open(1, wanted);
    run();
    return table_of(1);
  }
  // The table that a request was answered with; empty if it was not.
  std::string table_of(int request) {
    if (answers[request].first != 200) return {};
    return std::string(json::parse(answers[request].second).as_object().at("table").as_string());
  }
  void wish(const std::string& table, json::object message) {
    message["table"] = table;
    message["id"] = "w" + std::to_string(++wishes_);
    say(message);
    run();
  }

  // Does all that is to be done now.
  void run() {
    while (!tasks_.empty()) {
      const std::function<void()> task = std::move(tasks_.front());
      tasks_.pop_front();
      task();
    }
  }
  // Goes on to when something is due; whether anything was.
  bool pass_time() {
    const std::optional<Time> next = desk_.next();
    if (!next) return false;
    time_ = std::max(time_, *next);
    desk_.tick();
    run();
    return true;
  }

  // Time passes, and nothing is done.
  void sleep(Time time) { time_ += time; }
  // What was to be kept is kept after all.
  void keep_at_last() {
    slow_to_keep = false;
    for (std::function<void()>& task : std::exchange(kept_later_, {})) later(std::move(task));
    run();
  }

  Desk& desk() { return desk_; }
  bool slow_to_keep = false;
  Time thinks_for = 0;  // every bot
  std::vector<json::object> said;
  std::map<int, std::pair<int, std::string>> answers;
  std::map<std::string, json::object> listed;
  json::object shown;  // the table's `now`
  std::int64_t number = 0;
  int conflicts = 0;
  std::vector<std::pair<int, int>> thinking;  // bots that were asked, by question and seat

 private:
  void later(std::function<void()> task) { tasks_.push_back(std::move(task)); }
  void take(const json::object& message) {
    // What builds on nothing that was told can be no table.
    if (!take_now(shown, message)) std::abort();
    const std::string_view type = message.at("type").as_string();
    if (type == "snapshot" || type == "event") number = message.at("number").as_int64();
  }

  Device& device_;
  Random random_;
  Time time_ = 1'000'000;
  std::deque<std::function<void()>> tasks_;
  std::deque<std::function<void()>> kept_later_;
  int wishes_ = 0;
  Desk desk_;
};

}  // namespace hastilude::tests
