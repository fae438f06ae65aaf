#include "server/party.h"

#include <algorithm>

#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include "server/running.h"

namespace hastilude::tests {

namespace json = boost::json;

namespace {

constexpr int long_enough = 5000;
// Moments after the end until somebody gives up waiting for a rematch.
constexpr int patience_with_rematch = 60;

}  // namespace

Party::Party(const Ports& ports, Choice choice, std::uint64_t seed, Busy busy)
    : choice_(std::move(choice)),
      random_(seed),
      guests_{Guest(new_guest(ports.of[0], "Ann"), busy),
              Guest(new_guest(ports.of[1], "Bob"), busy)} {
  open(ports);
}

void Party::open(const Ports& ports) {
  const json::object body{
      {"game", choice_.game},
      {"players", 2},
      {"seats", {"me", "open"}},
      {"private", true},
      {"options", choice_.options},
      {"windows", json::object{{"reaction", 0}, {"offer", 0}, {"ransom", 0}, {"pace", 0}}}};
  const json::value made =
      ask_json(ports.of[0], "POST", "/api/tables", guests_[0].cookie(), json::serialize(body));
  ASSERT_TRUE(made.is_object() && made.get_object().contains("table")) << json::serialize(made);
  const json::object invitation{{"invitation", made.at("invitation")}};
  const json::value invited = ask_json(ports.of[1], "POST", "/api/invitations", guests_[1].cookie(),
                                       json::serialize(invitation));
  ASSERT_TRUE(invited.is_object() && invited.get_object().contains("table"));
  ++done_["table"];
  moved_on_ = 0;
  for (Guest& guest : guests_) guest.go_to(std::string(made.at("table").as_string()));
}

void Party::gather(const Ports& ports) {
  stays_away_ = false;
  for (std::size_t i = 0; i < guests_.size(); ++i) {
    ASSERT_TRUE(guests_[i].connect(ports.of[i]));
    take(guests_[i], long_enough);
  }
}

void Party::take(Guest& guest, int patience) {
  const bool waited = !guest.idle();
  if (!guest.take(patience)) return;
  for (const std::string& complaint : guest.complaints()) FAIL() << complaint;
  if (waited && guest.idle() && guest.answer() == "done") ++done_[guest.latest()];
}

void Party::step(const Ports& ports) {
  for (std::size_t i = 0; i < guests_.size(); ++i) {
    Guest& guest = guests_[i];
    take(guest, 2);
    if (testing::Test::HasFatalFailure()) return;
    if (guest.connected() && guest.idle() && !guest.now().empty()) wish(i, ports);
  }
  move_on(ports);
}

void Party::wish(std::size_t index, const Ports& ports) {
  Guest& guest = guests_[index];
  Guest& other = guests_[1 - index];
  const int what = random_.below(100);
  if (what < 4) return guest.say("remark " + std::to_string(++remarks_));
  if (what < 6) {
    guest.repeat();
    return;
  }
  if (guest.stage() == "waiting" && guest.now().at("you").is_null())
    return guest.wish("sit", {{"seat", 2}});
  if (guest.stage() == "over" && !guest.rematch() && what < 40) return guest.wish("rematch");
  if (guest.stage() == "over" && !guest.rematch() && what == 99)
    return guest.wish("decline_rematch");
  if (guest.stage() != "playing") return;
  // Who had gone comes back soon, or not before something was done about it.
  if (!other.connected() && what < 10 && !stays_away_) {
    ASSERT_TRUE(other.connect(ports.of[1 - index]));
    return;
  }
  play(guest, other);
}

void Party::play(Guest& guest, Guest& other) {
  const int what = random_.below(200);
  if (guest.away()) {
    if (what < 60) guest.wish("sit", {{"seat", guest.now().at("you")}});
    return;
  }
  if (!other.connected() && guest.now().if_contains("absence")) {
    const json::value& absent = guest.now().at("absence").at("seat");
    if (absent != guest.now().at("you") && what < 60)
      return guest.wish("vote", {{"seat", absent}, {"remedy", what < 40 ? "claim" : "bot"}});
  }
  if (what < 16) return guest.wish("undo", {{"number", guest.number()}});
  if (what == 16) return guest.wish("leave");
  if (what == 17) return guest.wish("resign");
  if (what == 18) {
    stays_away_ = random_.below(2) == 0;
    return guest.cut();
  }
  guest.act(random_);
}

// After the end: to the rematch, once both know of it; or to another table.
void Party::move_on(const Ports& ports) {
  if (guests_[0].stage() != "over" && guests_[0].stage() != "closed") return;
  ++moved_on_;
  if (!guests_[0].idle() || !guests_[1].idle()) return;
  const std::optional<std::string> next = guests_[0].rematch();
  // Who has left his seat to a bot is not asked, and sits there no more.
  const bool left = guests_[0].away() || guests_[1].away();
  if (next && guests_[1].rematch() == next && !left) {
    ++done_["played again"];
    moved_on_ = 0;
    for (Guest& guest : guests_) guest.go_to(*next);
    return gather(ports);
  }
  if (moved_on_ < patience_with_rematch) return;
  open(ports);
  gather(ports);
}

// ---- after a kill

void Party::check(const Ports& ports) {
  for (std::size_t i = 0; i < guests_.size(); ++i) {
    check(guests_[i], ports.of[i]);
    if (testing::Test::HasFatalFailure()) return;
    guests_[i].cut();
  }
}

// What somebody sees who knows nothing yet is what was told, or more.
void Party::check(const Guest& guest, std::uint16_t port) {
  Guest fresh(guest.cookie());
  fresh.go_to(guest.table());
  ASSERT_TRUE(fresh.connect(port));
  while (fresh.now().empty()) ASSERT_TRUE(fresh.take(long_enough)) << "the table is gone";
  for (const std::string& complaint : fresh.complaints()) FAIL() << complaint;
  if (guest.now().empty()) return;
  const bool same_eyes = fresh.now().at("you") == guest.now().at("you");
  if (same_eyes) {
    ASSERT_GE(fresh.number(), guest.number());
  }
  // What was said at another server comes by news, which may be a moment later than the table.
  const auto lacks_a_remark = [&] {
    return fresh.heard().size() < std::max(guest.heard().size(), guest.said().size());
  };
  while (lacks_a_remark() && fresh.take(long_enough)) continue;
  for (const std::string& said : guest.said()) {
    const auto same = [&](const auto& entry) { return entry.second == said; };
    ASSERT_EQ(std::ranges::count_if(fresh.heard(), same), 1) << said;
  }
  for (const auto& [id, text] : guest.heard()) {
    const auto found = fresh.heard().find(id);
    ASSERT_TRUE(found != fresh.heard().end()) << text;
    ASSERT_EQ(found->second, text);
  }
  if (guest.rematch()) {
    ASSERT_EQ(fresh.rematch(), guest.rematch());
  }
  if (guest.stage() == "over") {
    ASSERT_EQ(fresh.stage(), "over");
    ASSERT_EQ(fresh.now().at("winners"), guest.now().at("winners"));
  }
}

long Party::acknowledged() const {
  long all = 0;
  for (const Guest& guest : guests_) all += guest.acknowledged();
  return all;
}

}  // namespace hastilude::tests
