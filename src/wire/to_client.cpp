#include "wire/to_client.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "games/find.h"
#include "record/record.h"
#include "table/statement.h"
#include "wire/limits.h"

namespace hastilude::wire {
namespace {

namespace json = boost::json;

std::string text_of(const json::value& value) { return json::serialize(value); }

json::value or_null(std::string_view text) {
  return text.empty() ? json::value(nullptr) : json::value(text);
}
json::value or_null(Seat seat) {
  return seat == nobody ? json::value(nullptr) : json::value(seat.number());
}

json::object term(const tables::Term& term) {
  using Kind = tables::Term::Kind;
  switch (term.kind) {
    case Kind::seat: return {{"seat", term.number}};
    case Kind::hidden: return {{"card", nullptr}};
    case Kind::place: return {{"place", term.number}};
    case Kind::number: return {{"number", term.number}};
    case Kind::word: return {{"word", term.text}};
    case Kind::none: return {{"none", true}};
    case Kind::card: break;
  }
  json::object card{{"card", term.text}};
  if (term.number > 1) card["times"] = term.number;
  return card;
}

json::array terms(const std::vector<tables::Term>& list) {
  json::array array;
  for (const tables::Term& each : list) array.push_back(term(each));
  return array;
}

json::object statement(const GameApi& game, std::string_view line) {
  const tables::Statement statement = tables::statement_of(game, line);
  json::object object{{"text", statement.text}, {"kind", statement.kind}};
  if (statement.seat != nobody) object["seat"] = statement.seat.number();
  object["args"] = terms(statement.terms);
  return object;
}

// Lines of a match, or moves.
template <class Lines>
json::array statements(const GameApi& game, const Lines& lines) {
  json::array array;
  for (const auto& line : lines) array.push_back(statement(game, line_text(game, line)));
  return array;
}

// The lines that one of the game's functions writes of a view.
json::array view_statements(const GameApi& game, const std::optional<AnyView>& view,
                            void (*write)(const AnyView&, PrintLine)) {
  json::array array;
  if (!view) return array;
  write(*view, [&](std::string_view line) { array.push_back(statement(game, line)); });
  return array;
}

template <class Seats>
json::array seat_numbers(const Seats& seats) {
  json::array array;
  for (const Seat seat : seats) array.push_back(seat.number());
  return array;
}

json::array places(const std::vector<tables::Place>& places, NameOf name) {
  json::array array;
  int number = 0;
  for (const tables::Place& place : places) {
    const bool person = !place.person.empty();
    array.push_back(
        json::object{{"seat", ++number},
                     {"who", person          ? "person"
                             : place.empty() ? "empty"
                                             : "bot"},
                     {"name", person ? or_null(name(place.person)) : json::value(nullptr)},
                     {"bot", or_null(place.bot)},
                     {"away", place.away()}});
  }
  return array;
}

json::object options(const tables::Settings& settings) {
  json::object object;
  const std::span<const Option> known = settings.game->options;
  for (std::size_t i = 0; i < known.size(); ++i)
    object[known[i].key] = option_text(known[i], settings.setup.values[i]);
  return object;
}

json::value clock(const std::optional<tables::Clock>& clock) {
  if (!clock) return nullptr;
  return json::object{{"total", clock->total}, {"increment", clock->increment}};
}

json::object info(const tables::Settings& settings, std::string_view invitation) {
  const tables::Windows& windows = settings.windows;
  return {{"game", settings.game->name},
          {"players", settings.players()},
          {"options", options(settings)},
          {"private", settings.access == tables::Access::invited},
          {"windows", json::object{{"reaction", windows.reaction},
                                   {"offer", windows.offer},
                                   {"ransom", windows.ransom},
                                   {"pace", windows.pace}}},
          {"clock", clock(settings.clock)},
          {"invitation", or_null(invitation)}};
}

constexpr std::string_view name_of_asking(Asking asking) {
  switch (asking) {
    case Asking::turn: return "turn";
    case Asking::reaction: return "reaction";
    case Asking::offer: return "offer";
  }
  return {};
}

json::value question(const std::optional<tables::QuestionShown>& question) {
  if (!question) return nullptr;
  return json::object{
      {"kind", name_of_asking(question->kind)},
      {"asked", seat_numbers(question->asked)},
      {"may", seat_numbers(question->may)},
      {"opened", question->opened},
      {"closes", question->closes ? json::value(*question->closes) : json::value(nullptr)},
      {"more_time", question->more_time}};
}

json::object pick(const GameApi& game, const Pick& pick) {
  json::object object = statement(game, pick.words.view());
  object["least"] = pick.least;
  object["most"] = pick.most;
  json::array cards;
  for (int card = 0; card < most_card_kinds; ++card) {
    for (int i = 0; i < pick.counts[static_cast<std::size_t>(card)]; ++i) {
      Line line;
      game.write_card(line, card);
      cards.push_back(json::value(line.view()));
    }
  }
  object["cards"] = std::move(cards);
  return object;
}

json::value choices(const GameApi& game, const std::optional<tables::ChoicesShown>& choices) {
  if (!choices) return nullptr;
  json::array picks;
  for (const Pick& each : choices->picks) picks.push_back(pick(game, each));
  return json::object{{"must", choices->must},
                      {"moves", statements(game, choices->moves)},
                      {"picks", std::move(picks)}};
}

json::value clocks(const std::vector<tables::ClockShown>& clocks) {
  if (clocks.empty()) return nullptr;
  json::array array;
  for (const tables::ClockShown& clock : clocks) {
    array.push_back(json::object{
        {"seat", clock.seat.number()}, {"left", clock.left}, {"running", clock.running}});
  }
  return array;
}

json::object now_object(const Shown& shown, const tables::Now& now) {
  const GameApi& game = *shown.settings.game;
  const bool over = now.stage == tables::Stage::over;
  return {{"time", now.time},
          {"stage", tables::name_of(now.stage)},
          {"you", or_null(now.you)},
          {"host", now.host},
          {"seats", places(now.places, shown.name)},
          {"position", view_statements(game, now.view, game.write_position)},
          {"facts", view_statements(game, now.view, game.write_facts)},
          {"question", question(now.question)},
          {"choices", choices(game, now.choices)},
          {"held", or_null(now.held ? line_text(game, *now.held) : std::string())},
          {"undo", now.undo},
          {"clocks", clocks(now.clocks)},
          {"winners", over ? json::value(seat_numbers(now.winners)) : json::value(nullptr)},
          {"rematch", or_null(now.rematch)}};
}

json::object entry(const Remark& remark) {
  return {{"id", remark.id},
          {"time", remark.time},
          {"seat", or_null(remark.seat)},
          {"name", or_null(remark.name)},
          {"text", remark.text}};
}

json::object answer(std::string_view type, std::string_view table, std::string_view id) {
  return {{"type", type}, {"table", table}, {"id", id}};
}

json::object option(const Option& option) {
  if (option.words.empty()) {
    return {{"key", option.key},
            {"least", option.least},
            {"most", option.most},
            {"usual", option.usual}};
  }
  json::array values;
  for (const std::string_view word : option.words) values.push_back(json::value(word));
  return {{"key", option.key}, {"values", std::move(values)}};
}

}  // namespace

std::string welcome(std::string_view person, std::string_view name, Time time) {
  return text_of(json::object{{"type", "welcome"},
                              {"protocol", protocol},
                              {"person", person},
                              {"name", or_null(name)},
                              {"time", time}});
}

std::string snapshot(const Shown& shown, const Snapshot& snapshot) {
  json::array talk;
  for (const Remark& remark : snapshot.talk) talk.push_back(entry(remark));
  return text_of(json::object{{"type", "snapshot"},
                              {"table", shown.table},
                              {"number", snapshot.number},
                              {"info", info(shown.settings, snapshot.invitation)},
                              {"lines", statements(*shown.settings.game, snapshot.lines)},
                              {"now", now_object(shown, snapshot.now)},
                              {"chat", std::move(talk)}});
}

std::string event(const Shown& shown, const tables::Event& event, const tables::Now* now) {
  json::object object{{"type", "event"},
                      {"table", shown.table},
                      {"number", event.number},
                      {"kind", tables::name_of(event.kind)},
                      {"lines", statements(*shown.settings.game, event.lines)}};
  if (event.back_to) object["back_to"] = *event.back_to;
  if (now != nullptr) object["now"] = now_object(shown, *now);
  return text_of(object);
}

std::string done(std::string_view table, std::string_view id, int number) {
  json::object object = answer("done", table, id);
  object["number"] = number;
  return text_of(object);
}

std::string stale(std::string_view table, std::string_view id, int number) {
  json::object object = answer("stale", table, id);
  object["number"] = number;
  return text_of(object);
}

std::string refused(const Shown& shown, std::string_view id, const tables::Refused& refused) {
  if (refused.denial != tables::Denial::rule)
    return wire::refused(shown.table, id, tables::name_of(refused.denial));
  const GameApi& game = *shown.settings.game;
  json::object object = answer("refused", shown.table, id);
  object["code"] = game.reason_name(refused.refusal.reason);
  object["rule"] = std::string(1, game.rule_letter) + std::to_string(refused.refusal.rule);
  object["subjects"] = terms(tables::subjects_of(game, refused.refusal));
  return text_of(object);
}

std::string refused(std::string_view table, std::string_view id, std::string_view code) {
  json::object object = answer("refused", table, id);
  object["code"] = code;
  return text_of(object);
}

std::string presence(std::string_view table, SeatSet online, int spectators) {
  return text_of(json::object{{"type", "presence"},
                              {"table", table},
                              {"online", seat_numbers(online)},
                              {"spectators", spectators}});
}

std::string chat(std::string_view table, const Remark& remark) {
  return text_of(json::object{{"type", "chat"}, {"table", table}, {"chat", entry(remark)}});
}

std::string gone(std::string_view table, std::string_view code) {
  return text_of(json::object{{"type", "gone"}, {"table", table}, {"code", code}});
}

std::string closing(Time after) {
  return text_of(json::object{{"type", "closing"}, {"after", after}});
}

std::string error(std::string_view code, std::string_view about) {
  json::object object{{"type", "error"}, {"code", code}};
  if (!about.empty()) object["about"] = about;
  return text_of(object);
}

std::string pong(Time time) { return text_of(json::object{{"type", "pong"}, {"time", time}}); }

std::string person(std::string_view person, std::string_view name) {
  return text_of(json::object{{"person", person}, {"name", or_null(name)}});
}

std::string ticket(std::string_view ticket) { return text_of(json::object{{"ticket", ticket}}); }

std::string games(const tables::Roster& roster) {
  json::array games;
  for (const GameApi& game : all_games()) {
    json::array options;
    for (const Option& each : game.options) options.push_back(option(each));
    json::array bots;
    for (const std::string& bot : roster.of(game).names) bots.push_back(json::value(bot));
    games.push_back(json::object{{"game", game.name},
                                 {"players", json::array{game.least_players, game.most_players}},
                                 {"options", std::move(options)},
                                 {"bots", std::move(bots)}});
  }
  return text_of(games);
}

std::string list(std::span<const Listed> tables, NameOf name) {
  json::array array;
  for (const Listed& listed : tables) {
    json::object object{{"table", listed.table},
                        {"game", listed.settings.game->name},
                        {"players", listed.settings.players()},
                        {"seats", places(listed.places, name)},
                        {"stage", tables::name_of(listed.stage)},
                        {"host", or_null(listed.host)}};
    if (listed.your_turn) object["your_turn"] = *listed.your_turn;
    array.push_back(std::move(object));
  }
  return text_of(array);
}

std::string new_table(std::string_view table, std::string_view invitation) {
  return text_of(json::object{{"table", table}, {"invitation", or_null(invitation)}});
}

std::string table(std::string_view table) { return text_of(json::object{{"table", table}}); }

std::string failure(std::string_view code) { return text_of(json::object{{"code", code}}); }

}  // namespace hastilude::wire
