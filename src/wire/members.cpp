#include "wire/members.h"

namespace hastilude::wire {

const boost::json::value* Members::find(std::string_view key) {
  read_.emplace(key);
  return object_.if_contains(key);
}

std::int64_t Members::number(std::string_view key, std::int64_t least, std::int64_t most) {
  const boost::json::value* value = find(key);
  if (value != nullptr && value->is_int64()) {
    const std::int64_t number = value->get_int64();
    if (number >= least && number <= most) return number;
  }
  wrong(key);
  return least;
}

bool Members::flag(std::string_view key) {
  const boost::json::value* value = find(key);
  if (value != nullptr && value->is_bool()) return value->get_bool();
  wrong(key);
  return false;
}

void Members::wrong(std::string_view key) {
  if (wrong_) return;
  wrong_ = has(key) ? "wrong value of " : "missing: ";
  *wrong_ += key;
}

std::optional<std::string> Members::complaint() const {
  if (wrong_) return wrong_;
  for (const auto& member : object_) {
    const std::string_view key = member.key();
    // Not repeated: it is whatever somebody sent.
    if (!read_.contains(key)) return "a member that this message does not have";
  }
  return {};
}

}  // namespace hastilude::wire
