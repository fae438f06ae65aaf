#include "table/row_text.h"

#include <charconv>
#include <optional>
#include <utility>

#include "core/reading.h"
#include "record/line_text.h"
#include "table/settings_text.h"

namespace hastilude::tables {
namespace {

// A row before its content is understood.
struct Frame {
  std::string_view kind;
  Seat seat = nobody;
  Row row{};
  std::vector<std::string_view> lines{};
};

using Content = Result<RowContent, Complaint>;

// ---- writing

std::string seat_text(Seat seat) { return '@' + std::to_string(seat.number()); }

// What stands behind the time, and the lines.
struct Written {
  std::string_view kind;
  Seat seat = nobody;
  std::vector<std::string> lines{};
};

class Writer {
 public:
  explicit Writer(const GameApi& game) : game_(game) {}

  Written operator()(const rows::Opened& row) const {
    return {"opened", nobody, settings_lines(row.settings)};
  }
  Written operator()(const rows::Seated& row) const {
    return {"seated", row.seat, {place_text(row.place)}};
  }
  Written operator()(const rows::Begun& row) const { return {"begun", nobody, texts(row.lines)}; }
  Written operator()(const rows::Played& row) const {
    return {"played", row.seat, texts(row.lines)};
  }
  Written operator()(const rows::Held& row) const {
    return {"held", row.seat, {record::line_text(game_, row.move)}};
  }
  Written operator()(const rows::MoreTime& row) const { return {"more_time", row.seat}; }
  Written operator()(const rows::WentOn& row) const { return {"went_on", row.seat}; }
  Written operator()(const rows::Paced& row) const {
    return {"paced", nobody, {"pace " + std::to_string(row.pace)}};
  }
  Written operator()(const rows::Undone& row) const {
    return {"undone", row.seat, {"back " + std::to_string(row.lines)}};
  }
  Written operator()(const rows::Outage&) const { return {"outage"}; }
  Written operator()(const rows::Vote& row) const {
    return {"vote",
            row.seat,
            {"about " + seat_text(row.about) + ' ' + std::string(name_of(row.remedy))}};
  }
  Written operator()(const rows::Finished& row) const {
    std::string line = "winners";
    for (const Seat seat : row.winners) line += ' ' + seat_text(seat);
    return {"finished", nobody, {line}};
  }
  Written operator()(const rows::RematchWanted& row) const { return {"rematch_wanted", row.seat}; }
  Written operator()(const rows::RematchDeclined& row) const {
    return {"rematch_declined", row.seat};
  }
  Written operator()(const rows::Shared& row) const {
    return {"shared", nobody, {"word " + (row.word.empty() ? "-" : row.word)}};
  }
  Written operator()(const rows::Rematch& row) const {
    return {"rematch", nobody, {"table " + row.table}};
  }
  Written operator()(const rows::Closed&) const { return {"closed"}; }

 private:
  std::vector<std::string> texts(const std::vector<match::Line>& lines) const {
    std::vector<std::string> texts;
    for (const match::Line& line : lines) texts.push_back(record::line_text(game_, line));
    return texts;
  }

  const GameApi& game_;
};

// ---- reading

constexpr Time latest_time = 253'402'300'799'999;  // the end of the year 9999

std::optional<Time> to_time(std::string_view word) {
  Time time = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), time);
  if (error != std::errc() || end != word.data() + word.size()) return {};
  if (time < 0 || time > latest_time) return {};
  return time;
}

Result<Frame, Complaint> read_frame(std::string_view text) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  Words words(text.substr(0, end));
  Frame frame{.kind = words.next()};
  const std::optional<Time> at = to_time(words.peek());
  if (!at) return complain_about(words, "a time");
  words.next();
  frame.row.at = *at;
  if (const std::optional<Seat> seat = to_seat(words.peek(), max_seats)) {
    frame.seat = *seat;
    words.next();
  }
  if (words.take("by")) {
    frame.row.person = words.next();
    frame.row.id = words.next();
    if (frame.row.id.empty()) return complain_about(words, "a person and an id");
  }
  if (!words.done()) return complain_about(words, "the end of the line");
  if (end == text.size()) return complain("a line without its end", "expected the end of a line");
  for (text.remove_prefix(end + 1); !text.empty();) {
    const std::size_t next = text.find('\n');
    if (next == std::string_view::npos)
      return complain("a line without its end", "expected the end of a line");
    frame.lines.push_back(text.substr(0, next));
    text.remove_prefix(next + 1);
  }
  return frame;
}

class Reader {
 public:
  Reader(int format, const Settings& settings) : format_(format), settings_(settings) {}

