// Boost.Beast and Boost.Asio, and nothing of tables or people. One thread, callbacks.
#include "server/network.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <ctime>
#include <deque>
#include <map>
#include <unordered_map>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

#include "server/address.h"
#include "server/head.h"
#include "server/timers.h"

namespace hastilude::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using Error = beast::error_code;

constexpr std::size_t longest_header = 16'384;
// What is read and thrown away of a request that was refused, so that the answer is not lost in
// the reset that unread bytes bring about.
constexpr std::size_t longest_rest = 1'048'576;
constexpr std::chrono::seconds time_for_rest{2};

template <class Duration>
Time milliseconds(Duration duration) {
  return std::chrono::duration_cast<std::chrono::milliseconds>(duration).count();
}

// The time of day when the server began, and steady from there on: nobody loses on time because
// somebody has set the clock.
class SteadyClock {
 public:
  Time now() const { return begin_ + milliseconds(Steady::now() - steady_begin_); }

 private:
  using Steady = std::chrono::steady_clock;
  const Time begin_ = milliseconds(std::chrono::system_clock::now().time_since_epoch());
  const Steady::time_point steady_begin_ = Steady::now();
};

// How many connections there are, and of whom. A connection holds a Place as long as it lives.
class Doorkeeper {
 public:
  using Place = std::shared_ptr<void>;

  // Nothing: too many already.
  Place admit(const std::string& address, const NetworkSettings& settings) {
    const std::string counted = counted_address(address);
    std::size_t& count = counts_[counted];
    const bool crowded =
        count >= settings.most_connections_of_address &&
        std::ranges::find(settings.trusted_proxies, address) == settings.trusted_proxies.end();
    if (all_ >= settings.most_connections || crowded) {
      if (count == 0) counts_.erase(counted);
      return {};
    }
    ++all_;
    ++count;
    return Place(this, [this, counted](void*) {
      --all_;
      if (--counts_[counted] == 0) counts_.erase(counted);
    });
  }

 private:
  std::size_t all_ = 0;
  std::map<std::string, std::size_t> counts_;
};

class SocketConnection;

// What all connections share.
struct Common {
  NetworkSettings settings;
  Listener* listener = nullptr;
  Doorkeeper doorkeeper;
  std::unordered_map<SocketId, std::weak_ptr<SocketConnection>> sockets;
  SocketId last_socket = 0;
  bool stopping = false;
};

using HttpRequest = http::request<http::string_body>;
using HttpResponse = http::response<http::string_body>;

std::string field(const HttpRequest& request, http::field name) {
  return std::string(request[name]);
}

Result<Judged, Misread> judge_head(const HttpRequest& request) {
  std::vector<Field> fields;
  for (const auto& each : request) {
    fields.emplace_back(std::string_view(each.name_string().data(), each.name_string().size()),
                        std::string_view(each.value().data(), each.value().size()));
  }
  return judge({.method = {request.method_string().data(), request.method_string().size()},
                .target = {request.target().data(), request.target().size()},
                .version = request.version(),
                .fields = fields});
}

// RFC 9110, 6.6.1: when the answer was made.
std::string date_now() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  ::gmtime_r(&now, &parts);
  std::array<char, 64> text{};
  const std::size_t length =
      std::strftime(text.data(), text.size(), "%a, %d %b %Y %H:%M:%S GMT", &parts);
  return {text.data(), length};
}

// Who asks: whoever is at the other end, or for whom a trusted proxy says that it asks.
std::string visitor(const HttpRequest& request, const std::string& peer,
                    const NetworkSettings& settings) {
  return counted_address(forwarded_address(
      peer, request["X-Forwarded-For"], request[http::field::forwarded], settings.trusted_proxies));
}

Request to_request(HttpRequest&& request, const Judged& judged, const std::string& address) {
  return {.method = std::string(request.method_string()),
          .path = judged.path,
          .host = judged.host,
          .origin = field(request, http::field::origin),
          .cookie = field(request, http::field::cookie),
          .content_type = field(request, http::field::content_type),
          .accept_encoding = field(request, http::field::accept_encoding),
          .if_none_match = field(request, http::field::if_none_match),
          .body = std::move(request.body()),
          .address = address};
}

HttpResponse to_response(Response&& response, unsigned version) {
  HttpResponse message(http::int_to_status(static_cast<unsigned>(response.status)), version);
  message.set(http::field::date, date_now());
  for (const auto& [name, value] : response.headers) message.set(name, value);
  message.body() = std::move(response.body);
  return message;
}

using Steady = std::chrono::steady_clock;
constexpr std::uint16_t first_code_unknown = 5000;

// One page's socket. Reads texts, writes what is queued, and is dropped when the queue is too long.
class SocketConnection : public std::enable_shared_from_this<SocketConnection> {
 public:
  SocketConnection(beast::tcp_stream&& stream, std::string address, Doorkeeper::Place place,
                   Common& common)
      : stream_(std::move(stream)),
        address_(std::move(address)),
        place_(std::move(place)),
        common_(common),
        id_(++common.last_socket) {}

