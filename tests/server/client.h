// A browser's side of the network, written by hand over plain sockets: HTTP requests and a
// WebSocket. It shares no code with the server, so that both cannot be wrong in the same way.
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace hastilude::tests {

// A TCP connection to this machine.
class RawSocket {
 public:
  // From this address of this machine.
  explicit RawSocket(std::uint16_t port, const char* from = "127.0.0.1");
  ~RawSocket();
  RawSocket(RawSocket&& other) noexcept;
  RawSocket(const RawSocket&) = delete;
  RawSocket& operator=(const RawSocket&) = delete;

  bool connected() const { return socket_ >= 0; }
  bool write(std::string_view bytes);
  // Exactly so many bytes; nothing if the other side closes or is silent for too long.
  std::optional<std::string> read(std::size_t count, int milliseconds = 10'000);
  // Up to and with this end.
  std::optional<std::string> read_until(std::string_view end, int milliseconds = 10'000);
  // Whether the other side has closed, waiting so long for it.
  bool closed(int milliseconds);
  // Makes the room for what arrives small, so that a slow reader is felt soon.
  void shrink();

 private:
  bool more(int milliseconds);

  int socket_ = -1;
  std::string buffer_;
};

struct Answered {
  int status = 0;                              // 0: no answer
  std::map<std::string, std::string> headers;  // names in lower case
  std::string body;
};

struct Asked {
  std::string method = "GET";
  std::string path = "/";
  std::string body;
  std::map<std::string, std::string> headers;
  const char* from = "127.0.0.1";
};

Answered ask(RawSocket& line, std::uint16_t port, const Asked& asked);
// On a connection of its own.
Answered ask(std::uint16_t port, const Asked& asked);

class WebSocket {
 public:
  // Opens /play from this origin; `status()` is 101 if it was let in.
  WebSocket(std::uint16_t port, const std::string& origin, const char* from = "127.0.0.1");
  // The same by a name of choice.
  struct Door {
    std::string host;
    std::string origin;
  };
  WebSocket(std::uint16_t port, const Door& door, const char* from = "127.0.0.1");

  int status() const { return status_; }
  bool send(std::string_view text);
  // A frame of any kind, masked as a browser must.
  bool send_frame(int opcode, std::string_view payload);
  // The next message; nothing if the socket closes or is silent. Pings are answered.
  std::optional<std::string> receive(int milliseconds = 10'000);
  // Why the server closed it; 0: it has not, or without a word.
  int close_code() const { return close_code_; }
  RawSocket& line() { return line_; }

 private:
  struct Frame {
    int opcode = 0;
    bool last = false;  // of its message
    std::string payload;
  };
  std::optional<Frame> read_frame(int milliseconds);
  std::optional<std::string> receive_text(int milliseconds);

  RawSocket line_;
  std::deque<std::string> messages_;  // that have come and were not received yet
  int status_ = 0;
  int close_code_ = 0;
};

}  // namespace hastilude::tests
