// The lines of a record as a page knows them: the latest come first, earlier ones when it asks.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "server/offered.h"

namespace hastilude::tests {

struct KnownLines {
  std::vector<std::string> lines;
  std::size_t before = 0;  // how many there are that are not known

  static std::vector<std::string> lines_in(const boost::json::object& message) {
    std::vector<std::string> texts;
    for (const boost::json::value& line : message.at("lines").as_array())
      texts.push_back(notation_in(line));
    return texts;
  }
  static std::size_t before_in(const boost::json::object& message) {
    const boost::json::value* const count = message.if_contains("before");
    return count == nullptr ? 0 : count->to_number<std::size_t>();
  }

  void take_lines_of_snapshot(const boost::json::object& snapshot) {
    lines = lines_in(snapshot);
    before = before_in(snapshot);
  }
  void take_lines_of_event(const boost::json::object& event) {
    if (const boost::json::value* back = event.if_contains("back_to")) {
      const auto left = back->to_number<std::size_t>();
      before = std::min(before, left);
      lines.resize(left - before);
    }
    for (std::string& line : lines_in(event)) lines.push_back(std::move(line));
  }
  // What does not lie just before what is known was asked for too long ago.
  void take_earlier(const boost::json::object& earlier) {
    const std::vector<std::string> more = lines_in(earlier);
    if (before_in(earlier) + more.size() != before) return;
    before = before_in(earlier);
    lines.insert(lines.begin(), more.begin(), more.end());
  }
};

}  // namespace hastilude::tests
