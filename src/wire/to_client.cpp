#include "wire/to_client.h"

#include "coach/coach.h"
#include "record/options.h"
#include "wire/limits.h"
#include "wire/marked.h"
#include "wire/statement.h"
#include "wire/writing.h"

namespace hastilude::wire {
namespace {

// ---- what is said of a game

void lines_member(JsonWriter& json, const GameApi& game, const std::vector<match::Line>& lines) {
  json.array("lines", [&] {
    MarkedSink sink(json);
    for (const match::Line& line : lines) write_line(sink, game, line);
  });
}

// Left out where nothing came before.
void lines_members(JsonWriter& json, const GameApi& game, const Lines& lines) {
  if (lines.before > 0) json.member("before", static_cast<std::int64_t>(lines.before));
  lines_member(json, game, lines.lines);
}

// ---- what is said of a table

void clock_member(JsonWriter& json, const std::optional<tables::Clock>& clock) {
  if (!clock) return json.member("clock", nullptr);
  json.object("clock", [&] {
    json.member("total", clock->total);
    json.member("increment", clock->increment);
  });
}

void info_member(JsonWriter& json, const tables::Settings& settings, std::string_view invitation) {
  const std::span<const Option> options = settings.game->options;
  json.object("info", [&] {
    json.member("game", settings.game->name);
    json.member("players", settings.players());
    json.object("options", [&] {
      for (std::size_t i = 0; i < options.size(); ++i)
        json.member(options[i].key, record::option_text(options[i], settings.setup.values[i]));
    });
    json.member("private", settings.access == tables::Access::invited);
    windows_member(json, settings.windows);
    clock_member(json, settings.clock);
    if (settings.patience != tables::Patience()) patience_member(json, settings.patience);
    member_or_null(json, "invitation", invitation);
  });
}

void bytes_member(JsonWriter& json, std::string_view key,
                  const std::optional<fair::Bytes32>& bytes) {
  member_or_null(json, key, bytes ? fair::hex(*bytes) : std::string());
}

void deal_member(JsonWriter& json, const tables::DealShown& deal) {
  json.object("deal", [&] {
    json.member("step", tables::name_of(deal.step));
    if (deal.until) json.member("until", *deal.until);
    if (deal.until) seats_member(json, "awaited", deal.awaited);
    json.member("terms", deal.terms);
    json.member("commitment", fair::hex(deal.said.commitment));
    json.array("people", [&] {
      for (const Seat seat : SeatSet::all(max_seats)) {
        const std::optional<record::Sealed::Person>& person = deal.said.people[seat.index];
        if (!person) continue;
        json.object([&] {
          json.member("seat", seat.number());
          bytes_member(json, "commitment", person->commitment);
          bytes_member(json, "contribution", person->secret);
        });
      }
    });
    if (deal.said.secret) json.member("secret", fair::hex(*deal.said.secret));
  });
}

void remark_members(JsonWriter& json, const Remark& remark) {
  json.member("id", remark.id);
  json.member("time", remark.time);
  member_or_null(json, "seat", remark.seat);
  member_or_null(json, "name", remark.name);
  json.member("text", remark.text);
}

// The beginning of an answer to a wish.
void answer_members(JsonWriter& json, std::string_view type, std::string_view table,
                    std::string_view id) {
  json.member("type", type);
  json.member("table", table);
  json.member("id", id);
}

void weighed_members(JsonWriter& json, const match::Question& question, const Weighed& one) {
  json.array("move", [&] {
    MarkedSink sink(json);
    if (one.move) question.game->write(sink, *one.move);
  });
  json.member("tries", static_cast<std::int64_t>(one.tries));
  json.member("wins", one.wins);
  json.array("reasons", [&] {
    MarkedSink sink(json, MarkedSink::Cards::counted);
    if (one.move) coach::write_reasons(question, *one.move, sink);
  });
}

}  // namespace

void subjects_member(JsonWriter& json, const GameApi& game, const Refusal& refusal) {
  json.array("subjects", [&] {
    for (const Subject& subject : refusal.subjects) {
      switch (subject.kind) {
        case Subject::Kind::none: break;
        case Subject::Kind::card:
          write_term(json, Term::card(game.card_names[static_cast<std::size_t>(subject.value)]));
          break;
        case Subject::Kind::seat:
          write_term(json, Seat{static_cast<std::uint8_t>(subject.value)});
          break;
        case Subject::Kind::number: write_term(json, subject.value); break;
      }
    }
  });
}

std::string welcome(std::string_view person, std::string_view name, Time time) {
  return object([&](JsonWriter& json) {
    json.member("type", "welcome");
    json.member("protocol", protocol);
    json.member("person", person);
    member_or_null(json, "name", name);
    json.member("time", time);
  });
}

JsonWriter written(const GameApi& game, const Lines& lines) {
  JsonWriter json;
  lines_members(json, game, lines);
  return json;
}

std::string snapshot(const Shown& shown, const Snapshot& snapshot) {
  return object([&](JsonWriter& json) {
    json.member("type", "snapshot");
    json.member("table", shown.table);
    json.member("number", snapshot.number);
    info_member(json, shown.settings, snapshot.invitation);
    if (snapshot.written != nullptr) {
      json.values_of(*snapshot.written);
    } else {
      lines_members(json, *shown.settings.game, snapshot.lines);
    }
    now_member(json, snapshot.now);
    if (snapshot.deal) deal_member(json, *snapshot.deal);
    json.array("chat", [&] {
      for (const Remark& remark : snapshot.talk) json.object([&] { remark_members(json, remark); });
    });
  });
}

std::string earlier(const Shown& shown, const Lines& lines) {
  return object([&](JsonWriter& json) {
    json.member("type", "earlier");
    json.member("table", shown.table);
    lines_members(json, *shown.settings.game, lines);
  });
}

std::string event(const Shown& shown, const tables::Event& event, const NowTold* now,
                  const std::optional<tables::DealShown>& deal) {
  return object([&](JsonWriter& json) {
    json.member("type", "event");
    json.member("table", shown.table);
    json.member("number", event.number);
    json.member("kind", tables::name_of(event.kind));
    lines_member(json, *shown.settings.game, event.lines);
    if (event.back_to) json.member("back_to", *event.back_to);
    if (now != nullptr) now_member(json, *now);
    if (deal) deal_member(json, *deal);
  });
}

std::string done(std::string_view table, std::string_view id, int number) {
  return object([&](JsonWriter& json) {
    answer_members(json, "done", table, id);
    json.member("number", number);
  });
}

std::string stale(std::string_view table, std::string_view id, int number) {
  return object([&](JsonWriter& json) {
    answer_members(json, "stale", table, id);
    json.member("number", number);
  });
}

std::string refused(const Shown& shown, std::string_view id, const tables::Refused& refused) {
  if (refused.denial != tables::Denial::rule)
    return wire::refused(shown.table, id, tables::name_of(refused.denial));
  const GameApi& game = *shown.settings.game;
  return object([&](JsonWriter& json) {
    answer_members(json, "refused", shown.table, id);
    json.member("code", game.reason_name(refused.refusal.reason));
    json.member("rule", Text<8>(game.rule_letter, refused.refusal.rule).view());
    subjects_member(json, game, refused.refusal);
  });
}

std::string refused(std::string_view table, std::string_view id, std::string_view code) {
  return object([&](JsonWriter& json) {
    answer_members(json, "refused", table, id);
    json.member("code", code);
  });
}

std::string weighed(const match::Question& question, std::span<const Weighed> alternatives) {
  return object([&](JsonWriter& json) {
    json.array("alternatives", [&] {
      for (const Weighed& one :
           alternatives.first(std::min(alternatives.size(), most_alternatives)))
        json.object([&] { weighed_members(json, question, one); });
    });
    json.array("reasons", [&] {
      MarkedSink sink(json, MarkedSink::Cards::counted);
      coach::write_reasons(question, sink);
    });
  });
}

// Ids have no character that JSON would have to escape; what was weighed is an object, whose
// members follow.
std::string hint(std::string_view table, std::string_view id, std::string_view weighed) {
  return std::string(R"({"type":"hint","table":")")
      .append(table)
      .append(R"(","id":")")
      .append(id)
      .append(R"(",)")
      .append(weighed.substr(1));
}

std::string presence(std::string_view table, const Presence& presence) {
  return object([&](JsonWriter& json) {
    json.member("type", "presence");
    json.member("table", table);
    seats_member(json, "online", presence.online);
    json.member("spectators", presence.spectators);
    absence_member(json, presence.absence);
  });
}

std::string chat(std::string_view table, const Remark& remark) {
  return object([&](JsonWriter& json) {
    json.member("type", "chat");
    json.member("table", table);
    json.object("chat", [&] { remark_members(json, remark); });
  });
}

std::string gone(std::string_view table, std::string_view code) {
  return object([&](JsonWriter& json) {
    json.member("type", "gone");
    json.member("table", table);
    json.member("code", code);
  });
}

std::string closing(Time after) {
  return object([&](JsonWriter& json) {
    json.member("type", "closing");
    json.member("after", after);
  });
}

std::string storing(Storing storing) {
  return object([&](JsonWriter& json) {
    json.member("type", "storing");
    json.member("works", storing == Storing::works);
  });
}

std::string error(std::string_view code, std::string_view about) {
  return object([&](JsonWriter& json) {
    json.member("type", "error");
    json.member("code", code);
    if (!about.empty()) json.member("about", about);
  });
}

std::string pong(Time time) {
  return object([&](JsonWriter& json) {
    json.member("type", "pong");
    json.member("time", time);
  });
}

}  // namespace hastilude::wire
