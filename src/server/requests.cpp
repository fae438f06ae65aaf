#include "server/requests.h"

#include <algorithm>
#include <array>

#include "games/find.h"
#include "record/options.h"
#include "server/chance.h"
#include "server/names.h"
#include "server/own_addresses.h"
#include "server/thinkers.h"
#include "wire/characters.h"
#include "wire/limits.h"
#include "wire/new_table.h"

namespace hastilude::server {
namespace {

constexpr std::string_view cookie_name = "hastilude=";
constexpr std::string_view tables_path = "/api/tables/";
constexpr std::string_view record_end = "/record";
constexpr std::string_view record_path = "/api/tables/TABLE/record";
constexpr std::string_view mine_path = "/api/mine";
constexpr std::string_view shared_path = "/api/shared/";
constexpr int last_page_of_mine = 1000;

Response json(int status, std::string body) {
  return {.status = status,
          .headers = {{"Content-Type", "application/json"}, {"Cache-Control", "no-store"}},
          .body = std::move(body)};
}

Response plain(int status, std::string body) {
  return {.status = status,
          .headers = {{"Content-Type", "text/plain; charset=utf-8"}, {"Cache-Control", "no-store"}},
          .body = std::move(body)};
}

// Who is to come back is told when.
constexpr const char* seconds_to_wait = "2";

// `about` is for whoever writes a client: what is wrong, in words.
Response failure(int status, std::string_view code, std::string_view about = {}) {
  Response response = json(status, wire::failure(code, about));
  if (status == 429 || status == 503) response.headers.emplace_back("Retry-After", seconds_to_wait);
  return response;
}

Response wrong_method(const std::string& allowed) {
  Response response = failure(405, "wrong_method");
  response.headers.emplace_back("Allow", allowed);
  return response;
}

Response bad_body(const wire::BadMessage& bad) { return failure(400, bad.code, bad.about); }

constexpr std::string_view about_origin =
    "Origin must be http:// or https:// and the Host that is asked, or one that serve --origin "
    "names";

// The guest's token among the cookies; empty if there is none.
std::string token_in(std::string_view cookies) {
  while (!cookies.empty()) {
    const std::size_t end = std::min(cookies.find(';'), cookies.size());
    std::string_view cookie = cookies.substr(0, end);
    cookies.remove_prefix(std::min(end + 1, cookies.size()));
    while (cookie.starts_with(' ')) cookie.remove_prefix(1);
    if (!cookie.starts_with(cookie_name)) continue;
    cookie.remove_prefix(cookie_name.size());
    return wire::is_id(cookie, wire::longest_ticket) ? std::string(cookie) : std::string();
  }
  return {};
}

}  // namespace

Requests::Requests(Means& means, Hall& hall, Limits& limits, const Settings& settings)
    : means_(means),
      hall_(hall),
      limits_(limits),
      settings_(settings),
      games_(wire::games(roster())),
      origins_(settings.origins.begin(), settings.origins.end()) {
  for (const std::string& origin : origins_) secure_ = secure_ || origin.starts_with("https://");
}

// ---- who may ask

bool Requests::right_origin(const Request& request) const {
  if (origins_.contains(request.origin)) return true;
  // Without --origin: the page must come from where it asks.
  return request.origin == "http://" + request.host || request.origin == "https://" + request.host;
}

std::optional<Response> Requests::refuse(const Request& request) {
  if (!limits_.take(Deed::request, {{}, request.address}, means_.loop.now()))
    return failure(429, "too_fast");
  // Programs that are no browsers do not say where they come from, and have nobody's cookie.
  if (!request.origin.empty() && !right_origin(request))
    return failure(403, "wrong_origin", about_origin);
  if (request.method == "POST" && !request.body.empty() &&
      !request.content_type.starts_with("application/json")) {
    return failure(415, "not_json");
  }
  return {};
}

std::optional<Response> Requests::refuse_socket(const Request& request) {
  if (request.path != "/play") return failure(404, "not_found");
  if (stopping_) return failure(503, "stopping");
  if (!right_origin(request)) return failure(403, "wrong_origin", about_origin);
  if (!limits_.take(Deed::request, {{}, request.address}, means_.loop.now()))
    return failure(429, "too_fast");
  return {};
}

// ---- what is asked for

// A path and what is done there by whom; more than one may have the same path.
struct Requests::Route {
  std::string_view method;
  std::string_view path;
  Handle handle = nullptr;          // of somebody known
  HandleAnybody anybody = nullptr;  // or of anybody
};

const Requests::Route* Requests::route(std::string_view method, std::string_view path) {
  static constexpr std::array routes = {
      Route{"GET", "/healthz", nullptr, &Requests::tell_health},
      Route{"GET", "/readyz", nullptr, &Requests::tell_readiness},
      Route{"GET", "/api/games", nullptr, &Requests::list_games},
      Route{"GET", "/api/tables", nullptr, &Requests::list_tables},
      Route{"POST", "/api/me", nullptr, &Requests::me},
      Route{"POST", "/api/ticket", &Requests::ticket},
      Route{"GET", mine_path, &Requests::list_mine},
      Route{"POST", "/api/tables", &Requests::make_table},
      Route{"POST", "/api/invitations", &Requests::accept},
      Route{"GET", record_path, &Requests::record},
      Route{"GET", shared_path, nullptr, &Requests::read_shared},
      Route{"GET", "/api/addresses", nullptr, &Requests::list_addresses},
  };
  const bool of_record = path.starts_with(tables_path) && path.ends_with(record_end);
  const bool of_mine =
      path.starts_with(mine_path) && path.substr(mine_path.size()).starts_with('/');
  const bool of_shared = path.starts_with(shared_path);
  const std::string_view wanted = of_record   ? record_path
                                  : of_mine   ? mine_path
                                  : of_shared ? shared_path
                                              : path;
  const auto found = std::ranges::find_if(routes, [&](const Route& each) {
    return each.path == wanted && (method.empty() || each.method == method);
  });
  return found == routes.end() ? nullptr : &*found;
}

std::string Requests::methods_of(std::string_view path) {
  std::string methods;
  for (const std::string_view method : {"GET", "POST"}) {
    if (route(method, path) == nullptr) continue;
    methods += (methods.empty() ? "" : ", ") + std::string(method == "GET" ? "GET, HEAD" : method);
  }
  return methods;
}

void Requests::request(const Request& request, Respond respond) {
  const std::string method = request.method == "HEAD" ? "GET" : request.method;
  const Route* const found = route(method, request.path);
  // Whoever watches over the server is never too fast.
  if (request.path != "/healthz" && request.path != "/readyz") {
    if (std::optional<Response> no = refuse(request)) return respond(std::move(*no));
  }
  if (found != nullptr && found->anybody != nullptr)
    return (this->*found->anybody)(request, std::move(respond));
  if (found != nullptr) return with_person(request, found->handle, std::move(respond));
  if (const std::string methods = methods_of(request.path); !methods.empty())
    return respond(wrong_method(methods));
  if (request.path.starts_with("/api/")) return respond(failure(404, "not_found"));
  respond(pages_.page(request));
}

Response Requests::misread(int status) const {
  switch (status) {
    case 413:
    case 431: return failure(status, "too_long");
    case 417: return failure(status, "wrong_expectation");
    case 501: return failure(status, "unknown_coding");
    default: return failure(status, "bad_request");
  }
}

void Requests::with_person(const Request& request, Handle handle, Respond respond) {
  const std::string token = token_in(request.cookie);
  if (token.empty()) return respond(failure(401, "no_guest"));
  means_.people.find(token, life_.guard([this, request, handle, respond = std::move(respond)](
                                            const std::optional<std::string>& person) {
    if (!person) return respond(failure(401, "no_guest"));
    // The address was counted before.
    if (!limits_.take(Deed::request, {*person, {}}, means_.loop.now()))
      return respond(failure(429, "too_fast"));
    (this->*handle)(request, *person, respond);
  }));
}

void Requests::tell_health(const Request&, Respond respond) {
  Response response = plain(stopping_ ? 503 : 200, stopping_ ? "stopping\n" : "ok\n");
  if (stopping_) response.headers.emplace_back("Retry-After", seconds_to_wait);
  respond(std::move(response));
}

// Whether it makes sense to send people here. For whoever runs the server, so not in secret.
void Requests::tell_readiness(const Request&, Respond respond) {
  const bool ready = !stopping_ && means_.health.well();
  std::string body = stopping_              ? "stopping\n"
                     : means_.health.well() ? "ready\n"
                                            : "the store fails; what it says is in the log\n";
  body += "tables in memory " + std::to_string(hall_.size()) + "\ntables broken " +
          std::to_string(hall_.broken()) + '\n';
  Response response = plain(ready ? 200 : 503, std::move(body));
  if (!ready) response.headers.emplace_back("Retry-After", seconds_to_wait);
  respond(std::move(response));
}

void Requests::list_games(const Request&, Respond respond) { respond(json(200, games_)); }

// ---- guests

std::string Requests::cookie_of(const std::string& token) const {
  return std::string(cookie_name) + token +
         "; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict" + (secure_ ? "; Secure" : "");
}

void Requests::me(const Request& request, Respond respond) {
  const auto wanted = wire::read_name(request.body.empty() ? "{}" : request.body);
  if (!wanted) return respond(bad_body(wanted.error()));
  const std::optional<std::string> name = wanted->name ? proper_name(*wanted->name) : std::nullopt;
  if (wanted->name && !name) return respond(failure(400, "bad_name"));
  const std::string token = token_in(request.cookie);
  if (token.empty()) return new_guest(request, name, std::move(respond));
  const auto greet = [this, request, name,
                      respond = std::move(respond)](const std::optional<std::string>& person) {
    if (!person) return new_guest(request, name, respond);
    const auto tell = [this, person = *person, respond](bool kept) {
      respond(kept ? json(200, wire::person(person, means_.people.name(person)))
                   : failure(503, "try_again"));
    };
    if (!name) return tell(true);
    means_.people.rename(*person, *name, life_.guard(tell));
  };
  means_.people.find(token, life_.guard(greet));
}

void Requests::new_guest(const Request& request, const std::optional<std::string>& name,
                         Respond respond) {
  if (!limits_.take(Deed::guest, {{}, request.address}, means_.loop.now()))
    return respond(failure(429, "too_fast"));
  const auto welcome = [this,
                        respond = std::move(respond)](const std::optional<People::Guest>& guest) {
    if (!guest) return respond(failure(503, "try_again"));
    Response response = json(200, wire::person(guest->id, means_.people.name(guest->id)));
    response.headers.emplace_back("Set-Cookie", cookie_of(guest->token));
    respond(std::move(response));
  };
  means_.people.make_guest(name, life_.guard(welcome));
}

void Requests::ticket(const Request&, const std::string& person, Respond respond) {
  respond(json(200, wire::ticket(means_.people.make_ticket(person))));
}

// ---- tables

void Requests::list_tables(const Request&, Respond respond) {
  std::vector<wire::Listed> listed;
  for (const Marshal* marshal : hall_.lobby()) listed.push_back(marshal->listed());
  const auto name = [this](const std::string& person) { return means_.people.name(person); };
  respond(json(200, wire::list(listed, name)));
}

void Requests::list_mine(const Request& request, const std::string& person, Respond respond) {
  // "/api/mine", or "/api/mine/2" for the page after the page after the first.
  const std::string_view rest = std::string_view(request.path).substr(mine_path.size());
  const std::optional<int> page = rest.empty() ? 0 : to_number(rest.substr(1));
  if (!page || *page > last_page_of_mine) return respond(failure(404, "not_found"));
  const auto list = [this, person,
                     respond = std::move(respond)](const std::vector<Marshal*>& marshals) {
    std::vector<wire::Listed> listed;
    for (const Marshal* marshal : marshals) {
      listed.push_back(marshal->listed());
      listed.back().your_turn = marshal->has_turn(person);
      listed.back().you = marshal->table().seat_of(person);
    }
    const auto name = [this](const std::string& who) { return means_.people.name(who); };
    respond(json(200, wire::list(listed, name)));
  };
  hall_.mine(person, *page, life_.guard(list));
}

// A whole record; what is long is paid for afterwards.
void Requests::pay_for(const Marshal& marshal, const Doer& who) {
  const auto lines = static_cast<double>(marshal.table().line_count());
  limits_.take(Deed::request, who, means_.loop.now(), lines / lines_a_deed);
}

// "/api/shared/TABLE/WORD": a game that is over, for whoever has the link, without any talk.
void Requests::read_shared(const Request& request, Respond respond) {
  const std::string_view rest = std::string_view(request.path).substr(shared_path.size());
  const std::size_t slash = std::min(rest.find('/'), rest.size());
  const std::string table(rest.substr(0, slash));
  const std::string word(rest.substr(std::min(slash + 1, rest.size())));
  if (!wire::is_id(table, wire::longest_id) || !wire::is_id(word, wire::longest_id))
    return respond(failure(404, "no_table"));
  hall_.find(table, life_.guard([this, word, address = request.address,
                                 respond = std::move(respond)](const Marshal* marshal) {
    // Hashes, so that the time tells nothing of the word.
    const bool shared = marshal != nullptr && !marshal->table().share().empty() &&
                        token_hash(marshal->table().share()) == token_hash(word);
    if (!shared) return respond(failure(404, "no_table"));
    pay_for(*marshal, {{}, address});
    respond(json(200, marshal->as_shared()));
  }));
}

// Only for who sits at this machine: others have reached it already.
void Requests::list_addresses(const Request& request, Respond respond) {
  std::vector<std::string> found;
  if (is_this_machine(request.address)) found = own_addresses(settings_.network.address);
  respond(json(200, wire::addresses(found)));
}

void Requests::make_table(const Request& request, const std::string& person, Respond respond) {
  const auto table = wire::read_new_table(request.body, settings_.windows);
  if (!table) return respond(bad_body(table.error()));
  const Result<wire::Layout, wire::BadMessage> possible = wire::layout(*table, person, roster());
  if (!possible) return respond(failure(400, possible.error().code, possible.error().about));
  tables::Settings wanted = possible->settings;
  wanted.patience = {Time{settings_.absent_seconds} * 1000, Time{settings_.silent_seconds} * 1000};
  if (!limits_.take(Deed::table, {person, request.address}, means_.loop.now()))
    return respond(failure(429, "too_fast"));
  using Opened = Result<Hall::Opened, std::string_view>;
  hall_.open({std::move(wanted), possible->places, request.address},
             unowned([respond = std::move(respond)](const Opened& opened) {
               if (!opened)
                 return respond(failure(opened.error() == "try_again" ? 503 : 429, opened.error()));
               respond(json(200, wire::new_table(opened->table, opened->invitation)));
             }));
}

void Requests::accept(const Request& request, const std::string& person, Respond respond) {
  const auto invitation = wire::read_invitation(request.body);
  if (!invitation) return respond(bad_body(invitation.error()));
  hall_.accept(invitation->invitation, person,
               unowned([respond = std::move(respond)](const std::optional<std::string>& table) {
                 if (!table) return respond(failure(404, "no_table"));
                 respond(json(200, wire::table(*table)));
               }));
}

void Requests::record(const Request& request, const std::string& person, Respond respond) {
  std::string id = request.path.substr(tables_path.size());
  id.resize(id.size() - record_end.size());
  if (!wire::is_id(id, wire::longest_id)) return respond(failure(404, "no_table"));
  const auto give = [this, who = Doer{person, request.address},
                     respond = std::move(respond)](const Marshal* marshal) {
    if (marshal == nullptr) return respond(failure(404, "no_table"));
    if (marshal->table().stage() != tables::Stage::over) return respond(failure(409, "not_over"));
    pay_for(*marshal, who);
    respond({.status = 200,
             .headers = {{"Content-Type", "text/plain; charset=utf-8"},
                         {"Cache-Control", "no-store"},
                         {"Content-Disposition",
                          "attachment; filename=\"" +
                              std::string(marshal->table().settings().game->name) + '-' +
                              marshal->id() + ".txt\""}},
             .body = marshal->record()});
  };
  hall_.visit(id, person, life_.guard(give));
}

}  // namespace hastilude::server
