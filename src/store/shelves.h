// What the store does in SQL, one function each. Whoever calls them opens and commits transactions.
#pragma once

#include "store/database.h"
#include "store/store.h"

namespace hastilude::store {

class Shelves {
 public:
  explicit Shelves(Database& database);

  Appended append(const Batch& batch);
  Stored rows(const std::string& table, std::int64_t after);
  std::vector<std::string> tables(Standing standing);

  void rest(const std::string& table, const End& end, const Rest& rest);
  std::vector<std::string> due(Time before, int most);
  std::vector<Reached> reached(const std::vector<std::string>& tables);
  Stay stay(Stay::Since since);
  void part();
  Claimed claim(const std::string& table);
  std::vector<std::string> waiting(Time since, int most);
  std::int64_t hosted(const std::string& person);
  std::vector<std::string> stale(Time since, int most);
  void set_aside(const std::string& table, const std::string& what);
  std::vector<Broken> broken();
  Pruned prune(const Prune& prune);
  void probe(Time now);

  void keep_person(const Person& person);
  std::vector<Person> people(const std::vector<std::string>& ids);
  void keep_login(const Login& login);
  std::optional<Known> known_by(const Hash& token);
  void end_logins(const std::string& person, const std::optional<std::string>& login);
  std::vector<std::string> ended_logins(const std::vector<std::string>& ids);
  void erase_person(const std::string& id);

  void admit(const std::string& table, const std::string& person, Time now);
  std::vector<std::string> admitted(const std::string& table);
  std::vector<Entry> tables_of(const std::string& person, int most);

  std::string invite(const std::string& table, const std::string& invitation);
  std::optional<std::string> invitation_to(const std::string& table);
  std::optional<std::string> invited_to(const std::string& invitation);

  Appended say(const Remark& remark);
  std::vector<Remark> talk(const std::string& table, int most);

 private:
  std::optional<End> end_of(const std::string& table);
  void insert(const Row& row);
  bool is_same(const std::string& table, const Summary& summary);

  Database& database_;
  Statement find_end_, set_end_, is_same_, step_end_, insert_row_, read_rows_, list_tables_;
  Statement interrupt_, are_interrupted_, part_, find_due_, wake_up_, last_remark_;
  Statement rest_, due_, waiting_, hosted_, stale_, set_aside_, broken_, probe_;
  Statement keep_person_, find_person_;
  Statement keep_login_, note_visit_, end_older_, find_token_, find_login_, end_login_, end_logins_;
  Statement erase_person_, erase_talk_, erase_admitted_;
  Statement admit_, read_admitted_, read_tables_of_;
  Statement invite_, find_invitation_, find_invited_;
  Statement say_, read_talk_;
};

}  // namespace hastilude::store
