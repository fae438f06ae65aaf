#include "bots/policies.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>

#include "embedded/policy_files.h"

namespace hastilude::bots {
namespace {

std::map<std::string, std::string, std::less<>>& files_taken() {
  static std::map<std::string, std::string, std::less<>> files;
  return files;
}

}  // namespace

std::string_view policy_file(std::string_view name) {
  const auto taken = files_taken().find(name);
  if (taken != files_taken().end()) return taken->second;
  for (const embedded::File& file : embedded::policy_files()) {
    if (file.path == name) return file.contents;
  }
  return {};
}

std::optional<std::string> take_policies_from(const std::string& folder) {
  std::error_code wrong;
  for (const auto& entry : std::filesystem::directory_iterator(folder, wrong)) {
    const std::filesystem::path& path = entry.path();
    if (path.extension() != ".net" && path.extension() != ".book") continue;
    std::ifstream in(path, std::ios::binary);
    std::string text(std::istreambuf_iterator<char>(in), {});
    if (!in || text.empty()) return "hastilude: " + path.string() + " cannot be read";
    files_taken().insert_or_assign(path.filename().string(), std::move(text));
  }
  if (wrong) return "hastilude: " + folder + " cannot be read: " + wrong.message();
  if (files_taken().empty())
    return "hastilude: " + folder + " has nothing that bots have learnt; expected NAME.net or " +
           "NAME.book in it";
  return {};
}

}  // namespace hastilude::bots
