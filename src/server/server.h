// The whole server: network above, tables below.
#pragma once

#include <functional>
#include <string>
#include <unordered_map>

#include "server/requests.h"
#include "server/session.h"

namespace hastilude::server {

// What stands between the network and the tables: sessions and requests. Knows no sockets, files or
// threads, so a test or a simulator can put its own around it.
class Server final : public Listener {
 public:
  // `finished` is called when nothing is under way any more after stopping().
  Server(Means& means, const Settings& settings, Task finished);

  Hall& hall() { return hall_; }

  void request(Request request, Respond respond) override;
  Response misread(int status) override;
  std::optional<Response> refuse_socket(const Request& request) override;
  void turned_away(const std::string& address) override;
  void opened(SocketId socket, const std::string& address) override;
  void received(SocketId socket, std::string_view text) override;
  void closed(SocketId socket) override;
  Time stopping() override;

 private:
  Response secured(Response response) const;
  void wait_for_end();
  void hear(const news::News& news);
  void tell_spent();
  void end_sessions(const news::Ended& ended);
  void look_at_logins();
  void look_after_old();

  Means& means_;
  const Settings& settings_;
  const Task finished_;
  Hall hall_;
  Limits limits_;
  Crowd crowd_;
  const Door door_;
  Incidents incidents_;
  const Place place_;
  Requests requests_;
  std::unordered_map<SocketId, std::unique_ptr<Session>> sessions_;
  const Lifetime life_;
};

// What nobody can foresee: the only chance that the program itself knows.
Chance true_chance();

// Runs until the program is asked to stop. `ready` is told where it listens, once all tables are
// there. What went wrong, if anything did.
std::optional<std::string> serve(const Settings& settings,
                                 const std::function<void(std::uint16_t port)>& ready,
                                 const Chance& chance);

}  // namespace hastilude::server
