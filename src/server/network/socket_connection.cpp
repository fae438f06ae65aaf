#include "server/network/socket_connection.h"

namespace hastilude::server::network {
namespace {

constexpr std::uint16_t first_code_unknown = 5000;
// What may wait for somebody also when too much waits for all together.
constexpr std::size_t fair_queue = 65'536;
// Beyond so many bytes it saves nothing to write several texts at once.
constexpr std::size_t most_gathered = 65'536;
constexpr Rate pings{.burst = 60, .a_second = 20};

Time milliseconds_now() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(Steady::now().time_since_epoch())
      .count();
}

}  // namespace

SocketConnection::SocketConnection(beast::tcp_stream&& stream, std::string address,
                                   Doorkeeper::Place place, Common& common)
    : stream_(std::move(stream)),
      address_(std::move(address)),
      place_(std::move(place)),
      common_(common),
      id_(++common.last_socket),
      pings_(pings, milliseconds_now()) {}

SocketConnection::~SocketConnection() {
  common_.sockets.erase(id_);
  common_.queued -= queued_;
  if (open_ && common_.listener != nullptr) common_.listener->closed(id_);
}

void SocketConnection::accept(const HttpRequest& request) {
  // The socket keeps its own time from here on.
  beast::get_lowest_layer(stream_).expires_never();
  // Beast looks after half of that for the first time, and then keeps to what is set by then: a
  // page has pinged before.
  drop_when_silent_for(std::min(common_.settings.idle_seconds, 3 * common_.settings.page_seconds));
  stream_.read_message_max(common_.settings.longest_message);
  stream_.text(true);
  stream_.auto_fragment(false);
  // Else Beast names itself and its version.
  stream_.set_option(websocket::stream_base::decorator(
      [](websocket::response_type& response) { response.set(http::field::server, "Hastilude"); }));
  stream_.control_callback(
      [this](websocket::frame_type kind, beast::string_view) { took_control(kind); });
  stream_.async_accept(request, [self = shared_from_this()](Error error) {
    if (error) return;
    self->common_.sockets[self->id_] = self;
    self->open_ = true;
    self->drop_when_silent_for(self->common_.settings.idle_seconds);
    self->common_.listener->opened(self->id_, self->address_);
    self->read();
  });
}

void SocketConnection::send(Shared text) {
  if (closing_) return;
  queued_ += text->size();
  common_.queued += text->size();
  if (has_too_much() || stuck()) return drop();
  queue_.push_back(std::move(text));
  if (queue_.size() > 1) return;
  // When all that there is to say just now has been said: it goes out at once.
  writing_since_ = Steady::now();
  asio::post(stream_.get_executor(), [self = shared_from_this()] { self->write(); });
}

void SocketConnection::close(Parting parting) {
  if (closing_) return;
  closing_ = true;
  parting_ = parting;
  if (queue_.empty()) say_goodbye();
}

// Programs may think for longer than that before they answer a ping; a browser answers by itself.
void SocketConnection::expect_signs() {
  drop_when_silent_for(std::min(common_.settings.idle_seconds, common_.settings.page_seconds));
}

void SocketConnection::drop_when_silent_for(int seconds) {
  websocket::stream_base::timeout timeout;
  timeout.handshake_timeout = std::chrono::seconds(common_.settings.request_seconds);
  timeout.idle_timeout = std::chrono::seconds(seconds);
  timeout.keep_alive_pings = true;
  stream_.set_option(timeout);
}

void SocketConnection::read() {
  stream_.async_read(buffer_, [self = shared_from_this()](Error error, std::size_t) {
    if (error || self->stuck()) return self->drop();
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

// A page that speaks and reads nothing is as good as gone, be it pings that it says; so is one that
// does nothing but ping. And Beast would echo any code of 5000 and more, which RFC 6455, 7.4.2 does
// not have.
void SocketConnection::took_control(websocket::frame_type kind) {
  const bool wrong_code =
      kind == websocket::frame_type::close && stream_.reason().code >= first_code_unknown;
  const bool hasty = kind == websocket::frame_type::ping && !pings_.take(milliseconds_now());
  if (wrong_code || hasty || stuck()) drop();
}

// One text that is long by itself still goes out, to whoever has taken all before it; while it is
// on its way, what counts is what waits behind it.
bool SocketConnection::has_too_much() const {
  if (queue_.empty()) return false;
  const std::size_t behind = queued_ - queue_.front()->size();
  return behind > common_.settings.longest_queue ||
         (queued_ > fair_queue && common_.queued > common_.settings.longest_queues);
}

bool SocketConnection::stuck() const {
  return !queue_.empty() &&
         Steady::now() - writing_since_ > std::chrono::seconds(common_.settings.idle_seconds);
}

void SocketConnection::write() {
  writing_since_ = Steady::now();
  stream_.async_write(asio::buffer(gather()),
                      [self = shared_from_this()](Error error, std::size_t) {
                        if (error) return self->drop();
                        self->written();
                      });
}

// What waits, as one text of several lines: one call of the system, and one waking of the page.
std::string_view SocketConnection::gather() {
  writing_ = 1;
  std::size_t size = queue_.front()->size();
  while (writing_ < queue_.size() && size + queue_[writing_]->size() < most_gathered)
    size += queue_[writing_++]->size() + 1;
  if (writing_ == 1) return *queue_.front();
  gathered_.reserve(size);
  for (std::size_t i = 0; i < writing_; ++i) {
    if (i > 0) gathered_ += '\n';
    gathered_ += *queue_[i];
  }
  return gathered_;
}

void SocketConnection::written() {
  gathered_ = {};
  for (; writing_ > 0; --writing_) {
    queued_ -= queue_.front()->size();
    common_.queued -= queue_.front()->size();
    queue_.pop_front();
  }
  if (!queue_.empty()) return write();
  if (closing_) say_goodbye();
}

void SocketConnection::say_goodbye() {
  stream_.async_close(static_cast<websocket::close_code>(parting_),
                      [self = shared_from_this()](Error) {});
}

// Without a word: the other side is gone, or does not read what it is sent.
void SocketConnection::drop() {
  closing_ = true;
  beast::get_lowest_layer(stream_).close();
}

}  // namespace hastilude::server::network
