#include "table/settings_text.h"

#include "core/reading.h"
#include "games/find.h"
#include "record/options.h"
#include "record/print.h"
#include "record/read.h"

namespace hastilude::tables {
namespace {

std::string times(std::string_view key, std::initializer_list<Time> values) {
  std::string line(key);
  for (const Time value : values) line += ' ' + std::to_string(value);
  return line;
}

Result<Time, Complaint> read_time(Words& words, Time most) {
  Time time = 0;
  const std::string_view word = words.peek();
  if (word.empty() || word.size() > 10) return complain_about(words, "milliseconds");
  for (const char c : word) {
    if (c < '0' || c > '9') return complain_about(words, "milliseconds");
    time = time * 10 + (c - '0');
  }
  if (time > most) return complain_about(words, "a shorter time");
  words.next();
  return time;
}

// Reads times one after the other into these places.
std::optional<Complaint> read_times(Words& words, Time most, std::initializer_list<Time*> into) {
  for (Time* const place : into) {
    const Result<Time, Complaint> time = read_time(words, most);
    if (!time) return time.error();
    *place = *time;
  }
  return end_of_line(words);
}

class SettingsReader {
 public:
  explicit SettingsReader(int format) : format_(format) {}

  Result<Settings, Complaint> read(std::span<const std::string_view> lines) {
    for (const std::string_view line : lines) {
      if (const std::optional<Complaint> complaint = read_line(line)) return *complaint;
    }
    if (settings_.game == nullptr) return complain("no game", "expected game NAME");
    if (settings_.setup.players == 0) return complain("no players", "expected players N");
    if (settings_.start != nobody && settings_.start.index >= settings_.players())
      return complain("a start of nobody's", "expected one of the players");
    if (rules_ != settings_.game->rules_version) {
      return Complaint{Text<200>("a game by version ", rules_, " of the rules"),
                       Text<200>("expected version ", settings_.game->rules_version)};
    }
    if (const std::optional<Complaint> complaint = read_position()) return *complaint;
    return settings_;
  }

 private:
  std::optional<Complaint> read_line(std::string_view line) {
    Words words(line);
    const std::string_view key = words.next();
    if (key == "game") return read_game(words);
    if (settings_.game == nullptr) return complain("no game", "expected game NAME first");
    if (key == "rules" && format_ >= 2) return read_rules(words);
    if (key == "players") return read_players(words);
    if (key == "option") return read_option(words);
    if (key == "host") return read_host(words);
    if (key == "access") return read_access(words);
    if (key == "windows") {
      Windows& windows = settings_.windows;
      return read_times(words, longest_window,
                        {&windows.reaction, &windows.offer, &windows.ransom, &windows.pace});
    }
    if (key == "clock") {
      Clock& clock = settings_.clock.emplace();
      return read_times(words, longest_clock, {&clock.total, &clock.increment});
    }
    if (key == "patience" && format_ >= 2) {
      Patience& patience = settings_.patience;
      return read_times(words, longest_patience, {&patience.absent, &patience.silent});
    }
    if (key == "start") return read_start(words);
    if (key == "position" && format_ >= 3) {
      position_.push_back(words.rest());
      return {};
    }
    return Complaint{Text<200>("unknown line ", quoted(key).view()),
                     Text<200>("expected what a table is set to")};
  }

