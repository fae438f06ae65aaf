// What the server answers to requests, as JSON.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "table/table.h"
#include "wire/writing.h"

namespace hastilude::wire {

std::string person(std::string_view person, std::string_view name);
std::string ticket(std::string_view ticket);
// Every game with its options, the bots that play it, and the times of a table that asks for none.
std::string games(const tables::Roster& roster, const tables::Windows& windows,
                  const tables::Patience& patience);

struct Listed {
  std::string table;
  const tables::Settings& settings;
  std::vector<tables::Place> places;
  tables::Stage stage = tables::Stage::waiting;
  std::string host;                   // his name
  SeatSet winners;                    // of a game that is over
  std::optional<tables::Time> ended;  // and when that was
  std::optional<bool> your_turn;      // only in the list of one's own tables, like one's seat
  Seat you = nobody;
};
std::string list(std::span<const Listed> tables, NameOf name);

// Tables that cannot be read any more.
std::string broken(std::span<const std::string> tables);
// The addresses by which others in the network can reach this machine, for links.
std::string addresses(std::span<const std::string> addresses);
std::string new_table(std::string_view table, std::string_view invitation);
std::string table(std::string_view table);
std::string failure(std::string_view code, std::string_view about = {});

}  // namespace hastilude::wire
