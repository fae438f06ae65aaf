// Keeps a game in a file, as a record that `hastilude replay` checks and `play --load` goes on
// from.
#pragma once

#include <optional>
#include <string>

#include "record/record.h"
#include "texts/texts.h"

namespace hastilude::app {

class Keeper {
 public:
  // `file` may be empty. `always`: the game is written there after every decision.
  enum class When : std::uint8_t { asked, always };
  Keeper(std::string file, When when) : file_(std::move(file)), when_(when) {}

  // Where the game is kept, or was loaded from; empty: nowhere yet.
  const std::string& file() const { return file_; }
  // Whether the file on disk is ours to replace.
  bool owns(const std::string& file) const { return file == file_; }

  // Writes the record; what went wrong, if anything did.
  std::optional<std::string> save(const record::Record& record, const std::string& file,
                                  const texts::Texts& say);
  // Writes it if that was asked for once and for all.
  std::optional<std::string> keep(const record::Record& record, const texts::Texts& say);
  bool has_saved() const { return !saved_.empty(); }
  // Whether all of the record is in the file.
  bool has_all(const record::Record& record) const;

 private:
  std::string file_;
  When when_;
  std::string saved_;
};

// A file name as it can be given to a shell.
std::string shell_word(const std::string& file);

}  // namespace hastilude::app
