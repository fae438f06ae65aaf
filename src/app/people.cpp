// hastilude people: who was at a table of a server, and the end of their logins.
#include <array>
#include <ctime>
#include <iostream>
#include <memory>

#include "app/commands.h"
#include "app/files.h"
#include "app/keeping.h"
#include "server/upkeep.h"

namespace hastilude::app {
namespace {

struct PeopleOptions {
  server::Keeping keeping;
  std::string table;
  std::vector<std::string> end;
  bool end_all = false;
};

std::string day_of(store::Time time) {
  const auto seconds = static_cast<std::time_t>(time / 1000);
  std::tm parts{};
  ::gmtime_r(&seconds, &parts);
  std::array<char, 16> text{};
  return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%d", &parts)};
}

Exit list(const PeopleOptions& options) {
  const auto found = server::people_at(options.keeping, options.table);
  if (!found) return failure(found.error());
  if (!*found)
    return failure("there is no table '" + options.table + "'; hastilude tables lists them");
  for (const store::Person& person : **found)
    std::cout << person.id << "  last seen " << day_of(person.seen) << "  " << person.name << '\n';
  return Exit::success;
}

Exit end_all(const PeopleOptions& options) {
  const auto ended = server::end_all_logins(options.keeping);
  if (!ended) return failure(ended.error());
  std::cout << *ended << " logins have ended; whoever comes is somebody new.\n";
  return Exit::success;
}

Exit end(const PeopleOptions& options) {
  const auto ended = server::end_logins(options.keeping, options.end);
  if (!ended) return failure(ended.error());
  std::cout << "No browser is known as "
            << (options.end.size() == 1 ? "this person" : "these people") << " any more.\n";
  return Exit::success;
}

Exit people(const PeopleOptions& options) {
  const int wanted =
      (options.table.empty() ? 0 : 1) + (options.end.empty() ? 0 : 1) + (options.end_all ? 1 : 0);
  if (wanted != 1) {
    std::cerr << "hastilude: give one of TABLE, --end PERSON or --end-all\n";
    return Exit::usage;
  }
  if (!options.table.empty()) return list(options);
  return options.end_all ? end_all(options) : end(options);
}

}  // namespace

Run people_command(Flags& flags) {
  const auto options = std::make_shared<PeopleOptions>();
  flags.word({"TABLE", "", "A table, by the name in its address: lists who was admitted to it"},
             options->table);
  flags.each({"--end", "PERSON", "End all logins of this person; may be repeated"}, options->end);
  flags.yes({"--end-all", "", "End all logins of everybody"}, options->end_all);
  add_keeping(flags, options->keeping);
  flags.footer(
      "A list may be asked for beside a server. Logins are ended while no server works there; a\n"
      "guest has no password, so whoever held one comes back as somebody new, and their seats "
      "stay\n"
      "empty.\n\n"
      "Examples:\n"
      "  hastilude people o-2yy9f8jYVvM_4r\n"
      "  hastilude people --end b927zuvuSBRHPi3R --data /var/lib/hastilude");
  return [options] { return people(*options); };
}

}  // namespace hastilude::app
