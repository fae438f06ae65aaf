#include <set>

#include "store/postgres/schema.h"
#include "store/shelf.h"

namespace hastilude::store {
namespace {

// Lines that are sent, or asked for, at a time.
constexpr std::size_t armful = 500;

// As a query gives it so that it can be read as a cell.
std::string given(const Column& column) {
  const std::string name(column.name);
  return column.cell == Cell::flag ? name + "::integer" : name;
}

Parameter sent(const std::optional<std::string>& cell, Cell kind) {
  if (!cell || kind != Cell::bytes) return cell;
  return hex_of(*cell);
}

class ShelvedDatabase final : public Shelved {
 public:
  explicit ShelvedDatabase(const Whereabouts& where) : link_(where) {
    insist(link_);
    link_.execute("SET search_path TO hastilude; BEGIN");
  }

  std::int64_t count(const Shelf& shelf) override {
    return link_.number(("SELECT count(*) FROM " + std::string(shelf.name)).c_str());
  }

  void read(const Shelf& shelf, const std::function<void(const Cells&)>& each) override {
    std::string columns;
    for (const Column& column : shelf.columns)
      columns += (columns.empty() ? "" : ", ") + given(column);
    link_.execute(("DECLARE all_lines CURSOR FOR SELECT " + columns + " FROM " +
                   std::string(shelf.name) + " ORDER BY " + std::string(shelf.order))
                      .c_str());
    const std::string fetch = "FETCH " + std::to_string(armful) + " FROM all_lines";
    while (true) {
      const Answer answer = link_.query(fetch.c_str());
      for (int row = 0; row < answer.rows(); ++row) each(cells_of(shelf, answer, row));
      if (answer.rows() == 0) break;
    }
    link_.execute("CLOSE all_lines");
  }

  void put(const Shelf& shelf, const Cells& cells) override {
    Query query{insert_into(shelf)};
    for (std::size_t at = 0; const Column& column : shelf.columns)
      query.parameters.push_back(sent(cells[at++], column.cell));
    waiting_.push_back(std::move(query));
    if (waiting_.size() == armful) send();
  }

  void keep() override {
    send();
    link_.execute("COMMIT; BEGIN");
  }

 private:
  static Cells cells_of(const Shelf& shelf, const Answer& answer, int row) {
    Cells cells;
    for (int at = 0; const Column& column : shelf.columns) {
      if (answer.is_null(row, at)) {
        cells.emplace_back();
      } else if (column.cell == Cell::bytes) {
        cells.emplace_back(answer.bytes(row, at));
      } else {
        cells.emplace_back(answer.text(row, at));
      }
      ++at;
    }
    return cells;
  }

  // Its text stands for ever, as a query wants it.
  const char* insert_into(const Shelf& shelf) {
    std::string places;
    for (std::size_t i = 1; i <= shelf.columns.size(); ++i)
      places += (i == 1 ? "$" : ", $") + std::to_string(i);
    return inserts_
        .insert("INSERT INTO " + std::string(shelf.name) + " (" + names_of(shelf) + ") VALUES (" +
                places + ")")
        .first->c_str();
  }

  void send() {
    if (!waiting_.empty()) link_.must(std::exchange(waiting_, {}));
  }

  Link link_;
  std::set<std::string> inserts_;
  Bundle waiting_;
};

}  // namespace

std::unique_ptr<Shelved> shelved_database(const Whereabouts& where) {
  return std::make_unique<ShelvedDatabase>(where);
}

}  // namespace hastilude::store
