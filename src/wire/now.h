// `now`, the table as it stands for a viewer, in the words in which it is sent: whole, or as what
// differs from the one that the viewer has. What differs is found between two texts that were both
// made for this viewer, so it tells nothing that they do not.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/message.h"
#include "wire/writing.h"

namespace hastilude::wire {

// A table and what of it does not change for a viewer.
struct Shown {
  std::string table;
  const tables::Settings& settings;
  NameOf name;
};

// All members but those that pass with time, and `absence`: what was told of it last may have come
// with presence, so nobody knows here what the viewer has of it.
class NowText {
 public:
  NowText(const Shown& shown, const tables::Now& now);

  // Counts the texts that were made for those with the same eyes and are not the same.
  int edition = 1;

  bool operator==(const NowText& other) const { return text_ == other.text_; }
  void write_members(JsonWriter& json) const { json.values_of(text_); }
  // The members that are not as they were; of arrays of facts what was put in another's place.
  void write_changes(JsonWriter& json, const NowText& from) const;

 private:
  // A member that is an array of facts: which, and where in the text its facts lie.
  struct Facts {
    std::string_view key;
    std::size_t member = 0;
    std::uint32_t begin = 0;
    std::vector<std::uint32_t> ends{};
  };
  std::string_view member(std::size_t index) const;
  std::vector<std::string_view> list(const Facts& facts) const;

  std::string text_;
  std::vector<std::uint32_t> ends_;  // of each member; one that is left out is empty
  Facts position_;
  Facts facts_;
};
using KnownNow = std::shared_ptr<const NowText>;

// The one that comes after the latest of a viewer; that one itself if only time has passed.
KnownNow next_now(const KnownNow& latest, const Shown& shown, const tables::Now& now);

// What is sent: what passes with time or is told with presence too, the rest, and what the viewer
// has of it; nothing: it is sent whole.
struct NowTold {
  tables::Time time = 0;
  std::vector<tables::ClockShown> clocks{};
  std::optional<tables::AbsenceShown> absence{};
  KnownNow is;
  KnownNow known{};
};
NowTold told(const tables::Now& now, KnownNow is, KnownNow known = {});
// To somebody who has seen nothing of it and will be sent nothing more that builds on it.
NowTold told_once(const Shown& shown, const tables::Now& now);

// The member `now`, or `changed`.
void now_member(JsonWriter& json, const NowTold& now);

// Left out where nobody is waited for.
void absence_member(JsonWriter& json, const std::optional<tables::AbsenceShown>& absence);

}  // namespace hastilude::wire
