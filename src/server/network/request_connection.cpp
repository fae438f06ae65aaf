#include "server/network/request_connection.h"

#include <array>
#include <ctime>
#include <string_view>
#include <vector>

#include <boost/asio/write.hpp>

#include "server/network/socket_connection.h"

namespace hastilude::server::network {
namespace {

constexpr std::size_t longest_header = 16'384;
// Whatever was asked in: RFC 9110, 6.2.
constexpr unsigned answered_version = 11;
// What is kept of a request before it is understood. A chunk may have extensions, and trailers
// behind the last one, of any length: whoever sends more than heads may be is refused.
constexpr std::size_t longest_unread = 2 * longest_header;
// What is read and thrown away of a request that was refused, so that the answer is not lost in
// the reset that unread bytes bring about.
constexpr std::size_t longest_rest = 1'048'576;
constexpr std::chrono::seconds time_for_rest{2};

// Long answers go over slow lines too: a page's engine over that of a phone in the country.
constexpr std::chrono::seconds time_to_take(std::size_t bytes) {
  constexpr std::size_t slowest = 8'192;  // bytes a second
  return std::chrono::seconds(bytes / slowest);
}

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

// All lines of a list: some proxies add to the visitor's line, others a line of their own.
std::string list(const HttpRequest& request, std::string_view name) {
  std::string all;
  const auto [first, last] = request.equal_range({name.data(), name.size()});
  for (auto line = first; line != last; ++line)
    all.append(all.empty() ? "" : ", ").append(line->value().data(), line->value().size());
  return all;
}

// Who asks: whoever is at the other end, or for whom a trusted proxy says that it asks.
std::string visitor(const HttpRequest& request, const std::string& peer,
                    const NetworkSettings& settings) {
  return counted_address(forwarded_address(peer, list(request, "X-Forwarded-For"),
                                           list(request, "Forwarded"), settings.trusted_proxies));
}

// Of the head alone: what is said behind a body (trailers) is put among its fields by Beast, and is
// none of them (RFC 9110, 6.5.1).
Request to_request(const HttpRequest& request, const Judged& judged, const std::string& address) {
  return {.method = std::string(request.method_string()),
          .path = judged.path,
          .host = judged.host,
          .origin = field(request, http::field::origin),
          .cookie = field(request, http::field::cookie),
          .content_type = field(request, http::field::content_type),
          .accept_encoding = field(request, http::field::accept_encoding),
          .if_none_match = list(request, "If-None-Match"),
          .address = address};
}

// The text must stay where it is until all is sent.
HttpResponse to_response(const Response& response) {
  HttpResponse message(http::int_to_status(static_cast<unsigned>(response.status)),
                       answered_version);
  message.set(http::field::date, date_now());
  for (const auto& [name, value] : response.headers) message.set(name, value);
  const std::string_view text = response.text();
  message.body() = {text.data(), text.size()};
  return message;
}

// What is wrong with a request that could not be read; 0: nobody is there to be told.
int status_of(Error error) {
  if (error == http::error::body_limit) return 413;
  if (error == http::error::header_limit || error == http::error::buffer_overflow) return 431;
  const bool of_http = error.category() == http::make_error_code(http::error::bad_value).category();
  const bool gone = error == http::error::end_of_stream || error == http::error::partial_message;
  return of_http && !gone ? 400 : 0;
}

}  // namespace

RequestConnection::RequestConnection(tcp::socket&& socket, std::string address,
                                     Doorkeeper::Place place, Common& common)
    : stream_(std::move(socket)),
      address_(std::move(address)),
      place_(std::move(place)),
      common_(common),
      buffer_(longest_unread) {}

void RequestConnection::read() {
  head_only_ = false;  // whatever was asked for before
  passed_over_ = false;
  stream_.expires_after(std::chrono::seconds(common_.settings.request_seconds));
  read_head();
}

void RequestConnection::read_head() {
  parser_.emplace();
  parser_->header_limit(longest_header);
  parser_->body_limit(common_.settings.longest_body);
  http::async_read_header(
      stream_, buffer_, *parser_,
      [self = shared_from_this()](Error error, std::size_t) { self->take_head(error); });
}

// RFC 9112, 2.2: some send an empty line behind a body that nobody has counted. One is passed over.
bool RequestConnection::begins_with_empty_line() const {
  const std::string_view unread(static_cast<const char*>(buffer_.cdata().data()), buffer_.size());
  return unread.starts_with("\r\n") || unread == "\r";
}

void RequestConnection::pass_over_empty_line() {
  passed_over_ = true;
  if (buffer_.size() >= 2) {
    buffer_.consume(2);
    return read_head();
  }
  // The rest of it is still on its way.
  stream_.async_read_some(buffer_.prepare(1),
                          [self = shared_from_this()](Error error, std::size_t count) {
                            if (error) return;
                            self->buffer_.commit(count);
                            if (!self->begins_with_empty_line()) return self->refuse(400);
                            self->pass_over_empty_line();
                          });
}

void RequestConnection::take_head(Error error) {
  const bool misread = error && status_of(error) != 0;
  if (misread && !passed_over_ && begins_with_empty_line()) return pass_over_empty_line();
  if (error) return fail(error);
  const HttpRequest& head = parser_->get();
  head_only_ = head.method() == http::verb::head;
  Result<Judged, Misread> judged = judge_head(head);
  if (!judged) return refuse(judged.error().status);
  asked_ = to_request(head, *judged, visitor(head, address_, common_.settings));
  if (websocket::is_upgrade(head)) {
    // What follows are frames: a body before them would be taken for some.
    return parser_->is_done() ? upgrade(parser_->release()) : refuse(400);
  }
  // HTTP/1.0 has its own way of keeping a connection, which nobody must take up (RFC 9112, 9.3).
  keep_alive_ = head.keep_alive() && head.version() >= answered_version;
  if (judged->body == Body::waits_for_continue && !parser_->is_done()) return ask_for_body();
  read_body();
}

void RequestConnection::ask_for_body() {
  static constexpr std::string_view go_on = "HTTP/1.1 100 Continue\r\n\r\n";
  asio::async_write(stream_, asio::buffer(go_on.data(), go_on.size()),
                    [self = shared_from_this()](Error error, std::size_t) {
                      if (!error) self->read_body();
                    });
}

void RequestConnection::read_body() {
  http::async_read(
      stream_, buffer_, *parser_,
      [self = shared_from_this()](Error error, std::size_t) { self->take_body(error); });
}

void RequestConnection::take_body(Error error) {
  if (error) return fail(error);
  asked_.body = std::move(parser_->get().body());
  stream_.expires_never();
  common_.listener->request(std::move(asked_), [self = shared_from_this()](Response response) {
    self->answer(std::move(response));
  });
}

void RequestConnection::upgrade(HttpRequest&& request) {
  std::optional<Response> no = common_.listener->refuse_socket(asked_);
  // Beast takes any key, which RFC 6455, 4.2.1 does not, and answers a wrong version for us.
  if (!no && !right_socket_key(field(request, http::field::sec_websocket_key)))
    no = common_.listener->misread(400);
  if (!no && request[http::field::sec_websocket_version] != "13")
    no = common_.listener->misread(426);
  if (no) {
    keep_alive_ = false;
    return answer(std::move(*no));
  }
  std::make_shared<SocketConnection>(std::move(stream_), asked_.address, std::move(place_), common_)
      ->accept(request);
}

void RequestConnection::fail(Error error) {
  if (const int status = status_of(error); status != 0) refuse(status);
}

void RequestConnection::refuse(int status) {
  keep_alive_ = false;
  misread_ = true;
  answer(common_.listener->misread(status));
}

void RequestConnection::answer(Response response) {
  told_ = std::move(response);
  response_ = to_response(told_);
  response_.keep_alive(keep_alive_ && !common_.stopping);
  // Behind "not modified" there is no length, which would be that of the page (RFC 9110, 8.6).
  if (told_.status != 304) response_.prepare_payload();
  stream_.expires_after(std::chrono::seconds(common_.settings.request_seconds) +
                        time_to_take(told_.text().size()));
  auto wrote = [self = shared_from_this()](Error error, std::size_t) { self->wrote(error); };
  if (head_only_) {
    serializer_.emplace(response_);
    serializer_->split(true);
    return http::async_write_header(stream_, *serializer_, std::move(wrote));
  }
  http::async_write(stream_, response_, std::move(wrote));
}

void RequestConnection::wrote(Error error) {
  if (error) return;
  if (response_.keep_alive()) return read();
  Error ignored;
  stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
  if (!misread_) return;
  stream_.expires_after(time_for_rest);
  read_rest(0);
}

void RequestConnection::read_rest(std::size_t so_far) {
  buffer_.clear();
  stream_.async_read_some(buffer_.prepare(4'096),
                          [self = shared_from_this(), so_far](Error error, std::size_t count) {
                            if (!error && so_far + count < longest_rest)
                              self->read_rest(so_far + count);
                          });
}

}  // namespace hastilude::server::network
