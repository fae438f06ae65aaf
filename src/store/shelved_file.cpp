#include <map>

#include "store/database.h"
#include "store/shelf.h"

namespace hastilude::store {
namespace {

constexpr int patience_ms = 5000;

std::optional<std::string> read_cell(const Statement& statement, int at, Cell cell) {
  if (statement.is_null(at)) return {};
  if (cell != Cell::bytes) return statement.text(at);
  const std::span<const std::uint8_t> bytes = statement.bytes(at);
  return std::string(bytes.begin(), bytes.end());
}

void bind_cell(Statement& statement, const std::optional<std::string>& cell, Cell kind) {
  if (!cell) {
    statement.bind(std::optional<int>());
  } else if (kind == Cell::bytes) {
    statement.bind(std::span(reinterpret_cast<const std::uint8_t*>(cell->data()), cell->size()));
  } else if (kind == Cell::text) {
    statement.bind(std::string_view(*cell));
  } else {
    statement.bind(std::int64_t{std::stoll(*cell)});
  }
}

class ShelvedFile final : public Shelved {
 public:
  explicit ShelvedFile(const std::string& file) : database_(file, patience_ms) {}

  std::int64_t count(const Shelf& shelf) override {
    return database_.number(("SELECT count(*) FROM " + std::string(shelf.name)).c_str());
  }

  void read(const Shelf& shelf, const std::function<void(const Cells&)>& each) override {
    const std::string sql = "SELECT " + names_of(shelf) + " FROM " + std::string(shelf.name) +
                            " ORDER BY " + std::string(shelf.order);
    Statement statement(database_, sql.c_str());
    statement.start();
    while (statement.step()) {
      Cells cells;
      for (int at = 0; const Column& column : shelf.columns)
        cells.push_back(read_cell(statement, at++, column.cell));
      each(cells);
    }
  }

  void put(const Shelf& shelf, const Cells& cells) override {
    if (!database_.in_transaction()) database_.execute("BEGIN IMMEDIATE");
    Statement& statement = insert_into(shelf);
    statement.start();
    for (std::size_t at = 0; const Column& column : shelf.columns)
      bind_cell(statement, cells[at++], column.cell);
    statement.run();
  }

  void keep() override {
    if (database_.in_transaction()) database_.execute("COMMIT");
  }

 private:
  Statement& insert_into(const Shelf& shelf) {
    const auto known = inserts_.find(shelf.name);
    if (known != inserts_.end()) return known->second;
    std::string places;
    for (std::size_t i = 0; i < shelf.columns.size(); ++i) places += i == 0 ? "?" : ", ?";
    const std::string sql = "INSERT INTO " + std::string(shelf.name) + " (" + names_of(shelf) +
                            ") VALUES (" + places + ")";
    return inserts_
        .emplace(std::piecewise_construct, std::forward_as_tuple(shelf.name),
                 std::forward_as_tuple(database_, sql.c_str()))
        .first->second;
  }

  Database database_;
  std::map<std::string_view, Statement> inserts_;
};

}  // namespace

std::unique_ptr<Shelved> shelved_file(const std::string& file) {
  return std::make_unique<ShelvedFile>(file);
}

}  // namespace hastilude::store
