#include "server/client.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace hastilude::tests {
namespace {

constexpr int next_frame = 0;
constexpr int text_frame = 1;
constexpr int close_frame = 8;
constexpr int ping_frame = 9;
constexpr int pong_frame = 10;

int number_of(std::string_view text) {
  int number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

// The head of an answer: status and headers.
Answered read_head(RawSocket& line) {
  Answered answered;
  const std::optional<std::string> head = line.read_until("\r\n\r\n");
  if (!head) return answered;
  std::string_view rest = *head;
  const auto next_line = [&rest] {
    const std::size_t end = rest.find("\r\n");
    const std::string_view text = rest.substr(0, end);
    rest.remove_prefix(end + 2);
    return text;
  };
  answered.status = number_of(next_line().substr(9, 3));
  for (std::string_view text = next_line(); !text.empty(); text = next_line()) {
    const std::size_t colon = text.find(':');
    std::string name(text.substr(0, colon));
    std::ranges::transform(name, name.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    answered.headers[name] = text.substr(std::min(colon + 2, text.size()));
  }
  return answered;
}

}  // namespace

RawSocket::RawSocket(std::uint16_t port, const char* from) {
  const int made = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in own{};
  own.sin_family = AF_INET;
  ::inet_pton(AF_INET, from, &own.sin_addr);
  ::bind(made, reinterpret_cast<const sockaddr*>(&own), sizeof own);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (::connect(made, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0) {
    socket_ = made;
  } else {
    ::close(made);
  }
}

RawSocket::~RawSocket() {
  if (socket_ >= 0) ::close(socket_);
}

RawSocket::RawSocket(RawSocket&& other) noexcept
    : socket_(std::exchange(other.socket_, -1)), buffer_(std::move(other.buffer_)) {}

void RawSocket::shrink() {
  const int size = 4096;
  ::setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &size, sizeof size);
}

bool RawSocket::write(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

bool RawSocket::more(int milliseconds) {
  pollfd wait{.fd = socket_, .events = POLLIN, .revents = 0};
  if (socket_ < 0 || ::poll(&wait, 1, milliseconds) <= 0) return false;
  std::array<char, 65'536> bytes{};
  const ssize_t got = ::recv(socket_, bytes.data(), bytes.size(), 0);
  if (got <= 0) return false;
  buffer_.append(bytes.data(), static_cast<std::size_t>(got));
  return true;
}

std::optional<std::string> RawSocket::read(std::size_t count, int milliseconds) {
  while (buffer_.size() < count) {
    if (!more(milliseconds)) return {};
  }
  std::string bytes = buffer_.substr(0, count);
  buffer_.erase(0, count);
  return bytes;
}

std::optional<std::string> RawSocket::read_until(std::string_view end, int milliseconds) {
  std::size_t found = buffer_.find(end);
  while (found == std::string::npos) {
    if (!more(milliseconds)) return {};
    found = buffer_.find(end);
  }
  return read(found + end.size());
}

bool RawSocket::closed(int milliseconds) {
  while (true) {
    pollfd wait{.fd = socket_, .events = POLLIN, .revents = 0};
    if (::poll(&wait, 1, milliseconds) <= 0) return false;
    if (!more(0)) return true;
  }
}

Answered ask(RawSocket& line, std::uint16_t port, const Asked& asked) {
  std::string text = asked.method + ' ' + asked.path + " HTTP/1.1\r\n";
  if (!asked.headers.contains("Host")) text += "Host: localhost:" + std::to_string(port) + "\r\n";
  for (const auto& [name, value] : asked.headers) text += name + ": " + value + "\r\n";
  if (asked.method == "POST") {
    text +=
        "Content-Type: application/json\r\nContent-Length: " + std::to_string(asked.body.size()) +
        "\r\n";
  }
  line.write(text + "\r\n" + asked.body);
  Answered answered = read_head(line);
  if (answered.status == 0 || asked.method == "HEAD" || answered.status == 304) return answered;
  const auto length = static_cast<std::size_t>(number_of(answered.headers["content-length"]));
  answered.body = line.read(length).value_or("");
  return answered;
}

Answered ask(std::uint16_t port, const Asked& asked) {
  RawSocket line(port, asked.from);
  return ask(line, port, asked);
}

WebSocket::WebSocket(std::uint16_t port, const std::string& origin, const char* from)
    : WebSocket(port, Door{"localhost:" + std::to_string(port), origin}, from) {}

WebSocket::WebSocket(std::uint16_t port, const Door& door, const char* from) : line_(port, from) {
  line_.write("GET /play HTTP/1.1\r\nHost: " + door.host +
              "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
              "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nOrigin: " +
              door.origin + "\r\n\r\n");
  const Answered answered = read_head(line_);
  // What the server must make of the key above is the example of RFC 6455.
  const auto accept = answered.headers.find("sec-websocket-accept");
  const bool right =
      accept != answered.headers.end() && accept->second == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=";
  status_ = answered.status == 101 && !right ? 0 : answered.status;
}

bool WebSocket::send_frame(int opcode, std::string_view payload) {
  constexpr std::array<unsigned char, 4> mask = {1, 2, 3, 4};
  std::string frame(1, static_cast<char>(0x80 | opcode));
  if (payload.size() < 126) {
    frame += static_cast<char>(0x80 | payload.size());
  } else {
    frame += static_cast<char>(0x80 | 126);
    frame += static_cast<char>(payload.size() >> 8);
    frame += static_cast<char>(payload.size());
  }
  for (const unsigned char byte : mask) frame += static_cast<char>(byte);
  for (std::size_t i = 0; i < payload.size(); ++i)
    frame += static_cast<char>(static_cast<unsigned char>(payload[i]) ^ mask[i % 4]);
  return line_.write(frame);
}

bool WebSocket::send(std::string_view text) { return send_frame(text_frame, text); }

std::optional<WebSocket::Frame> WebSocket::read_frame(int milliseconds) {
  const std::optional<std::string> head = line_.read(2, milliseconds);
  if (!head) return {};
  Frame frame{.opcode = (*head)[0] & 0x0f, .last = ((*head)[0] & 0x80) != 0, .payload = {}};
  std::size_t length = static_cast<unsigned char>((*head)[1]);
  if (length >= 126) {
    const std::optional<std::string> more = line_.read(length == 126 ? 2 : 8);
    if (!more) return {};
    length = 0;
    for (const char byte : *more) length = length << 8 | static_cast<unsigned char>(byte);
  }
  const std::optional<std::string> payload = line_.read(length);
  if (!payload) return {};
  frame.payload = *payload;
  return frame;
}

std::optional<std::string> WebSocket::receive(int milliseconds) {
  while (messages_.empty()) {
    const std::optional<std::string> text = receive_text(milliseconds);
    if (!text) return {};
    // A line is a message.
    for (std::size_t begin = 0, end = 0; end != std::string::npos; begin = end + 1) {
      end = text->find('\n', begin);
      messages_.push_back(text->substr(begin, end - begin));
    }
  }
  std::string first = std::move(messages_.front());
  messages_.pop_front();
  return first;
}

std::optional<std::string> WebSocket::receive_text(int milliseconds) {
  std::string text;
  while (const std::optional<Frame> frame = read_frame(milliseconds)) {
    if (frame->opcode == text_frame || frame->opcode == next_frame) {
      text += frame->payload;
      if (frame->last) return text;
    } else if (frame->opcode == ping_frame) {
      send_frame(pong_frame, frame->payload);
    } else if (frame->opcode == close_frame) {
      if (frame->payload.size() >= 2) {
        close_code_ = static_cast<unsigned char>(frame->payload[0]) << 8 |
                      static_cast<unsigned char>(frame->payload[1]);
      }
      send_frame(close_frame, frame->payload.substr(0, 2));
      return {};
    }
  }
  return {};
}

}  // namespace hastilude::tests
