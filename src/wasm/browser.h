// What the browser does for the tables of a device: everything that is no computation.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "table/settings.h"
#include "wasm/problem.h"

namespace hastilude::wasm {

using tables::Time;

// A row of a table as it is kept. Rows are numbered from 1, without gaps.
struct KeptRow {
  int sequence = 0;
  int format = 0;
  std::string payload;
};

// Which bot is asked: by which table, in which question, for which seat.
struct Asked {
  std::string table;
  int question = 0;
  Seat seat;
};

// Who wants a hint: at which table, by which wish, after how much thinking.
struct Hinted {
  std::string table;
  std::string id;
  int depth = 1;
};

class Browser {
 public:
  virtual ~Browser() = default;

  virtual Time now() = 0;
  // From the system's own source, never from the bots' generator.
  virtual std::uint64_t random() = 0;
  // A message to the client.
  virtual void send(std::string_view message) = 0;
  // The answer to a request.
  virtual void answer(int request, int status, std::string_view body) = 0;
  // Keeps rows, all of them or none, and says so by Desk::kept().
  virtual void keep(const std::string& table, const std::vector<KeptRow>& rows) = 0;
  // Brings all rows of a table by Desk::fetched().
  virtual void fetch(const std::string& table) = 0;
  // How a table stands in the list of one's own, as wire::list() writes it.
  virtual void list(const std::string& table, std::string_view listed) = 0;
  // Has a bot think elsewhere, and brings its answer by Desk::decided().
  virtual void think(const Asked& asked, const Problem& problem) = 0;
  // The same for somebody who wants a hint: what comes of weigh() is brought by Desk::weighed().
  virtual void weigh(const Hinted& hinted, const Problem& problem) = 0;
};

// Whether rows were kept. conflict: another page of this device was first.
enum class Kept : std::uint8_t { done, conflict };

}  // namespace hastilude::wasm
