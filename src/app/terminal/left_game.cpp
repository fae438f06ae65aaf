#include "app/terminal/left_game.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <vector>

namespace hastilude::app {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_left = 20;  // older ones go
constexpr std::string_view ending = ".hastilude";

// $XDG_STATE_HOME/hastilude, or ~/.local/state/hastilude; empty: there is no such place.
fs::path folder_of_left_games() {
  const char* const state = std::getenv("XDG_STATE_HOME");
  const char* const home = std::getenv("HOME");
  if (state != nullptr && *state == '/') return fs::path(state) / "hastilude";
  if (home != nullptr && *home == '/') return fs::path(home) / ".local" / "state" / "hastilude";
  return {};
}

struct Left {
  fs::path file;
  fs::file_time_type written;
};

// Those of a game, or of all; the one written last comes first.
std::vector<Left> left_games(const fs::path& folder, std::string_view game) {
  std::vector<Left> found;
  std::error_code error;
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
       entry.increment(error)) {
    const std::string name = entry->path().filename().string();
    const fs::file_time_type written = entry->last_write_time(error);
    if (!error && name.ends_with(ending) &&
        (game.empty() || name.starts_with(std::string(game) + "-")))
      found.push_back({entry->path(), written});
    error.clear();
  }
  std::sort(found.begin(), found.end(),
            [](const Left& a, const Left& b) { return a.written > b.written; });
  return found;
}

// Makes room for one more.
void drop_oldest(const fs::path& folder) {
  const std::vector<Left> all = left_games(folder, {});
  std::error_code error;
  for (std::size_t i = most_left - 1; i < all.size(); ++i) fs::remove(all[i].file, error);
}

// A name that no file of the folder has: the game and the time.
fs::path new_file(const fs::path& folder, const std::string& game) {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  gmtime_r(&now, &parts);
  std::array<char, 32> stamp{};
  const std::size_t size = std::strftime(stamp.data(), stamp.size(), "-%Y%m%d-%H%M%S", &parts);
  const std::string name = game + std::string(stamp.data(), size);
  fs::path file = folder / (name + std::string(ending));
  std::error_code error;
  for (int more = 2; fs::exists(file, error); ++more)
    file = folder / (name + "-" + std::to_string(more) + std::string(ending));
  return file;
}

}  // namespace

LeftGame LeftGame::of(std::string_view game) {
  LeftGame left;
  left.game_ = game;
  return left;
}

std::optional<LeftGame> LeftGame::latest(std::string_view game) {
  const std::vector<Left> all = left_games(folder_of_left_games(), game);
  if (all.empty()) return {};
  LeftGame left;
  const std::string name = all.front().file.filename().string();
  left.game_ = name.substr(0, name.find('-'));
  left.keeper_ = Keeper(all.front().file.string(), Keeper::When::always);
  return left;
}

std::optional<std::string> LeftGame::keep(const record::Record& record, const texts::Texts& say) {
  if (game_.empty()) return {};
  if (keeper_.file().empty()) {
    const fs::path folder = folder_of_left_games();
    std::error_code error;
    if (!folder.empty()) fs::create_directories(folder, error);
    if (folder.empty()) return {};
    drop_oldest(folder);
    keeper_ = Keeper(new_file(folder, game_).string(), Keeper::When::always);
  }
  std::optional<std::string> trouble = keeper_.keep(record, say);
  if (trouble) *this = LeftGame();
  return trouble;
}

void LeftGame::drop() {
  std::error_code error;
  if (!file().empty()) fs::remove(file(), error);
  keeper_ = Keeper({}, Keeper::When::always);
}

}  // namespace hastilude::app
