// Plots for documents, as SVG: points with intervals, and lines, between two axes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hastilude::arena {

enum class Steps : std::uint8_t { even, tenfold };

struct Axis {
  std::string label;
  double low = 0;
  double high = 1;
  double tick = 1;  // between two marks; where steps are tenfold: not used
  Steps steps = Steps::even;
};

struct Dot {
  double x = 0;
  double y = 0;
  double low = 0;  // of an interval around y; the same as high: there is none
  double high = 0;
  std::string label{};
};

struct Series {
  std::string name{};  // empty: not told
  std::vector<Dot> dots;
  bool joined = false;  // by a line
};

struct Plot {
  Axis x;
  Axis y;
  std::vector<Series> series;
  std::vector<Dot> guide{};  // a dashed line, for comparison
};

std::string svg_of(const Plot& plot);

// Pieces of pictures.
namespace svg {
std::string begin(double width, double height);
std::string line(double x1, double y1, double x2, double y2, std::string_view stroke);
std::string words(double x, double y, std::string_view anchor, std::string_view text);
std::string dot(double x, double y, std::string_view color);
inline constexpr std::string_view end = "</svg>\n";
}  // namespace svg

// Round limits of an axis around these values, and the distance of its marks.
Axis axis_around(std::string label, double low, double high);

}  // namespace hastilude::arena
