#include "wire/from_client.h"

#include <algorithm>
#include <array>
#include <limits>

#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

#include "wire/characters.h"
#include "wire/limits.h"
#include "wire/members.h"

namespace hastilude::wire {
namespace {

namespace json = boost::json;

constexpr std::size_t most_options = 8;

BadMessage bad(std::string about) { return {"bad_message", std::move(about)}; }

Result<json::object, BadMessage> parse(std::string_view text, std::size_t longest) {
  if (text.size() > longest) return bad("too long");
  json::parse_options options;
  options.max_depth = 4;
  json::error_code error;
  json::value value = json::parse(text, error, {}, options);
  if (error) return bad("no JSON: " + error.message());
  if (!value.is_object()) return bad("not an object");
  return std::move(value.get_object());
}

std::string id(Members& members, std::string_view key) {
  return members.text(key, [](std::string_view text) { return is_id(text, longest_id); });
}

std::string key_word(Members& members, std::string_view key) {
  return members.text(key, [](std::string_view text) { return is_id(text, longest_id); });
}

Seat seat(Members& members) {
  return seat_number(static_cast<int>(members.number("seat", 1, max_seats)));
}

int number(Members& members, std::string_view key) {
  return static_cast<int>(members.number(key, 0, std::numeric_limits<int>::max()));
}

std::string bot(Members& members) {
  return members.text("bot", [](std::string_view text) { return is_id(text, longest_bot); });
}

FromClient hello(Members& members) {
  return Hello{
      members.text("ticket", [](std::string_view text) { return is_id(text, longest_ticket); })};
}

FromClient watch(Members& members) {
  Watch watch{.table = id(members, "table")};
  if (members.has("from")) watch.from = number(members, "from");
  return watch;
}

FromClient unwatch(Members& members) { return Unwatch{id(members, "table")}; }

FromClient earlier(Members& members) {
  return Earlier{id(members, "table"), number(members, "before")};
}

FromClient say(Members& members) {
  return Say{
      id(members, "table"), id(members, "id"),
      members.text("text", [](std::string_view text) { return is_shown(text, longest_remark); })};
}

std::string move(Members& members) {
  return members.text("move", [](std::string_view text) { return is_plain(text, longest_move); });
}

FromClient why(Members& members) {
  return Why{id(members, "table"), id(members, "id"), move(members)};
}

FromClient hint(Members& members) {
  return Hint{id(members, "table"), id(members, "id"),
              static_cast<int>(members.number("depth", 1, deepest_hint))};
}

FromClient ping(Members&) { return Ping{}; }

// Wishes differ in what follows table and id.
template <class What>
FromClient wish(Members& members, What what) {
  return Wished{id(members, "table"), id(members, "id"), std::move(what)};
}

FromClient act(Members& members) {
  return wish(members, tables::Act{number(members, "number"), move(members)});
}
FromClient more_time(Members& members) {
  return wish(members, tables::MoreTime{number(members, "number")});
}
FromClient go_on(Members& members) {
  return wish(members, tables::GoOn{number(members, "number")});
}
FromClient pace(Members& members) {
  return wish(members,
              tables::SetPace{members.number("pace", tables::fastest_pace, tables::slowest_pace)});
}
FromClient undo(Members& members) { return wish(members, tables::Undo{number(members, "number")}); }
FromClient resign(Members& members) { return wish(members, tables::Resign{}); }
FromClient sit(Members& members) { return wish(members, tables::Sit{seat(members)}); }
FromClient leave(Members& members) { return wish(members, tables::Leave{}); }
FromClient seat_bot(Members& members) {
  return wish(members, tables::SeatBot{seat(members), bot(members)});
}
FromClient clear_seat(Members& members) { return wish(members, tables::ClearSeat{seat(members)}); }
FromClient start(Members& members) { return wish(members, tables::Start{}); }
FromClient close(Members& members) { return wish(members, tables::Close{}); }
FromClient dismiss(Members& members) { return wish(members, tables::Dismiss{}); }
FromClient vote(Members& members) {
  tables::Vote vote{.about = seat(members)};
  const std::string name = key_word(members, "remedy");
  for (int i = 0; i < static_cast<int>(tables::Remedy::count); ++i) {
    vote.remedy = static_cast<tables::Remedy>(i);
    if (name == tables::name_of(vote.remedy)) return wish(members, vote);
  }
  members.wrong("remedy");
  return wish(members, vote);
}
FromClient rematch(Members& members) { return wish(members, tables::Rematch{}); }
FromClient share(Members& members) {
  return wish(members, tables::Share{members.flag("on") ? "wanted" : ""});
}
FromClient decline_rematch(Members& members) { return wish(members, tables::DeclineRematch{}); }

struct Type {
  std::string_view name;
  FromClient (*read)(Members&);
};
constexpr std::array types = {
    Type{"hello", hello},
    Type{"watch", watch},
    Type{"unwatch", unwatch},
    Type{"earlier", earlier},
    Type{"act", act},
    Type{"more_time", more_time},
    Type{"go_on", go_on},
    Type{"pace", pace},
    Type{"why", why},
    Type{"hint", hint},
    Type{"undo", undo},
    Type{"resign", resign},
    Type{"sit", sit},
    Type{"leave", leave},
    Type{"seat_bot", seat_bot},
    Type{"clear_seat", clear_seat},
    Type{"start", start},
    Type{"chat", say},
    Type{"close", close},
    Type{"dismiss", dismiss},
    Type{"vote", vote},
    Type{"rematch", rematch},
    Type{"decline_rematch", decline_rematch},
    Type{"share", share},
    Type{"ping", ping},
};

// What `read` makes of a body, if nothing is wrong with it.
template <class Value, class Read>
Result<Value, BadMessage> read_body(std::string_view body, Read read) {
  const Result<json::object, BadMessage> object = parse(body, longest_body);
  if (!object) return object.error();
  Members members(*object);
  Value value = read(members);
  if (const std::optional<std::string> complaint = members.complaint()) return bad(*complaint);
  return value;
}

// The value of an option: a text, or a number, which is the same as its text. Empty: neither.
std::string option_value(const json::value& value) {
  if (value.is_string()) return std::string(std::string_view(value.get_string()));
  return value.is_int64() ? std::to_string(value.get_int64()) : std::string();
}

void read_options(Members& members, NewTable& table) {
  if (!members.has("options")) return;
  const json::value* options = members.find("options");
  if (!options->is_object() || options->get_object().size() > most_options) {
    members.wrong("options");
    return;
  }
  for (const auto& [key, value] : options->get_object()) {
    const std::string text = option_value(value);
    if (!is_id(key, longest_id) || !is_id(text, longest_id)) {
      members.wrong("options");
      return;
    }
    table.options.emplace_back(std::string_view(key), text);
  }
}

void read_seats(Members& members, NewTable& table) {
  const json::value* seats = members.find("seats");
  if (seats == nullptr || !seats->is_array() ||
      static_cast<int>(seats->get_array().size()) != table.players) {
    members.wrong("seats");
    return;
  }
  for (const json::value& value : seats->get_array()) {
    if (!value.is_string() || !is_id(value.get_string(), longest_bot)) {
      members.wrong("seats");
      return;
    }
    table.seats.emplace_back(std::string_view(value.get_string()));
  }
}

// An object in an object; `read` reads its members.
template <class Read>
void read_within(Members& members, std::string_view key, Read read) {
  const json::value* value = members.find(key);
  if (value == nullptr || value->is_null()) return;
  if (!value->is_object()) {
    members.wrong(key);
    return;
  }
  Members inner(value->get_object());
  read(inner);
  if (inner.complaint()) members.wrong(key);
}

void read_windows(Members& members, NewTable& table) {
  read_within(members, "windows", [&](Members& inner) {
    const auto window = [&](std::string_view key, tables::Time usual) {
      return inner.has(key) ? inner.number(key, 0, tables::longest_window) : usual;
    };
    table.windows = {window("reaction", table.windows.reaction),
                     window("offer", table.windows.offer), window("ransom", table.windows.ransom),
                     window("pace", table.windows.pace)};
  });
}

void read_clock(Members& members, NewTable& table) {
  read_within(members, "clock", [&](Members& inner) {
    table.clock = {inner.number("total", 0, tables::longest_clock),
                   inner.number("increment", 0, tables::longest_clock)};
  });
}

void read_patience(Members& members, NewTable& table) {
  read_within(members, "patience", [&](Members& inner) {
    table.patience = {inner.number("absent", tables::least_patience, tables::longest_patience),
                      inner.number("silent", tables::least_patience, tables::longest_patience)};
  });
}

}  // namespace

Result<FromClient, BadMessage> read_message(std::string_view text) {
  const Result<json::object, BadMessage> object = parse(text, longest_message);
  if (!object) return object.error();
  Members members(*object);
  const std::string name = key_word(members, "type");
  const auto type =
      std::find_if(types.begin(), types.end(), [&](const Type& t) { return t.name == name; });
  if (type == types.end()) return bad("unknown type");
  if (name == "hello") {
    const std::int64_t spoken = members.number("protocol", 1, std::numeric_limits<int>::max());
    if (spoken != protocol) {
      return BadMessage{"protocol", "this server speaks protocol " + std::to_string(protocol)};
    }
  }
  FromClient message = type->read(members);
  if (const std::optional<std::string> complaint = members.complaint()) return bad(*complaint);
  return message;
}

Result<NewName, BadMessage> read_name(std::string_view body) {
  return read_body<NewName>(body, [](Members& members) {
    NewName wanted;
    if (members.has("name")) {
      wanted.name =
          members.text("name", [](std::string_view text) { return is_shown(text, longest_name); });
    }
    return wanted;
  });
}

Result<NewTable, BadMessage> read_new_table(std::string_view body, const tables::Windows& usual) {
  return read_body<NewTable>(body, [&](Members& members) {
    NewTable table{.game = key_word(members, "game"),
                   .players = static_cast<int>(members.number("players", 2, max_seats)),
                   .windows = usual};
    read_options(members, table);
    read_seats(members, table);
    if (members.has("private") && members.flag("private")) table.access = tables::Access::invited;
    read_windows(members, table);
    read_clock(members, table);
    read_patience(members, table);
    return table;
  });
}

Result<Invitation, BadMessage> read_invitation(std::string_view body) {
  return read_body<Invitation>(
      body, [](Members& members) { return Invitation{id(members, "invitation")}; });
}

Result<Ending, BadMessage> read_ending(std::string_view body) {
  return read_body<Ending>(body, [](Members& members) {
    const std::string where = members.text(
        "where", [](std::string_view text) { return text == "here" || text == "everywhere"; });
    return Ending{where == "here" ? Ending::Where::here : Ending::Where::everywhere};
  });
}

}  // namespace hastilude::wire
