#include "app/load/desk.h"

#include <algorithm>
#include <cctype>
#include <charconv>

#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

#include "app/load/server.h"
#include "app/load/trouble.h"

namespace hastilude::load {
namespace {

namespace json = boost::json;

constexpr std::string_view end_of_head = "\r\n\r\n";
constexpr std::size_t longest_head = 65'536;

std::string table_wanted(std::string_view game, int players) {
  std::string wanted = R"({"game":")" + std::string(game) + R"(","players":)" +
                       std::to_string(players) + R"(,"seats":["me")";
  for (int seat = 2; seat <= players; ++seat) wanted += R"(,"open")";
  wanted += R"(],"windows":{"reaction":0,"offer":0,"ransom":0,"pace":0})";
  // As long as it can be: what is measured should not be how games begin.
  if (game == "engarde") wanted += R"(,"options":{"target":"99"})";
  return wanted + "}";
}

template <class Number>
Number to_number(std::string_view digits) {
  Number number = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), number);
  return number;
}

json::value parsed(const std::string& body) {
  json::error_code error;
  json::value value = json::parse(body, error);
  if (error || !value.is_object())
    throw Trouble("the server answers with something that is no JSON; is it Hastilude's?");
  return value;
}

std::string text_of(const std::string& body, std::string_view key) {
  const json::value value = parsed(body);
  const json::value* const member = value.get_object().if_contains(key);
  if (member == nullptr || !member->is_string())
    throw Trouble("the server's answer has no '" + std::string(key) + "'; is it of this version?");
  return std::string(member->get_string());
}

}  // namespace

std::string Head::value(std::string_view name) const {
  std::string_view rest = text;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find("\r\n"), rest.size());
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 2, rest.size()));
    if (line.size() <= name.size() || line[name.size()] != ':') continue;
    const bool same = std::equal(name.begin(), name.end(), line.begin(), [](char a, char b) {
      return a == static_cast<char>(std::tolower(static_cast<unsigned char>(b)));
    });
    if (!same) continue;
    const std::size_t begin = line.find_first_not_of(' ', name.size() + 1);
    return begin == std::string_view::npos ? std::string() : std::string(line.substr(begin));
  }
  return {};
}

Head read_head(Connection& line) {
  std::size_t end = line.arrived().find(end_of_head);
  while (end == std::string_view::npos) {
    if (line.arrived().size() > longest_head)
      throw Trouble("the server does not answer as HTTP does; is it Hastilude's?");
    line.read_more();
    end = line.arrived().find(end_of_head);
  }
  Head head{.status = 0, .text = std::string(line.arrived().substr(0, end)), .body = 0};
  line.take(end + end_of_head.size());
  // "HTTP/1.1 200 OK"
  if (head.text.starts_with("HTTP/1.1 ")) head.status = to_number<int>(head.text.substr(9, 3));
  head.body = to_number<std::size_t>(head.value("content-length"));
  return head;
}

Desk::Answer Desk::post(std::string_view path, const Guest& guest, std::string_view body) {
  std::string request =
      "POST " + std::string(path) + " HTTP/1.1\r\nHost: " + address_.authority() +
      "\r\nContent-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) +
      "\r\n";
  if (!guest.cookie.empty()) request += "Cookie: " + guest.cookie + "\r\n";
  connection_.write(request + "\r\n" + std::string(body));
  const Head head = read_head(connection_);
  while (connection_.arrived().size() < head.body) connection_.read_more();
  Answer answer{.cookie = head.value("set-cookie"),
                .body = std::string(connection_.arrived().substr(0, head.body))};
  connection_.take(head.body);
  answer.cookie.resize(std::min(answer.cookie.find(';'), answer.cookie.size()));
  if (head.status == 200) return answer;
  throw Trouble("the server answers " + std::string(path) + " with " + std::to_string(head.status) +
                (head.status == 429 ? ": its limits are too narrow for this; " + limits_advice()
                                    : "; is it Hastilude's, and of this version?"));
}

Guest Desk::new_guest() {
  const Answer answer = post("/api/me", {}, "{}");
  if (answer.cookie.empty())
    throw Trouble("the server gives a guest no cookie; is it Hastilude's?");
  return {answer.cookie};
}

std::string Desk::ticket(const Guest& guest) {
  return text_of(post("/api/ticket", guest, "").body, "ticket");
}

std::string Desk::new_table(const Guest& guest, std::string_view game, int players) {
  return text_of(post("/api/tables", guest, table_wanted(game, players)).body, "table");
}

}  // namespace hastilude::load
