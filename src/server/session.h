// One page that is connected: who it is, what it watches, what it says. Sees texts, not sockets.
#pragma once

#include <memory>
#include <set>
#include <string>

#include "server/crowd.h"
#include "server/hall.h"
#include "server/limits.h"
#include "server/settings.h"

namespace hastilude::server {

class Session {
 public:
  // What sessions share.
  struct Place {
    Means& means;
    Hall& hall;
    Limits& limits;
    Crowd& crowd;
    const Settings& settings;
  };

  Session(SocketId socket, std::string address, Place place);
  ~Session();
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  void received(std::string_view text);

 private:
  void take(const wire::Hello& hello);
  void take(const wire::Watch& watch);
  void take(const wire::Unwatch& unwatch);
  void take(const wire::Earlier& earlier);
  void take(const wire::Wished& wished);
  void take(const wire::Say& say);
  void take(const wire::Why& why);
  void take(const wire::Ping& ping);
  void want_rematch(const wire::Wished& wished);
  // Finds a table for this page, if the page is still there then.
  void visit(const std::string& table, std::function<void(Marshal&)> then);
  bool may(Deed deed, double cost = 1);
  void pay_for(std::size_t lines);
  void send(std::string text);
  void complain(std::string_view code, std::string_view about);

  const SocketId socket_;
  const std::string address_;
  const Place place_;
  Means& means_;
  Hall& hall_;
  std::string person_;  // empty: has not said who it is
  People::Held held_;
  std::set<std::string> watched_;
  int complaints_ = 0;
  TimerId patience_ = 0;
  const Lifetime life_;
};

}  // namespace hastilude::server
