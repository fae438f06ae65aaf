// The server that is measured: started here, or running already.
#pragma once

#include <string>
#include <vector>

#include <sys/types.h>

#include "app/load/connection.h"

namespace hastilude::load {

// A folder that goes when the measuring ends.
class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  std::string file(const std::string& name) const { return path_ + '/' + name; }
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

// How a server must be started to let so much in from one address.
std::vector<std::string> wide_limits(int connections);
// The same as advice.
std::string limits_advice();

// Allows this process and those it starts so many open files; throws if that is not possible.
void allow_open_files(int files);

// This program once more, as a server on a free port.
class OwnServer {
 public:
  // Its data goes to `data`, its log to `log`.
  OwnServer(const std::string& data, const std::string& log, int connections);
  ~OwnServer();
  OwnServer(const OwnServer&) = delete;
  OwnServer& operator=(const OwnServer&) = delete;

  const Address& address() const { return address_; }
  pid_t process() const { return process_; }

 private:
  void await_address(int pipe, const std::string& log);
  void end_process();

  pid_t process_ = -1;
  Address address_;
};

// What the system counts of a process.
long resident_kilobytes(pid_t process);
double processor_seconds(pid_t process);

}  // namespace hastilude::load
