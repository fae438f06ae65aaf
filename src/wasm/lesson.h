// A lesson at a table of its own: what the page is shown is said as a table would say it, and
// beside it what the lesson says, asks and leaves to do.
#pragma once

#include <string>
#include <string_view>

#include "lessons/run.h"
#include "table/settings.h"
#include "table/wish.h"
#include "wire/to_client.h"

namespace hastilude::wasm {

class LessonTable {
 public:
  // From the text of a lesson, or as JSON what is wrong with it: {"line", "what"}. `name` is how
  // the person is called.
  static Result<LessonTable, std::string> open(std::string_view text, std::string name,
                                               std::uint64_t seed);

  // {"panel", "shown"}: the lesson, and the table as a snapshot.
  std::string begin() const;
  // {"panel", "event"}: what has changed; or a snapshot again, where it is another scene.
  std::string next();
  std::string back();
  std::string try_freely();
  Result<std::string, tables::Refused> act(std::string_view move);
  // Why this cannot be done, if it cannot; as a message to the wish of this id.
  std::optional<tables::Refused> why_not(std::string_view move) const;
  std::string refused(std::string_view id, const tables::Refused& refused) const;

 private:
  LessonTable(std::shared_ptr<const lessons::Lesson> lesson, std::string name, std::uint64_t seed);

  std::string wanted() const;
  std::string panel() const;
  // How it was before something was done.
  struct Before {
    std::size_t told;
    int scene;
  };
  Before before() const { return {run_.told().size(), run_.scene()}; }
  std::string changed(const Before& before);
  tables::Now now() const;
  Result<AnyMove, tables::Refused> read(std::string_view move) const;
  std::vector<match::Line> seen(std::size_t from) const;
  template <class Use>
  std::string with_shown(Use use) const;

  tables::Settings settings_;
  std::string name_;
  std::uint64_t seed_;
  lessons::Run run_;
  int number_ = 1;
};

}  // namespace hastilude::wasm