  Content read(const Frame& frame) const {
    if (frame.kind == "opened") return opened(frame);
    if (settings_.game == nullptr)
      return complain("a row before the table was opened", "expected opened");
    for (const Kind& kind : kinds) {
      if (frame.kind != kind.name || format_ < kind.since) continue;
      if (const std::optional<Complaint> wrong = check(frame, kind)) return *wrong;
      return (this->*kind.read)(frame);
    }
    return Complaint{Text<200>("unknown kind of row ", quoted(frame.kind).view()),
                     Text<200>("expected one of format ", format_)};
  }

 private:
  enum class Seats : std::uint8_t { none, one, maybe };
  // What each kind has: a seat, and how many lines at least and at most.
  struct Kind {
    std::string_view name;
    int since;  // this format
    Seats seats;
    std::size_t least;
    std::size_t most;
    Content (Reader::*read)(const Frame&) const;
  };
  static constexpr std::size_t any = static_cast<std::size_t>(-1);
  static const std::array<Kind, 16> kinds;

  std::optional<Complaint> check(const Frame& frame, const Kind& kind) const {
    if (kind.seats == Seats::none && frame.seat != nobody)
      return complain("a seat", "expected none in such a row");
    if (kind.seats == Seats::one && frame.seat == nobody)
      return complain("no seat", "expected one in such a row");
    if (frame.seat != nobody && frame.seat.index >= settings_.players())
      return Complaint{Text<200>("there is no seat ", frame.seat),
                       Text<200>("expected @1 to @", settings_.players())};
    if (frame.lines.size() < kind.least || frame.lines.size() > kind.most)
      return Complaint{Text<200>(frame.lines.size(), " lines"),
                       Text<200>("expected ", kind.least, kind.most == any ? " or more" : "")};
    return {};
  }

  Content opened(const Frame& frame) const {
    if (settings_.game != nullptr) return complain("opened a second time", "expected another row");
    const Result<Settings, Complaint> settings = read_settings(format_, frame.lines);
    if (!settings) return settings.error();
    return RowContent(rows::Opened{*settings});
  }
  Content seated(const Frame& frame) const {
    const Result<Place, Complaint> place = read_place(frame.lines.front());
    if (!place) return place.error();
    return RowContent(rows::Seated{frame.seat, *place});
  }
  Content begun(const Frame& frame) const {
    return with_lines(frame, [](auto lines) { return rows::Begun{std::move(lines)}; });
  }
  Content played(const Frame& frame) const {
    return with_lines(frame, [&](auto lines) {
      return rows::Played{frame.seat, std::move(lines)};
    });
  }
  Content held(const Frame& frame) const {
    const Result<AnyMove, Complaint> move = read_move(Words(frame.lines.front()));
    if (!move) return move.error();
    return RowContent(rows::Held{frame.seat, *move});
  }
  Content more_time(const Frame& frame) const { return RowContent(rows::MoreTime{frame.seat}); }
  Content went_on(const Frame& frame) const { return RowContent(rows::WentOn{frame.seat}); }
  Content paced(const Frame& frame) const {
    Words words(frame.lines.front());
    if (!words.take("pace")) return complain_about(words, "pace MILLISECONDS");
    const std::optional<Time> pace = to_time(words.next());
    if (!pace || !words.done()) return complain("no time", "expected pace MILLISECONDS");
    return RowContent(rows::Paced{*pace});
  }
  Content undone(const Frame& frame) const {
    Words words(frame.lines.front());
    if (!words.take("back")) return complain_about(words, "back N");
    const std::optional<int> lines = to_number(words.next());
    if (!lines || !words.done()) return complain("no number of lines", "expected back N");
    return RowContent(rows::Undone{frame.seat, *lines});
  }
  Content outage(const Frame&) const { return RowContent(rows::Outage{}); }
  Content vote(const Frame& frame) const {
    Words words(frame.lines.front());
    if (!words.take("about")) return complain_about(words, "about @N and a remedy");
    const Result<Seat, Complaint> about = read_seat(words, settings_.players());
    if (!about) return about.error();
    for (int i = 0; i < static_cast<int>(Remedy::count); ++i) {
      const auto remedy = static_cast<Remedy>(i);
      if (words.rest() == name_of(remedy))
        return RowContent(rows::Vote{frame.seat, *about, remedy});
    }
    return complain_about(words, "bot, claim or wait");
  }
  Content finished(const Frame& frame) const {
    Words words(frame.lines.front());
    if (!words.take("winners")) return complain_about(words, "winners and seats");
    rows::Finished row;
    while (!words.done()) {
      const Result<Seat, Complaint> seat = read_seat(words, settings_.players());
      if (!seat) return seat.error();
      row.winners.insert(*seat);
    }
    return RowContent(row);
  }
  Content rematch_wanted(const Frame& frame) const {
    return RowContent(rows::RematchWanted{frame.seat});
  }
  Content rematch_declined(const Frame& frame) const {
    return RowContent(rows::RematchDeclined{frame.seat});
  }
  Content shared(const Frame& frame) const {
    Words words(frame.lines.front());
    if (!words.take("word")) return complain_about(words, "word WORD");
    rows::Shared row{std::string(words.next())};
    if (row.word.empty() || !words.done()) return complain("no word", "expected word WORD");
    if (row.word == "-") row.word.clear();
    return RowContent(row);
  }
  Content rematch(const Frame& frame) const {
    Words words(frame.lines.front());
    if (!words.take("table")) return complain_about(words, "table ID");
    rows::Rematch row{std::string(words.next())};
    if (row.table.empty() || !words.done()) return complain("no table", "expected table ID");
    return RowContent(row);
  }
  Content closed(const Frame&) const { return RowContent(rows::Closed{}); }

