// Who is connected: how many sockets a person has, and how many come from an address.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>

#include "server/network.h"

namespace hastilude::server {

class Crowd {
 public:
  // Whether one more socket from this address is too many.
  bool enter(SocketId socket, const std::string& address, std::size_t most) {
    std::set<SocketId>& sockets = of_address_[address];
    if (sockets.size() >= most) return false;
    sockets.insert(socket);
    return true;
  }
  // This socket is that of a person. If he has too many, the oldest has to go.
  std::optional<SocketId> greet(SocketId socket, const std::string& person, std::size_t most) {
    std::set<SocketId>& sockets = of_person_[person];
    sockets.insert(socket);
    if (sockets.size() <= most) return {};
    const SocketId oldest = *sockets.begin();
    sockets.erase(sockets.begin());
    return oldest;
  }
  void leave(SocketId socket, const std::string& address, const std::string& person) {
    remove(of_address_, address, socket);
    remove(of_person_, person, socket);
  }

 private:
  using Sockets = std::map<std::string, std::set<SocketId>>;

  static void remove(Sockets& all, const std::string& key, SocketId socket) {
    const auto found = all.find(key);
    if (found == all.end()) return;
    found->second.erase(socket);
    if (found->second.empty()) all.erase(found);
  }

  Sockets of_address_;
  Sockets of_person_;
};

}  // namespace hastilude::server
