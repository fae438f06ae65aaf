// One page that is connected: who it is, what it watches, what it says. Sees texts, not sockets.
#pragma once

#include <memory>
#include <set>
#include <string>

#include "server/place.h"

namespace hastilude::server {

class Session {
 public:
  Session(SocketId socket, std::string address, Place place);
  ~Session();
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  void received(std::string_view text);
  // Nothing can be stored, or everything again; told to whoever has said who they are.
  void tell_storing();
  // A page that has been here for so long comes again, so that its token is looked at.
  void part_if_since_before(Time time);

 private:
  void take_text(std::string_view text);
  void take(const wire::Hello& hello);
  void greet(const People::Visitor& visitor);
  void take(const wire::Watch& watch);
  void take(const wire::Unwatch& unwatch);
  void take(const wire::Earlier& earlier);
  void take(const wire::Wished& wished);
  void take(const wire::Say& say);
  void take(const wire::Why& why);
  void take(const wire::Hint& hint);
  void take(const wire::Ping& ping);
  void want_rematch(const wire::Wished& wished);
  // A table, for a wish of this id; empty: for none.
  struct Asked {
    std::string table;
    std::string wish{};
  };
  // Finds a table for this page, if the page is still there then.
  void visit(const Asked& asked, std::function<void(Marshal&)> then);
  // The table that a page wants to watch is there; nothing: it is not.
  void come_to(const wire::Watch& watch, Marshal* marshal);
  bool may_watch(const std::string& table) const;
  void show(Marshal& marshal, int from);
  std::string_view why_gone(const std::string& table) const;
  bool may(Deed deed, double cost = 1);
  void pay_for(std::size_t lines);
  void send(std::string text);
  void complain(std::string_view code, std::string_view about);

  // For the log: the person, or the address of who has not said who he is.
  const std::string& who() const { return person_.empty() ? address_ : person_; }

  const SocketId socket_;
  const std::string address_;
  const Time since_;
  const Place place_;
  Means& means_;
  Hall& hall_;
  Contributing contributing_ = Contributing::no;
  std::string person_;              // empty: has not said who it is
  bool greeting_ = false;           // it has, and it is looked whether that is so
  std::vector<std::string> early_;  // what it says meanwhile
  People::Held held_;
  std::set<std::string> watched_;
  std::multiset<std::string> coming_;  // tables that are to be watched once they are there
  int complaints_ = 0;
  bool pinged_ = false;
  TimerId patience_ = 0;
  const Lifetime life_;
};

}  // namespace hastilude::server
