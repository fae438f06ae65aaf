#include "server/session.h"

#include <utility>

namespace hastilude::server {
namespace {

constexpr Time time_for_hello = 10'000;
constexpr std::size_t most_watched = 16;
constexpr int most_complaints = 100;
// Messages of a page of which it is being found out who it is.
constexpr std::size_t most_early = 32;
// Nothing can be stored or read just now.
constexpr std::string_view too_busy = "too_busy";

}  // namespace

Session::Session(SocketId socket, std::string address, Place place)
    : socket_(socket),
      address_(std::move(address)),
      since_(place.means.loop.now()),
      place_(place),
      means_(place.means),
      hall_(place.hall) {
  patience_ =
      means_.loop.at(means_.loop.now() + time_for_hello,
                     life_.guard([this] { means_.sockets.close(socket_, Parting::policy); }));
}

Session::~Session() {
  means_.loop.cancel(patience_);
  place_.crowd.leave(socket_, address_, person_);
  for (const std::string& table : watched_) {
    if (Marshal* const marshal = hall_.here(table)) marshal->unwatch(socket_);
  }
}

bool Session::may(Deed deed, double cost) {
  const bool may = place_.limits.take(deed, {person_, address_}, means_.loop.now(), cost);
  if (!may) place_.incidents.note(Incident::too_fast, who());
  return may;
}

void Session::part_if_since_before(Time time) {
  if (since_ < time) means_.sockets.close(socket_, Parting::later);
}

// What is long is paid for afterwards.
void Session::pay_for(std::size_t lines) {
  may(Deed::message, static_cast<double>(lines) / lines_a_deed);
}

void Session::send(std::string text) {
  means_.sockets.send(socket_, std::make_shared<const std::string>(std::move(text)));
}

// A page that goes on being wrong is cut off.
void Session::complain(std::string_view code, std::string_view about) {
  send(wire::error(code, about));
  if (++complaints_ >= most_complaints) means_.sockets.close(socket_, Parting::policy);
}

void Session::received(std::string_view text) {
  if (!may(Deed::message)) return complain("too_fast", {});
  if (greeting_) {
    if (early_.size() == most_early) return complain("too_fast", {});
    early_.emplace_back(text);
    return;
  }
  take_text(text);
}

void Session::take_text(std::string_view text) {
  const Result<wire::FromClient, wire::BadMessage> message = wire::read_message(text);
  if (!message) {
    complain(message.error().code, message.error().about);
    if (message.error().code == "protocol") means_.sockets.close(socket_, Parting::policy);
    return;
  }
  const bool greets = std::holds_alternative<wire::Hello>(*message);
  if (greets != person_.empty())
    return complain("bad_message", greets ? "hello comes once" : "hello comes first");
  std::visit([this](const auto& said) { take(said); }, *message);
}

void Session::take(const wire::Hello& hello) {
  if (hello.deals) contributing_ = Contributing::yes;
  greeting_ = true;
  const auto shown = [this](const store::Outcome<std::optional<People::Visitor>>& found) {
    greeting_ = false;
    // Whoever cannot be known just now comes again.
    if (!found) return means_.sockets.close(socket_, Parting::later);
    if (*found) return greet(**found);
    place_.incidents.note(Incident::wrong_ticket, address_);
    complain("bad_ticket", {});
    means_.sockets.close(socket_, Parting::policy);
  };
  means_.people.take_ticket(hello.ticket, life_.guard(shown));
}

void Session::greet(const People::Visitor& visitor) {
  means_.loop.cancel(patience_);
  person_ = visitor.person;
  held_ = means_.people.hold(person_);
  if (const std::optional<SocketId> oldest = place_.crowd.greet(
          socket_, person_, visitor.login, place_.settings.most_sockets_of_person))
    means_.sockets.close(*oldest, Parting::later);
  send(wire::welcome(person_, means_.people.name(person_), means_.loop.now()));
  if (!means_.health.well()) tell_storing();
  for (const std::string& text : std::exchange(early_, {})) take_text(text);
}

void Session::tell_storing() {
  if (person_.empty()) return;
  send(wire::storing(means_.health.well() ? wire::Storing::works : wire::Storing::fails));
}

std::string_view Session::why_gone(const std::string& table) const {
  if (hall_.is_broken(table)) return "broken";
  // It may well be there, and cannot be read just now.
  return means_.health.well() ? "no_table" : too_busy;
}

void Session::visit(const Asked& asked, std::function<void(Marshal&)> then) {
  const auto come = [this, asked, then = std::move(then)](Marshal* marshal) {
    if (marshal != nullptr) return then(*marshal);
    const std::string_view why = why_gone(asked.table);
    // A wish has to be said again.
    const bool wish = !asked.wish.empty() && why == too_busy;
    send(wish ? wire::refused(asked.table, asked.wish, why) : wire::gone(asked.table, why));
  };
  hall_.visit(asked.table, person_, life_.guard(come));
}

bool Session::may_watch(const std::string& table) const {
  return watched_.contains(table) || watched_.size() < most_watched;
}

void Session::take(const wire::Watch& watch) {
  if (!may_watch(watch.table)) return send(wire::gone(watch.table, "too_many"));
  coming_.insert(watch.table);
  const auto come = [this, watch](Marshal* marshal) {
    if (marshal == nullptr || !means_.node.shares()) return come_to(watch, marshal);
    // A page that was at another node has seen all that was told there.
    marshal->ledger().catch_up(
        life_.guard([this, watch] { come_to(watch, hall_.here(watch.table)); }));
  };
  hall_.visit(watch.table, person_, life_.guard(come));
}

// They may have thought better of it meanwhile.
void Session::come_to(const wire::Watch& watch, Marshal* marshal) {
  const auto wanted = coming_.find(watch.table);
  if (wanted == coming_.end()) return;
  coming_.erase(wanted);
  if (marshal == nullptr) return send(wire::gone(watch.table, why_gone(watch.table)));
  show(*marshal, watch.from);
}

void Session::show(Marshal& marshal, int from) {
  // Many may have been asked for before the first of them was there.
  if (!may_watch(marshal.id())) return send(wire::gone(marshal.id(), "too_many"));
  watched_.insert(marshal.id());
  if (marshal.belongs(person_)) marshal.note_address(address_);
  pay_for(marshal.watch(socket_, person_, from, contributing_));
}

void Session::take(const wire::Earlier& earlier) {
  visit({earlier.table},
        [this, earlier](Marshal& marshal) { pay_for(marshal.earlier(socket_, person_, earlier)); });
}

void Session::take(const wire::Unwatch& unwatch) {
  coming_.erase(unwatch.table);
  if (watched_.erase(unwatch.table) == 0) return;
  if (Marshal* const marshal = hall_.here(unwatch.table)) marshal->unwatch(socket_);
}

void Session::take(const wire::Wished& wished) {
  if (std::holds_alternative<tables::Rematch>(wished.what)) return want_rematch(wished);
  visit({wished.table, wished.id},
        [this, wished](Marshal& marshal) { marshal.wish(socket_, person_, wished); });
}

// It makes a table, as soon as all have agreed.
void Session::want_rematch(const wire::Wished& wished) {
  visit({wished.table, wished.id}, [this, wished](Marshal& marshal) {
    if (marshal.table().carried_out(person_, wished.id))
      return marshal.wish(socket_, person_, wished);
    const auto refuse = [this, wished](std::string_view code) {
      send(wire::refused(wished.table, wished.id, code));
    };
    if (!may(Deed::table)) return refuse("too_fast");
    const auto counted = [this, wished, refuse](const store::Outcome<std::int64_t>& hosted) {
      if (!hosted) means_.health.trouble(hosted.error());
      if (!hosted) return refuse(too_busy);
      if (*hosted >= place_.settings.most_tables_of_host) return refuse("too_many_tables");
      visit({wished.table, wished.id},
            [this, wished](Marshal& found) { found.wish(socket_, person_, wished); });
    };
    means_.store.hosted(marshal.table().settings().host, life_.guard(counted));
  });
}

void Session::take(const wire::Say& say) {
  if (!may(Deed::remark)) return send(wire::refused(say.table, say.id, "too_fast"));
  visit({say.table, say.id}, [this, say](Marshal& marshal) { marshal.say(socket_, person_, say); });
}

void Session::take(const wire::Why& why) {
  visit({why.table, why.id}, [this, why](Marshal& marshal) { marshal.why(socket_, person_, why); });
}

// What is thought about long counts as more.
void Session::take(const wire::Hint& hint) {
  if (!may(Deed::message, hint.depth)) return complain("too_fast", {});
  visit({hint.table, hint.id},
        [this, hint](Marshal& marshal) { marshal.hint(socket_, person_, hint); });
}

// Pages alone say that: what they are sent by the network they do not see.
void Session::take(const wire::Ping&) {
  if (!std::exchange(pinged_, true)) means_.sockets.expect_signs(socket_);
  send(wire::pong(means_.loop.now()));
}

}  // namespace hastilude::server
