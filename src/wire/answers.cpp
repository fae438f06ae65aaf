#include "wire/answers.h"

#include "games/find.h"

namespace hastilude::wire {
namespace {

void option_object(JsonWriter& json, const Option& option) {
  json.object([&] {
    json.member("key", option.key);
    if (option.words.empty()) {
      json.member("least", option.least);
      json.member("most", option.most);
      json.member("usual", option.usual);
      return;
    }
    json.array("values", [&] {
      for (const std::string_view word : option.words) json.value(word);
    });
  });
}

}  // namespace

std::string person(std::string_view person, std::string_view name) {
  return object([&](JsonWriter& json) {
    json.member("person", person);
    member_or_null(json, "name", name);
  });
}

std::string ticket(std::string_view ticket) {
  return object([&](JsonWriter& json) { json.member("ticket", ticket); });
}

std::string games(const tables::Roster& roster, const tables::Windows& windows,
                  const tables::Patience& patience) {
  return array(games::all_games(), [&](JsonWriter& json, const GameApi& game) {
    json.object([&] {
      json.member("game", game.name);
      json.array("players", [&] {
        json.value(game.least_players);
        json.value(game.most_players);
      });
      json.array("options", [&] {
        for (const Option& option : game.options) option_object(json, option);
      });
      texts_member(json, "bots", roster.of(game).names);
      windows_member(json, windows);
      patience_member(json, patience);
    });
  });
}

std::string list(std::span<const Listed> tables, NameOf name) {
  return array(tables, [&](JsonWriter& json, const Listed& listed) {
    json.object([&] {
      json.member("table", listed.table);
      json.member("game", listed.settings.game->name);
      json.member("players", listed.settings.players());
      places_member(json, listed.places, name);
      json.member("stage", tables::name_of(listed.stage));
      member_or_null(json, "host", listed.host);
      if (!listed.winners.empty()) seats_member(json, "winners", listed.winners);
      if (listed.ended) json.member("ended", *listed.ended);
      if (listed.your_turn) json.member("your_turn", *listed.your_turn);
      if (listed.you != nobody) json.member("you", listed.you.number());
    });
  });
}

std::string broken(std::span<const std::string> tables) {
  return object([&](JsonWriter& json) { texts_member(json, "tables", tables); });
}

std::string addresses(std::span<const std::string> addresses) {
  return object([&](JsonWriter& json) { texts_member(json, "addresses", addresses); });
}

std::string new_table(std::string_view table, std::string_view invitation) {
  return object([&](JsonWriter& json) {
    json.member("table", table);
    member_or_null(json, "invitation", invitation);
  });
}

std::string table(std::string_view table) {
  return object([&](JsonWriter& json) { json.member("table", table); });
}

std::string failure(std::string_view code, std::string_view about) {
  return object([&](JsonWriter& json) {
    json.member("code", code);
    if (!about.empty()) json.member("about", about);
  });
}

}  // namespace hastilude::wire
