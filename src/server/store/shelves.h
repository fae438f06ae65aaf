// What the store does in SQL, one function each. Whoever calls them opens and commits transactions.
#pragma once

#include "server/store/database.h"
#include "server/store/store.h"

namespace hastilude::store {

class Shelves {
 public:
  explicit Shelves(Database& database);

  Appended append(const Batch& batch);
  std::vector<Row> rows(const std::string& table, std::int64_t after);
  std::vector<std::string> tables(Standing standing);

  void keep_person(const Person& person);
  std::optional<Person> person(const std::string& id);
  std::optional<Person> person_with(const Hash& token);
  void erase_person(const std::string& id);

  void admit(const std::string& table, const std::string& person, Time now);
  std::vector<std::string> admitted(const std::string& table);
  std::vector<std::string> tables_of(const std::string& person, int most);

  void invite(const std::string& table, const std::string& invitation);
  std::optional<std::string> invitation_to(const std::string& table);
  std::optional<std::string> invited_to(const std::string& invitation);

  // Whether its id was free.
  bool say(const Remark& remark);
  std::vector<Remark> talk(const std::string& table, int most);

 private:
  std::optional<End> end_of(const std::string& table);
  void insert(const Row& row);

  Statement find_end_, set_end_, insert_row_, read_rows_, list_tables_;
  Statement keep_person_, find_person_, find_token_;
  Statement erase_person_, erase_talk_, erase_admitted_;
  Statement admit_, read_admitted_, read_tables_of_;
  Statement invite_, find_invitation_, find_invited_;
  Statement say_, read_talk_;
};

}  // namespace hastilude::store
