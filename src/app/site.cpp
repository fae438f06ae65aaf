// hastilude site: the page as files.
#include "server/site.h"

#include <filesystem>
#include <iostream>
#include <memory>

#include "app/commands.h"
#include "app/files.h"

namespace hastilude::app {
namespace {

namespace fs = std::filesystem;

// What speaks against writing there: a folder that holds something else than a page of ours.
std::optional<std::string> unfit(const fs::path& folder) {
  std::error_code error;
  if (!fs::exists(folder, error)) return {};
  if (!fs::is_directory(folder, error)) return folder.string() + " is no folder";
  if (fs::is_empty(folder, error) || fs::exists(folder / "keeper.js", error)) return {};
  return folder.string() +
         " is not empty, and holds no page of this program; expected a new folder";
}

Exit site(const std::string& name) {
  const fs::path folder(name);
  const auto files = server::site_files(server::Assets().files());
  if (!files) return failure(files.error());
  if (const std::optional<std::string> why = unfit(folder)) return failure(*why);
  std::uintmax_t bytes = 0;
  for (const server::PageFile& file : *files) {
    const fs::path path = folder / file.path;
    std::error_code error;
    fs::create_directories(path.parent_path(), error);
    if (error) return failure(path.parent_path().string() + ": " + error.message());
    if (const std::optional<std::string> why = write_file(path.string(), file.contents))
      return failure(*why);
    bytes += file.contents.size();
  }
  std::cout << files->size() << " files (" << bytes / 1000 << " kB) in " << name
            << ", for any web server and at any address.\n";
  return Exit::success;
}

}  // namespace

Run site_command(Flags& flags) {
  const auto folder = std::make_shared<std::string>();
  flags.word({"FOLDER", "", "Where to: a new folder, or a page written before", Wanted::always},
             *folder);
  flags.footer(
      "The page then plays against bots without any server of ours: each table is in the browser. "
      "To be\ninstalled and kept for offline play it must come by https, or from this machine.");
  return [folder] { return site(*folder); };
}

}  // namespace hastilude::app
