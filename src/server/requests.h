// Answers requests: who asks, the lists, new tables, invitations, records, and the pages.
#pragma once

#include <set>
#include <string>

#include "server/assets.h"
#include "server/hall.h"
#include "server/limits.h"
#include "server/settings.h"

namespace hastilude::server {

class Requests {
 public:
  Requests(Means& means, Hall& hall, Limits& limits, const Settings& settings);

  void request(const Request& request, Respond respond);
  // The answer to a request that could not be read.
  Response misread(int status) const;
  // Why somebody who asks for a socket does not get one.
  std::optional<Response> refuse_socket(const Request& request);
  // From now on /healthz says that the server is not to be asked any more.
  void stop() { stopping_ = true; }

 private:
  // Somebody known asks for something.
  using Handle = void (Requests::*)(const Request&, const std::string& person, Respond);
  using HandleAnybody = void (Requests::*)(const Request&, Respond);
  struct Route;

  // An empty method: any.
  static const Route* route(std::string_view method, std::string_view path);
  static std::string methods_of(std::string_view path);

  std::optional<Response> refuse(const Request& request);
  bool right_origin(const Request& request) const;
  void with_person(const Request& request, Handle handle, Respond respond);
  void me(const Request& request, Respond respond);
  void new_guest(const Request& request, const std::optional<std::string>& name, Respond respond);
  std::string cookie_of(const std::string& token) const;

  void ticket(const Request& request, const std::string& person, Respond respond);
  void list_tables(const Request& request, Respond respond);
  void list_mine(const Request& request, const std::string& person, Respond respond);
  void make_table(const Request& request, const std::string& person, Respond respond);
  void accept(const Request& request, const std::string& person, Respond respond);
  void record(const Request& request, const std::string& person, Respond respond);
  void read_shared(const Request& request, Respond respond);
  void pay_for(const Marshal& marshal, const Doer& who);
  void list_addresses(const Request& request, Respond respond);
  void tell_health(const Request& request, Respond respond);
  void tell_readiness(const Request& request, Respond respond);
  void list_games(const Request& request, Respond respond);

  Means& means_;
  Hall& hall_;
  Limits& limits_;
  const Settings& settings_;
  const Assets pages_;
  const std::string games_;
  std::set<std::string> origins_;
  bool secure_ = false;  // pages come over https
  bool stopping_ = false;
  const Lifetime life_;
};

}  // namespace hastilude::server
