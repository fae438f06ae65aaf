// Who is let in.
#pragma once

#include <algorithm>
#include <map>
#include <memory>
#include <string>

#include "server/address.h"
#include "server/network.h"

namespace hastilude::server::network {

// How many connections there are, and of whom. A connection holds a Place as long as it lives.
class Doorkeeper {
 public:
  using Place = std::shared_ptr<void>;

  // Nothing: too many already.
  Place admit(const std::string& address, const NetworkSettings& settings) {
    const std::string counted = counted_address(address);
    std::size_t& count = counts_[counted];
    const bool crowded = count >= settings.most_connections_of_address &&
                         !is_trusted(address, settings.trusted_proxies);
    if (all_ >= settings.most_connections || crowded) {
      if (count == 0) counts_.erase(counted);
      return {};
    }
    ++all_;
    ++count;
    return Place(this, [this, counted](void*) {
      --all_;
      if (--counts_[counted] == 0) counts_.erase(counted);
    });
  }

 private:
  std::size_t all_ = 0;
  std::map<std::string, std::size_t> counts_;
};

}  // namespace hastilude::server::network
