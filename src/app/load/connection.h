// A TCP connection to a server on this machine; every wait is bounded.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/result.h"

namespace hastilude::load {

struct Address {
  std::string host;  // 127.0.0.1 and its like
  std::uint16_t port = 0;

  std::string authority() const { return host + ':' + std::to_string(port); }
};

// From http://127.0.0.1:8080; or what is wrong with it.
Result<Address, std::string> read_address(std::string_view url);

class Connection {
 public:
  explicit Connection(const Address& address);
  ~Connection();
  Connection(Connection&& other) noexcept;
  Connection& operator=(Connection&& other) noexcept;
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  int descriptor() const { return socket_; }
  void write(std::string_view bytes);

  // What has arrived and was not taken yet.
  std::string_view arrived() const { return std::string_view(buffer_).substr(taken_); }
  void take(std::size_t bytes);
  // Reads what is there without waiting; false: nothing was.
  bool read_some();
  // Waits until something has been read.
  void read_more();

 private:
  void wait_for(short event) const;

  int socket_ = -1;
  std::string buffer_;
  std::size_t taken_ = 0;
};

}  // namespace hastilude::load
