#include "bots/arena/plot.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "bots/arena/numbers.h"

namespace hastilude::arena {
namespace svg {

std::string begin(double width, double height) {
  return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + fixed(width, 0) + " " +
         fixed(height, 0) +
         "\" font-family=\"sans-serif\" font-size=\"13\" fill=\"#444\">\n"
         "<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n";
}

std::string line(double x1, double y1, double x2, double y2, std::string_view stroke) {
  return "<line x1=\"" + fixed(x1, 0) + "\" y1=\"" + fixed(y1, 0) + "\" x2=\"" + fixed(x2, 0) +
         "\" y2=\"" + fixed(y2, 0) + "\" " + std::string(stroke) + "/>\n";
}

std::string words(double x, double y, std::string_view anchor, std::string_view text) {
  return "<text x=\"" + fixed(x, 0) + "\" y=\"" + fixed(y, 0) + "\" text-anchor=\"" +
         std::string(anchor) + "\">" + std::string(text) + "</text>\n";
}

std::string dot(double x, double y, std::string_view color) {
  return "<circle cx=\"" + fixed(x, 0) + "\" cy=\"" + fixed(y, 0) + "\" r=\"5\" fill=\"" +
         std::string(color) + "\"/>\n";
}

}  // namespace svg

namespace {

constexpr double left = 70;
constexpr double width = 620;
constexpr double top = 20;
constexpr double height = 320;
constexpr std::array<std::string_view, 5> colors{"#7a1f2b", "#1f4e7a", "#3d6b1f", "#8a5a00",
                                                 "#5b3a7a"};

double part(const Axis& axis, double value) {
  if (axis.steps == Steps::even) return (value - axis.low) / (axis.high - axis.low);
  return std::log10(value / axis.low) / std::log10(axis.high / axis.low);
}

std::string number(double value) {
  const double size = std::abs(value);
  const int decimals = size == 0 || size >= 10 ? 0 : size >= 1 ? 1 : size >= 0.1 ? 2 : 3;
  std::string text = fixed(value, decimals);
  if (text.find('.') != std::string::npos) {
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.') text.pop_back();
  }
  return text;
}

std::vector<double> marks_of(const Axis& axis) {
  std::vector<double> marks;
  if (axis.steps == Steps::tenfold) {
    for (double mark = axis.low; mark <= axis.high * 1.001; mark *= 10) marks.push_back(mark);
    return marks;
  }
  const int count = static_cast<int>(std::lround((axis.high - axis.low) / axis.tick));
  for (int i = 0; i <= count; ++i) marks.push_back(axis.low + i * axis.tick);
  return marks;
}

class Drawing {
 public:
  explicit Drawing(const Plot& plot) : plot_(plot) {}

  std::string text() {
    text_ = svg::begin(left + width + 30, top + height + 50);
    axes();
    join(plot_.guide, "stroke=\"#999\" stroke-dasharray=\"5 4\"");
    for (std::size_t i = 0; i < plot_.series.size(); ++i)
      draw(plot_.series[i], colors[i % colors.size()], i);
    return text_ + std::string(svg::end);
  }

 private:
  double x(double value) const { return left + part(plot_.x, value) * width; }
  double y(double value) const { return top + (1 - part(plot_.y, value)) * height; }

  void axes() {
    for (const double mark : marks_of(plot_.x)) {
      text_ += svg::line(x(mark), top, x(mark), top + height, "stroke=\"#ddd\"");
      text_ += svg::words(x(mark), top + height + 18, "middle", number(mark));
    }
    for (const double mark : marks_of(plot_.y)) {
      text_ += svg::line(left, y(mark), left + width, y(mark), "stroke=\"#ddd\"");
      text_ += svg::words(left - 8, y(mark) + 4, "end", number(mark));
    }
    text_ += svg::words(left + width / 2, top + height + 40, "middle", plot_.x.label);
    text_ += svg::words(left, top - 6, "start", plot_.y.label);
  }

  void join(const std::vector<Dot>& dots, std::string_view stroke) {
    for (std::size_t i = 1; i < dots.size(); ++i)
      text_ += svg::line(x(dots[i - 1].x), y(dots[i - 1].y), x(dots[i].x), y(dots[i].y), stroke);
  }

  void draw(const Series& series, std::string_view color, std::size_t place) {
    const std::string stroke = "stroke=\"" + std::string(color) + "\" stroke-width=\"2\"";
    if (series.joined) join(series.dots, stroke);
    for (const Dot& dot : series.dots) {
      if (dot.low < dot.high)
        text_ += svg::line(x(dot.x), y(std::max(dot.low, plot_.y.low)), x(dot.x),
                           y(std::min(dot.high, plot_.y.high)), stroke);
      text_ += svg::dot(x(dot.x), y(dot.y), color);
      if (!dot.label.empty()) label(dot);
    }
    if (series.name.empty()) return;
    const double at = top + 16 + 18 * static_cast<double>(place);
    text_ += svg::dot(left + width - 150, at - 4, color);
    text_ += svg::words(left + width - 138, at, "start", series.name);
  }

  // Beside the dot, on the side where there is room.
  void label(const Dot& dot) {
    const bool at_end = part(plot_.x, dot.x) > 0.85;
    text_ +=
        svg::words(x(dot.x) + (at_end ? -9 : 9), y(dot.y) + 4, at_end ? "end" : "start", dot.label);
  }

  const Plot& plot_;
  std::string text_;
};

}  // namespace

std::string svg_of(const Plot& plot) { return Drawing(plot).text(); }

Axis axis_around(std::string label, double low, double high) {
  const double rough = std::max(high - low, 1e-9) / 6;
  const double power = std::pow(10, std::floor(std::log10(rough)));
  double tick = 10 * power;
  for (const double step : {5.0, 2.0, 1.0}) {
    if (rough <= step * power) tick = step * power;
  }
  return {std::move(label), std::floor(low / tick) * tick, std::ceil(high / tick) * tick, tick};
}

}  // namespace hastilude::arena
