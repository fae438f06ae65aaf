// What the parts of the network share: names for Beast and Asio, and what all connections know.
#pragma once

#include <chrono>
#include <unordered_map>

#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>

#include "server/network/doorkeeper.h"

namespace hastilude::server::network {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using Error = beast::error_code;
using Steady = std::chrono::steady_clock;

class SocketConnection;

// What all connections share.
struct Common {
  NetworkSettings settings;
  Listener* listener = nullptr;
  Doorkeeper doorkeeper;
  std::unordered_map<SocketId, std::weak_ptr<SocketConnection>> sockets;
  SocketId last_socket = 0;
  std::size_t queued = 0;  // bytes that wait for sockets
  bool stopping = false;
};

using HttpRequest = http::request<http::string_body>;
// Its body is kept elsewhere.
using HttpBody = http::span_body<const char>;
using HttpResponse = http::response<HttpBody>;

}  // namespace hastilude::server::network
