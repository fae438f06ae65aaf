// Open tables that the lobby may show, in the order in which it does: however many tables there
// are, it need not look at all of them.
#pragma once

#include <set>
#include <string_view>
#include <tuple>

#include "server/loop.h"
#include "table/message.h"

namespace hastilude::server {

// Those that wait for somebody come first, then those that are played; of each the latest first.
struct Offer {
  tables::Stage stage = tables::Stage::waiting;
  Time touched = 0;
  std::string_view table;

  friend bool operator<(const Offer& a, const Offer& b) {
    return std::tie(a.stage, b.touched, a.table) < std::tie(b.stage, a.touched, b.table);
  }
};
using Offers = std::set<Offer>;

}  // namespace hastilude::server
