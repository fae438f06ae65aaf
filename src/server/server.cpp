#include "server/server.h"

#include <array>

#include "server/own_addresses.h"
#include "server/policy.h"

namespace hastilude::server {
namespace {

// Until a server that has just begun has time for what is old.
constexpr Time first_look = 60'000;
constexpr Time most_patience = 5000;
constexpr Time end_pause = 20;
// Until pages have heard that the server stops.
constexpr Time farewell = 200;
// How often it is looked whose logins have ended at other nodes, in case nobody has told.
constexpr Time logins_pause = 20'000;
// How often others are told who does much here.
constexpr Time spent_pause = 1000;
// Where other nodes go on, pages need not wait for this one.
constexpr Time back_elsewhere = 500;

constexpr std::array<std::pair<const char*, const char*>, 7> security = {{
    {"Content-Security-Policy", header_policy},
    {"X-Content-Type-Options", "nosniff"},
    {"X-Frame-Options", "DENY"},
    {"Referrer-Policy", "no-referrer"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
    {"Permissions-Policy", "camera=(), geolocation=(), microphone=()"},
}};

// Browsers that came over https once come over nothing else for a year.
constexpr const char* only_https = "max-age=31536000";
// After which a page is asked to come again.
constexpr Time longest_visit = 30 * day;

std::vector<std::string> names_of_host(const Settings& settings) {
  std::vector<std::string> names = own_names();
  names.insert(names.end(), settings.names.begin(), settings.names.end());
  return names;
}

}  // namespace

Server::Server(Means& means, const Settings& settings, Task finished)
    : means_(means),
      settings_(settings),
      finished_(std::move(finished)),
      hall_(means, settings),
      limits_(settings),
      door_(settings.origins, names_of_host(settings)),
      incidents_(means.loop),
      place_{means, hall_, limits_, crowd_, door_, incidents_, settings},
      requests_(place_) {
  means_.health.tell_change(life_.guard([this] {
    for (const auto& [socket, session] : sessions_) session->tell_storing();
  }));
  hall_.on_people(life_.guard([this](const news::News& news) { hear(news); }));
  look_after_old();
  if (!means_.node.shares()) return;
  look_at_logins();
  limits_.note_for_others();
  tell_spent();
}

Response Server::secured(Response response) const {
  for (const auto& [name, value] : security) response.headers.emplace_back(name, value);
  if (door_.secure()) response.headers.emplace_back("Strict-Transport-Security", only_https);
  return response;
}

void Server::request(Request request, Respond respond) {
  requests_.request(request, [this, respond = std::move(respond)](Response response) {
    respond(secured(std::move(response)));
  });
}

Response Server::misread(int status) { return secured(requests_.misread(status)); }

std::optional<Response> Server::refuse_socket(const Request& request) {
  std::optional<Response> no = requests_.refuse_socket(request);
  if (no) no = secured(std::move(*no));
  return no;
}

void Server::turned_away(const std::string& address) {
  incidents_.note(Incident::too_many_connections, address);
}

void Server::opened(SocketId socket, const std::string& address) {
  if (!crowd_.enter(socket, address, settings_.network.most_connections_of_address)) {
    incidents_.note(Incident::too_many_sockets, address);
    return means_.sockets.close(socket, Parting::later);
  }
  sessions_[socket] = std::make_unique<Session>(socket, address, place_);
}

void Server::received(SocketId socket, std::string_view text) {
  if (const auto session = sessions_.find(socket); session != sessions_.end())
    session->second->received(text);
}

void Server::closed(SocketId socket) { sessions_.erase(socket); }

Time Server::stopping() {
  log(Level::info, "stopping", {{"sessions", static_cast<std::int64_t>(sessions_.size())}});
  requests_.stop();
  const auto text = std::make_shared<const std::string>(
      wire::closing(means_.node.shares() ? std::min(settings_.back_after, back_elsewhere)
                                         : settings_.back_after));
  for (const auto& [socket, session] : sessions_) {
    means_.sockets.send(socket, text);
    means_.sockets.close(socket, Parting::going_away);
  }
  means_.loop.at(means_.loop.now() + farewell, life_.guard([this] { wait_for_end(); }));
  return most_patience;
}

// Once a day, and soon after the beginning.
void Server::look_after_old() {
  const auto again = [this] {
    const Time now = means_.loop.now();
    const auto before = [now](int days) {
      return days > 0 ? std::optional<Time>(now - days * day) : std::nullopt;
    };
    const auto tell = [](const store::Outcome<store::Pruned>& gone) {
      if (!gone) return;
      log(Level::info, "pruned",
          {{"guests", gone->guests},
           {"logins", gone->logins},
           {"waiting", gone->waiting},
           {"talk", gone->talk},
           {"finished", gone->finished}});
    };
    hall_.forget_waiting(before(settings_.keep_waiting));
    if (const std::optional<Time> solo = before(settings_.keep_solo)) hall_.close_solo(*solo);
    for (const auto& [socket, session] : sessions_)
      session->part_if_since_before(now - longest_visit);
    means_.store.prune({.guests = before(settings_.keep_guests),
                        .logins = now - token_life,
                        .waiting = before(settings_.keep_waiting),
                        .talk = before(settings_.keep_talk),
                        .finished = before(settings_.keep_finished)},
                       unowned(tell));
    means_.loop.at(now + day, life_.guard([this] { look_after_old(); }));
  };
  means_.loop.at(means_.loop.now() + first_look, life_.guard(again));
}

void Server::hear(const news::News& news) {
  if (const auto* const renamed = std::get_if<news::Renamed>(&news)) {
    means_.people.look_again(renamed->person);
  } else if (const auto* const ended = std::get_if<news::Ended>(&news)) {
    end_sessions(*ended);
  } else if (const auto* const spent = std::get_if<news::Spent>(&news)) {
    limits_.hear(*spent, means_.loop.now());
  }
}

void Server::tell_spent() {
  for (const news::Spent& spent : limits_.told()) means_.node.tell(spent);
  means_.loop.at(means_.loop.now() + spent_pause, life_.guard([this] { tell_spent(); }));
}

// At another node a login of somebody has ended.
void Server::end_sessions(const news::Ended& ended) {
  const auto login = ended.login.empty() ? std::nullopt : std::optional(ended.login);
  means_.people.hear_ended(ended.person, login);
  for (const SocketId socket : crowd_.sockets_of(ended.person, login))
    means_.sockets.close(socket, Parting::ended);
}

void Server::look_at_logins() {
  const auto end = [this](const store::Outcome<std::vector<std::string>>& ended) {
    if (!ended) return means_.health.trouble(ended.error());
    for (const SocketId socket : crowd_.sockets_of_logins({ended->begin(), ended->end()}))
      means_.sockets.close(socket, Parting::ended);
  };
  if (means_.health.well()) means_.store.ended_logins(crowd_.logins(), life_.guard(end));
  means_.loop.at(means_.loop.now() + logins_pause, life_.guard([this] { look_at_logins(); }));
}

void Server::wait_for_end() {
  if (hall_.idle()) return hall_.part(life_.guard([this] { finished_(); }));
  means_.loop.at(means_.loop.now() + end_pause, life_.guard([this] { wait_for_end(); }));
}

}  // namespace hastilude::server
