// A page that is connected: a WebSocket with framing of our own, and many of them at once.
#pragma once

#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/load/connection.h"
#include "app/load/desk.h"
#include "app/load/trouble.h"

namespace hastilude::load {

class Client {
 public:
  // Connects and says who it is; it is welcome when this is done.
  Client(Desk& desk, const Guest& guest);

  int descriptor() const { return connection_.descriptor(); }
  void send(std::string_view text) { send_frame(text_frame, text); }
  // The next message, waiting for it.
  std::string receive();
  // Reads what is there; false: nothing was.
  bool read_some() { return connection_.read_some(); }
  // A whole message of what was read; pings on the way are answered.
  std::optional<std::string> next();

 private:
  static constexpr int text_frame = 1;

  void open(const Address& address);
  void send_frame(int opcode, std::string_view payload);
  void take_frame(int opcode, std::string_view payload);
  std::optional<std::string> next_text();

  Connection connection_;
  std::string message_;               // so much of it as has come
  std::deque<std::string> messages_;  // that have come
};

// Listens to many pages.
class Crowd {
 public:
  // Which page, what it was sent, and when that was read.
  using Heard = std::function<void(std::size_t page, std::string_view text, Clock::time_point at)>;

  Crowd();
  ~Crowd();
  Crowd(const Crowd&) = delete;
  Crowd& operator=(const Crowd&) = delete;

  std::size_t size() const { return pages_.size(); }
  Client& operator[](std::size_t page) { return pages_[page]; }
  // Its number.
  std::size_t add(Client page);
  // Hands on what has arrived, after waiting for it as long as this at most.
  void listen(Clock::duration longest, const Heard& heard);

 private:
  int epoll_ = -1;
  std::vector<Client> pages_;
};

}  // namespace hastilude::load