  ~SocketConnection() {
    common_.sockets.erase(id_);
    if (open_ && common_.listener != nullptr) common_.listener->closed(id_);
  }

  void accept(const HttpRequest& request) {
    // The socket keeps its own time from here on.
    beast::get_lowest_layer(stream_).expires_never();
    websocket::stream_base::timeout timeout;
    timeout.handshake_timeout = std::chrono::seconds(common_.settings.request_seconds);
    timeout.idle_timeout = std::chrono::seconds(common_.settings.idle_seconds);
    timeout.keep_alive_pings = true;
    stream_.set_option(timeout);
    stream_.read_message_max(common_.settings.longest_message);
    stream_.text(true);
    stream_.auto_fragment(false);
    stream_.control_callback(
        [this](websocket::frame_type kind, beast::string_view) { took_control(kind); });
    stream_.async_accept(request, [self = shared_from_this()](Error error) {
      if (error) return;
      self->common_.sockets[self->id_] = self;
      self->open_ = true;
      self->common_.listener->opened(self->id_, self->address_);
      self->read();
    });
  }

  void send(Shared text) {
    if (closing_) return;
    queued_ += text->size();
    // One that is long by itself still goes out, to whoever has taken all before it.
    if ((queued_ > common_.settings.longest_queue && !queue_.empty()) || stuck()) return drop();
    queue_.push_back(std::move(text));
    if (queue_.size() == 1) write();
  }

  void close(Parting parting) {
    if (closing_) return;
    closing_ = true;
    parting_ = parting;
    if (queue_.empty()) say_goodbye();
  }

 private:
  void read() {
    stream_.async_read(buffer_, [self = shared_from_this()](Error error, std::size_t) {
      if (error) return self->drop();
      if (!self->stream_.got_text()) return self->close(Parting::unsupported);
      if (!self->closing_) {
        const auto bytes = self->buffer_.cdata();
        self->common_.listener->received(self->id_,
                                         {static_cast<const char*>(bytes.data()), bytes.size()});
      }
      self->buffer_.clear();
      self->read();
    });
  }

  // A page that pings and reads nothing is as good as gone; and Beast would echo any code of 5000
  // and more, which RFC 6455, 7.4.2 does not have.
  void took_control(websocket::frame_type kind) {
    const bool wrong_code =
        kind == websocket::frame_type::close && stream_.reason().code >= first_code_unknown;
    if (wrong_code || stuck()) drop();
  }

  bool stuck() const {
    return !queue_.empty() &&
           Steady::now() - writing_since_ > std::chrono::seconds(common_.settings.idle_seconds);
  }

  void write() {
    writing_since_ = Steady::now();
    stream_.async_write(asio::buffer(*queue_.front()),
                        [self = shared_from_this()](Error error, std::size_t) {
                          if (error) return self->drop();
                          self->queued_ -= self->queue_.front()->size();
                          self->queue_.pop_front();
                          if (!self->queue_.empty()) return self->write();
                          if (self->closing_) self->say_goodbye();
                        });
  }

  void say_goodbye() {
    stream_.async_close(static_cast<websocket::close_code>(parting_),
                        [self = shared_from_this()](Error) {});
  }

  // Without a word: the other side is gone, or does not read what it is sent.
  void drop() {
    closing_ = true;
    beast::get_lowest_layer(stream_).close();
  }

  websocket::stream<beast::tcp_stream> stream_;
  const std::string address_;
  Doorkeeper::Place place_;
  Common& common_;
  const SocketId id_;
  beast::flat_buffer buffer_;
  std::deque<Shared> queue_;
  std::size_t queued_ = 0;
  Steady::time_point writing_since_;  // of what stands first
  bool open_ = false;
  bool closing_ = false;
  Parting parting_ = Parting::normal;
};

// One connection that asks, one request after the other.
class RequestConnection : public std::enable_shared_from_this<RequestConnection> {
 public:
  RequestConnection(tcp::socket&& socket, std::string address, Doorkeeper::Place place,
                    Common& common)
      : stream_(std::move(socket)),
        address_(std::move(address)),
        place_(std::move(place)),
        common_(common) {}

  void read() {
    parser_.emplace();
    parser_->header_limit(longest_header);
    parser_->body_limit(common_.settings.longest_body);
    stream_.expires_after(std::chrono::seconds(common_.settings.request_seconds));
    http::async_read_header(
        stream_, buffer_, *parser_,
        [self = shared_from_this()](Error error, std::size_t) { self->take_head(error); });
  }

 private:
  // What is wrong with a request that could not be read; 0: nobody is there to be told.
  static int status_of(Error error) {
    if (error == http::error::body_limit) return 413;
    if (error == http::error::header_limit) return 431;
    const bool of_http =
        error.category() == http::make_error_code(http::error::bad_value).category();
    const bool gone = error == http::error::end_of_stream || error == http::error::partial_message;
    return of_http && !gone ? 400 : 0;
  }

