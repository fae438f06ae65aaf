// What the server sees of the network: requests and answers, sockets and texts. Only network.cpp
// and network/ know how they come over the wire.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "server/loop.h"

namespace hastilude::server {

struct Request {
  std::string method;
  std::string path;  // without what follows a '?'
  std::string host;
  std::string origin;
  std::string cookie;
  std::string content_type;
  std::string accept_encoding;
  std::string if_none_match;
  std::string body;
  std::string address;  // of who asks, as limits count it
};

// What many are sent alike: nobody copies it, however many do not read it.
struct SharedText {
  std::string_view text;
  std::shared_ptr<const std::string> held;  // nothing: it is part of the program
};

struct Response {
  int status = 200;
  std::vector<std::pair<std::string, std::string>> headers;
  std::string body;
  SharedText shared{};  // instead of a body of its own

  std::string_view text() const { return shared.text.empty() ? body : shared.text; }
};
using Respond = std::function<void(Response)>;

using SocketId = std::uint64_t;
// A text that may go to many.
using Shared = std::shared_ptr<const std::string>;

// Why a socket is closed, as the WebSocket protocol counts.
enum class Parting : std::uint16_t {
  normal = 1000,
  going_away = 1001,
  unsupported = 1003,
  policy = 1008,
  later = 1013,
  ended = 4001  // the login of this page
};

// Texts to pages. Sockets that are gone are no mistake.
class Sockets {
 public:
  virtual ~Sockets() = default;
  virtual void send(SocketId socket, Shared text) = 0;
  // What was sent before still goes out.
  virtual void close(SocketId socket, Parting parting) = 0;
  // A page is there, which answers pings whatever it does: it is soon missed from now on.
  virtual void expect_signs(SocketId socket) = 0;
};

// What stands above the network.
class Listener {
 public:
  virtual ~Listener() = default;
  // To be answered once, now or later.
  virtual void request(Request request, Respond respond) = 0;
  // The answer to a request that could not be read.
  virtual Response misread(int status) = 0;
  // Somebody wants a socket: why he does not get one, if he does not.
  virtual std::optional<Response> refuse_socket(const Request& request) = 0;
  // Somebody was not let in: there are too many, of him or in all.
  virtual void turned_away(const std::string& address) = 0;
  virtual void opened(SocketId socket, const std::string& address) = 0;
  virtual void received(SocketId socket, std::string_view text) = 0;
  virtual void closed(SocketId socket) = 0;
  // The program was asked to stop; answers how long to go on at most, in milliseconds.
  virtual Time stopping() = 0;
};

struct NetworkSettings {
  std::string address = "127.0.0.1";
  std::uint16_t port = 0;  // 0: any that is free
  std::size_t most_connections = 10'000;
  std::size_t most_connections_of_address = 600;  // trusted proxies may have as many as there are
  std::vector<std::string> trusted_proxies;       // who say for whom they ask
  std::size_t longest_body = 16'384;
  std::size_t longest_message = 4'096;
  std::size_t longest_queue = 1'048'576;     // bytes that wait for a slow reader
  std::size_t longest_queues = 268'435'456;  // and for all of them together
  int request_seconds = 15;                  // for a request to come in, or an answer to go out
  int idle_seconds = 60;                     // without a sign of life, pings included
  int page_seconds = 10;                     // the same, of a page
};

class Network : public Loop, public Sockets {
 public:
  // Where it listens, or why it cannot.
  virtual Result<std::uint16_t, std::string> listen(const NetworkSettings& settings,
                                                    Listener& listener) = 0;
  // Until the program is asked to stop (SIGTERM, SIGINT) or finish() is called.
  virtual void run() = 0;
  virtual void finish() = 0;
};

std::unique_ptr<Network> make_network();

}  // namespace hastilude::server
