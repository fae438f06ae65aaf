// What nodes tell each other, as values and as lines.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/seats.h"
#include "server/deeds.h"

namespace hastilude::server::news {

// A table has rows, or remarks, up to this one.
struct Rows {
  std::string table;
  std::int64_t last = 0;
};
struct Talk {
  std::string table;
  std::int64_t last = 0;
};
// Who is at a table, at one node: seats, those of them whose pages can contribute to deals, and how
// many others look on.
struct Here {
  std::string table;
  std::string node;
  SeatSet seats;
  SeatSet able;
  int spectators = 0;

  friend bool operator==(const Here&, const Here&) = default;
};
// A table that anybody may come to, for lists.
struct Open {
  std::string table;
};
// Somebody has another name.
struct Renamed {
  std::string person;
};
// A login of a person has ended; empty: all of them.
struct Ended {
  std::string person;
  std::string login;
};
// Somebody has done so much of late, of what may not be done as often as one likes.
struct Spent {
  Deed deed = Deed::request;
  Purse purse = Purse::person;
  std::string who;
  std::int64_t thousandths = 0;
};
// A node has laid its tables to rest, and goes.
struct Parted {};

using News = std::variant<Rows, Talk, Here, Open, Renamed, Ended, Spent, Parted>;

// As a text: what it is about, and what is the latest of that.
struct Text {
  std::string what;
  std::string latest{};
};
Text text_of(const News& news);
// Nothing: it is none, or of a newer program.
std::optional<News> read(std::string_view text);

}  // namespace hastilude::server::news
