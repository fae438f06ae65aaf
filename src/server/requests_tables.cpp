// Requests about tables: lists of them, new ones, invitations and records.
#include <algorithm>

#include "server/address.h"
#include "server/chance.h"
#include "server/own_addresses.h"
#include "server/paths.h"
#include "server/requests.h"
#include "server/responses.h"
#include "server/thinkers.h"
#include "wire/characters.h"
#include "wire/limits.h"
#include "wire/new_table.h"

namespace hastilude::server {
namespace {

constexpr int last_part_of_mine = 1000;

}  // namespace

void Requests::list_tables(const Request&, Respond respond) {
  std::vector<wire::Listed> listed;
  for (const Marshal* marshal : hall_.lobby()) listed.push_back(marshal->listed());
  const auto name = [this](const std::string& person) { return means_.people.name(person); };
  respond(json(200, wire::list(listed, name)));
}

void Requests::list_mine(const Request& request, const Visitor& visitor, Respond respond) {
  // "/api/mine", or "/api/mine/2" for the part after the part after the first.
  const std::string_view rest = std::string_view(request.path).substr(mine_path.size());
  const std::optional<int> part = rest.empty() ? 0 : to_number(rest.substr(1));
  if (!part || *part > last_part_of_mine) return respond(failure(404, "not_found"));
  const auto list = [this, person = visitor.person,
                     respond = std::move(respond)](const std::vector<Marshal*>& marshals) {
    if (marshals.empty() && !means_.health.well()) return respond(failure(503, "try_again"));
    std::vector<wire::Listed> listed;
    for (const Marshal* marshal : marshals) {
      listed.push_back(marshal->listed());
      listed.back().your_turn = marshal->has_turn(person);
      listed.back().you = marshal->table().seat_of(person);
    }
    const auto name = [this](const std::string& who) { return means_.people.name(who); };
    respond(json(200, wire::list(listed, name)));
  };
  hall_.mine(visitor.person, *part, life_.guard(list));
}

void Requests::list_broken(const Request&, const Visitor& visitor, Respond respond) {
  respond(json(200, wire::broken(hall_.broken_of(visitor.person))));
}

// A table that was not found; or it is there, and cannot be read just now.
Response Requests::no_table() const {
  return means_.health.well() ? failure(404, "no_table") : failure(503, "try_again");
}

// A whole record; what is long is paid for afterwards.
void Requests::pay_for(const Marshal& marshal, const Doer& who) {
  const auto lines = static_cast<double>(marshal.table().record_length());
  limits_.take(Deed::request, who, means_.loop.now(), lines / lines_a_deed);
}

// The record of a game that is over, as a file.
Response Requests::as_file(const Marshal& marshal) {
  return {
      .status = 200,
      .headers = {{"Content-Type", "text/plain; charset=utf-8"},
                  {"Cache-Control", "no-store"},
                  {"Content-Disposition", "attachment; filename=\"" +
                                              std::string(marshal.table().settings().game->name) +
                                              '-' + marshal.id() + ".txt\""}},
      .body = marshal.record()};
}

// "/api/shared/TABLE/WORD": a game that is over, for whoever has the link, without any talk; with
// "/record" behind it, its record.
void Requests::read_shared(const Request& request, Respond respond) {
  std::string_view rest = std::string_view(request.path).substr(shared_path.size());
  const bool wants_record = rest.ends_with(record_end);
  if (wants_record) rest.remove_suffix(record_end.size());
  const std::size_t slash = std::min(rest.find('/'), rest.size());
  const std::string table(rest.substr(0, slash));
  const std::string word(rest.substr(std::min(slash + 1, rest.size())));
  if (!wire::is_id(table, wire::longest_id) || !wire::is_id(word, wire::longest_id))
    return respond(failure(404, "no_table"));
  hall_.find(table, life_.guard([this, word, wants_record, address = request.address,
                                 respond = std::move(respond)](const Marshal* marshal) {
    // Hashes, so that the time tells nothing of the word.
    const bool shared = marshal != nullptr && !marshal->table().share().empty() &&
                        token_hash(marshal->table().share()) == token_hash(word);
    if (marshal == nullptr) return respond(no_table());
    if (!shared) return respond(failure(404, "no_table"));
    pay_for(*marshal, {{}, address});
    respond(wants_record ? as_file(*marshal) : json(200, marshal->as_shared()));
  }));
}

// Only for who sits at this machine: others have reached it already. Whom a proxy here does not
// name may be anywhere.
void Requests::list_addresses(const Request& request, Respond respond) {
  std::vector<std::string> found;
  if (settings_.origins.empty() && is_this_machine(request.address) &&
      !is_trusted(request.address, settings_.network.trusted_proxies))
    found = own_addresses(settings_.network.address);
  respond(json(200, wire::addresses(found)));
}

void Requests::make_table(const Request& request, const Visitor& visitor, Respond respond) {
  const std::string& person = visitor.person;
  const auto table = wire::read_new_table(request.body, settings_.windows);
  if (!table) return respond(bad_body(table.error()));
  const Result<wire::Layout, wire::BadMessage> possible = wire::layout(*table, person, roster());
  if (!possible) return respond(failure(400, possible.error().code, possible.error().about));
  tables::Settings wanted = possible->settings;
  if (!table->patience) wanted.patience = settings_.patience();
  if (!limits_.take(Deed::table, {person, request.address}, means_.loop.now())) {
    place_.incidents.note(Incident::too_fast, person);
    return respond(failure(429, "too_fast"));
  }
  using Opened = Result<Hall::Opened, std::string_view>;
  hall_.open({std::move(wanted), possible->places, request.address},
             unowned([respond = std::move(respond)](const Opened& opened) {
               if (!opened)
                 return respond(failure(opened.error() == "try_again" ? 503 : 429, opened.error()));
               respond(json(200, wire::new_table(opened->table, opened->invitation)));
             }));
}

void Requests::accept(const Request& request, const Visitor& visitor, Respond respond) {
  const auto invitation = wire::read_invitation(request.body);
  if (!invitation) return respond(bad_body(invitation.error()));
  const auto accepted = [this,
                         respond = std::move(respond)](const std::optional<std::string>& table) {
    respond(table ? json(200, wire::table(*table)) : no_table());
  };
  hall_.accept(invitation->invitation, visitor.person, life_.guard(accepted));
}

void Requests::record(const Request& request, const Visitor& visitor, Respond respond) {
  std::string id = request.path.substr(tables_path.size());
  id.resize(id.size() - record_end.size());
  if (!wire::is_id(id, wire::longest_id)) return respond(failure(404, "no_table"));
  const auto give = [this, who = Doer{visitor.person, request.address},
                     respond = std::move(respond)](const Marshal* marshal) {
    if (marshal == nullptr) return respond(no_table());
    if (!marshal->table().ended_after_play()) return respond(failure(409, "not_over"));
    pay_for(*marshal, who);
    respond(as_file(*marshal));
  };
  hall_.visit(id, visitor.person, life_.guard(give));
}

}  // namespace hastilude::server
