#include "app/curve.h"

#include <algorithm>
#include <cmath>
#include <sstream>

namespace hastilude::app {
namespace {

constexpr std::string_view curve_title = "hastilude curve 1\n";

// What stands behind a word at the beginning of a line.
std::optional<std::string> behind(std::string_view word, const std::string& line) {
  if (!line.starts_with(word)) return {};
  return line.substr(word.size());
}

}  // namespace

Result<Curve, std::string> curve_in(std::string_view text) {
  if (!text.starts_with(curve_title)) return std::string("this is no curve");
  std::istringstream lines{std::string(text.substr(curve_title.size()))};
  Curve curve{.x = {}, .y = {}, .points = {.dots = {}}};
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || line.starts_with("; ")) continue;
    if (const auto x = behind("x ", line)) {
      curve.x = *x;
    } else if (const auto y = behind("y ", line)) {
      curve.y = *y;
    } else {
      std::istringstream words(line);
      arena::Dot dot;
      if (!(words >> dot.x >> dot.y >> dot.low >> dot.high) || dot.x <= 0)
        return "four numbers, the first above 0, were expected instead of '" + line + "'";
      std::getline(words >> std::ws, dot.label);
      curve.points.dots.push_back(dot);
    }
  }
  if (curve.points.dots.empty()) return std::string("it has no points");
  return curve;
}

std::string curve_picture(const Curve& curve) {
  double least = curve.points.dots[0].x;
  double most = least;
  double low = curve.points.dots[0].low;
  double high = low;
  for (const arena::Dot& dot : curve.points.dots) {
    least = std::min(least, dot.x);
    most = std::max(most, dot.x);
    low = std::min(low, dot.low);
    high = std::max(high, dot.high);
  }
  return arena::svg_of({.x = {.label = curve.x,
                              .low = std::pow(10, std::floor(std::log10(least))),
                              .high = std::pow(10, std::floor(std::log10(most)) + 1),
                              .steps = arena::Steps::tenfold},
                        .y = arena::axis_around(curve.y, low, high),
                        .series = {curve.points},
                        .guide = curve.points.dots});
}

}  // namespace hastilude::app
