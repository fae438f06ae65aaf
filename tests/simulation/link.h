// A bad connection between a page and the server, in virtual time: messages are lost, doubled, late
// and out of order, until it is told to behave.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/random.h"
#include "server/loop.h"

namespace hastilude::tests {

// How bad, in messages of a thousand.
struct Weather {
  int lost = 0;
  int doubled = 0;
  server::Time latest = 0;  // delay in milliseconds; another one for each message
};

class BadLink {
 public:
  void put(std::string text, server::Time now, const Weather& weather, Random& random) {
    if (random.below(1000) < weather.lost) return;
    const int copies = random.below(1000) < weather.doubled ? 2 : 1;
    for (int copy = 0; copy < copies; ++copy)
      texts_.emplace(now + random.below(weather.latest + 1), text);
  }
  // What has arrived by now.
  std::vector<std::string> take(server::Time now) {
    std::vector<std::string> arrived;
    while (!texts_.empty() && texts_.begin()->first <= now)
      arrived.push_back(std::move(texts_.extract(texts_.begin()).mapped()));
    return arrived;
  }
  void clear() { texts_.clear(); }
  std::size_t size() const { return texts_.size(); }

 private:
  std::multimap<server::Time, std::string> texts_;
};

}  // namespace hastilude::tests
