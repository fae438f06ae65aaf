#include "support/exercise_table.h"

#include <optional>
#include <tuple>
#include <vector>

#include "games/find.h"
#include "record/options.h"
#include "support/files.h"
#include "table/row_text.h"
#include "table/settings_text.h"
#include "table/table.h"
#include "wire/from_client.h"

namespace hastilude::tests {
namespace {

using tables::Row;
using tables::Settings;
using tables::Table;

constexpr tables::Time now = 1'000'000;

// The format by the first line, which is taken away.
int take_format(std::string_view& text) {
  const int format = text.starts_with('1') ? 1 : tables::row_format;
  const std::size_t end = text.find('\n');
  text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
  return format;
}

std::vector<std::string_view> parts_of(std::string_view text, std::string_view end) {
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    const std::size_t at = std::min(text.find(end), text.size());
    parts.push_back(text.substr(0, at));
    text.remove_prefix(std::min(at + end.size(), text.size()));
  }
  return parts;
}

constexpr auto name_of_place = [](const tables::Place& place) {
  return place.person + '/' + place.bot;
};

// All that can be asked of a table: its record, after everybody has looked at it.
std::string look_at(const Table& table) {
  if (table.settings().game == nullptr) return "";
  (void)table.next_tick();
  (void)table.bots_asked();
  std::string text = table.record(name_of_place);
  const auto look = [&](const tables::Viewer& viewer) {
    const tables::Now shown = table.now(viewer, now);
    text += std::to_string(table.number(viewer.observer)) + ' ' +
            std::to_string(static_cast<int>(shown.stage)) + ' ' +
            std::to_string(table.lines(viewer.observer).size()) + '\n';
  };
  for (const std::string& person : table.people()) look(table.viewer(person));
  look({"", Observer::spectator()});
  return text;
}

const GameApi& game_of(const Row& row, const Table& table) {
  const auto* const opened = std::get_if<tables::rows::Opened>(&row.what);
  return opened != nullptr ? *opened->settings.game : *table.settings().game;
}

// What is wrong with a row that can be read, if it is another one once it was written.
std::string check_written(const Row& row, const Table& table) {
  const GameApi& game = game_of(row, table);
  const std::string written = row_text(game, row);
  const Result<Row, Complaint> again =
      tables::read_row(tables::row_format, written, table.settings());
  if (again && row_text(game, *again) == written) return "";
  return "a row is another one when it is written and read again:\n" + written;
}

std::string take_row(Table& table, int format, std::string_view text) {
  const Result<Row, Complaint> row = tables::read_row(format, text, table.settings());
  if (!row) return row.error().what.view().empty() ? "a complaint that says nothing" : "";
  if (std::string wrong = check_written(*row, table); !wrong.empty()) return wrong;
  const std::string before = look_at(table);
  const std::optional<Complaint> refused = table.apply(*row);
  if (refused && look_at(table) != before) return "a row that is wrong has changed the table";
  return "";
}

// ---- messages

const tables::Roster& roster() {
  static const tables::Roster all{{{"engarde", {"random", "page"}, "page"},
                                   {"ivanhoe", {"random", "page"}, "page"},
                                   {"castles", {"random", "page"}, "page"}}};
  return all;
}

constexpr auto draw = [](const GameApi& game, const AnyState& state, std::optional<std::uint64_t>) {
  Random random(1);
  return game.sample(state, random);
};

// A table of two people: one that waits for the second, or one at which they play.
Table table_of(const GameApi& game, std::string second) {
  Settings settings;
  settings.game = &game;
  settings.setup = usual_setup(game, 2);
  settings.host = "p1";
  tables::Places places;
  places[0].person = "p1";
  places[1].person = std::move(second);
  Table table;
  (void)table.apply(Table::open(settings, places, now, draw));
  return table;
}

const std::vector<Table>& all_tables() {
  static const std::vector<Table> tables = [] {
    std::vector<Table> made;
    for (const GameApi& game : games::all_games()) {
      made.push_back(table_of(game, "p2"));
      made.push_back(table_of(game, ""));
    }
    return made;
  }();
  return tables;
}

std::string put_to(Table table, const tables::Wish& wish) {
  const tables::Decision decision = table.decide(wish, now + 60'000, {draw, roster()});
  for (const Row& row : decision.rows) {
    if (std::string wrong = check_written(row, table); !wrong.empty()) return wrong;
  }
  if (const std::optional<Complaint> wrong = table.apply(decision))
    return "a table does not take what it decided: " + std::string(wrong->what.view());
  look_at(table);
  return "";
}

std::string check_refused(const wire::BadMessage& bad) {
  const bool known = bad.code == "bad_message" || bad.code == "protocol";
  return known && !bad.about.empty() ? "" : "a message is refused without a reason";
}

// Names all members, so that none is forgotten when one is added.
bool same(const Settings& one, const Settings& two) {
  const auto& [game, setup, host, access, windows, clock, patience, start, position] = one;
  const auto others = std::tie(two.game, two.setup, two.host, two.access, two.windows, two.clock,
                               two.patience, two.start);
  return std::tie(game, setup, host, access, windows, clock, patience, start) == others &&
         position.has_value() == two.position.has_value() &&
         (!position || game->same_state(*position, *two.position));
}

}  // namespace

std::string exercise_rows(std::string_view text) {
  const int format = take_format(text);
  Table table;
  for (const std::string_view row : parts_of(text, "\n\n")) {
    // The empty line took the end of the last line with it.
    std::string whole(row);
    if (!whole.ends_with('\n')) whole += '\n';
    if (std::string wrong = take_row(table, format, whole); !wrong.empty()) return wrong;
  }
  look_at(table);
  return "";
}

std::string exercise_settings(std::string_view text) {
  const int format = take_format(text);
  const Result<Settings, Complaint> settings = tables::read_settings(format, parts_of(text, "\n"));
  if (!settings) return settings.error().what.view().empty() ? "a complaint that says nothing" : "";
  const std::vector<std::string> written = tables::settings_lines(*settings);
  const Result<Settings, Complaint> again = tables::read_settings(
      tables::row_format, std::vector<std::string_view>(written.begin(), written.end()));
  return again && same(*settings, *again) ? "" : "settings are others when written and read again";
}

std::string exercise_message(std::string_view text) {
  std::string wrong;
  const auto look = [&](const auto& read) {
    if (!read && wrong.empty()) wrong = check_refused(read.error());
  };
  look(wire::read_name(text));
  look(wire::read_invitation(text));
  look(wire::read_new_table(text, {}));
  const Result<wire::FromClient, wire::BadMessage> message = wire::read_message(text);
  look(message);
  if (!message || !wrong.empty()) return wrong;
  const auto* const wished = std::get_if<wire::Wished>(&*message);
  if (wished == nullptr) return "";
  for (const Table& table : all_tables()) {
    for (const char* const person : {"p1", "p2", "p3"}) {
      wrong = put_to(table, {person, wished->id, wished->what});
      if (!wrong.empty()) return wrong;
    }
  }
  return "";
}

}  // namespace hastilude::tests
