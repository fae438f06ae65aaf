// Runs what the fuzz targets do on every file of tests/fuzz/corpus, without a fuzzer.
#include <iostream>
#include <string>

#include "support/exercise.h"
#include "support/exercise_table.h"
#include "support/files.h"

int main() {
  using namespace hastilude::tests;
  struct Target {
    const char* name;
    std::string (*exercise)(std::string_view);
  };
  constexpr Target targets[] = {
      {"fuzz_record", exercise_records},    {"fuzz_position", exercise_position},
      {"fuzz_move", exercise_moves},        {"fuzz_row", exercise_rows},
      {"fuzz_settings", exercise_settings}, {"fuzz_message", exercise_message}};
  int failed = 0;
  for (const Target& target : targets) {
    const auto files = files_under(std::string("tests/fuzz/corpus/") + target.name, "");
    std::cout << target.name << ": " << files.size() << " files\n" << std::flush;
    if (files.empty()) ++failed;
    for (const std::string& file : files) {
      const std::string wrong = target.exercise(read_text(file));
      if (wrong.empty()) continue;
      std::cout << file << ": " << wrong << "\n";
      ++failed;
    }
  }
  return failed == 0 ? 0 : 1;
}
