// Reads the members of a JSON object one by one, strictly: each must be there and right, and none
// may be left over. The first thing wrong is kept; what is read after it does not matter.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>

#include <boost/json/object.hpp>

namespace hastilude::wire {

class Members {
 public:
  explicit Members(const boost::json::object& object) : object_(object) {}

  bool has(std::string_view key) const { return object_.contains(key); }
  // Any member, or null if there is none.
  const boost::json::value* find(std::string_view key);

  template <class Fits>
  std::string text(std::string_view key, Fits fits) {
    const boost::json::value* value = find(key);
    if (value == nullptr || !value->is_string() || !fits(std::string_view(value->get_string()))) {
      wrong(key);
      return {};
    }
    return std::string(value->get_string());
  }
  std::int64_t number(std::string_view key, std::int64_t least, std::int64_t most);
  bool flag(std::string_view key);
  void wrong(std::string_view key);

  // What is wrong, if anything is: a member, or one that nobody read.
  std::optional<std::string> complaint() const;

 private:
  const boost::json::object& object_;
  std::set<std::string, std::less<>> read_;
  std::optional<std::string> wrong_;
};

}  // namespace hastilude::wire