  std::optional<Complaint> read_game(Words& words) {
    settings_.game = games::find_game(words.peek());
    if (settings_.game == nullptr) return complain_about(words, "a game");
    words.next();
    settings_.setup = usual_setup(*settings_.game, 0);
    return end_of_line(words);
  }
  std::optional<Complaint> read_rules(Words& words) {
    const Result<int, Complaint> rules = read_number(words, 1, 1'000'000);
    if (!rules) return rules.error();
    rules_ = *rules;
    return end_of_line(words);
  }
  std::optional<Complaint> read_players(Words& words) {
    const Result<int, Complaint> players =
        read_number(words, settings_.game->least_players, settings_.game->most_players);
    if (!players) return players.error();
    settings_.setup.players = static_cast<std::uint8_t>(*players);
    return end_of_line(words);
  }
  std::optional<Complaint> read_option(Words& words) {
    const std::string_view key = words.next();
    const std::string_view value = words.next();
    if (const auto complaint = record::set_option(*settings_.game, settings_.setup, key, value))
      return complaint;
    return end_of_line(words);
  }
  std::optional<Complaint> read_host(Words& words) {
    settings_.host = words.next();
    return end_of_line(words);
  }
  std::optional<Complaint> read_access(Words& words) {
    settings_.access = words.take("invited") ? Access::invited : Access::open;
    if (settings_.access == Access::open && !words.take("open"))
      return complain_about(words, "open or invited");
    return end_of_line(words);
  }
  std::optional<Complaint> read_start(Words& words) {
    const Result<Seat, Complaint> seat = read_seat(words, settings_.setup.players);
    if (!seat) return seat.error();
    settings_.start = *seat;
    return end_of_line(words);
  }

  // Once the rules that it is read by are known.
  std::optional<Complaint> read_position() {
    if (position_.empty()) return {};
    const Result<AnyState, Complaint> start =
        record::read_position(*settings_.game, settings_.setup, position_);
    if (!start) return start.error();
    settings_.position = *start;
    return {};
  }

  int format_;
  int rules_ = 1;  // there was only one before format 2
  std::vector<std::string_view> position_;
  Settings settings_;
};

}  // namespace

std::vector<std::string> position_lines(const Settings& settings) {
  if (!settings.position) return {};
  const GameApi& game = *settings.game;
  return record::position_lines(game, game.view(*settings.position, Observer::all()));
}

std::vector<std::string> settings_lines(const Settings& settings) {
  std::vector<std::string> lines{"game " + std::string(settings.game->name),
                                 "rules " + std::to_string(settings.game->rules_version),
                                 "players " + std::to_string(settings.players())};
  for (std::size_t i = 0; i < settings.game->options.size(); ++i) {
    const Option& option = settings.game->options[i];
    const int value = settings.setup.values[i];
    if (value == option.usual) continue;
    lines.push_back("option " + std::string(option.key) + ' ' + record::option_text(option, value));
  }
  if (!settings.host.empty()) lines.push_back("host " + settings.host);
  lines.push_back("access " + std::string(name_of(settings.access)));
  const Windows& windows = settings.windows;
  lines.push_back(
      times("windows", {windows.reaction, windows.offer, windows.ransom, windows.pace}));
  if (settings.clock)
    lines.push_back(times("clock", {settings.clock->total, settings.clock->increment}));
  lines.push_back(times("patience", {settings.patience.absent, settings.patience.silent}));
  if (settings.start != nobody)
    lines.push_back("start @" + std::to_string(settings.start.number()));
  for (const std::string& line : position_lines(settings)) lines.push_back("position " + line);
  return lines;
}

Result<Settings, Complaint> read_settings(int format, std::span<const std::string_view> lines) {
  return SettingsReader(format).read(lines);
}

std::string place_text(const Place& place) {
  if (place.empty()) return "empty";
  if (place.away()) return "away " + place.person + ' ' + place.bot;
  return place.bot_plays() ? "bot " + place.bot : "person " + place.person;
}

Result<Place, Complaint> read_place(std::string_view line) {
  Words words(line);
  const std::string_view kind = words.next();
  Place place;
  if (kind == "person" || kind == "away") place.person = words.next();
  if (kind == "bot" || kind == "away") place.bot = words.next();
  const bool whole = kind == "empty"  ? place.empty()
                     : kind == "away" ? place.away()
                                      : !place.empty();
  if (!whole || !words.done())
    return complain("no place at a table", "expected empty, person ID, bot NAME, away ID NAME");
  return place;
}

}  // namespace hastilude::tables