  // ---- lines of the match

  Result<AnyMove, Complaint> read_move(Words words) const {
    return settings_.game->read(settings_.setup, words);
  }
  template <class Make>
  Content with_lines(const Frame& frame, Make make) const {
    std::vector<match::Line> lines;
    for (const std::string_view text : frame.lines) {
      Words words(text);
      if (words.take("resign")) {
        const Result<Seat, Complaint> seat = read_seat(words, settings_.players());
        if (!seat) return seat.error();
        if (!words.done()) return complain_about(words, "the end of the line");
        lines.push_back(match::Resigned{*seat});
      } else {
        const Result<AnyMove, Complaint> move = read_move(words);
        if (!move) return move.error();
        lines.push_back(*move);
      }
    }
    return RowContent(make(std::move(lines)));
  }

  int format_;
  const Settings& settings_;
};

const std::array<Reader::Kind, 16> Reader::kinds{{
    {"seated", 1, Seats::one, 1, 1, &Reader::seated},
    // From a position somebody can be asked at once.
    {"begun", 1, Seats::none, 0, any, &Reader::begun},
    {"played", 1, Seats::maybe, 1, any, &Reader::played},
    {"held", 1, Seats::one, 1, 1, &Reader::held},
    {"more_time", 1, Seats::one, 0, 0, &Reader::more_time},
    {"went_on", 3, Seats::one, 0, 0, &Reader::went_on},
    {"paced", 3, Seats::none, 1, 1, &Reader::paced},
    {"undone", 1, Seats::one, 1, 1, &Reader::undone},
    {"outage", 1, Seats::none, 0, 0, &Reader::outage},
    {"vote", 2, Seats::one, 1, 1, &Reader::vote},
    {"finished", 2, Seats::none, 1, 1, &Reader::finished},
    {"rematch_wanted", 2, Seats::one, 0, 0, &Reader::rematch_wanted},
    {"rematch_declined", 2, Seats::one, 0, 0, &Reader::rematch_declined},
    {"shared", 3, Seats::none, 1, 1, &Reader::shared},
    {"rematch", 1, Seats::none, 1, 1, &Reader::rematch},
    {"closed", 2, Seats::none, 0, 0, &Reader::closed},
}};

}  // namespace

std::string row_text(const GameApi& game, const Row& row) {
  const Written written = std::visit(Writer(game), row.what);
  std::string text(written.kind);
  text += ' ' + std::to_string(row.at);
  if (written.seat != nobody) text += ' ' + seat_text(written.seat);
  if (!row.id.empty()) text += " by " + row.person + ' ' + row.id;
  text += '\n';
  for (const std::string& line : written.lines) text += line + '\n';
  return text;
}

std::vector<std::string> row_texts(const Settings& settings, const std::vector<Row>& rows) {
  const auto* const opened = std::get_if<rows::Opened>(&rows.front().what);
  const GameApi& game = *(opened != nullptr ? opened->settings : settings).game;
  std::vector<std::string> texts;
  for (const Row& row : rows) texts.push_back(row_text(game, row));
  return texts;
}

Result<Row, Complaint> read_row(int format, std::string_view text, const Settings& settings) {
  if (format < 1 || format > row_format)
    return Complaint{Text<200>("a row of format ", format),
                     Text<200>("expected 1 to ", row_format)};
  const Result<Frame, Complaint> frame = read_frame(text);
  if (!frame) return frame.error();
  Content content = Reader(format, settings).read(*frame);
  if (!content) return content.error();
  Row row = frame->row;
  row.what = std::move(*content);
  return row;
}

}  // namespace hastilude::tables
