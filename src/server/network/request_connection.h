// One connection that asks, one request after the other, until it becomes a socket or ends.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "server/head.h"
#include "server/network/common.h"

namespace hastilude::server::network {

class RequestConnection : public std::enable_shared_from_this<RequestConnection> {
 public:
  RequestConnection(tcp::socket&& socket, std::string address, Doorkeeper::Place place,
                    Common& common);

  void read();

 private:
  void read_head();
  bool begins_with_empty_line() const;
  void pass_over_empty_line();
  void take_head(Error error);
  void ask_for_body();
  void read_body();
  void take_body(Error error);
  void upgrade(HttpRequest&& request);
  void fail(Error error);
  void refuse(int status);
  void answer(Response response);
  void wrote(Error error);
  void read_rest(std::size_t so_far);

  beast::tcp_stream stream_;
  const std::string address_;
  Doorkeeper::Place place_;
  Common& common_;
  beast::flat_buffer buffer_;
  std::optional<http::request_parser<http::string_body>> parser_;
  Response told_;          // what is being sent,
  HttpResponse response_;  // and how it stands on the wire
  std::optional<http::response_serializer<HttpBody>> serializer_;
  Request asked_;  // by the head that was read last
  bool keep_alive_ = true;
  bool head_only_ = false;
  bool passed_over_ = false;  // an empty line before this request
  bool misread_ = false;      // more of this request may come
};

}  // namespace hastilude::server::network
