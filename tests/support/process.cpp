#include "support/process.h"

#include <array>
#include <cstdio>
#include <cstdlib>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace hastilude::tests {
namespace {

// A file without a name, so that no end waits for the other.
class Unnamed {
 public:
  Unnamed() : file_(std::tmpfile()) {
    if (file_ == nullptr) std::abort();
  }
  ~Unnamed() { std::fclose(file_); }
  Unnamed(const Unnamed&) = delete;
  Unnamed& operator=(const Unnamed&) = delete;

  int descriptor() const { return fileno(file_); }
  void write(std::string_view text) {
    if (!text.empty()) std::fwrite(text.data(), 1, text.size(), file_);
    std::fflush(file_);
    lseek(descriptor(), 0, SEEK_SET);
  }
  std::string contents() {
    std::rewind(file_);
    std::string text;
    std::array<char, 65536> buffer{};
    while (const std::size_t got = std::fread(buffer.data(), 1, buffer.size(), file_))
      text.append(buffer.data(), got);
    return text;
  }

 private:
  std::FILE* file_;
};

}  // namespace

Finished run_program(const std::vector<std::string>& arguments, std::string_view input) {
  Unnamed in;
  Unnamed out;
  Unnamed err;
  in.write(input);
  std::vector<char*> words;
  for (const std::string& word : arguments) words.push_back(const_cast<char*>(word.c_str()));
  words.push_back(nullptr);
  const pid_t child = fork();
  if (child == 0) {
    dup2(in.descriptor(), 0);
    dup2(out.descriptor(), 1);
    dup2(err.descriptor(), 2);
    execv(words[0], words.data());
    _exit(127);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, out.contents(), err.contents()};
}

}  // namespace hastilude::tests
