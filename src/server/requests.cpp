#include "server/requests.h"

#include <algorithm>
#include <array>

#include "server/head.h"
#include "server/names.h"
#include "server/paths.h"
#include "server/responses.h"
#include "server/thinkers.h"
#include "wire/characters.h"
#include "wire/limits.h"

namespace hastilude::server {
namespace {

Response wrong_method(const std::string& allowed) {
  Response response = failure(405, "wrong_method");
  response.headers.emplace_back("Allow", allowed);
  return response;
}

constexpr std::string_view about_origin =
    "Origin must be http:// or https:// and the Host that is asked, or one that serve --origin "
    "names";

// RFC 6455, 4.4: which version it would be.
Response wrong_socket_version() {
  Response response = failure(426, "wrong_version");
  response.headers.emplace_back("Connection", "upgrade");
  response.headers.emplace_back("Upgrade", "websocket");
  response.headers.emplace_back("Sec-WebSocket-Version", "13");
  return response;
}

// "application/json", with or without parameters, in letters of any size.
bool is_json(std::string_view content_type) {
  return same_letters(content_type.substr(0, content_type.find_first_of("; \t")),
                      "application/json");
}

Response wrong_host(const Request& request) {
  if (request.path.starts_with("/api/")) return failure(421, "wrong_host");
  // The page, which knows languages, does not come under this name.
  return plain(
      421,
      "This server does not answer to this name. Whoever runs it can let it: --name NAME, or "
      "--origin with the address of the page (behind a proxy, which has to hand on Host).\n\n"
      "Ce serveur ne répond pas à ce nom. La personne qui le tient peut y remédier\u00a0: --name "
      "NOM, ou --origin avec l’adresse de la page (derrière un proxy, qui doit transmettre "
      "Host).\n\n"
      "Questo server non risponde a questo nome. Chi lo gestisce può rimediare: --name NOME, o "
      "--origin con l’indirizzo della pagina (dietro un proxy, che deve inoltrare Host).\n");
}

}  // namespace

// With the prefix "__Host-" browsers take a cookie over https and from this very host alone.
Requests::Requests(const Place& place)
    : place_(place),
      means_(place.means),
      hall_(place.hall),
      limits_(place.limits),
      settings_(place.settings),
      games_(wire::games(roster(), settings_.windows, settings_.patience())),
      cookie_name_(place.door.secure() ? "__Host-hastilude=" : "hastilude=") {}

// ---- who may ask

std::optional<Response> Requests::refuse_hurry(const Request& request) {
  if (limits_.take(Deed::request, {{}, request.address}, means_.loop.now())) return {};
  place_.incidents.note(Incident::too_fast, request.address);
  return failure(429, "too_fast");
}

// The address was counted before.
std::optional<Response> Requests::refuse_hurry(const Visitor& visitor) {
  if (limits_.take(Deed::request, {visitor.person, {}}, means_.loop.now())) return {};
  place_.incidents.note(Incident::too_fast, visitor.person);
  return failure(429, "too_fast");
}

std::optional<Response> Requests::refuse_stranger(const Request& request) {
  if (!place_.door.serves(request.host)) {
    place_.incidents.note(Incident::wrong_host, request.address);
    return wrong_host(request);
  }
  // Programs that are no browsers do not say where they come from, and have nobody's cookie.
  if (request.origin.empty() || place_.door.lets_in(request.origin, request.host)) return {};
  place_.incidents.note(Incident::wrong_origin, request.address);
  return failure(403, "wrong_origin", about_origin);
}

std::optional<Response> Requests::refuse(const Request& request) {
  if (std::optional<Response> no = refuse_hurry(request)) return no;
  if (std::optional<Response> no = refuse_stranger(request)) return no;
  if (request.method == "POST" && !request.body.empty() && !is_json(request.content_type))
    return failure(415, "not_json");
  return {};
}

std::optional<Response> Requests::refuse_socket(const Request& request) {
  if (request.path != "/play") return failure(404, "not_found");
  if (stopping_) return failure(503, "stopping");
  if (std::optional<Response> no = refuse_stranger(request)) return no;
  if (request.origin.empty()) return failure(403, "wrong_origin", about_origin);
  return refuse_hurry(request);
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
      Route{"POST", "/api/end", &Requests::end},
      Route{"POST", "/api/ticket", &Requests::ticket},
      Route{"GET", mine_path, &Requests::list_mine},
      Route{"GET", "/api/broken", &Requests::list_broken},
      Route{"POST", "/api/tables", &Requests::make_table},
      Route{"POST", "/api/invitations", &Requests::accept},
      Route{"GET", record_path, &Requests::record},
      Route{"GET", shared_path, nullptr, &Requests::read_shared},
      Route{"GET", "/api/addresses", nullptr, &Requests::list_addresses},
  };
  // "/api/tables/record" is of no table: the two share a slash there.
  const bool of_record = path.starts_with(tables_path) && path.ends_with(record_end) &&
                         path.size() > tables_path.size() + record_end.size();
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
    case 426: return wrong_socket_version();
    case 501: return failure(status, "unknown_coding");
    default: return failure(status, "bad_request");
  }
}

