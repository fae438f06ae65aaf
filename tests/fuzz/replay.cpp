// Runs a fuzz target on every file of a folder, without a fuzzer: build and run it with any
// compiler.
#include <cstdint>
#include <filesystem>
#include <iostream>

#include "support/files.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size);

int main(int argc, char** argv) {
  int files = 0;
  for (int i = 1; i < argc; ++i) {
    for (const std::string& file : hastilude::tests::files_under(argv[i], "")) {
      const std::string text = hastilude::tests::read_text(file);
      std::cout << file << std::endl;  // at once: the last one is the culprit
      LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
      ++files;
    }
  }
  std::cout << files << " files\n";
  return files > 0 ? 0 : 1;
}
