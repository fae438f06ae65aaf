// A PostgreSQL of a test's own, gone when it ends.
#pragma once

#include <string>

#include <sys/types.h>

#include "server/folder.h"
#include "server/store/postgres/postgres.h"

namespace hastilude::tests {

class Cluster {
 public:
  Cluster();
  ~Cluster();
  Cluster(const Cluster&) = delete;
  Cluster& operator=(const Cluster&) = delete;

  store::Whereabouts where() const;
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
  pid_t process_ = 0;
};

// The one for all tests of a program, started when the first of them wants it.
Cluster& the_database();

}  // namespace hastilude::tests