  void take_head(Error error) {
    if (error) return fail(error);
    Result<Judged, Misread> judged = judge_head(parser_->get());
    if (!judged) return refuse(judged.error().status);
    judged_ = std::move(*judged);
    if (websocket::is_upgrade(parser_->get())) return upgrade(parser_->release());
    if (judged_.body == Body::waits_for_continue && !parser_->is_done()) return ask_for_body();
    read_body();
  }

  void ask_for_body() {
    static constexpr std::string_view go_on = "HTTP/1.1 100 Continue\r\n\r\n";
    asio::async_write(stream_, asio::buffer(go_on.data(), go_on.size()),
                      [self = shared_from_this()](Error error, std::size_t) {
                        if (!error) self->read_body();
                      });
  }

  void read_body() {
    http::async_read(
        stream_, buffer_, *parser_,
        [self = shared_from_this()](Error error, std::size_t) { self->take_body(error); });
  }

  void take_body(Error error) {
    if (error) return fail(error);
    HttpRequest request = parser_->release();
    version_ = request.version();
    head_only_ = request.method() == http::verb::head;
    keep_alive_ = request.keep_alive();
    stream_.expires_never();
    const std::string address = visitor(request, address_, common_.settings);
    common_.listener->request(
        to_request(std::move(request), judged_, address),
        [self = shared_from_this()](Response response) { self->answer(std::move(response)); });
  }

  void upgrade(HttpRequest&& request) {
    HttpRequest copy = request;
    version_ = request.version();
    const std::string address = visitor(request, address_, common_.settings);
    std::optional<Response> no =
        common_.listener->refuse_socket(to_request(std::move(copy), judged_, address));
    // Beast takes any key; RFC 6455, 4.2.1 does not.
    if (!no && !right_socket_key(field(request, http::field::sec_websocket_key)))
      no = common_.listener->misread(400);
    if (no) {
      keep_alive_ = false;
      return answer(std::move(*no));
    }
    std::make_shared<SocketConnection>(std::move(stream_), address, std::move(place_), common_)
        ->accept(request);
  }

  void fail(Error error) {
    if (const int status = status_of(error); status != 0) refuse(status);
  }

  void refuse(int status) {
    keep_alive_ = false;
    misread_ = true;
    answer(common_.listener->misread(status));
  }

  void answer(Response response) {
    response_ = to_response(std::move(response), version_);
    response_.keep_alive(keep_alive_ && !common_.stopping);
    response_.prepare_payload();
    stream_.expires_after(std::chrono::seconds(common_.settings.request_seconds));
    auto wrote = [self = shared_from_this()](Error error, std::size_t) { self->wrote(error); };
    if (head_only_) {
      serializer_.emplace(response_);
      serializer_->split(true);
      return http::async_write_header(stream_, *serializer_, std::move(wrote));
    }
    http::async_write(stream_, response_, std::move(wrote));
  }

  void wrote(Error error) {
    if (error) return;
    if (response_.keep_alive()) return read();
    Error ignored;
    stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
    if (!misread_) return;
    stream_.expires_after(time_for_rest);
    read_rest(0);
  }

  void read_rest(std::size_t so_far) {
    buffer_.clear();
    stream_.async_read_some(buffer_.prepare(4'096),
                            [self = shared_from_this(), so_far](Error error, std::size_t count) {
                              if (!error && so_far + count < longest_rest)
                                self->read_rest(so_far + count);
                            });
  }

  beast::tcp_stream stream_;
  const std::string address_;
  Doorkeeper::Place place_;
  Common& common_;
  beast::flat_buffer buffer_;
  std::optional<http::request_parser<http::string_body>> parser_;
  HttpResponse response_;
  std::optional<http::response_serializer<http::string_body>> serializer_;
  unsigned version_ = 11;
  Judged judged_;
  bool keep_alive_ = true;
  bool head_only_ = false;
  bool misread_ = false;  // more of this request may come
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

  // ---- Sockets

  void send(SocketId socket, Shared text) override {
    if (const auto connection = find(socket)) connection->send(std::move(text));
  }

  void close(SocketId socket, Parting parting) override {
    if (const auto connection = find(socket)) connection->close(parting);
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
        at(now() + 100, life_.guard([this] { accept(); }));
        return;
      }
      welcome(std::move(socket));
      accept();
    });
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
    if (!place) return;
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

  const SteadyClock clock_;
  // Before the context, which ends the connections when it goes.
  Common common_;
  asio::io_context context_{1};
  tcp::acceptor acceptor_{context_};
  asio::signal_set signals_{context_};
  asio::steady_timer alarm_{context_};
  std::optional<Time> alarm_at_;
  Timers timers_;
  const Lifetime life_;
};

}  // namespace

std::unique_ptr<Network> make_network() { return std::make_unique<BeastNetwork>(); }

}  // namespace hastilude::server
