// The program itself as a server in a process of its own, and a page that plays at it over the
// network.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <boost/json/object.hpp>
#include <sys/types.h>

#include "server/client.h"
#include "server/folder.h"
#include "server/known_lines.h"
#include "server/known_now.h"

namespace hastilude::tests {

class Running {
 public:
  // `hastilude serve` with data in this folder.
  Running(const std::string& data, const std::vector<std::string>& more = {});
  // `hastilude` without a word; its settings stand in the environment.
  static Running plain(const std::string& log_file) { return Running({}, log_file); }
  ~Running();
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;

  std::uint16_t port() const { return port_; }
  pid_t process() const { return process_; }
  std::string origin() const { return "http://localhost:" + std::to_string(port_); }
  // kill -9.
  void kill();
  // SIGTERM; what the program answered to the shell.
  int stop();
  // What it wrote to standard error.
  std::string log() const;

 private:
  Running(std::vector<std::string> words, std::string log_file);
  int end(int signal);

  pid_t process_ = -1;
  std::uint16_t port_ = 0;
  std::string log_file_;
};

boost::json::value ask_json(std::uint16_t port, const std::string& method, const std::string& path,
                            const std::string& cookie, const std::string& body = {});
std::string new_guest(std::uint16_t port, const std::string& name);

// A page at a table. Everything it is told is checked for gaps.
class Page : public KnownLines {
 public:
  Page(std::string cookie, std::string table)
      : cookie_(std::move(cookie)), table_(std::move(table)) {}

  // Connects and watches from where it was; false if there is no server.
  bool connect(std::uint16_t port);
  // Takes in one message; false if there is none for so long, or the socket has gone.
  bool take(int milliseconds);
  bool has_turn() const;
  bool over() const;
  // Sends the first legal move.
  bool act();
  // How many it has sent, each counted once.
  int acts() const { return acts_; }

  int number = 0;
  boost::json::object now;
  boost::json::object last;  // message that was no event and no snapshot
  int answers = 0;           // to its acts
  std::string pending;       // an act that is not answered
  int gaps = 0;
  int outages = 0;

 private:
  void take_event(const boost::json::object& event);

  std::string cookie_;
  std::string table_;
  std::unique_ptr<WebSocket> socket_;
  int acts_ = 0;
};

}  // namespace hastilude::tests
