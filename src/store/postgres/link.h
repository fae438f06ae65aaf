// A thin wrapper of libpq: one connection to PostgreSQL, for one thread, over which many questions
// go at once. Trouble with the connection is thrown and does not leave the store.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "store/store.h"

struct pg_conn;
struct pg_result;

namespace hastilude::store {

class PostgresError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// What lies in the database is damaged where we looked.
class PostgresDamage : public PostgresError {
 public:
  using PostgresError::PostgresError;
};

// As PostgreSQL reads and prints it; nothing stands for NULL.
using Parameter = std::optional<std::string>;

// Bytes as a parameter.
std::string hex_of(std::string_view bytes);
Parameter parameter(std::int64_t number);
Parameter parameter(const Hash& hash);
// Values of the same kind in one parameter: an array.
class Array {
 public:
  void add(std::string_view text);
  void add(std::int64_t number);
  void add(const Hash& hash);
  void add_null();
  Parameter parameter() const { return text_ + '}'; }

 private:
  std::string text_ = "{";
};

// The text must stand for ever: it is prepared once for a connection.
struct Query {
  const char* sql;
  std::vector<Parameter> parameters{};
};

// What a query gave.
class Answer {
 public:
  explicit Answer(pg_result* result);

  bool succeeded() const;
  int rows() const;
  std::string text(int row, int column) const;
  std::int64_t number(int row, int column) const;
  std::optional<int> number_or_null(int row, int column) const;
  bool is_null(int row, int column) const;
  bool yes(int row, int column) const;
  std::string bytes(int row, int column) const;
  Hash hash(int row, int column) const;
  // How many rows a query has changed.
  std::int64_t changed() const;

 private:
  std::shared_ptr<pg_result> result_;
};

// Queries that take effect together or not at all.
using Bundle = std::vector<Query>;
// Of each query of a bundle, or what went wrong; then none of them took effect.
using Answers = Outcome<std::vector<Answer>>;

// Where the database is, as libpq is told, and the password if that does not say it.
struct Whereabouts {
  std::string address;
  std::string password{};
};

// What can be read from an address without asking anybody.
struct Parsed {
  std::string wrong{};  // empty: it can be read
  bool has_password = false;
};
Parsed parse_address(const std::string& address);

class Link {
 public:
  explicit Link(const Whereabouts& where);
  ~Link();
  Link(const Link&) = delete;
  Link& operator=(const Link&) = delete;

  // Sends all bundles before it waits for the first answer. They take effect in order, each as a
  // transaction of its own. If the connection is lost, the fate of all of them is unknown.
  std::vector<Answers> ask(std::span<const Bundle> bundles);
  // One bundle that has to succeed.
  std::vector<Answer> must(const Bundle& bundle);
  // Statements without parameters or answers.
  void execute(const char* sql);
  // A query without parameters; several statements may stand before it.
  Answer query(const char* sql);
  // One that gives one number.
  std::int64_t number(const char* sql);

  // What others have notified since, where we listen.
  std::vector<std::string> notices();
  // On which it comes.
  int socket() const;

 private:
  void prepare(std::span<const Bundle> bundles);
  void send(const Bundle& bundle);
  void expect_sent(int code);
  pg_result* next();
  void wait(short events);
  void take_prepared();
  Answers take(const Bundle& bundle);
  [[noreturn]] void fail() const;

  pg_conn* connection_ = nullptr;
  std::set<const char*> prepared_;
  std::vector<const char*> preparing_;
};

}  // namespace hastilude::store
