#include "app/load/client.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

#include <sys/epoll.h>
#include <unistd.h>

#include "app/load/signals.h"

namespace hastilude::load {
namespace {

constexpr int more_of_message = 0;
constexpr int close_frame = 8;
constexpr int ping_frame = 9;
constexpr int pong_frame = 10;
constexpr std::uint64_t longest_frame = 16'777'216;
constexpr std::size_t most_events = 256;  // taken at once

// A key, and what a server must make of it: the example in RFC 6455.
constexpr std::string_view socket_key = "dGhlIHNhbXBsZSBub25jZQ==";
constexpr std::string_view answer_to_key = "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=";

struct Frame {
  int opcode = 0;
  bool last = true;
  std::size_t head = 0;
  std::size_t payload = 0;
};

// The frame at the beginning of these bytes; nothing if it is not whole yet.
std::optional<Frame> frame_in(std::string_view bytes) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
  if (bytes.size() < 2) return {};
  Frame frame{.opcode = byte(0) & 0x0f, .last = (byte(0) & 0x80) != 0, .head = 2, .payload = 0};
  std::uint64_t length = byte(1);
  if (length > 127) throw Trouble("the server masks what it sends, which no server may");
  if (length >= 126) {
    frame.head += length == 126 ? 2 : 8;
    if (bytes.size() < frame.head) return {};
    length = 0;
    for (std::size_t i = 2; i < frame.head; ++i) length = length << 8 | byte(i);
  }
  if (length > longest_frame) throw Trouble("the server sends more than anyone could want");
  frame.payload = static_cast<std::size_t>(length);
  if (bytes.size() - frame.head < frame.payload) return {};
  return frame;
}

}  // namespace

Client::Client(Desk& desk, const Guest& guest) : connection_(desk.address()) {
  open(desk.address());
  send(R"({"type":"hello","protocol":3,"ticket":")" + desk.ticket(guest) + "\"}");
  const std::string welcome = receive();
  if (welcome.find(R"("type":"welcome")") == std::string::npos)
    throw Trouble("the server does not welcome a page: " + welcome);
}

void Client::open(const Address& address) {
  connection_.write("GET /play HTTP/1.1\r\nHost: " + address.authority() + "\r\nOrigin: http://" +
                    address.authority() +
                    "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                    "Sec-WebSocket-Key: " +
                    std::string(socket_key) + "\r\n\r\n");
  const Head head = read_head(connection_);
  if (head.status == 101 && head.value("sec-websocket-accept") == answer_to_key) return;
  throw Trouble("the server gives no WebSocket (status " + std::to_string(head.status) + ")" +
                (head.status == 429 ? "; start it with wider limits, as --requests" : ""));
}

void Client::send_frame(int opcode, std::string_view payload) {
  // A mask is for proxies in between, of which there are none here.
  constexpr std::string_view mask("\0\0\0\0", 4);
  std::string frame(1, static_cast<char>(0x80 | opcode));
  if (payload.size() < 126) {
    frame += static_cast<char>(0x80 | payload.size());
  } else {
    frame += static_cast<char>(0x80 | 126);
    frame += static_cast<char>(payload.size() >> 8);
    frame += static_cast<char>(payload.size() & 0xff);
  }
  frame += mask;
  frame += payload;
  connection_.write(frame);
}

void Client::take_frame(int opcode, std::string_view payload) {
  if (opcode == text_frame || opcode == more_of_message) {
    message_ += payload;
  } else if (opcode == ping_frame) {
    send_frame(pong_frame, payload);
  } else if (opcode == close_frame) {
    throw Trouble("the server has closed a page's connection; was it stopped?");
  }
}

std::optional<std::string> Client::next() {
  while (messages_.empty()) {
    const std::optional<std::string> text = next_text();
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

std::optional<std::string> Client::next_text() {
  while (const std::optional<Frame> frame = frame_in(connection_.arrived())) {
    take_frame(frame->opcode, connection_.arrived().substr(frame->head, frame->payload));
    connection_.take(frame->head + frame->payload);
    const bool text = frame->opcode == text_frame || frame->opcode == more_of_message;
    if (text && frame->last) return std::exchange(message_, {});
  }
  return {};
}

std::string Client::receive() {
  while (true) {
    if (std::optional<std::string> message = next()) return *message;
    connection_.read_more();
  }
}

Crowd::Crowd() : epoll_(::epoll_create1(EPOLL_CLOEXEC)) {
  if (epoll_ < 0) throw Trouble(std::string("epoll: ") + std::strerror(errno));
}

Crowd::~Crowd() { ::close(epoll_); }

std::size_t Crowd::add(Client page) {
  epoll_event event{.events = EPOLLIN, .data = {.u64 = pages_.size()}};
  if (::epoll_ctl(epoll_, EPOLL_CTL_ADD, page.descriptor(), &event) != 0)
    throw Trouble(std::string("epoll: ") + std::strerror(errno));
  pages_.push_back(std::move(page));
  return pages_.size() - 1;
}

void Crowd::listen(Clock::duration longest, const Heard& heard) {
  stop_if_asked();
  std::array<epoll_event, most_events> events;
  const auto wait = std::chrono::ceil<std::chrono::milliseconds>(longest);
  const int count = ::epoll_wait(epoll_, events.data(), static_cast<int>(events.size()),
                                 static_cast<int>(std::max<std::int64_t>(0, wait.count())));
  // All are read before any is heard, so that none waits for what the others make of theirs.
  std::array<std::optional<Clock::time_point>, most_events> read;
  const auto ready = static_cast<std::size_t>(std::max(0, count));
  for (std::size_t i = 0; i < ready; ++i) {
    if (pages_[events[i].data.u64].read_some()) read[i] = Clock::now();
  }
  for (std::size_t i = 0; i < ready; ++i) {
    const std::size_t number = events[i].data.u64;
    if (!read[i]) continue;
    while (const std::optional<std::string> text = pages_[number].next())
      heard(number, *text, *read[i]);
  }
}

}  // namespace hastilude::load
