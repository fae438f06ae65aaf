#include "server/keeping.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "store/sqlite.h"

namespace hastilude::server {
namespace {

// Nothing: the file that was named holds none.
std::optional<std::string> read_password(const Keeping& keeping) {
  if (keeping.store_password_file.empty()) {
    const char* const said = std::getenv("HASTILUDE_STORE_PASSWORD");
    return std::string(said == nullptr ? "" : said);
  }
  std::ifstream file(keeping.store_password_file);
  std::string password;
  if (!std::getline(file, password)) return {};
  return password;
}

}  // namespace

Keeping keeping_in(const std::string& place) {
  if (place.starts_with("postgres://") || place.starts_with("postgresql://"))
    return {.store = place};
  return {.data = place};
}

std::unique_ptr<store::Shelved> shelved(const Keeping& keeping) {
  if (!keeping.is_database()) return store::shelved_file(store_file(keeping.data));
  return store::shelved_database(
      {.address = keeping.store, .password = read_password(keeping).value_or("")});
}

std::string no_data_in(const std::string& folder) {
  return "there is no data in " + folder + "; give its folder with --data";
}

std::optional<std::string> Kept::open(const Keeping& keeping, store::Visit visit,
                                      store::Bring bring) {
  if (keeping.is_database()) return open_database(keeping, visit, std::move(bring));
  return open_folder(keeping.data, visit, std::move(bring));
}

std::optional<std::string> Kept::open_folder(const std::string& path, store::Visit visit,
                                             store::Bring bring) {
  const bool looks = visit == store::Visit::look;
  if (looks && !std::filesystem::exists(store_file(path))) return no_data_in(path);
  if (!looks) {
    if (std::optional<std::string> wrong = folder_.enter(path)) return wrong;
  }
  if (std::optional<std::string> wrong = open_file(store_file(path), std::move(bring)))
    return wrong;
  if (!looks) folder_.note_store();
  return {};
}

std::optional<std::string> Kept::open_file(const std::string& file, store::Bring bring) {
  auto opened = store::open_sqlite({.file = file}, std::move(bring));
  if (!opened) return opened.error().what;
  store_ = std::move(*opened);
  return {};
}

std::optional<std::string> Kept::open_database(const Keeping& keeping, store::Visit visit,
                                               store::Bring bring) {
  if (std::optional<std::string> wrong = store::wrong_address(keeping.store))
    return "--store: " + *wrong;
  std::optional<std::string> password = read_password(keeping);
  if (!password) return "cannot read a password from " + keeping.store_password_file;
  const store::Whereabouts where{.address = keeping.store, .password = std::move(*password)};
  auto opened = store::open_postgres({.where = where, .visit = visit}, bring);
  if (!opened) return keeping.store + ": " + opened.error().what;
  store_ = std::move(*opened);
  if (visit == store::Visit::server) herald_ = store::postgres_herald(where, std::move(bring));
  return {};
}

}  // namespace hastilude::server
