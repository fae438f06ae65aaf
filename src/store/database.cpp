#include "store/database.h"

#include <sqlite3.h>

#include "store/gathered_log.h"

namespace hastilude::store {
namespace {

// "disk I/O error" alone tells nobody what to look for.
std::string when_it_failed(int code) {
  switch (code) {
    case SQLITE_IOERR_READ:
    case SQLITE_IOERR_SHORT_READ: return " while reading";
    case SQLITE_IOERR_WRITE: return " while writing; may the file grow (limits, quota)?";
    case SQLITE_IOERR_FSYNC:
    case SQLITE_IOERR_DIR_FSYNC: return " while waiting for the disk to keep it";
    default: return {};
  }
}

}  // namespace

Database::Database(const std::string& file, int patience) {
  const int code = sqlite3_open_v2(file.c_str(), &handle_,
                                   SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX,
                                   gathered_log());
  if (code != SQLITE_OK) {
    const std::string what = handle_ != nullptr ? sqlite3_errmsg(handle_) : sqlite3_errstr(code);
    sqlite3_close(handle_);
    throw SqliteError(what);
  }
  sqlite3_busy_timeout(handle_, patience);
}

Database::~Database() { sqlite3_close(handle_); }

void Database::fail(std::string_view doing) const {
  const std::string what = std::string(doing) + ": " + sqlite3_errmsg(handle_) +
                           when_it_failed(sqlite3_extended_errcode(handle_));
  if (sqlite3_errcode(handle_) == SQLITE_CORRUPT) throw DamageError(what);
  throw SqliteError(what);
}

void Database::execute(const char* sql) {
  if (sqlite3_exec(handle_, sql, nullptr, nullptr, nullptr) != SQLITE_OK) fail(sql);
}

std::int64_t Database::number(const char* sql) {
  Statement statement(*this, sql);
  return statement.start().step() ? statement.number(0) : 0;
}

bool Database::in_transaction() const { return sqlite3_get_autocommit(handle_) == 0; }

Statement::Statement(Database& database, const char* sql) : database_(&database) {
  if (sqlite3_prepare_v2(database.handle(), sql, -1, &statement_, nullptr) != SQLITE_OK) {
    database.fail(sql);
  }
}

Statement::~Statement() { sqlite3_finalize(statement_); }

void Statement::expect_ok(int code) {
  if (code != SQLITE_OK) database_->fail(sqlite3_sql(statement_));
}

Statement& Statement::start() {
  // What the last run came to was told when it ran.
  sqlite3_reset(statement_);
  bound_ = 0;
  return *this;
}

Statement& Statement::bind(std::int64_t number) {
  expect_ok(sqlite3_bind_int64(statement_, ++bound_, number));
  return *this;
}

Statement& Statement::bind(std::string_view text) {
  expect_ok(sqlite3_bind_text64(statement_, ++bound_, text.data(), text.size(), SQLITE_TRANSIENT,
                                SQLITE_UTF8));
  return *this;
}

Statement& Statement::bind(std::span<const std::uint8_t> bytes) {
  expect_ok(
      sqlite3_bind_blob64(statement_, ++bound_, bytes.data(), bytes.size(), SQLITE_TRANSIENT));
  return *this;
}

Statement& Statement::bind(std::optional<int> number) {
  if (number) return bind(static_cast<std::int64_t>(*number));
  expect_ok(sqlite3_bind_null(statement_, ++bound_));
  return *this;
}

bool Statement::step() {
  const int code = sqlite3_step(statement_);
  if (code == SQLITE_ROW) return true;
  if (code == SQLITE_DONE) {
    sqlite3_reset(statement_);
    return false;
  }
  database_->fail(sqlite3_sql(statement_));
}

void Statement::run() {
  while (step()) {
  }
}

bool Statement::is_null(int column) const {
  return sqlite3_column_type(statement_, column) == SQLITE_NULL;
}

std::int64_t Statement::number(int column) const {
  return sqlite3_column_int64(statement_, column);
}

std::optional<int> Statement::number_or_null(int column) const {
  if (is_null(column)) return {};
  return static_cast<int>(number(column));
}

std::string Statement::text(int column) const {
  const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(statement_, column));
  const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_, column));
  return text == nullptr ? std::string() : std::string(text, size);
}

std::span<const std::uint8_t> Statement::bytes(int column) const {
  const auto* bytes = static_cast<const std::uint8_t*>(sqlite3_column_blob(statement_, column));
  return {bytes, static_cast<std::size_t>(sqlite3_column_bytes(statement_, column))};
}

}  // namespace hastilude::store
