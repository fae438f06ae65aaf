#include <iostream>

#include "app/commands.h"
#include "server/assets.h"
#include "server/network.h"

namespace hastilude::app {
namespace {

Exit licences() {
  // Beside the page, so that there is one text for both (web/licences.ts).
  const server::Response text = server::Assets().page({.method = "GET", .path = "/licences.txt"});
  if (text.status != 200) {
    std::cerr << "hastilude: this program was built without its page, and so without the licences; "
                 "they stand in THIRD-PARTY.md\n";
    return Exit::failure;
  }
  std::cout << text.text();
  return Exit::success;
}

}  // namespace

Run licences_command(Flags&) { return licences; }

}  // namespace hastilude::app
