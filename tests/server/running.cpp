#include "server/running.h"

#include <array>
#include <charconv>
#include <fstream>
#include <iterator>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

namespace hastilude::tests {

namespace json = boost::json;

// ---- the program

namespace {

std::vector<std::string> serving(const std::string& data, const std::vector<std::string>& more) {
  std::vector<std::string> words = {"serve", "--port", "0", "--data", data};
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

}  // namespace

Running::Running(const std::string& data, const std::vector<std::string>& more)
    : Running(serving(data, more), data + ".log") {}

Running::Running(std::vector<std::string> words, std::string log_file)
    : log_file_(std::move(log_file)) {
  words.insert(words.begin(), HASTILUDE_PROGRAM);
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  std::array<int, 2> out{};
  if (::pipe2(out.data(), O_CLOEXEC) != 0) std::abort();
  const int log = ::open(log_file_.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  process_ = ::fork();
  if (process_ == 0) {
    ::dup2(out[1], 1);
    ::dup2(log, 2);
    ::execv(arguments[0], arguments.data());
    ::_exit(127);
  }
  ::close(out[1]);
  ::close(log);
  // "Hastilude is at http://127.0.0.1:8080/ ..."
  std::string line;
  for (char c = 0; ::read(out[0], &c, 1) == 1 && c != '\n';) line += c;
  ::close(out[0]);
  const std::size_t colon = line.find("127.0.0.1:");
  if (colon == std::string::npos) return;
  const std::string_view digits = std::string_view(line).substr(colon + 10);
  std::from_chars(digits.data(), digits.data() + digits.size(), port_);
}

Running::~Running() {
  if (process_ > 0) kill();
}

int Running::end(int signal) {
  ::kill(process_, signal);
  int status = 0;
  ::waitpid(process_, &status, 0);
  process_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

void Running::kill() { end(SIGKILL); }
int Running::stop() { return end(SIGTERM); }
std::string Running::log() const {
  std::ifstream file(log_file_);
  return {std::istreambuf_iterator<char>(file), {}};
}

json::value ask_json(std::uint16_t port, const std::string& method, const std::string& path,
                     const std::string& cookie, const std::string& body) {
  const Answered answered =
      ask(port, {.method = method, .path = path, .body = body, .headers = {{"Cookie", cookie}}});
  json::error_code error;
  return json::parse(answered.body, error);
}

std::string new_guest(std::uint16_t port, const std::string& name) {
  const Answered answered = ask(port, {.method = "POST",
                                       .path = "/api/me",
                                       .body = json::serialize(json::object{{"name", name}}),
                                       .headers = {}});
  const auto cookie = answered.headers.find("set-cookie");
  if (cookie == answered.headers.end()) return {};
  return cookie->second.substr(0, cookie->second.find(';'));
}

// ---- a page

bool Page::connect(std::uint16_t port) {
  const json::value ticket = ask_json(port, "POST", "/api/ticket", cookie_);
  if (!ticket.is_object() || !ticket.get_object().contains("ticket")) return false;
  socket_ = std::make_unique<WebSocket>(port, "http://localhost:" + std::to_string(port));
  if (socket_->status() != 101) return false;
  socket_->send(json::serialize(
      json::object{{"type", "hello"}, {"protocol", 3}, {"ticket", ticket.at("ticket")}}));
  json::object watch{{"type", "watch"}, {"table", table_}};
  if (number > 0) watch["from"] = number + 1;
  socket_->send(json::serialize(watch));
  if (!pending.empty()) socket_->send(pending);
  return true;
}

void Page::take_event(const json::object& event) {
  if (event.at("number").as_int64() != number + 1) ++gaps;
  number = static_cast<int>(event.at("number").as_int64());
  if (event.at("kind").as_string() == "outage") ++outages;
  take_lines_of_event(event);
  if (!take_now(now, event)) ++gaps;
}

bool Page::take(int milliseconds) {
  const std::optional<std::string> text = socket_->receive(milliseconds);
  if (!text) return false;
  const json::object message = json::parse(*text).as_object();
  const std::string_view type = message.at("type").as_string();
  if (type == "event") {
    take_event(message);
  } else if (type == "snapshot") {
    number = static_cast<int>(message.at("number").as_int64());
    take_lines_of_snapshot(message);
    now = message.at("now").as_object();
  } else {
    last = message;
    const bool answers_act = type == "done" || type == "refused" || type == "stale";
    if (answers_act) {
      ++answers;
      pending.clear();
    }
  }
  return true;
}

bool Page::over() const {
  const json::value* stage = now.if_contains("stage");
  return stage != nullptr && stage->as_string() == "over";
}

bool Page::has_turn() const {
  if (now.empty() || over() || !pending.empty()) return false;
  const json::value& choices = now.at("choices");
  return choices.is_object() && choices.at("must").as_bool() && now.at("held").is_null() &&
         !choices.at("moves").as_array().empty();
}

bool Page::act() {
  const std::string move(offered(now.at("choices").as_object(), 0));
  pending = json::serialize(json::object{{"type", "act"},
                                         {"table", table_},
                                         {"id", "a" + std::to_string(++acts_)},
                                         {"number", number},
                                         {"move", move}});
  return socket_->send(pending);
}

}  // namespace hastilude::tests
