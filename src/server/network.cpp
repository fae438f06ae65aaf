// Boost.Beast and Boost.Asio, and nothing of tables or people. One thread, callbacks. This is the
// loop and the door; what becomes of who comes in is in network/.
#include "server/network.h"

#include <algorithm>
#include <atomic>
#include <chrono>

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>

#include "server/address.h"
#include "server/log.h"
#include "server/network/request_connection.h"
#include "server/network/socket_connection.h"
#include "server/timers.h"

namespace hastilude::server {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using network::Doorkeeper;
using network::Error;
using network::RequestConnection;
using network::SocketConnection;
using network::Steady;

template <class Duration>
Time milliseconds(Duration duration) {
  return std::chrono::duration_cast<std::chrono::milliseconds>(duration).count();
}

// The time of day when the server began, and steady from there on: nobody loses on time because
// somebody has set the clock.
class SteadyClock {
 public:
  Time now() const { return begin_ + milliseconds(Steady::now() - steady_begin_) + forward_; }
  void put_forward(Time by) { forward_ += by; }

 private:
  std::atomic<Time> forward_ = 0;
  const Time begin_ = milliseconds(std::chrono::system_clock::now().time_since_epoch());
  const Steady::time_point steady_begin_ = Steady::now();
};

class BeastNetwork final : public Network {
 public:
  // ---- Loop

  Time now() const override { return clock_.now(); }

  void post(Task task) override { asio::post(context_, std::move(task)); }

  TimerId at(Time time, Later<> task) override {
    const TimerId id = timers_.add(time, std::move(task));
    set_alarm();
    return id;
  }

  void cancel(TimerId timer) override { timers_.cancel(timer); }

  void put_forward(Time by) override {
    clock_.put_forward(by);
    timers_.put_forward(by);
    if (alarm_at_) *alarm_at_ += by;
  }

  // ---- Sockets

  void send(SocketId socket, Shared text) override {
    if (const auto connection = find(socket)) connection->send(std::move(text));
  }

  void close(SocketId socket, Parting parting) override {
    if (const auto connection = find(socket)) connection->close(parting);
  }

  void expect_signs(SocketId socket) override {
    if (const auto connection = find(socket)) connection->expect_signs();
  }

  // ---- Network

  Result<std::uint16_t, std::string> listen(const NetworkSettings& settings,
                                            Listener& listener) override {
    common_.settings = settings;
    common_.listener = &listener;
    Error error;
    const asio::ip::address address = asio::ip::make_address(settings.address, error);
    if (error)
      return "'" + settings.address + "' is no address; expected one like 127.0.0.1, 0.0.0.0 or ::";
    const tcp::endpoint endpoint(address, settings.port);
    acceptor_.open(endpoint.protocol(), error);
    if (!error) acceptor_.set_option(asio::socket_base::reuse_address(true), error);
    if (!error) acceptor_.bind(endpoint, error);
    if (!error) acceptor_.listen(asio::socket_base::max_listen_connections, error);
    if (error) {
      return "cannot listen on " + settings.address + " port " + std::to_string(settings.port) +
             ": " + error.message();
    }
    signals_.add(SIGINT);
    signals_.add(SIGTERM);
    signals_.async_wait([this](Error failed, int) {
      if (!failed) stop();
    });
    accept();
    return acceptor_.local_endpoint().port();
  }

  void run() override {
    context_.run();
    // Connections end with the network; nobody listens any more.
    common_.listener = nullptr;
  }

  void finish() override { context_.stop(); }

 private:
  std::shared_ptr<SocketConnection> find(SocketId socket) {
    const auto found = common_.sockets.find(socket);
    return found == common_.sockets.end() ? nullptr : found->second.lock();
  }

  void accept() {
    acceptor_.async_accept([this](Error error, tcp::socket socket) {
      if (error == asio::error::operation_aborted) return;
      if (error) {
        // Most likely no more file descriptors: some may be free in a moment.
        complain(error);
        at(now() + 100, life_.guard([this] { accept(); }));
        return;
      }
      welcome(std::move(socket));
      accept();
    });
  }

  // Once a minute: it may fail ten times a second.
  void complain(Error error) {
    if (now() < complain_from_) return;
    complain_from_ = now() + 60'000;
    log(Level::error, "nobody can be let in", {{"what", error.message()}});
  }

  void welcome(tcp::socket&& socket) {
    Error error;
    const tcp::endpoint from = socket.remote_endpoint(error);
    if (error) return;
    socket.set_option(tcp::no_delay(true), error);
    const asio::ip::address peer = from.address();
    const bool mapped = peer.is_v6() && peer.to_v6().is_v4_mapped();
    std::string address =
        mapped ? asio::ip::make_address_v4(asio::ip::v4_mapped, peer.to_v6()).to_string()
               : peer.to_string();
    Doorkeeper::Place place = common_.doorkeeper.admit(address, common_.settings);
    if (!place) return common_.listener->turned_away(counted_address(address));
    std::make_shared<RequestConnection>(std::move(socket), std::move(address), std::move(place),
                                        common_)
        ->read();
  }

  void stop() {
    if (common_.stopping) return finish();
    common_.stopping = true;
    Error ignored;
    acceptor_.close(ignored);
    const Time patience = common_.listener->stopping();
    at(now() + patience, life_.guard([this] { finish(); }));
    // A second signal stops at once.
    signals_.async_wait([this](Error failed, int) {
      if (!failed) finish();
    });
  }

  // The timer of the system is set to the first of ours.
  void set_alarm() {
    const std::optional<Time> next = timers_.next();
    if (!next || (alarm_at_ && *alarm_at_ <= *next)) return;
    alarm_at_ = next;
    alarm_.expires_after(std::chrono::milliseconds(std::max<Time>(0, *next - now())));
    alarm_.async_wait([this](Error error) {
      if (error) return;
      alarm_at_.reset();
      const Time due = now();
      while (const std::optional<Later<>> task = timers_.take(due)) (*task)();
      set_alarm();
    });
  }

  SteadyClock clock_;
  // Before the context, which ends the connections when it goes.
  network::Common common_;
  asio::io_context context_{1};
  tcp::acceptor acceptor_{context_};
  asio::signal_set signals_{context_};
  asio::steady_timer alarm_{context_};
  std::optional<Time> alarm_at_;
  Time complain_from_ = 0;
  Timers timers_;
  const Lifetime life_;
};

}  // namespace

std::unique_ptr<Network> make_network() { return std::make_unique<BeastNetwork>(); }

}  // namespace hastilude::server
