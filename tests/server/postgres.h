// A PostgreSQL of a test's own, gone when it ends.
#pragma once

#include <string>

#include <sys/types.h>

#include "server/folder.h"
#include "store/postgres/postgres.h"

namespace hastilude::tests {

class Cluster {
 public:
  // Reached by a socket in its folder, and at this port of this machine if one is named.
  explicit Cluster(std::string port = {});
  // A standby of another one. Nothing counts as committed there from now on before this one has it.
  explicit Cluster(Cluster& primary);
  ~Cluster();
  Cluster(const Cluster&) = delete;
  Cluster& operator=(const Cluster&) = delete;

  store::Whereabouts where() const;
  // Whoever comes by TCP under this name has to say a password.
  void ask_for_password(const std::string& role);
  // Without what was in it.
  void clear();
  // As an operator would say it.
  void execute(const char* sql);
  // Where the first part of a relation lies.
  std::string file_of(const std::string& relation);
  // Away, at once; and there again.
  void stop();
  void start();
  // A signal to each of its processes at once, as if their machine had died or stood still.
  void send_to_all(int signal);
  // Of a standby: it takes writes from now on.
  void promote();
  // Where its socket is.
  std::string folder() const { return folder_.file(""); }

 private:
  Folder folder_;
  const std::string port_;
  const std::string primary_{};
  pid_t process_ = -1;
};

// The one for all tests of a program, started when the first of them wants it.
Cluster& the_database();

}  // namespace hastilude::tests
