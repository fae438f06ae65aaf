// What is said at a table: kept, told to those who are here, and known by its id when it comes
// again.
#include <algorithm>

#include "server/marshal.h"

namespace hastilude::server {

wire::Remark Marshal::shown_remark(const store::Remark& remark) const {
  return {.id = remark.id,
          .time = remark.time,
          .seat = remark.seat ? seat_number(*remark.seat) : nobody,
          .name = name_(remark.person),
          .text = remark.text};
}

void Marshal::say(SocketId socket, const std::string& person, const wire::Say& say) {
  if (!hears(person)) return send(socket, wire::refused(id(), say.id, "not_seated"));
  const auto said =
      std::find_if(company_.talk.begin(), company_.talk.end(), [&](const store::Remark& remark) {
        return remark.person == person && remark.wish == say.id;
      });
  if (said != company_.talk.end()) return answer_remark(socket, *said);
  if (!means_.health.well() || !talk_known_)
    return send(socket, wire::refused(id(), say.id, "too_busy"));
  // Said twice before it was stored once.
  const auto [waiting, fresh] = speaking_.try_emplace({person, say.id});
  waiting->second.push_back(socket);
  if (!fresh) return;
  if (const People::Held held = means_.people.hold(person)) company_.people.insert(held);
  if (!company_.talk.empty()) last_remark_ = std::max(last_remark_, company_.talk.back().id);
  const Seat seat = table().seat_of(person);
  const store::Remark remark{.table = id(),
                             .id = ++last_remark_,
                             .time = means_.loop.now(),
                             .person = person,
                             .seat = seat == nobody ? std::optional<int>() : seat.number(),
                             .wish = say.id,
                             .text = say.text};
  store_remark(remark);
}

void Marshal::store_remark(store::Remark remark) {
  means_.store.say(remark, life_.guard([this, remark](const store::Outcome<store::Appended>& said) {
    spoken(remark, said);
  }));
}

void Marshal::answer_remark(SocketId socket, const store::Remark& remark) {
  const int number = table().number(table().viewer(remark.person).observer);
  send(socket, wire::done(id(), remark.wish, number));
}

void Marshal::spoken(const store::Remark& remark, const store::Outcome<store::Appended>& said) {
  if (said && *said == store::Appended::conflict) return say_again(remark);
  const auto waiting = speaking_.extract({remark.person, remark.wish});
  if (!said) {
    means_.health.trouble(said.error());
    if (std::exchange(talk_known_, false))
      means_.health.when_well(life_.guard([this] { read_talk_again(); }));
    for (const SocketId socket : waiting.mapped())
      send(socket, wire::refused(id(), remark.wish, "too_busy"));
    return;
  }
  company_.talk.push_back(remark);
  if (static_cast<int>(company_.talk.size()) > most_remarks)
    company_.talk.erase(company_.talk.begin());
  tell_remark(remark);
  means_.node.tell(news::Talk{id(), remark.id});
  for (const SocketId socket : waiting.mapped()) answer_remark(socket, remark);
}

// At another node somebody has said something first, or this has been said there.
void Marshal::say_again(const store::Remark& remark) {
  const auto read = [this, remark](const store::Outcome<std::vector<store::Remark>>& talk) {
    if (!talk) return spoken(remark, talk.error());
    take_talk(*talk);
    const auto said = std::ranges::find_if(company_.talk, [&](const store::Remark& other) {
      return other.person == remark.person && other.wish == remark.wish;
    });
    if (said != company_.talk.end()) {
      const auto waiting = speaking_.extract({remark.person, remark.wish});
      for (const SocketId socket : waiting.mapped()) answer_remark(socket, *said);
      return;
    }
    store::Remark next = remark;
    if (!company_.talk.empty()) last_remark_ = std::max(last_remark_, company_.talk.back().id);
    next.id = ++last_remark_;
    store_remark(std::move(next));
  };
  means_.store.talk(id(), most_remarks, life_.guard(read));
}

void Marshal::tell_remark(const store::Remark& remark) {
  const auto text = std::make_shared<const std::string>(wire::chat(id(), shown_remark(remark)));
  for (const auto& [listener, watcher] : watchers_)
    if (hears(watcher.person)) means_.sockets.send(listener, text);
}

// It may have been stored after all: then it is not to be said a second time.
void Marshal::read_talk_again() {
  const auto read = [this](const store::Outcome<std::vector<store::Remark>>& talk) {
    if (!talk) {
      means_.health.trouble(talk.error());
      return means_.health.when_well(life_.guard([this] { read_talk_again(); }));
    }
    talk_known_ = true;
    take_talk(*talk);
  };
  means_.store.talk(id(), most_remarks, life_.guard(read));
}

// Those whose names are not known here yet are asked for first.
void Marshal::take_talk(const std::vector<store::Remark>& talk) {
  const std::int64_t known = company_.talk.empty() ? 0 : company_.talk.back().id;
  company_.talk = talk;
  std::vector<std::string> people;
  std::vector<store::Remark> fresh;
  for (const store::Remark& remark : talk) {
    if (remark.id <= known) continue;
    fresh.push_back(remark);
    people.push_back(remark.person);
  }
  if (fresh.empty()) return;
  means_.people.learn(people, life_.guard([this, fresh](const std::vector<People::Held>& held) {
    company_.people.insert(held.begin(), held.end());
    for (const store::Remark& remark : fresh) tell_remark(remark);
  }));
}

}  // namespace hastilude::server
