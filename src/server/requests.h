// Answers requests: who asks, the lists, new tables, invitations, records, and the pages.
#pragma once

#include <string>

#include "server/assets.h"
#include "server/place.h"

namespace hastilude::server {

class Requests {
 public:
  explicit Requests(const Place& place);

  void request(const Request& request, Respond respond);
  // The answer to a request that could not be read.
  Response misread(int status) const;
  // Why somebody who asks for a socket does not get one.
  std::optional<Response> refuse_socket(const Request& request);
  // From now on /healthz says that the server is not to be asked any more.
  void stop() { stopping_ = true; }

 private:
  // Somebody known asks for something.
  using Visitor = People::Visitor;
  using Handle = void (Requests::*)(const Request&, const Visitor& visitor, Respond);
  using HandleAnybody = void (Requests::*)(const Request&, Respond);
  struct Route;

  // An empty method: any.
  static const Route* route(std::string_view method, std::string_view path);
  static std::string methods_of(std::string_view path);

  std::optional<Response> refuse(const Request& request);
  std::optional<Response> refuse_stranger(const Request& request);
  std::optional<Response> refuse_hurry(const Request& request);
  std::optional<Response> refuse_hurry(const Visitor& visitor);
  void with_person(const Request& request, Handle handle, Respond respond);
  void me(const Request& request, Respond respond);
  void new_guest(const Request& request, const std::optional<std::string>& name, Respond respond);
  void greet(const Visitor& visitor, const std::string& token, Respond respond);
  // The token among the cookies; empty: there is none.
  std::string token_in(std::string_view cookies) const;
  std::string cookie_of(const std::string& token) const;
  Response to_person(const std::string& person, const std::string& token) const;
  void end(const Request& request, const Visitor& visitor, Respond respond);

  void ticket(const Request& request, const Visitor& visitor, Respond respond);
  void list_tables(const Request& request, Respond respond);
  void list_mine(const Request& request, const Visitor& visitor, Respond respond);
  void list_broken(const Request& request, const Visitor& visitor, Respond respond);
  void make_table(const Request& request, const Visitor& visitor, Respond respond);
  void accept(const Request& request, const Visitor& visitor, Respond respond);
  void record(const Request& request, const Visitor& visitor, Respond respond);
  void read_shared(const Request& request, Respond respond);
  static Response as_file(const Marshal& marshal);
  Response no_table() const;
  void pay_for(const Marshal& marshal, const Doer& who);
  void list_addresses(const Request& request, Respond respond);
  void tell_health(const Request& request, Respond respond);
  void tell_readiness(const Request& request, Respond respond);
  void list_games(const Request& request, Respond respond);

  const Place place_;
  Means& means_;
  Hall& hall_;
  Limits& limits_;
  const Settings& settings_;
  Assets pages_;
  const std::string games_;
  const std::string cookie_name_;
  bool stopping_ = false;
  const Lifetime life_;
};

}  // namespace hastilude::server
