// Who is connected: how many sockets a person has, and how many come from an address.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

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
  std::optional<SocketId> greet(SocketId socket, const std::string& person,
                                const std::string& login, std::size_t most) {
    std::map<SocketId, std::string>& sockets = of_person_[person];
    sockets[socket] = login;
    if (sockets.size() <= most) return {};
    const SocketId oldest = sockets.begin()->first;
    sockets.erase(sockets.begin());
    return oldest;
  }
  // The sockets of a person: those of one login, or all.
  std::vector<SocketId> sockets_of(const std::string& person,
                                   const std::optional<std::string>& login) const {
    std::vector<SocketId> found;
    if (const auto sockets = of_person_.find(person); sockets != of_person_.end()) {
      for (const auto& [socket, its_login] : sockets->second) {
        if (!login || its_login == *login) found.push_back(socket);
      }
    }
    return found;
  }
  // Those by which people who are here came.
  std::vector<std::string> logins() const {
    std::set<std::string> all;
    for (const auto& [person, sockets] : of_person_) {
      for (const auto& [socket, login] : sockets) all.insert(login);
    }
    return {all.begin(), all.end()};
  }
  std::vector<SocketId> sockets_of_logins(const std::set<std::string>& logins) const {
    std::vector<SocketId> found;
    for (const auto& [person, sockets] : of_person_) {
      for (const auto& [socket, login] : sockets) {
        if (logins.contains(login)) found.push_back(socket);
      }
    }
    return found;
  }
  void leave(SocketId socket, const std::string& address, const std::string& person) {
    remove(of_address_, address, socket);
    remove(of_person_, person, socket);
  }

 private:
  template <class Sockets>
  static void remove(Sockets& all, const std::string& key, SocketId socket) {
    const auto found = all.find(key);
    if (found == all.end()) return;
    found->second.erase(socket);
    if (found->second.empty()) all.erase(found);
  }

  std::map<std::string, std::set<SocketId>> of_address_;
  std::map<std::string, std::map<SocketId, std::string>> of_person_;  // with their logins
};

}  // namespace hastilude::server
