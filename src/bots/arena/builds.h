// By which programs a file of results was made: a line each among its first ones. Files from before
// have none.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace hastilude::arena {

using Builds = std::vector<std::string>;

inline constexpr std::string_view of_build = "; build ";

inline std::string builds_text(const Builds& builds) {
  std::string text;
  for (const std::string& build : builds) text += std::string(of_build) + build + "\n";
  return text;
}

// Each once, in the order in which they went on.
inline void add_build(Builds& builds, const std::string& build) {
  if (!build.empty() && std::find(builds.begin(), builds.end(), build) == builds.end())
    builds.push_back(build);
}

inline void take_build(Builds& builds, std::string_view line) {
  if (line.starts_with(of_build)) add_build(builds, std::string(line.substr(of_build.size())));
}

// Who goes on from results that do not say what made them says that.
inline constexpr std::string_view unknown_build = "one that is not written down";

}  // namespace hastilude::arena
