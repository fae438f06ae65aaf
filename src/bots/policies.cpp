#include "bots/policies.h"

#include "embedded/policy_files.h"

namespace hastilude::bots {

std::string_view policy_file(std::string_view name) {
  for (const embedded::File& file : embedded::policy_files()) {
    if (file.path == name) return file.contents;
  }
  return {};
}

}  // namespace hastilude::bots
