#include "store/postgres/link.h"

#include <algorithm>
#include <charconv>
#include <cstring>

#include <libpq-fe.h>
#include <poll.h>

namespace hastilude::store {
namespace {

// A database that says nothing for so long is taken for gone; its own patience ends before that.
constexpr int silence_ms = 40'000;

constexpr std::string_view hex_digits = "0123456789abcdef";

std::string_view view(const Hash& hash) {
  return {reinterpret_cast<const char*>(hash.bytes.data()), hash.bytes.size()};
}

// What libpq says ends in a line feed, and may have several lines.
std::string in_one_line(const char* text) {
  std::string line;
  for (const char c : std::string_view(text == nullptr ? "" : text)) {
    if (c != '\n') {
      line += c;
    } else if (!line.empty() && line.back() != ' ') {
      line += ' ';
    }
  }
  while (!line.empty() && line.back() == ' ') line.pop_back();
  return line;
}

struct Clear {
  void operator()(pg_result* result) const { PQclear(result); }
};
using Held = std::unique_ptr<pg_result, Clear>;

// Why a query failed. What the database cannot read in its own pages, or cannot keep because of
// what it holds, harms nobody else.
Trouble trouble_of(const pg_result* result) {
  const char* const code = PQresultErrorField(result, PG_DIAG_SQLSTATE);
  const std::string_view state = code == nullptr ? "" : code;
  const bool own = state == "XX001" || state == "XX002" || state.starts_with("22");
  return {in_one_line(PQresultErrorMessage(result)),
          own ? Trouble::Extent::asked : Trouble::Extent::store};
}

// The same statement has the same name in every connection of this process.
std::string name_of(const char* sql) {
  return std::to_string(reinterpret_cast<std::uintptr_t>(sql));
}

}  // namespace

std::string hex_of(std::string_view bytes) {
  std::string text = "\\x";
  for (const char c : bytes) {
    const auto byte = static_cast<std::uint8_t>(c);
    text += hex_digits[byte >> 4U];
    text += hex_digits[byte & 15U];
  }
  return text;
}

Parameter parameter(std::int64_t number) { return std::to_string(number); }
Parameter parameter(const Hash& hash) { return hex_of(view(hash)); }

void Array::add(std::string_view text) {
  if (text_.size() > 1) text_ += ',';
  text_ += '"';
  for (const char c : text) {
    if (c == '"' || c == '\\') text_ += '\\';
    text_ += c;
  }
  text_ += '"';
}
void Array::add(std::int64_t number) {
  if (text_.size() > 1) text_ += ',';
  text_ += std::to_string(number);
}
void Array::add_null() { text_ += text_.size() > 1 ? ",NULL" : "NULL"; }
void Array::add(const Hash& hash) { add(std::string_view(hex_of(view(hash)))); }

Parsed parse_address(const std::string& address) {
  char* wrong = nullptr;
  const std::unique_ptr<PQconninfoOption, void (*)(PQconninfoOption*)> options(
      PQconninfoParse(address.c_str(), &wrong), PQconninfoFree);
  if (!options) {
    Parsed parsed{.wrong = in_one_line(wrong)};
    PQfreemem(wrong);
    return parsed;
  }
  Parsed parsed;
  for (const PQconninfoOption* option = options.get(); option->keyword != nullptr; ++option) {
    if (std::string_view(option->keyword) == "password" && option->val != nullptr)
      parsed.has_password = true;
  }
  return parsed;
}

Answer::Answer(pg_result* result) : result_(result, PQclear) {}

bool Answer::succeeded() const {
  const ExecStatusType status = PQresultStatus(result_.get());
  return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
}

int Answer::rows() const { return PQntuples(result_.get()); }

std::string Answer::text(int row, int column) const {
  return {PQgetvalue(result_.get(), row, column),
          static_cast<std::size_t>(PQgetlength(result_.get(), row, column))};
}

std::int64_t Answer::number(int row, int column) const {
  const std::string digits = text(row, column);
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (error != std::errc() || end != digits.data() + digits.size())
    throw PostgresDamage("the database gave '" + digits + "' where a number belongs");
  return number;
}

std::optional<int> Answer::number_or_null(int row, int column) const {
  if (is_null(row, column)) return {};
  return static_cast<int>(number(row, column));
}

bool Answer::yes(int row, int column) const { return text(row, column) == "t"; }

bool Answer::is_null(int row, int column) const {
  return PQgetisnull(result_.get(), row, column) != 0;
}

std::string Answer::bytes(int row, int column) const {
  const std::string text = this->text(row, column);
  if (!text.starts_with("\\x") || text.size() % 2 != 0)
    throw PostgresDamage("the database gave something else where bytes belong");
  const auto half = [&text](std::size_t at) { return hex_digits.find(text[at]); };
  std::string bytes;
  for (std::size_t at = 2; at < text.size(); at += 2)
    bytes += static_cast<char>(half(at) << 4U | half(at + 1));
  return bytes;
}

Hash Answer::hash(int row, int column) const {
  const std::string bytes = this->bytes(row, column);
  Hash hash;
  if (bytes.size() != hash.bytes.size()) throw PostgresDamage("a stored hash has the wrong length");
  std::ranges::copy(bytes, hash.bytes.begin());
  return hash;
}

std::int64_t Answer::changed() const { return std::atoll(PQcmdTuples(result_.get())); }

Link::Link(const Whereabouts& where) {
  // The address comes last but for what nobody may set otherwise: what it says goes before.
  std::vector<const char*> names{"connect_timeout", "tcp_user_timeout", "keepalives_idle"};
  std::vector<const char*> values{"5", "15000", "10"};
  if (!where.password.empty()) {
    names.push_back("password");
    values.push_back(where.password.c_str());
  }
  for (const auto& [name, value] : {std::pair{"dbname", where.address.c_str()},
                                    {"application_name", "hastilude"},
                                    {"client_encoding", "UTF8"}}) {
    names.push_back(name);
    values.push_back(value);
  }
  names.push_back(nullptr);
  values.push_back(nullptr);
  connection_ = PQconnectdbParams(names.data(), values.data(), 1);
  try {
    if (PQstatus(connection_) != CONNECTION_OK) fail();
    PQsetNoticeProcessor(
        connection_, [](void*, const char*) {}, nullptr);
    if (PQsetnonblocking(connection_, 1) != 0 || PQenterPipelineMode(connection_) != 1) fail();
  } catch (const PostgresError&) {
    PQfinish(connection_);
    throw;
  }
}

Link::~Link() { PQfinish(connection_); }

void Link::fail() const {
  const std::string said = in_one_line(PQerrorMessage(connection_));
  throw PostgresError(said.empty() ? "the database does not answer" : said);
}

void Link::expect_sent(int code) {
  if (code != 1) fail();
}

// Waits until the socket can be read, or whatever else is wished for.
void Link::wait(short events) {
  pollfd socket{PQsocket(connection_), events, 0};
  int ready = 0;
  do {
    ready = ::poll(&socket, 1, silence_ms);
  } while (ready < 0 && errno == EINTR);
  if (ready == 0) throw PostgresError("the database has not answered for 40 seconds");
  if (ready < 0) throw PostgresError(std::strerror(errno));
  if ((socket.revents & (POLLIN | POLLERR | POLLHUP)) != 0 && PQconsumeInput(connection_) != 1)
    fail();
}

// The next result; none ends those of a query. Sends what is still to be sent meanwhile, so that
// neither side waits for the other with full hands.
pg_result* Link::next() {
  while (true) {
    const int left = PQflush(connection_);
    if (left < 0) fail();
    if (PQisBusy(connection_) == 0) return PQgetResult(connection_);
    wait(left == 0 ? POLLIN : POLLIN | POLLOUT);
  }
}

// New statements first, apart from what uses them: what goes wrong with a bundle does not touch
// them.
void Link::prepare(std::span<const Bundle> bundles) {
  preparing_.clear();
  for (const Bundle& bundle : bundles) {
    for (const Query& query : bundle) {
      if (!prepared_.insert(query.sql).second) continue;
      expect_sent(PQsendPrepare(connection_, name_of(query.sql).c_str(), query.sql, 0, nullptr));
      expect_sent(PQpipelineSync(connection_));
      preparing_.push_back(query.sql);
    }
  }
}

void Link::take_prepared() {
  for (const char* const sql : preparing_) {
    const Held result(next());
    if (PQresultStatus(result.get()) != PGRES_COMMAND_OK) {
      prepared_.erase(sql);
      throw PostgresError(in_one_line(PQresultErrorMessage(result.get())));
    }
    if (next() != nullptr) throw PostgresError("the database said more than it was asked");
    PQclear(next());  // the end of the segment
  }
}

void Link::send(const Bundle& bundle) {
  for (const Query& query : bundle) {
    std::vector<const char*> values;
    for (const Parameter& one : query.parameters) values.push_back(one ? one->c_str() : nullptr);
    expect_sent(PQsendQueryPrepared(connection_, name_of(query.sql).c_str(),
                                    static_cast<int>(values.size()), values.data(), nullptr,
                                    nullptr, 0));
  }
  expect_sent(PQpipelineSync(connection_));
}

Answers Link::take(const Bundle& bundle) {
  std::vector<Answer> answers;
  std::optional<Trouble> wrong;
  for (std::size_t i = 0; i < bundle.size(); ++i) {
    pg_result* const result = next();
    if (result == nullptr) fail();
    answers.emplace_back(result);
    if (!answers.back().succeeded() && !wrong) wrong = trouble_of(result);
    if (next() != nullptr) throw PostgresError("the database said more than it was asked");
  }
  const Held end(next());
  // A commit that failed: what became of it is found out by reading, over another connection.
  if (PQresultStatus(end.get()) != PGRES_PIPELINE_SYNC || PQstatus(connection_) != CONNECTION_OK)
    fail();
  if (wrong) return *wrong;
  return answers;
}

std::vector<Answers> Link::ask(std::span<const Bundle> bundles) {
  if (bundles.empty()) return {};
  prepare(bundles);
  for (const Bundle& bundle : bundles) send(bundle);
  take_prepared();
  std::vector<Answers> all;
  all.reserve(bundles.size());
  for (const Bundle& bundle : bundles) all.push_back(take(bundle));
  return all;
}

std::vector<Answer> Link::must(const Bundle& bundle) {
  std::vector<Answers> answers = ask(std::span(&bundle, 1));
  if (!answers.front()) throw PostgresError(answers.front().error().what);
  return std::move(*answers.front());
}

// Outside the pipeline, so that several statements can stand in one text.
Answer Link::query(const char* sql) {
  if (PQexitPipelineMode(connection_) != 1 || PQsetnonblocking(connection_, 0) != 0) fail();
  Answer answer(PQexec(connection_, sql));
  if (!answer.succeeded()) fail();
  if (PQsetnonblocking(connection_, 1) != 0 || PQenterPipelineMode(connection_) != 1) fail();
  return answer;
}

void Link::execute(const char* sql) { query(sql); }

std::int64_t Link::number(const char* sql) { return query(sql).number(0, 0); }

std::vector<std::string> Link::notices() {
  if (PQconsumeInput(connection_) != 1) fail();
  std::vector<std::string> all;
  while (PGnotify* const notice = PQnotifies(connection_)) {
    if (notice->be_pid != PQbackendPID(connection_)) all.emplace_back(notice->extra);
    PQfreemem(notice);
  }
  return all;
}

int Link::socket() const { return PQsocket(connection_); }

}  // namespace hastilude::store