void Requests::with_person(const Request& request, Handle handle, Respond respond) {
  const std::string token = token_in(request.cookie);
  if (token.empty()) return respond(failure(401, "no_guest"));
  means_.people.find(token, life_.guard([this, request, handle, respond = std::move(respond)](
                                            const store::Outcome<std::optional<Visitor>>& found) {
    if (!found) return respond(failure(503, "try_again"));
    const std::optional<Visitor>& visitor = *found;
    if (!visitor) {
      place_.incidents.note(Incident::wrong_token, request.address);
      return respond(failure(401, "no_guest"));
    }
    if (std::optional<Response> no = refuse_hurry(*visitor)) return respond(std::move(*no));
    (this->*handle)(request, *visitor, respond);
  }));
}

void Requests::tell_health(const Request&, Respond respond) {
  Response response = plain(stopping_ ? 503 : 200, stopping_ ? "stopping\n" : "ok\n");
  if (stopping_) response.headers.emplace_back("Retry-After", seconds_to_wait);
  respond(std::move(response));
}

// Whether it makes sense to send people here. For whoever runs the server, so not in secret.
void Requests::tell_readiness(const Request&, Respond respond) {
  const bool stays = means_.node.stays();
  const bool ready = !stopping_ && means_.health.well() && stays;
  std::string body = stopping_               ? "stopping\n"
                     : !means_.health.well() ? "the store fails; what it says is in the log\n"
                     : !stays                ? "the store does not answer\n"
                                             : "ready\n";
  body += "tables in memory " + std::to_string(hall_.size()) + "\ntables broken " +
          std::to_string(hall_.broken()) + '\n';
  Response response = plain(ready ? 200 : 503, std::move(body));
  if (!ready) response.headers.emplace_back("Retry-After", seconds_to_wait);
  respond(std::move(response));
}

void Requests::list_games(const Request&, Respond respond) { respond(json(200, games_)); }

// ---- guests

std::string Requests::token_in(std::string_view cookies) const {
  while (!cookies.empty()) {
    const std::size_t end = std::min(cookies.find(';'), cookies.size());
    std::string_view cookie = cookies.substr(0, end);
    cookies.remove_prefix(std::min(end + 1, cookies.size()));
    while (cookie.starts_with(' ')) cookie.remove_prefix(1);
    if (!cookie.starts_with(cookie_name_)) continue;
    cookie.remove_prefix(cookie_name_.size());
    return wire::is_id(cookie, wire::longest_ticket) ? std::string(cookie) : std::string();
  }
  return {};
}

// Without a token: the cookie goes.
std::string Requests::cookie_of(const std::string& token) const {
  return cookie_name_ + token + "; Path=/; Max-Age=" + (token.empty() ? "0" : "31536000") +
         "; HttpOnly; SameSite=Strict" + (place_.door.secure() ? "; Secure" : "");
}

// With the cookie again, so that it too lives for a year from the last visit on.
Response Requests::to_person(const std::string& person, const std::string& token) const {
  Response response = json(200, wire::person(person, means_.people.name(person)));
  response.headers.emplace_back("Set-Cookie", cookie_of(token));
  return response;
}

