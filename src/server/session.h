// One page that is connected: who it is, what it watches, what it says. Sees texts, not sockets.
#pragma once

#include <memory>
#include <set>
#include <string>

#include "server/hall.h"
#include "server/rates.h"
#include "server/settings.h"

namespace hastilude::server {

class Session {
 public:
  Session(SocketId socket, Means& means, Hall& hall, const Settings& settings);
  ~Session();
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  void received(std::string_view text);

 private:
  void take(const wire::Hello& hello);
  void take(const wire::Watch& watch);
  void take(const wire::Unwatch& unwatch);
  void take(const wire::Wished& wished);
  void take(const wire::Say& say);
  void take(const wire::Ping& ping);
  // Finds a table for this page, if the page is still there then.
  void visit(const std::string& table, std::function<void(Marshal&)> then);
  void send(std::string text);
  void complain(std::string_view code, std::string_view about);

  const SocketId socket_;
  Means& means_;
  Hall& hall_;
  std::string person_;  // empty: has not said who it is
  std::set<std::string> watched_;
  Allowance messages_;
  Allowance remarks_;
  int complaints_ = 0;
  TimerId patience_ = 0;
  const Lifetime life_;
};

}  // namespace hastilude::server
