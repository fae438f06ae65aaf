// The help of a game, docs/help/LANGUAGE/GAME.md, by words and rule numbers.
#pragma once

#include <string_view>
#include <vector>

namespace hastilude::app {

// "## KEY, KEY: Title" and what stands below it.
struct HelpSection {
  std::vector<std::string_view> keys;
  std::string_view title;
  std::string_view body;
};

struct Help {
  std::string_view title;
  std::string_view introduction;
  std::vector<HelpSection> sections;

  // The section with this key, whatever its capitals.
  const HelpSection* find(std::string_view key) const;
  // The keys that begin like this, or have it within them if none does.
  std::vector<std::string_view> like(std::string_view part) const;
};

// The parts of a help text, which must outlive what is returned. The refusals at its end are left
// to explain().
Help parse_help(std::string_view markdown);

}  // namespace hastilude::app
