// A store works on a thread of its own; what its answers hold belongs to the thread that asked.
#include "server/meeting.h"
#include "server/store_kit.h"

namespace hastilude::tests {
namespace {

using Open = Outcome<std::unique_ptr<Store>> (*)(const Folder&, Bring);

Outcome<std::unique_ptr<Store>> a_file(const Folder& folder, Bring bring) {
  return open_sqlite({.file = folder.file("store.sqlite")}, std::move(bring));
}
Outcome<std::unique_ptr<Store>> a_database(const Folder&, Bring bring) {
  the_database().clear();
  return open_postgres({.where = the_database().where()}, std::move(bring));
}

class StoreThread : public testing::TestWithParam<Open> {};

TEST_P(StoreThread, EndsNothingThatBelongsToWhoAsked) {
  const Folder folder;
  Meeting meeting;
  const Outcome<std::unique_ptr<Store>> opened = GetParam()(
      folder, [&](std::function<void()> finish) { meeting.hand_over(std::move(finish)); });
  ASSERT_TRUE(opened) << opened.error().what;
  const auto kept = [](const Person& person) {
    return [person](Store& store, auto then) { store.keep_person(person, then); };
  };
  const auto read = [](Store& store, auto then) { store.people({"ann"}, then); };
  const auto ends_here = [&]<class Value>(auto ask, std::optional<Outcome<Value>> answer) {
    std::thread::id ended{};
    ask(**opened, later::unowned([belonging = Belonging(ended),
                                  &answer](const Outcome<Value>& outcome) { answer = outcome; }));
    while (ended == std::thread::id()) ASSERT_TRUE(meeting.serve());
    EXPECT_TRUE(answer);
    EXPECT_EQ(ended, std::this_thread::get_id());
  };
  ends_here(kept({.id = "ann", .name = "Ann"}), std::optional<Outcome<Kept>>());
  ends_here(read, std::optional<Outcome<std::vector<Person>>>());
}

INSTANTIATE_TEST_SUITE_P(Every, StoreThread, testing::Values(a_file, a_database));

}  // namespace
}  // namespace hastilude::tests
