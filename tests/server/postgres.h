// A PostgreSQL of a test's own, gone when it ends.
#pragma once

#include <string>

#include <sys/types.h>

#include "server/folder.h"
#include "server/store/postgres/postgres.h"

namespace hastilude::tests {

class Cluster {
 public:
  // Reached by a socket in its folder, and at this port of this machine if one is named.
  explicit Cluster(std::string port = {});
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

 private:
  Folder folder_;
  const std::string port_;
  pid_t process_ = 0;
};

// The one for all tests of a program, started when the first of them wants it.
Cluster& the_database();

}  // namespace hastilude::tests
