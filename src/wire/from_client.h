// What a page says: messages on its socket and bodies of its requests. The set is closed: anything
// else is refused, and so is a known message with a member missing, unknown or out of bounds.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/result.h"
#include "table/wish.h"

namespace hastilude::wire {

struct Hello {
  std::string ticket;
};
struct Watch {
  std::string table;
  int from = 0;  // the first number that is wanted; 0: a snapshot
};
struct Unwatch {
  std::string table;
};
// The lines just before those that are known.
struct Earlier {
  std::string table;
  int before = 0;  // how many lines there are before the first that is known
};
// Something for the table itself to decide.
struct Wished {
  std::string table;
  std::string id;
  decltype(tables::Wish::what) what;
};
struct Say {
  std::string table;
  std::string id;
  std::string text;
};
// Why a move could not be made; changes nothing.
struct Why {
  std::string table;
  std::string id;
  std::string move;
};
// What a bot would do in my place, alone at a table with bots; changes nothing.
struct Hint {
  std::string table;
  std::string id;
  int depth = 1;  // up to deepest_hint: how long it is thought about
};
struct Ping {};
using FromClient = std::variant<Hello, Watch, Unwatch, Earlier, Wished, Say, Why, Hint, Ping>;

// What is wrong with a message: `bad_message` or `protocol`, and for whoever writes a page, why.
struct BadMessage {
  std::string code;
  std::string about;
};

Result<FromClient, BadMessage> read_message(std::string_view text);

// ---- Bodies of requests.

struct NewName {
  std::optional<std::string> name;
};
Result<NewName, BadMessage> read_name(std::string_view body);

// A table as somebody wants it. Whether the game has such options is the table's to say.
struct NewTable {
  std::string game;
  int players = 0;
  std::vector<std::pair<std::string, std::string>> options;
  std::vector<std::string> seats;  // "me", "open", or a bot
  tables::Access access = tables::Access::open;
  tables::Windows windows;
  std::optional<tables::Clock> clock;
  std::optional<tables::Patience> patience;  // nothing: as the server is set
};
Result<NewTable, BadMessage> read_new_table(std::string_view body, const tables::Windows& usual);

struct Invitation {
  std::string invitation;
};
Result<Invitation, BadMessage> read_invitation(std::string_view body);

// Somebody does not want to be known any more.
struct Ending {
  enum class Where : std::uint8_t { here, everywhere };
  Where where = Where::here;
};
Result<Ending, BadMessage> read_ending(std::string_view body);

}  // namespace hastilude::wire