void Requests::me(const Request& request, Respond respond) {
  const auto wanted = wire::read_name(request.body.empty() ? "{}" : request.body);
  if (!wanted) return respond(bad_body(wanted.error()));
  const std::optional<std::string> name = wanted->name ? proper_name(*wanted->name) : std::nullopt;
  if (wanted->name && !name) return respond(failure(400, "bad_name"));
  const std::string token = token_in(request.cookie);
  if (token.empty()) return new_guest(request, name, std::move(respond));
  const auto found = [this, request, name, token, respond = std::move(respond)](
                         const store::Outcome<std::optional<Visitor>>& known) {
    // Whoever cannot be known just now must not become somebody else.
    if (!known) return respond(failure(503, "try_again"));
    const std::optional<Visitor>& visitor = *known;
    if (!visitor) {
      place_.incidents.note(Incident::wrong_token, request.address);
      return new_guest(request, name, respond);
    }
    if (std::optional<Response> no = refuse_hurry(*visitor)) return respond(std::move(*no));
    if (!name) return greet(*visitor, token, respond);
    const auto renamed = [this, visitor = *visitor, token, respond](bool kept) {
      if (!kept) return respond(failure(503, "try_again"));
      greet(visitor, token, respond);
    };
    means_.people.rename(visitor->person, *name, life_.guard(renamed));
  };
  means_.people.find(token, life_.guard(found));
}

void Requests::greet(const Visitor& visitor, const std::string& token, Respond respond) {
  if (!means_.people.wants_renewal(visitor)) return respond(to_person(visitor.person, token));
  const auto renewed = [this, person = visitor.person, token,
                        respond = std::move(respond)](const std::optional<std::string>& next) {
    if (next) place_.incidents.note(Incident::token_renewed, person);
    respond(to_person(person, next.value_or(token)));
  };
  means_.people.renew(visitor, life_.guard(renewed));
}

void Requests::new_guest(const Request& request, const std::optional<std::string>& name,
                         Respond respond) {
  if (!limits_.take(Deed::guest, {{}, request.address}, means_.loop.now())) {
    place_.incidents.note(Incident::too_fast, request.address);
    return respond(failure(429, "too_fast"));
  }
  const auto welcome = [this,
                        respond = std::move(respond)](const std::optional<People::Guest>& guest) {
    if (!guest) return respond(failure(503, "try_again"));
    place_.incidents.note(Incident::login_begun, guest->visitor.person);
    respond(to_person(guest->visitor.person, guest->token));
  };
  means_.people.make_guest(name, life_.guard(welcome));
}

void Requests::ticket(const Request&, const Visitor& visitor, Respond respond) {
  const auto give =
      [respond = std::move(respond)](const store::Outcome<std::optional<std::string>>& ticket) {
        if (!ticket) return respond(failure(503, "try_again"));
        respond(*ticket ? json(200, wire::ticket(**ticket)) : failure(401, "no_guest"));
      };
  means_.people.make_ticket(visitor, life_.guard(give));
}

// Pages of what has ended go too, this one included.
void Requests::end(const Request& request, const Visitor& visitor, Respond respond) {
  const auto wanted = wire::read_ending(request.body);
  if (!wanted) return respond(bad_body(wanted.error()));
  const bool all = wanted->where == wire::Ending::Where::everywhere;
  const auto tell = [this, visitor, all, respond = std::move(respond)](bool ended) {
    if (!ended) return respond(failure(503, "try_again"));
    place_.incidents.note(all ? Incident::logins_ended : Incident::login_ended, visitor.person);
    Response response = json(200, "{}");
    response.headers.emplace_back("Set-Cookie", cookie_of({}));
    respond(std::move(response));
    const auto login = all ? std::nullopt : std::optional(visitor.login);
    for (const SocketId socket : place_.crowd.sockets_of(visitor.person, login))
      means_.sockets.close(socket, Parting::ended);
  };
  means_.people.end(visitor, all ? People::Where::everywhere : People::Where::here,
                    life_.guard(tell));
}

}  // namespace hastilude::server
