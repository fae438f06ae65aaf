#include <iostream>

#include "app/commands.h"
#include "server/server.h"

namespace hastilude::app {
namespace {

// An address that can be put into a browser on this machine.
std::string link_to(const server::Settings& settings, std::uint16_t port) {
  std::string host = settings.network.address;
  if (host == "0.0.0.0" || host == "::") host = "localhost";
  if (host.find(':') != std::string::npos) host = '[' + host + ']';
  return "http://" + host + ':' + std::to_string(port) + '/';
}

}  // namespace

Exit serve(const server::Settings& settings) {
  const std::optional<std::string> wrong = server::serve(settings, [&settings](std::uint16_t port) {
    std::cout << "Hastilude is at " << link_to(settings, port) << "  (Ctrl-C ends it; data in "
              << settings.data << ")" << std::endl;
  });
  if (!wrong) return Exit::success;
  std::cerr << "hastilude: " << *wrong << "\n";
  return Exit::failure;
}

}  // namespace hastilude::app
