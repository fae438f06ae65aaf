#include "server/session.h"

namespace hastilude::server {
namespace {

constexpr Time time_for_hello = 10'000;
constexpr std::size_t most_watched = 16;
constexpr int most_complaints = 100;

}  // namespace

Session::Session(SocketId socket, Means& means, Hall& hall, const Settings& settings)
    : socket_(socket),
      means_(means),
      hall_(hall),
      messages_(settings.messages, means.loop.now()),
      remarks_(settings.remarks, means.loop.now()) {
  patience_ =
      means_.loop.at(means_.loop.now() + time_for_hello,
                     life_.guard([this] { means_.sockets.close(socket_, Parting::policy); }));
}

Session::~Session() {
  means_.loop.cancel(patience_);
  for (const std::string& table : watched_) {
    if (Marshal* const marshal = hall_.here(table)) marshal->unwatch(socket_);
  }
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
  if (!messages_.take(means_.loop.now())) return complain("too_fast", {});
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
  const std::optional<std::string> person = means_.people.take_ticket(hello.ticket);
  if (!person) {
    complain("bad_ticket", {});
    return means_.sockets.close(socket_, Parting::policy);
  }
  means_.loop.cancel(patience_);
  person_ = *person;
  send(wire::welcome(person_, means_.people.name(person_), means_.loop.now()));
}

void Session::visit(const std::string& table, std::function<void(Marshal&)> then) {
  hall_.visit(table, person_, life_.guard([this, table, then = std::move(then)](Marshal* marshal) {
    if (marshal == nullptr) return send(wire::gone(table, "no_table"));
    then(*marshal);
  }));
}

void Session::take(const wire::Watch& watch) {
  if (!watched_.contains(watch.table) && watched_.size() >= most_watched)
    return send(wire::gone(watch.table, "too_many"));
  visit(watch.table, [this, from = watch.from](Marshal& marshal) {
    watched_.insert(marshal.id());
    marshal.watch(socket_, person_, from);
  });
}

void Session::take(const wire::Unwatch& unwatch) {
  if (watched_.erase(unwatch.table) == 0) return;
  if (Marshal* const marshal = hall_.here(unwatch.table)) marshal->unwatch(socket_);
}

void Session::take(const wire::Wished& wished) {
  visit(wished.table, [this, wished](Marshal& marshal) { marshal.wish(socket_, person_, wished); });
}

void Session::take(const wire::Say& say) {
  if (!remarks_.take(means_.loop.now())) return send(wire::refused(say.table, say.id, "too_fast"));
  visit(say.table, [this, say](Marshal& marshal) { marshal.say(socket_, person_, say); });
}

void Session::take(const wire::Ping&) { send(wire::pong(means_.loop.now())); }

}  // namespace hastilude::server
