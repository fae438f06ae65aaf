#include "app/fairness/plot.h"

#include <algorithm>
#include <cstdio>

namespace hastilude::app {
namespace {

constexpr double row = 14;
constexpr double left = 190;
constexpr double across = 420;
constexpr double reach = 4;  // standard deviations to either side

double at(double off) {
  return left + across / 2 + std::clamp(off, -reach, reach) * across / (2 * reach);
}

std::string number(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%.1f", value);
  return text;
}

std::string label(const GameApi& game, Occasion occasion, std::size_t item) {
  std::string kind(name_of(occasion));
  std::replace(kind.begin(), kind.end(), '_', ' ');
  return std::string(game.name) + ", " + kind + ": " + name_of_item(game, occasion, item);
}

std::string line_of(const std::string& name, const Figure& figure, double y) {
  const std::string color = figure.fits() ? "#2b5d8a" : "#a3262a";
  return "<text x=\"" + number(left - 8) + "\" y=\"" + number(y + 4) + "\" text-anchor=\"end\">" +
         name + "</text><circle cx=\"" + number(at(figure.off())) + "\" cy=\"" + number(y) +
         "\" r=\"3.5\" fill=\"" + color + "\"><title>" + number(figure.found) + " of " +
         number(figure.expected) + " expected</title></circle>\n";
}

}  // namespace

std::string plot(const Tally& tally) {
  std::string rows;
  double y = 40;
  for (const auto& [game, of_game] : tally.games()) {
    for (const auto& [occasion, figures] : of_game.figures) {
      for (std::size_t i = 0; i < figures.size(); ++i) {
        if (figures[i].expected == 0) continue;
        rows += line_of(label(*game, occasion, i), figures[i], y);
        y += row;
      }
    }
    y += row;
  }
  const std::string height = number(y);
  const std::string band_from = number(at(-1.96));
  const std::string band = number(at(1.96) - at(-1.96));
  return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 640 " + height +
         "\" font-family=\"sans-serif\" font-size=\"11\">\n<rect width=\"640\" height=\"" + height +
         "\" fill=\"#fdfaf2\"/>\n<rect x=\"" + band_from + "\" y=\"24\" width=\"" + band +
         "\" height=\"" + number(y - 24) + "\" fill=\"#e3ead9\"/>\n<path d=\"M" + number(at(0)) +
         " 24V" + height + "\" stroke=\"#777\"/>\n<text x=\"" + number(at(0)) +
         "\" y=\"16\" text-anchor=\"middle\">standard deviations off what is exact; shaded: 95 "
         "in " +
         "100</text>\n" + rows + "</svg>\n";
}

}  // namespace hastilude::app
