// The table as a page knows it: told whole first, then by what has changed (docs/protocol.md).
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

namespace hastilude::tests {

// An edit: at a place so many go, and these come.
inline void edit(boost::json::array& facts, const boost::json::array& edits) {
  for (const boost::json::value& each : edits) {
    const boost::json::array& edit = each.as_array();
    auto* const at = facts.begin() + edit.at(0).to_number<std::size_t>();
    auto* const put = facts.erase(at, at + edit.at(1).to_number<std::size_t>());
    facts.insert(put, edit.begin() + 2, edit.end());
  }
}

// Takes in what a message says of it; false: it builds on another one than this, and has to be
// asked for.
inline bool take_now(boost::json::object& now, const boost::json::object& message) {
  constexpr std::array<std::string_view, 4> may_be_missing{"rematch_wanted", "rematch_declined",
                                                           "hurried", "share"};
  if (const boost::json::value* whole = message.if_contains("now")) now = whole->as_object();
  const boost::json::value* const changed = message.if_contains("changed");
  if (changed == nullptr) return true;
  const boost::json::object& members = changed->as_object();
  const boost::json::value* const from = members.if_contains("from");
  const auto before = from != nullptr ? from->to_number<std::int64_t>()
                                      : members.at("edition").to_number<std::int64_t>() - 1;
  if (now.empty() || now.at("edition") != before) return false;
  // Told wherever somebody is waited for.
  now.erase("absence");
  for (const auto& [name, value] : members) {
    const std::string_view key(name.data(), name.size());
    if (key == "from") continue;
    if (key == "position" || key == "facts") {
      edit(now.at(key).as_array(), value.as_array());
    } else if (value.is_null() && std::ranges::find(may_be_missing, key) != may_be_missing.end()) {
      now.erase(key);
    } else {
      now[key] = value;
    }
  }
  return true;
}

}  // namespace hastilude::tests
