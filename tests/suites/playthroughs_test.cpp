// Playthroughs: what everyone sees at every step of some games, compared line by line with
// tests/playthroughs. With --write FILE... the files are written anew from the records in them;
// scripts/write-playthroughs does it.
#include <algorithm>
#include <fstream>
#include <iostream>

#include <gtest/gtest.h>

#include "games/find.h"
#include "record/read.h"
#include "support/files.h"
#include "support/playthrough.h"

namespace hastilude::tests {
namespace {

TEST(Playthroughs, are_the_same_line_by_line) {
  const std::vector<std::string> files = files_under("tests/playthroughs", ".txt");
  for (const std::string& file : files) {
    const std::string text = read_text(file);
    const auto records = record::read_records(record_inside(text));
    ASSERT_TRUE(records.size() == 1 && records[0]) << file << " has no record that can be read";
    const std::vector<std::string> told = lines_of(playthrough(*records[0]));
    const std::vector<std::string> wanted = lines_of(text);
    for (std::size_t i = 0; i < std::min(told.size(), wanted.size()); ++i)
      ASSERT_EQ(told[i], wanted[i]) << file << ":" << i + 1;
    EXPECT_EQ(told.size(), wanted.size()) << file;
  }
}

TEST(Playthroughs, every_game_has_one) {
  for (const GameApi& game : games::all_games()) {
    const std::string start = "tests/playthroughs/" + std::string(game.name);
    const auto files = files_under("tests/playthroughs", ".txt");
    EXPECT_TRUE(std::any_of(files.begin(), files.end(),
                            [&](const std::string& file) { return file.starts_with(start); }))
        << "there is no " << start << "*.txt";
  }
}

int write(const std::vector<std::string>& files) {
  for (const std::string& file : files) {
    const auto records = record::read_records(record_inside(read_text(file)));
    if (records.size() != 1 || !records[0]) {
      std::cerr << file << ": expected a record in lines that begin with \"> \"\n";
      return 1;
    }
    std::ofstream(file, std::ios::binary) << playthrough(*records[0]);
  }
  return 0;
}

}  // namespace
}  // namespace hastilude::tests

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  if (argc > 2 && std::string_view(argv[1]) == "--write")
    return hastilude::tests::write({argv + 2, argv + argc});
  return RUN_ALL_TESTS();
}
