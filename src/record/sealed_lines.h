// Reading what a record says of how its cards were drawn.
#pragma once

#include <optional>

#include "core/reading.h"
#include "record/sealed.h"

namespace hastilude::record {

class SealedLines {
 public:
  static bool is_head(std::string_view key) {
    return key == "table" || key == "start" || key == "commit";
  }
  static bool is_end(std::string_view key) { return key == "secret" || key == "seal"; }

  // A line of the head, and one behind the last event, with the words behind the key.
  std::optional<Complaint> read_head(std::string_view key, Words& words);
  std::optional<Complaint> read_end(std::string_view key, Words& words);
  // What is missing at the end of the head, and of the record.
  std::optional<Complaint> finish_head(int players) const;
  std::optional<Complaint> finish() const;

  // Nothing where the head says nothing of it.
  const std::optional<Sealed>& sealed() const { return sealed_; }
  // Whether lines of the end have come: nothing else follows.
  bool ends() const { return begun_; }

 private:
  enum Item : std::uint8_t { table, start, server, seal, people };

  std::optional<Complaint> read_commit(Words& words);
  std::optional<Complaint> read_secret(Words& words);

  std::optional<Sealed> sealed_;
  Given head_;
  Given end_;
  bool begun_ = false;  // the end has
};

}  // namespace hastilude::record
