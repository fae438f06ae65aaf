// A person at a table of a real server, with a page that may wish for anything and forgets nothing:
// whatever was told or acknowledged once must stay so, however often the server is killed.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <boost/json/object.hpp>

#include "core/random.h"
#include "server/client.h"
#include "server/known_lines.h"
#include "server/known_now.h"

namespace hastilude::tests {

// Who is told that a server is too busy has reason to complain, unless it was kept from its work.
enum class Busy { complains, says_again };

class Guest {
 public:
  explicit Guest(std::string cookie, Busy busy = Busy::complains)
      : cookie_(std::move(cookie)), busy_(busy) {}

  const std::string& cookie() const { return cookie_; }
  // Another table; all that was known of the one before is forgotten.
  void go_to(const std::string& table);
  const std::string& table() const { return table_; }

  // Watches from a while before what it knows, so that it hears some of it again, and says again
  // what was not answered; false if there is no server.
  bool connect(std::uint16_t port);
  void cut() { socket_.reset(); }
  bool connected() const { return socket_ != nullptr; }
  // Takes in one message; false if there is none for so long, or the socket has gone.
  bool take(int milliseconds);

  bool idle() const { return !pending_; }
  void wish(const std::string& type, boost::json::object members = {});
  void say(const std::string& text);
  // Any legal move, if there is one to make.
  bool act(Random& random);
  // Says the latest wish that was carried out once more; its answer must be the same.
  bool repeat();

  std::string stage() const;
  bool away() const;
  std::optional<std::string> rematch() const;
  const boost::json::object& now() const { return now_; }
  int number() const { return number_; }
  const KnownLines& known() const { return known_; }
  const std::vector<std::string>& said() const { return said_; }  // and acknowledged
  const std::map<std::int64_t, std::string>& heard() const { return heard_; }
  // How the latest wish was answered: done, stale, or the code of the refusal.
  const std::string& answer() const { return answer_; }
  // What it was; of a vote, for what.
  const std::string& latest() const { return latest_; }
  long acknowledged() const { return acknowledged_; }
  // What was told otherwise than before, or must not be told at all.
  const std::vector<std::string>& complaints() const { return complaints_; }

 private:
  struct Wish {
    std::string id;
    std::string type;
    std::string message;
    std::string remark;  // of chat
  };

  void send(Wish wish);
  void take_snapshot(const boost::json::object& snapshot);
  void take_deal(const boost::json::object& message);
  void take_event(const boost::json::object& event);
  void take_answer(const boost::json::object& answer);
  void take_remark(const boost::json::object& remark);

  std::string cookie_;
  Busy busy_;
  std::string table_;
  std::unique_ptr<WebSocket> socket_;
  int number_ = 0;
  KnownLines known_;
  std::map<int, std::string> told_;  // events by number
  std::string commitment_;           // of the deal
  boost::json::object now_;
  std::map<std::int64_t, std::string> heard_;
  std::vector<std::string> said_;
  std::optional<Wish> pending_;
  std::optional<Wish> done_;
  bool repeating_ = false;
  std::string answer_;
  std::string latest_;
  int wishes_ = 0;
  long acknowledged_ = 0;
  std::vector<std::string> complaints_;
};

}  // namespace hastilude::tests
