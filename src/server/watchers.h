// Those who watch a table, by socket and by person: who comes and goes costs the same however many
// there are.
#pragma once

#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "server/telling.h"

namespace hastilude::server {

class Watchers {
 public:
  Watchers() = default;
  Watchers(Watchers&&) = default;
  Watchers& operator=(Watchers&&) = default;

  // Lets somebody watch, in place of who did over this socket.
  Watcher& put(SocketId socket, Watcher watcher) {
    erase(socket);
    Watcher& put = all_.emplace(socket, std::move(watcher)).first->second;
    sockets_.emplace(put.person, socket);
    return put;
  }
  // Whether they were here.
  bool erase(SocketId socket) {
    const auto found = all_.find(socket);
    if (found == all_.end()) return false;
    sockets_.erase({found->second.person, socket});
    all_.erase(found);
    return true;
  }

  bool contains(SocketId socket) const { return all_.contains(socket); }
  bool empty() const { return all_.empty(); }
  std::size_t size() const { return all_.size(); }
  auto begin() { return all_.begin(); }
  auto end() { return all_.end(); }
  auto begin() const { return all_.begin(); }
  auto end() const { return all_.end(); }

  // The sockets of one person, the oldest first.
  template <class Each>
  void each_of(std::string_view person, Each each) const {
    for (auto at = sockets_.lower_bound({person, 0}); at != sockets_.end() && at->first == person;
         ++at)
      each(at->second, all_.at(at->second));
  }
  std::size_t count(std::string_view person) const {
    std::size_t count = 0;
    each_of(person, [&](SocketId, const Watcher&) { ++count; });
    return count;
  }

 private:
  std::map<SocketId, Watcher> all_;
  // The names lie in the watchers themselves.
  std::set<std::pair<std::string_view, SocketId>> sockets_;
};

}  // namespace hastilude::server
