// One page's socket: reads texts, writes what is queued, and is dropped when the queue is too long.
#pragma once

#include <deque>
#include <memory>
#include <string>
#include <string_view>

#include <boost/beast/websocket.hpp>

#include "server/network/common.h"
#include "server/rates.h"

namespace hastilude::server::network {

namespace websocket = beast::websocket;

class SocketConnection : public std::enable_shared_from_this<SocketConnection> {
 public:
  SocketConnection(beast::tcp_stream&& stream, std::string address, Doorkeeper::Place place,
                   Common& common);
  ~SocketConnection();

  void accept(const HttpRequest& request);
  void send(Shared text);
  // What is queued still goes out.
  void close(Parting parting);
  void expect_signs();

 private:
  void drop_when_silent_for(int seconds);
  void read();
  void took_control(websocket::frame_type kind);
  bool has_too_much() const;
  bool stuck() const;
  void write();
  std::string_view gather();
  void written();
  void say_goodbye();
  void drop();

  websocket::stream<beast::tcp_stream> stream_;
  const std::string address_;
  Doorkeeper::Place place_;
  Common& common_;
  const SocketId id_;
  beast::flat_buffer buffer_;
  std::deque<Shared> queue_;
  std::size_t queued_ = 0;
  std::size_t writing_ = 0;           // of the queue, how many are being written
  std::string gathered_;              // those, if they are several
  Steady::time_point writing_since_;  // of what stands first
  Allowance pings_;                   // each is answered, though no listener hears of it
  bool open_ = false;
  bool closing_ = false;
  Parting parting_ = Parting::normal;
};

}  // namespace hastilude::server::network
