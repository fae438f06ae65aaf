// A thin wrapper of SQLite's C interface. Trouble is thrown and does not leave the store.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace hastilude::store {

class SqliteError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// What lies in the file is damaged where we looked.
class DamageError : public SqliteError {
 public:
  using SqliteError::SqliteError;
};

class Database;

// A prepared statement: bind its parameters in order, step through its rows, read their columns.
class Statement {
 public:
  Statement(Database& database, const char* sql);
  ~Statement();
  Statement(const Statement&) = delete;
  Statement& operator=(const Statement&) = delete;

  // Begins anew, with parameters to bind.
  Statement& start();
  Statement& bind(std::int64_t number);
  Statement& bind(std::string_view text);
  Statement& bind(std::span<const std::uint8_t> bytes);
  Statement& bind(std::optional<int> number);

  // Whether there is a row.
  bool step();
  // Steps to the end; for statements that give no rows.
  void run();

  bool is_null(int column) const;
  std::int64_t number(int column) const;
  std::optional<int> number_or_null(int column) const;
  std::string text(int column) const;
  std::span<const std::uint8_t> bytes(int column) const;

 private:
  void expect_ok(int code);

  Database* database_;
  sqlite3_stmt* statement_ = nullptr;
  int bound_ = 0;
};

class Database {
 public:
  Database(const std::string& file, int patience);
  ~Database();
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;

  void execute(const char* sql);
  std::int64_t number(const char* sql);
  bool in_transaction() const;
  sqlite3* handle() const { return handle_; }
  [[noreturn]] void fail(std::string_view doing) const;

 private:
  sqlite3* handle_ = nullptr;
};

}  // namespace hastilude::store
