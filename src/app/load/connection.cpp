#include "app/load/connection.h"

#include <array>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <utility>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include "app/load/trouble.h"

namespace hastilude::load {
namespace {

constexpr std::string_view scheme = "http://";

std::string why() { return std::strerror(errno); }

sockaddr_in to_socket_address(const Address& address) {
  sockaddr_in made{};
  made.sin_family = AF_INET;
  made.sin_port = htons(address.port);
  inet_pton(AF_INET, address.host.c_str(), &made.sin_addr);
  return made;
}

bool is_loopback(const std::string& host) {
  in_addr address{};
  return inet_pton(AF_INET, host.c_str(), &address) == 1 && ntohl(address.s_addr) >> 24 == 127;
}

// False: it took too long.
bool await(int socket, short event) {
  pollfd wait{.fd = socket, .events = event, .revents = 0};
  const auto longest = std::chrono::duration_cast<std::chrono::milliseconds>(patience);
  return ::poll(&wait, 1, static_cast<int>(longest.count())) != 0;
}

// 0, or the number of the error.
int try_to_connect(int socket, const Address& address) {
  const sockaddr_in to = to_socket_address(address);
  if (::connect(socket, reinterpret_cast<const sockaddr*>(&to), sizeof to) == 0) return 0;
  if (errno != EINPROGRESS) return errno;
  if (!await(socket, POLLOUT)) return ETIMEDOUT;
  int error = 0;
  socklen_t size = sizeof error;
  ::getsockopt(socket, SOL_SOCKET, SO_ERROR, &error, &size);
  return error;
}

int connect_to(const Address& address) {
  const int made = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  if (made < 0) throw Trouble("no more sockets can be opened: " + why());
  const int on = 1;
  ::setsockopt(made, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  const int error = try_to_connect(made, address);
  if (error == 0) return made;
  ::close(made);
  throw Trouble("no server answers at http://" + address.authority() + " (" + std::strerror(error) +
                "); start one with hastilude serve, or leave out --url");
}

}  // namespace

Result<Address, std::string> read_address(std::string_view url) {
  const std::string wrong = "'" + std::string(url) + "' is no address of a server; ";
  if (!url.starts_with(scheme)) return wrong + "expected one like http://127.0.0.1:8080";
  url.remove_prefix(scheme.size());
  if (url.ends_with('/')) url.remove_suffix(1);
  const std::size_t colon = url.find(':');
  Address address{.host = std::string(url.substr(0, colon)), .port = 80};
  if (address.host == "localhost") address.host = "127.0.0.1";
  if (colon != std::string_view::npos) {
    const std::string_view digits = url.substr(colon + 1);
    const char* const end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, address.port);
    if (error != std::errc() || stop != end || address.port == 0)
      return wrong + "expected a port from 1 to 65535 after the colon";
  }
  // Load is for one's own server, and a network would be measured with it.
  if (!is_loopback(address.host))
    return wrong + "expected one on this machine, 127.0.0.1 or localhost";
  return address;
}

Connection::Connection(const Address& address) : socket_(connect_to(address)) {}

Connection::~Connection() {
  if (socket_ >= 0) ::close(socket_);
}

Connection::Connection(Connection&& other) noexcept
    : socket_(std::exchange(other.socket_, -1)),
      buffer_(std::move(other.buffer_)),
      taken_(other.taken_) {}

Connection& Connection::operator=(Connection&& other) noexcept {
  std::swap(socket_, other.socket_);
  std::swap(buffer_, other.buffer_);
  std::swap(taken_, other.taken_);
  return *this;
}

void Connection::wait_for(short event) const {
  if (await(socket_, event)) return;
  throw Trouble("the server has been silent for " + std::to_string(patience.count()) +
                " s; is it busy with something else?");
}

void Connection::write(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent > 0) {
      bytes.remove_prefix(static_cast<std::size_t>(sent));
    } else if (errno == EAGAIN) {
      wait_for(POLLOUT);
    } else if (errno != EINTR) {
      throw Trouble("the server has closed a connection: " + why());
    }
  }
}

void Connection::take(std::size_t bytes) {
  taken_ += bytes;
  if (taken_ < buffer_.size()) return;
  buffer_.clear();
  taken_ = 0;
}

bool Connection::read_some() {
  std::array<char, 65'536> bytes;
  const ssize_t got = ::recv(socket_, bytes.data(), bytes.size(), 0);
  if (got < 0 && (errno == EAGAIN || errno == EINTR)) return false;
  if (got < 0) throw Trouble("a connection to the server is broken: " + why());
  if (got == 0) {
    throw Trouble(
        "the server has closed a connection; it may allow fewer of one address "
        "(hastilude serve --connections-of-address), or it was stopped");
  }
  buffer_.erase(0, std::exchange(taken_, 0));
  buffer_.append(bytes.data(), static_cast<std::size_t>(got));
  return true;
}

void Connection::read_more() {
  while (!read_some()) wait_for(POLLIN);
}

}  // namespace hastilude::load
