// Where a server keeps what it keeps: in a folder of its own, or in a database of PostgreSQL.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "server/data_folder.h"
#include "store/herald.h"
#include "store/postgres/postgres.h"
#include "store/shelf.h"
#include "store/store.h"

namespace hastilude::server {

struct Keeping {
  std::string data = "hastilude-data";  // the folder
  std::string store{};                  // the address of a database; none: in the folder
  // The password of the database stands in this file; none: in HASTILUDE_STORE_PASSWORD, or
  // wherever libpq looks for one.
  std::string store_password_file{};

  bool is_database() const { return !store.empty(); }
  // For people, without anything secret.
  const std::string& name() const { return is_database() ? store : data; }
};

// A folder or the address of a database, as one word.
Keeping keeping_in(const std::string& place);

// Everything that is kept there, as shelves, once it has been opened as a store. What goes wrong is
// thrown.
std::unique_ptr<store::Shelved> shelved(const Keeping& keeping);

// For people who look for data where there is none.
std::string no_data_in(const std::string& folder);

// A store that is open, and what keeps others out of it meanwhile.
class Kept {
 public:
  // What went wrong, if anything did: another server may be there, or what was kept may be gone.
  // Who only looks makes nothing that is not there.
  std::optional<std::string> open(const Keeping& keeping, store::Visit visit, store::Bring bring);
  // A file of SQLite, wherever it is; others are not kept out.
  std::optional<std::string> open_file(const std::string& file, store::Bring bring);
  store::Store& store() { return *store_; }
  // By which servers that share the store hear of each other; nothing: it is not shared.
  store::Herald* herald() { return herald_.get(); }
  // Answers what was asked for; nothing more can be asked. Whoever still goes may tell others so.
  void close() { store_.reset(); }

 private:
  std::optional<std::string> open_folder(const std::string& path, store::Visit visit,
                                         store::Bring bring);
  std::optional<std::string> open_database(const Keeping& keeping, store::Visit visit,
                                           store::Bring bring);

  DataFolder folder_;
  std::unique_ptr<store::Store> store_;
  std::unique_ptr<store::Herald> herald_;
};

}  // namespace hastilude::server
