#include "simulation/standing.h"

#include <boost/json/parse.hpp>

#include "core/notation.h"
#include "record/line_text.h"
#include "table/settings_text.h"
#include "wire/marked.h"

namespace hastilude::tests {

namespace json = boost::json;

std::vector<std::string> texts_of(const tables::Table& table, Observer observer) {
  std::vector<std::string> texts;
  for (const match::Line& line : table.lines(observer))
    texts.push_back(record::line_text(*table.settings().game, line));
  return texts;
}

namespace {

std::vector<std::string> position_of(const tables::Table& table, const tables::Now& now) {
  std::vector<std::string> lines;
  NotationLines notation([&](std::string_view line) { lines.emplace_back(line); });
  if (now.view) table.settings().game->write_position(*now.view, notation);
  return lines;
}

}  // namespace

json::value facts_of(const tables::Table& table, const tables::Now& now) {
  wire::JsonWriter json;
  wire::MarkedSink sink(json, wire::MarkedSink::Cards::counted);
  json.array([&] {
    if (now.view) table.settings().game->write_position(*now.view, sink);
  });
  return json::parse(json.text());
}

std::string standing(const tables::Table& table, const tables::Viewer& viewer) {
  const tables::Now now = table.now(viewer, 0);
  std::string text = std::string(name_of(now.stage)) + '\n';
  for (const std::string& line : texts_of(table, viewer.observer)) text += line + '\n';
  for (const std::string& line : position_of(table, now)) text += line + '\n';
  for (const tables::Place& place : now.places) text += tables::place_text(place) + '\n';
  if (now.question) {
    text += std::to_string(now.question->opened) + ' ' +
            std::to_string(now.question->closes.value_or(0)) + '\n';
  }
  if (now.choices) {
    for (const AnyMove& move : now.choices->moves)
      text += record::line_text(*table.settings().game, move) + '\n';
    text += std::to_string(now.choices->picks.size()) + '\n';
  }
  for (const tables::ClockShown& clock : now.clocks) text += std::to_string(clock.left) + ' ';
  if (now.held) text += record::line_text(*table.settings().game, *now.held);
  return text + '\n' + std::to_string(table.number(viewer.observer));
}

std::vector<Observer> everyone(int players) {
  std::vector<Observer> observer{Observer::spectator()};
  for (const Seat seat : SeatSet::all(players)) observer.push_back(Observer::of(seat));
  return observer;
}

}  // namespace hastilude::tests
