// What messages and answers have in common: objects, members that may be missing, seats.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/function_ref.h"
#include "table/settings.h"
#include "wire/json_writer.h"

namespace hastilude::wire {

// How a person is called now; empty if he is not known any more.
using NameOf = FunctionRef<std::string(const std::string& person)>;

// A message or an answer that is an object: what `fill` writes into it.
template <class Fill>
std::string object(Fill&& fill) {
  JsonWriter json;
  json.object([&] { fill(json); });
  return json.take();
}

template <class Each, class Item>
std::string array(std::span<const Item> items, Each&& each) {
  JsonWriter json;
  json.array([&] {
    for (const Item& item : items) each(json, item);
  });
  return json.take();
}

// ---- times of a table

inline void windows_member(JsonWriter& json, const tables::Windows& windows) {
  json.object("windows", [&] {
    json.member("reaction", windows.reaction);
    json.member("offer", windows.offer);
    json.member("ransom", windows.ransom);
    json.member("pace", windows.pace);
  });
}

inline void patience_member(JsonWriter& json, const tables::Patience& patience) {
  json.object("patience", [&] {
    json.member("absent", patience.absent);
    json.member("silent", patience.silent);
  });
}

// ---- values that may be missing

inline void member_or_null(JsonWriter& json, std::string_view key, std::string_view text) {
  if (text.empty()) return json.member(key, nullptr);
  json.member(key, text);
}
inline void member_or_null(JsonWriter& json, std::string_view key, Seat seat) {
  if (seat == nobody) return json.member(key, nullptr);
  json.member(key, seat.number());
}
inline void member_or_null(JsonWriter& json, std::string_view key,
                           std::optional<tables::Time> time) {
  if (!time) return json.member(key, nullptr);
  json.member(key, *time);
}

template <class Seats>
void seats_member(JsonWriter& json, std::string_view key, const Seats& seats) {
  json.array(key, [&] {
    for (const Seat seat : seats) json.value(seat.number());
  });
}

inline void texts_member(JsonWriter& json, std::string_view key,
                         std::span<const std::string> texts) {
  json.array(key, [&] {
    for (const std::string& text : texts) json.value(text);
  });
}

// ---- who sits at a table

inline void places_member(JsonWriter& json, std::span<const tables::Place> places, NameOf name) {
  json.array("seats", [&] {
    int number = 0;
    for (const tables::Place& place : places) {
      const bool person = !place.person.empty();
      json.object([&] {
        json.member("seat", ++number);
        json.member("who", person ? "person" : place.empty() ? "empty" : "bot");
        member_or_null(json, "name", person ? name(place.person) : std::string());
        member_or_null(json, "bot", place.bot);
        json.member("away", place.away());
      });
    }
  });
}

}  // namespace hastilude::wire
